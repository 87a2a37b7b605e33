//! Reads game files and standard input, within bounds.

use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use super::system::system_refusal;
use crate::fact::{Value, facts};

/// The largest file read, in bytes; the largest game collections published are smaller.
pub const MOST_BYTES: u64 = 64 * 1024 * 1024;

facts! {
    /// Why a file could not be read.
    pub enum InputError {
        /// The system says no.
        Failed {
            /// What it says.
            why: Value,
        } => "file-unreadable",
        /// It is larger than [`MOST_BYTES`].
        TooLarge {
            /// The most, in MiB.
            most: u64,
        } => "file-too-large",
        /// It is a folder.
        Folder => "file-is-a-folder",
        /// It is a folder where folders are gone into only if that is asked for.
        FolderOfGames => "folder-of-games",
        /// It is an archive that is damaged, or none.
        Archive {
            /// What is wrong, for who knows the format.
            why: String,
        } => "archive-unreadable",
    }
}

impl InputError {
    /// That an archive cannot be read, or no further.
    pub(super) fn archive(error: &io::Error) -> Self {
        Self::Archive { why: error.to_string() }
    }
}

impl From<io::Error> for InputError {
    fn from(error: io::Error) -> Self {
        Self::Failed { why: system_refusal(&error) }
    }
}

/// The bytes of a file; `-` is standard input.
///
/// # Errors
/// If the file cannot be read or is too large.
pub fn read_input(path: &Path) -> Result<Vec<u8>, InputError> {
    if path.as_os_str() == "-" {
        return read_bounded(io::stdin().lock());
    }
    if path.is_dir() {
        return Err(InputError::Folder);
    }
    read_bounded(File::open(path)?)
}

/// All bytes of a source, within bounds.
pub(super) fn read_bounded(source: impl Read) -> Result<Vec<u8>, InputError> {
    let mut bytes = Vec::new();
    source.take(MOST_BYTES + 1).read_to_end(&mut bytes)?;
    if u64::try_from(bytes.len()).is_ok_and(|read| read > MOST_BYTES) {
        return Err(InputError::TooLarge { most: MOST_BYTES / 1024 / 1024 });
    }
    Ok(bytes)
}
