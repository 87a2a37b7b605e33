//! Reads game files and standard input, up to a maximum size.

use std::fmt::Display;
use std::fs::File;
use std::io::{self, Read};
use std::path::Path;

use flate2::read::MultiGzDecoder;

use super::system::system_refusal;
use shuzi_core::fact::{Value, facts};

/// The largest file read, in bytes; published game collections are smaller.
pub const MOST_BYTES: u64 = 64 * 1024 * 1024;

facts! {
    /// Why a file could not be read.
    pub enum InputError {
        /// The system refused.
        Failed { why: Value } => "file-unreadable",
        /// It is the address of a page.
        Address => "file-is-an-address",
        /// It is larger than [`MOST_BYTES`].
        TooLarge { most: u64 } => "file-too-large",
        /// It is a folder.
        Folder => "file-is-a-folder",
        /// It is a folder, and folders are read only on request.
        FolderOfGames => "folder-of-games",
        /// It is a folder without a game file.
        EmptyFolder => "folder-without-games",
        /// It is an archive without a game file.
        NoGames => "archive-without-games",
        /// It is a damaged archive, or not an archive.
        Archive { why: Value } => "archive-unreadable",
    }
}

impl InputError {
    /// Returns the error for an archive that cannot be read, or not to its end.
    pub(super) fn of_archive(error: impl Display) -> Self {
        Self::Archive { why: error.to_string().into() }
    }

    /// Returns the error for a file in an archive: what the system cannot read on there is damaged.
    pub(super) fn within_archive(self) -> Self {
        match self {
            Self::Failed { why } => Self::Archive { why },
            other => other,
        }
    }
}

impl From<io::Error> for InputError {
    fn from(error: io::Error) -> Self {
        Self::Failed { why: system_refusal(&error) }
    }
}

/// Returns the bytes of a file; `-` is standard input.
///
/// # Errors
/// Returns an error if the file cannot be read or is too large.
pub fn read_input(path: &Path) -> Result<Vec<u8>, InputError> {
    if path.as_os_str() == "-" {
        return read_bounded(io::stdin().lock());
    }
    if path.is_dir() {
        return Err(InputError::Folder);
    }
    let is_address = || path.to_string_lossy().contains("://");
    let file = File::open(path).map_err(|error| match error.kind() {
        io::ErrorKind::NotFound if is_address() => InputError::Address,
        _ => error.into(),
    });
    read_bounded(file?)
}

/// Returns all bytes of a source, up to [`MOST_BYTES`]; out of gzip, if they are packed.
pub(super) fn read_bounded(source: impl Read) -> Result<Vec<u8>, InputError> {
    let bytes = read_plain(source)?;
    if !bytes.starts_with(&GZIP) {
        return Ok(bytes);
    }
    read_plain(MultiGzDecoder::new(&bytes[..])).map_err(InputError::within_archive)
}

/// What a file packed with gzip starts with.
pub(super) const GZIP: [u8; 2] = [0x1f, 0x8b];

fn read_plain(source: impl Read) -> Result<Vec<u8>, InputError> {
    let mut bytes = Vec::new();
    source.take(MOST_BYTES + 1).read_to_end(&mut bytes)?;
    if u64::try_from(bytes.len()).is_ok_and(|read| read > MOST_BYTES) {
        return Err(InputError::TooLarge { most: MOST_BYTES / 1024 / 1024 });
    }
    Ok(bytes)
}
