//! The game files that the first screen offers.

use std::path::{Path, PathBuf};

use super::browser::FilePreview;
use crate::shell::{
    FolderEntry, GameSource, folder_entries, folder_unreadable, is_game, is_picture_name,
    read_input,
};
use shuzi_core::fact::Message;
use shuzi_core::goban::VertexSet;
use shuzi_core::record::Info;
use shuzi_core::scorer::ScoreOptions;

/// A folder by its whole path, and what can be chosen in it.
pub(super) fn listing(folder: &Path) -> Result<(PathBuf, Vec<FolderEntry>), Message> {
    let (folder, entries) =
        folder_entries(folder).map_err(|error| folder_unreadable(folder, &error))?;
    let is_game = |name: &str| {
        let path = Path::new(name);
        is_game(path) || name.to_ascii_lowercase().ends_with(".txt") || is_picture_name(path)
    };
    let entries = entries.into_iter().filter(|entry| entry.is_folder || is_game(&entry.name));
    Ok((folder, entries.collect()))
}

/// What a game file holds, if it can be read.
pub(super) fn preview(path: &Path) -> Option<FilePreview> {
    // A pipe would be waited for.
    let is_plain = std::fs::metadata(path).is_ok_and(|about| about.is_file());
    let bytes = is_plain.then(|| read_input(path).ok())??;
    let source = GameSource::of(path, &bytes, &ScoreOptions::default());
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
pub fn pasted_path(text: &str) -> Option<PathBuf> {
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
