//! The file browser: folders, game files and their previews.

use std::cmp::Reverse;
use std::path::PathBuf;
use std::time::SystemTime;

use nucleo_matcher::pattern::{AtomKind, CaseMatching, Normalization, Pattern};
use nucleo_matcher::{Config, Matcher, Utf32Str};

use super::Action;
use super::beginning::{Beginning, HomeEffect};
use super::keymap::ALL;
use shuzi_core::goban::{Board, VertexSet};
use shuzi_core::record::Info;
use shuzi_walk::Direction;

/// A folder or a game file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The file name.
    pub name: String,
    /// Whether it is a folder.
    pub is_folder: bool,
    /// When it was last changed, if the system says.
    pub modified: Option<SystemTime>,
}

/// An entry that matches the filter.
#[derive(Clone, Copy, Debug)]
pub struct Found<'a> {
    /// The entry.
    pub entry: &'a Entry,
    /// The places of the letters typed in its name, in characters, in order.
    pub lit: &'a [u32],
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

/// The files of a folder, filtered by the letters of their names.
#[derive(Clone, Debug)]
pub struct Browser {
    /// The folder.
    pub folder: PathBuf,
    /// The filter typed.
    pub filter: String,
    /// The preview of the file under the cursor, if it can be read.
    pub preview: Option<FilePreview>,
    entries: Vec<Entry>,
    /// The entries that match, by index, with the places of the letters typed, best first.
    found: Vec<(usize, Vec<u32>)>,
    /// Whether the latest file comes first, instead of the names in order.
    by_date: bool,
    row: usize,
}

/// The longest filter accepted, in bytes.
const LONGEST: usize = 60;

impl Browser {
    pub(super) fn of(folder: PathBuf, entries: Vec<Entry>) -> Self {
        let (filter, preview, found) = (String::new(), None, Vec::new());
        let mut browser = Self { folder, filter, preview, entries, found, by_date: false, row: 0 };
        browser.sort();
        browser
    }

    /// The entries that match the filter, and the index of the one the cursor is on.
    pub fn shown(&self) -> (Vec<Found<'_>>, usize) {
        let found = self.found.iter().map(|(at, lit)| Found { entry: &self.entries[*at], lit });
        let shown: Vec<Found<'_>> = found.collect();
        let row = self.row.min(shown.len().saturating_sub(1));
        (shown, row)
    }

    /// Whether the latest file comes first.
    pub const fn is_by_date(&self) -> bool {
        self.by_date
    }

    /// Puts the entries in order: folders, then files by name or the latest first.
    fn sort(&mut self) {
        let by_date = self.by_date;
        self.entries.sort_by_cached_key(|entry| {
            let date = Reverse(entry.modified.filter(|_| by_date && !entry.is_folder));
            (!entry.is_folder, date, entry.name.to_lowercase())
        });
        self.find();
    }

    /// Finds the entries whose names have the letters typed in this order, the closest first.
    fn find(&mut self) {
        self.row = 0;
        if self.filter.is_empty() {
            self.found = (0..self.entries.len()).map(|at| (at, Vec::new())).collect();
            return;
        }
        let mut matcher = Matcher::new(Config::DEFAULT);
        let wanted =
            Pattern::new(&self.filter, CaseMatching::Ignore, Normalization::Smart, AtomKind::Fuzzy);
        let mut signs = Vec::new();
        let mut found: Vec<(u32, usize, Vec<u32>)> = Vec::new();
        for (at, entry) in self.entries.iter().enumerate() {
            let mut lit = Vec::new();
            let name = Utf32Str::new(&entry.name, &mut signs);
            if let Some(score) = wanted.indices(name, &mut matcher, &mut lit) {
                lit.sort_unstable();
                lit.dedup();
                found.push((score, at, lit));
            }
        }
        found.sort_by_key(|(score, at, _)| (Reverse(*score), *at));
        self.found = found.into_iter().map(|(_, at, lit)| (at, lit)).collect();
    }

    /// The path of the file under the cursor; `None` on a folder.
    pub(super) fn file(&self) -> Option<PathBuf> {
        let (shown, row) = self.shown();
        let found = shown.get(row).filter(|found| !found.entry.is_folder)?;
        Some(self.folder.join(&found.entry.name))
    }

    pub(super) fn update(&mut self, action: Action) -> Option<HomeEffect> {
        match action {
            Action::Move(Direction::Left) => return Some(self.up()),
            Action::Leap(direction, steps) => self.leap(direction, steps),
            Action::Type(sign) if self.filter.len() < LONGEST && !sign.is_control() => {
                self.filter.push(sign);
                self.find();
            }
            Action::Erase => {
                if self.filter.pop().is_none() {
                    return Some(self.up());
                }
                self.find();
            }
            Action::Sort => {
                self.by_date = !self.by_date;
                self.sort();
            }
            Action::Next | Action::Move(Direction::Right) => return self.enter(),
            Action::Move(direction) => self.leap(direction, 1),
            _ => return None,
        }
        self.preview = None;
        self.file().map(HomeEffect::Look)
    }

    /// Moves the cursor by so many rows, or to the end.
    fn leap(&mut self, direction: Direction, steps: u16) {
        let (shown, now) = self.shown();
        let rows = shown.len();
        let steps = if steps == ALL { rows } else { usize::from(steps) };
        self.row = match direction {
            Direction::Up | Direction::Left => now.saturating_sub(steps),
            Direction::Down | Direction::Right => (now + steps).min(rows.saturating_sub(1)),
        };
    }

    fn up(&self) -> HomeEffect {
        HomeEffect::List(self.folder.join(".."))
    }

    fn enter(&self) -> Option<HomeEffect> {
        let (shown, row) = self.shown();
        let entry = shown.get(row)?.entry;
        let path = self.folder.join(&entry.name);
        Some(if entry.is_folder {
            HomeEffect::List(path)
        } else {
            HomeEffect::Begin(Beginning::File(path))
        })
    }
}
