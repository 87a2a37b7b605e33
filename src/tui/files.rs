//! The game files that the first screen offers.

use std::path::{Path, PathBuf};

use crate::app::{Entry, FilePreview};
use crate::fact::Message;
use crate::goban::VertexSet;
use crate::record::Info;
use crate::scorer::{GameSource, ScoreOptions, is_picture_name};
use crate::shell::{FolderEntry, folder_entries, folder_unreadable, read_input};

/// A folder by its whole path, and what can be chosen in it.
pub(super) fn listing(folder: &Path) -> Result<(PathBuf, Vec<Entry>), Message> {
    let (folder, entries) =
        folder_entries(folder).map_err(|error| folder_unreadable(folder, &error))?;
    let is_game = |name: &str| {
        let small = name.to_ascii_lowercase();
        let endings = [".sgf", ".sgf.gz", ".txt"];
        endings.iter().any(|ending| small.ends_with(ending)) || is_picture_name(Path::new(name))
    };
    let entries = entries
        .into_iter()
        .filter(|entry| entry.is_folder || is_game(&entry.name))
        .map(|FolderEntry { name, is_folder, modified }| Entry { name, is_folder, modified })
        .collect();
    Ok((folder, entries))
}

/// What a game file holds, if it can be read.
pub(super) fn preview(path: &Path) -> Option<FilePreview> {
    // A pipe would be waited for.
    let is_plain = std::fs::metadata(path).is_ok_and(|about| about.is_file());
    let bytes = is_plain.then(|| read_input(path).ok())??;
    let source = GameSource::of(path, &bytes, &ScoreOptions::default());
    #[cfg(feature = "photo")]
    if let Some(read) = source.photograph() {
        let board = read.ok()?.board.clone();
        let dead = VertexSet::new(board.size());
        return Some(FilePreview { board, dead, info: Info::default() });
    }
    let (game, _) = source.games(None).next()?.ok()?;
    let nothing = VertexSet::new(game.board.size());
    let dead = game.marks.map_or(nothing, |marks| marks.dead);
    Some(FilePreview { board: game.board, dead, info: game.info })
}

/// The file whose path was pasted, if there is one.
pub(super) fn pasted_path(text: &str) -> Option<PathBuf> {
    let text = text.lines().map(str::trim).find(|line| !line.is_empty())?;
    let text = text.trim_matches(['\'', '"']);
    // A terminal quotes spaces with a backslash, a file manager writes an address.
    let path = match text.strip_prefix("file://") {
        Some(address) => percent_decoded(address),
        None if Path::new(text).is_file() => text.to_owned(),
        None => text.replace("\\ ", " "),
    };
    // The address of a file on a drive has a slash before its letter.
    let on_drive = path.strip_prefix('/').filter(|rest| rest.get(1..2) == Some(":"));
    [Some(path.as_str()), on_drive]
        .into_iter()
        .flatten()
        .map(PathBuf::from)
        .find(|path| path.is_file())
}

/// An address with its `%20` written out; what is no such sign stays.
fn percent_decoded(address: &str) -> String {
    let mut bytes = Vec::with_capacity(address.len());
    let mut rest = address.as_bytes();
    while let Some((&first, after)) = rest.split_first() {
        let escaped = (first == b'%').then(|| after.get(..2)).flatten();
        let escaped = escaped.and_then(|digits| std::str::from_utf8(digits).ok());
        let byte = escaped.and_then(|digits| u8::from_str_radix(digits, 16).ok());
        bytes.push(byte.unwrap_or(first));
        rest = if byte.is_some() { &after[2..] } else { after };
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[cfg(test)]
mod tests {
    // A test says by panicking that something is wrong.
    #![allow(clippy::unwrap_used)]

    use super::{pasted_path, percent_decoded};

    #[test]
    fn a_path_is_taken_as_terminals_and_file_managers_paste_it() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("a game é.sgf");
        std::fs::write(&file, "(;SZ[9])").unwrap();
        let path = file.to_str().unwrap();
        for text in [
            path.to_owned(),
            format!("'{path}'\n"),
            format!("\n  \"{path}\"  \n"),
            path.replace(' ', "\\ "),
            format!("file://{}", path.replace(' ', "%20").replace('é', "%C3%A9")),
            format!("{path}\n/another.sgf"),
        ] {
            assert_eq!(pasted_path(&text).as_ref(), Some(&file), "{text}");
        }
        assert_eq!(pasted_path(". X O\n. . ."), None);
        assert_eq!(pasted_path(""), None);
        assert_eq!(percent_decoded("100%/%zz%2"), "100%/%zz%2");
    }
}
