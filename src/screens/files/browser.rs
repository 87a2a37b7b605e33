//! The file browser: folders, game files and their previews.

use std::cmp::Reverse;
use std::path::PathBuf;

use nucleo_matcher::pattern::{AtomKind, CaseMatching, Normalization, Pattern};
use nucleo_matcher::{Config, Matcher, Utf32Str};

use crate::shell::FolderEntry;
use crate::ui::{Field, List};
use shuzi_core::goban::{Board, VertexSet};
use shuzi_core::record::Info;

/// An entry that matches the filter.
#[derive(Clone, Copy, Debug)]
pub struct Found<'a> {
    pub entry: &'a FolderEntry,
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
    pub folder: PathBuf,
    /// The filter typed.
    pub filter: Field,
    /// The preview of the file under the cursor, if it can be read.
    pub preview: Option<FilePreview>,
    entries: Vec<FolderEntry>,
    /// The entries that match, by index, with the places of the letters typed, best first.
    found: Vec<(usize, Vec<u32>)>,
    /// Whether the latest file comes first, instead of the names in order.
    by_date: bool,
    /// The cursor.
    pub list: List,
}

impl Browser {
    /// A folder's files, by name.
    pub fn of(folder: PathBuf, entries: Vec<FolderEntry>) -> Self {
        let mut browser = Self {
            folder,
            filter: Field::default(),
            preview: None,
            entries,
            found: Vec::new(),
            by_date: false,
            list: List::default(),
        };
        browser.sort();
        browser
    }

    /// The entries that match the filter, and the index of the one the cursor is on.
    pub fn shown(&self) -> (Vec<Found<'_>>, usize) {
        let found = self.found.iter().map(|(at, lit)| Found { entry: &self.entries[*at], lit });
        let shown: Vec<Found<'_>> = found.collect();
        let row = self.list.row(shown.len());
        (shown, row)
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
    pub fn find(&mut self) {
        self.list = List::default();
        if self.filter.text().is_empty() {
            self.found = (0..self.entries.len()).map(|at| (at, Vec::new())).collect();
            return;
        }
        let mut matcher = Matcher::new(Config::DEFAULT);
        let wanted = Pattern::new(
            self.filter.text(),
            CaseMatching::Ignore,
            Normalization::Smart,
            AtomKind::Fuzzy,
        );
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

    /// Changes between the order of names and of dates.
    pub fn turn_order(&mut self) {
        self.by_date = !self.by_date;
        self.sort();
    }

    /// How many entries match.
    pub fn found(&self) -> usize {
        self.found.len()
    }

    /// The path of the entry under the cursor, and whether it is a folder.
    pub fn chosen(&self) -> Option<(PathBuf, bool)> {
        let (shown, row) = self.shown();
        let entry = shown.get(row)?.entry;
        Some((self.folder.join(&entry.name), entry.is_folder))
    }
}
