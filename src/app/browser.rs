//! The file browser: folders, game files and their previews.

use std::path::PathBuf;

use super::beginning::{Beginning, HomeEffect};
use super::{Action, Direction};
use crate::goban::{Board, VertexSet};
use crate::record::Info;

/// A folder or a game file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The file name.
    pub name: String,
    /// Whether it is a folder.
    pub is_folder: bool,
}

/// The preview of a game file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FilePreview {
    /// The final position.
    pub board: Board,
    /// The dead stones the file marks.
    pub dead: VertexSet,
    /// The game information: players, komi, result.
    pub info: Info,
}

/// The files of a folder, filtered by name.
#[derive(Clone, Debug)]
pub struct Browser {
    /// The folder.
    pub folder: PathBuf,
    /// The filter typed.
    pub filter: String,
    /// The preview of the file under the cursor, if it can be read.
    pub preview: Option<FilePreview>,
    entries: Vec<Entry>,
    row: usize,
}

/// The longest filter accepted, in bytes.
const LONGEST: usize = 60;

impl Browser {
    pub(super) fn of(folder: PathBuf, mut entries: Vec<Entry>) -> Self {
        entries.sort_by_key(|entry| (!entry.is_folder, entry.name.to_lowercase()));
        Self { folder, filter: String::new(), preview: None, entries, row: 0 }
    }

    /// The entries that match the filter, and the index of the one the cursor is on.
    pub fn shown(&self) -> (Vec<&Entry>, usize) {
        let wanted = self.filter.to_lowercase();
        let matches = |entry: &&Entry| entry.name.to_lowercase().contains(&wanted);
        let shown: Vec<&Entry> = self.entries.iter().filter(matches).collect();
        let row = self.row.min(shown.len().saturating_sub(1));
        (shown, row)
    }

    /// The path of the file under the cursor; `None` on a folder.
    pub(super) fn file(&self) -> Option<PathBuf> {
        let (shown, row) = self.shown();
        let entry = shown.get(row).filter(|entry| !entry.is_folder)?;
        Some(self.folder.join(&entry.name))
    }

    pub(super) fn update(&mut self, action: Action) -> Option<HomeEffect> {
        let all = self.shown().0.len();
        match action {
            Action::Move(direction) => {
                let now = self.shown().1;
                self.row = match direction {
                    Direction::Up => now.saturating_sub(1),
                    Direction::Down => (now + 1).min(all.saturating_sub(1)),
                    Direction::Left => return Some(self.up()),
                    Direction::Right => return self.enter(),
                };
            }
            Action::Type(sign) if self.filter.len() < LONGEST && !sign.is_control() => {
                self.filter.push(sign);
                self.row = 0;
            }
            Action::Erase => {
                if self.filter.pop().is_none() {
                    return Some(self.up());
                }
            }
            Action::Next => return self.enter(),
            _ => return None,
        }
        self.preview = None;
        self.file().map(HomeEffect::Look)
    }

    fn up(&self) -> HomeEffect {
        HomeEffect::List(self.folder.join(".."))
    }

    fn enter(&self) -> Option<HomeEffect> {
        let (shown, row) = self.shown();
        let entry = shown.get(row)?;
        let path = self.folder.join(&entry.name);
        Some(if entry.is_folder {
            HomeEffect::List(path)
        } else {
            HomeEffect::Begin(Beginning::File(path))
        })
    }
}
