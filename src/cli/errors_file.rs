//! A file of what could not be counted, a line each.

use std::path::Path;

use super::resumed::{ResumeError, ResumedFile};
use crate::output::Format;
use crate::shell::{Failure, Overwrite, Trouble};
use shuzi_core::place::Diagnostic;
use shuzi_words::Words;
use shuzi_words::json::error_json;

/// A file of errors as JSON, in which every line is whole.
pub(super) struct ErrorsFile<'a> {
    path: &'a Path,
    file: ResumedFile,
}

impl<'a> ErrorsFile<'a> {
    /// Opens the file: to go on at its end, or new.
    pub(super) fn open(path: &'a Path, is_resumed: bool, is_forced: bool) -> Result<Self, Failure> {
        let file = if is_resumed {
            ResumedFile::open(path, Format::Json)
        } else {
            ResumedFile::begin(path, Overwrite::if_told(is_forced))
        };
        Ok(Self { path, file: file.map_err(|error| error.of_file(path))? })
    }

    /// The gravest error that it held when it was opened.
    pub(super) const fn met(&self) -> Option<Trouble> {
        self.file.met
    }

    /// Adds why a game of a file could not be counted.
    pub(super) fn add(
        &mut self,
        game: (&str, usize),
        error: &Diagnostic,
        words: &Words,
    ) -> Result<(), Failure> {
        let line = error_json(game, error, words) + "\n";
        let added = self.file.add(line.as_bytes());
        added.map_err(|error| ResumeError::System(error).of_file(self.path))
    }
}
