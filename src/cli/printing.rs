//! Where a page goes: standard output, or a file written whole or not at all.

use std::collections::BTreeSet;
use std::io::{self, IsTerminal as _, Write as _};
use std::path::Path;

use shuzi_core::place::at;
use shuzi_picture::missing_signs;

use super::args::PrintArgs;
use super::batch::joined;
use crate::output::print::Layout;
use crate::output::{Format, Page, PageStyle};
use crate::shell::{Failure, OutputResult as _, Overwrite, is_packed, warn, write_file};
use shuzi_words::Words;

/// The format asked for: by its name, or by what the file's name ends in.
pub(super) fn format(args: &PrintArgs) -> Result<Format, Failure> {
    let format = asked(args)?;
    on_paper(format, "--paper", args.paper.is_some())?;
    Ok(format)
}

/// Refuses an option about paper where nothing is laid out on any.
fn on_paper(format: Format, option: &str, is_given: bool) -> Result<(), Failure> {
    if is_given && !matches!(format, Format::Pdf | Format::Svg) {
        let values = [("option", option.into()), ("format", format.as_str().into())];
        return Err(Failure::usage_with("usage-no-paper", values));
    }
    Ok(())
}

fn asked(args: &PrintArgs) -> Result<Format, Failure> {
    if args.json || args.schema {
        return Ok(Format::Json);
    }
    if let Some(format) = args.format {
        return Ok(format);
    }
    let Some(ending) = args.output().and_then(|path| ending(path)) else {
        return Ok(Format::Text);
    };
    Format::of_word(&ending)
        .ok_or_else(|| Failure::usage_with("usage-no-format", [("ending", ending.into())]))
}

/// What the name of a file ends in, packed or not.
fn ending(path: &Path) -> Option<String> {
    let name = if is_packed(path) { path.with_extension("") } else { path.to_owned() };
    Some(name.extension()?.to_string_lossy().to_lowercase())
}

/// Whether a file of this name holds one JSON value, not one a line.
pub(super) fn is_array(path: &Path) -> bool {
    ending(path).is_some_and(|ending| ending == "json")
}

/// How pages are written here.
pub(super) fn context<'a>(args: &PrintArgs, words: &'a Words, width: usize) -> PageStyle<'a> {
    PageStyle { paper: args.paper.unwrap_or_default(), ..PageStyle::new(words, width) }
}

/// Prints a page as asked.
pub(super) fn print(page: &dyn Page, args: &PrintArgs, words: &Words) -> Result<(), Failure> {
    print_as(page, args, None, words)
}

/// Prints a page as asked, in a layout of its own.
pub(super) fn print_as(
    page: &dyn Page,
    args: &PrintArgs,
    layout: Option<Layout>,
    words: &Words,
) -> Result<(), Failure> {
    let format = format(args)?;
    on_paper(format, "--layout", layout.is_some())?;
    let mut context = context(args, words, page_width(args));
    context.layout = layout.unwrap_or_default();
    if [Format::Pdf, Format::Svg].contains(&format) && page.picture().is_none() {
        let document = page.document(&context);
        let script = words.language().script();
        let missing = document.texts().flat_map(|text| missing_signs(text, script));
        let missing: String = missing.collect::<BTreeSet<char>>().into_iter().collect();
        if !missing.is_empty() {
            warn(words.say("fonts-lack", &[("missing", missing.into())]));
        }
    }
    let bytes = format.write(page, &context).map_err(Failure::Usage)?;
    put(&bytes, format, args)
}

/// Writes what was printed to the file asked for, or to standard output.
pub(super) fn put(bytes: &[u8], format: Format, args: &PrintArgs) -> Result<(), Failure> {
    if let Some(path) = args.output() {
        let is_lines = format == Format::Json && is_array(path) && !bytes.starts_with(b"[");
        let array = is_lines.then(|| [&*joined(bytes, false), b"]\n"].concat());
        let bytes = array.as_deref().unwrap_or(bytes);
        return write_file(path, bytes, Overwrite::if_told(args.force))
            .map_err(|error| Failure::InFile(at(path.display(), error)));
    }
    if format.is_binary() && io::stdout().is_terminal() {
        return Err(Failure::usage("usage-pdf-on-terminal"));
    }
    io::stdout().lock().write_all(bytes).or_fail()
}

/// How wide a page of text is: as the terminal; a file is the same wherever it is written.
pub(super) fn page_width(args: &PrintArgs) -> usize {
    if args.output().is_some() { ELSEWHERE } else { terminal_width() }
}

/// The columns of a file, or of a pipe where there is no terminal.
const ELSEWHERE: usize = 100;

/// How wide the terminal is.
pub(super) fn terminal_width() -> usize {
    let stated = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
    let known =
        || ratatui::crossterm::terminal::size().ok().map(|(columns, _)| usize::from(columns));
    stated.or_else(known).unwrap_or(ELSEWHERE).clamp(40, 400)
}
