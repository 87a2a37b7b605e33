//! The pictures that come into a folder.

use std::collections::BTreeSet;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use crate::fact::Message;
use crate::place::Diagnostic;
use crate::scorer::is_picture_name;
use crate::shell::{Failure, system_refusal};

/// A picture's name, how long its file is, and when it was written.
type Arrival = (OsString, u64, Option<SystemTime>);

/// The pictures that come into a folder after the first look, or are sent again.
pub(super) struct Arrivals {
    folder: PathBuf,
    known: BTreeSet<Arrival>,
    /// Those that were still being written at the last look.
    growing: Vec<Arrival>,
}

impl Arrivals {
    /// How often to look.
    pub(super) const EACH: Duration = Duration::from_millis(400);

    pub(super) fn of(folder: &Path) -> Result<Self, Failure> {
        let mut arrivals = Self::unknown(folder);
        arrivals.known = arrivals.pictures()?.into_iter().collect();
        Ok(arrivals)
    }

    /// A folder of which nothing is known.
    fn unknown(folder: &Path) -> Self {
        Self { folder: folder.to_path_buf(), known: BTreeSet::new(), growing: Vec::new() }
    }

    /// All pictures of a folder, by name: `frame-9` before `frame-10`.
    pub(super) fn all_in(folder: &Path) -> Result<Vec<PathBuf>, Failure> {
        let mut pictures = Self::unknown(folder).pictures()?;
        pictures.sort_by_cached_key(|(name, ..)| numbered(&name.to_string_lossy()));
        Ok(pictures.into_iter().map(|(name, ..)| folder.join(name)).collect())
    }

    /// The pictures that have come and are no longer being written.
    pub(super) fn next(&mut self) -> Result<Vec<PathBuf>, Failure> {
        let found = self.pictures()?;
        let fresh: Vec<_> = found.into_iter().filter(|file| !self.known.contains(file)).collect();
        let (done, growing): (Vec<_>, Vec<_>) =
            fresh.into_iter().partition(|file| self.growing.contains(file) && file.1 > 0);
        self.growing = growing;
        self.known.extend(done.iter().cloned());
        Ok(done.into_iter().map(|(name, ..)| self.folder.join(name)).collect())
    }

    fn pictures(&self) -> Result<Vec<Arrival>, Failure> {
        let failed = |error: std::io::Error| {
            let what = Message::new("file-unreadable", [("why", system_refusal(&error))]);
            let name = self.folder.display().to_string();
            Failure::Failed(Diagnostic::of_file(what).in_file(&name))
        };
        let mut pictures = Vec::new();
        for entry in std::fs::read_dir(&self.folder).map_err(failed)? {
            let entry = entry.map_err(failed)?;
            let path = entry.path();
            let Ok(about) = std::fs::metadata(&path) else { continue };
            // What is still being sent often has a name that is hidden.
            let is_hidden = entry.file_name().to_string_lossy().starts_with('.');
            if is_picture_name(&path) && about.is_file() && !is_hidden {
                pictures.push((entry.file_name(), about.len(), about.modified().ok()));
            }
        }
        pictures.sort();
        Ok(pictures)
    }
}

/// A name as texts and the numbers after them.
fn numbered(name: &str) -> Vec<(String, Option<u64>)> {
    let mut parts = vec![(String::new(), None)];
    for sign in name.chars() {
        let last = parts.len() - 1;
        match (sign.to_digit(10), parts[last].1) {
            (Some(digit), number) => {
                let number: u64 = number.unwrap_or_default();
                parts[last].1 = Some(number.saturating_mul(10).saturating_add(digit.into()));
            }
            (None, None) => parts[last].0.push(sign),
            (None, Some(_)) => parts.push((sign.to_string(), None)),
        }
    }
    parts
}
