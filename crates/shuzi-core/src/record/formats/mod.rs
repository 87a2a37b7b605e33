//! Game files of other kinds, each written as SGF line by line, so that everything that reads or writes
//! SGF works for them, and a line keeps its number.

mod gib;
mod gtp_log;
mod ngf;
mod sgf_text;
mod ugf;

use super::sgf::is_sgf;
use sgf_text::SgfText;

/// A kind of game file besides SGF and diagrams.
struct FileKind {
    /// What it is called.
    name: &'static str,
    /// Whether a text is of this kind.
    is: fn(&str) -> bool,
    /// Writes it as SGF; `None` for a kind that is only recognized.
    read: Option<fn(&str) -> SgfText>,
}

/// All kinds, each told by what no other has.
const KINDS: [FileKind; 7] = [
    FileKind { name: "GIB (TYGEM)", is: gib::is, read: Some(gib::read) },
    FileKind { name: "UGF (Pandanet)", is: ugf::is, read: Some(ugf::read) },
    FileKind { name: "NGF (WBaduk)", is: ngf::is, read: Some(ngf::read) },
    FileKind { name: "GTP", is: gtp_log::is, read: Some(gtp_log::read) },
    FileKind { name: "Jago XML", is: |text| text.contains("<Go>"), read: None },
    FileKind { name: "JGF", is: is_jgf, read: None },
    FileKind { name: "HTML", is: is_html, read: None },
];

/// The text of a file of another kind as SGF; any other text as it is.
pub(super) fn as_sgf(text: String) -> String {
    if is_sgf(&text) {
        return text;
    }
    let kind = KINDS.iter().find(|kind| (kind.is)(&text));
    kind.and_then(|kind| kind.read).map(|read| read(&text).finished()).unwrap_or(text)
}

/// The name of a kind of file that is recognized but not read.
pub(super) fn unread_kind(text: &str) -> Option<&'static str> {
    let kind = KINDS.iter().find(|kind| (kind.is)(text))?;
    kind.read.is_none().then_some(kind.name)
}

fn is_jgf(text: &str) -> bool {
    let starts = text.trim_start().starts_with('{');
    starts && ["\"tree\"", "\"format\"", "\"record\""].iter().any(|key| text.contains(key))
}

fn is_html(text: &str) -> bool {
    let head: String = text.trim_start().chars().take(9).collect();
    let head = head.to_ascii_lowercase();
    head.starts_with("<html") || head.starts_with("<!doctype")
}
