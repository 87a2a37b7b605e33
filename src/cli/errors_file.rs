//! A file of what could not be counted, a line each.

use std::path::Path;

use super::resumed::{ResumeError, ResumedFile};
use crate::fact::Message;
use crate::json::error_json;
use crate::output::Format;
use crate::place::{Diagnostic, at};
use crate::shell::{Failure, WriteError};
use crate::words::Words;

/// A file of errors as JSON, in which every line is whole.
pub(super) struct ErrorsFile<'a> {
    path: &'a Path,
    file: ResumedFile,
}

impl<'a> ErrorsFile<'a> {
    /// Opens the file: to go on at its end, or new.
    pub(super) fn open(path: &'a Path, is_resumed: bool, is_forced: bool) -> Result<Self, Failure> {
        if !is_resumed && path.symlink_metadata().is_ok() {
            if !is_forced {
                return Err(Failure::InFile(at(path.display(), WriteError::Exists)));
            }
            std::fs::write(path, "").map_err(|error| unwritten(path, error.into()))?;
        }
        let file = ResumedFile::open(path, Format::JSON).map_err(|error| unwritten(path, error))?;
        Ok(Self { path, file })
    }

    /// Adds why a game of a file could not be counted.
    pub(super) fn add(
        &mut self,
        game: (&str, usize),
        error: &Diagnostic,
        words: &Words,
    ) -> Result<(), Failure> {
        let line = error_json(game, error, words).unwrap_or_default() + "\n";
        self.file.add(line.as_bytes()).map_err(|error| unwritten(self.path, error.into()))
    }
}

/// That the file cannot be written, and why.
fn unwritten(path: &Path, error: ResumeError) -> Failure {
    Failure::InFile(match error {
        ResumeError::System(error) => at(path.display(), WriteError::from(error)),
        ResumeError::Foreign => at(path.display(), Message::plain("not-resumable")),
    })
}
