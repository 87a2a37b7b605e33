//! Files written whole or not at all.

use std::fs;
use std::io::{self, BufWriter, IntoInnerError, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use tempfile::NamedTempFile;

use super::platform::{permit_usual, settle_names};
use super::system::{no_plain_file, system_refusal};
use crate::fact::{Value, facts};

/// Whether a file that exists may be replaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overwrite {
    /// It may.
    Yes,
    /// It stays as it is.
    No,
}

facts! {
    /// Why a file could not be written.
    pub enum WriteError {
        /// It exists.
        Exists => "file-exists",
        /// The disk, or its owner, would not have it.
        Failed {
            /// What the system says.
            why: Value,
        } => "file-unwritable",
    }
}

impl From<io::Error> for WriteError {
    fn from(error: io::Error) -> Self {
        Self::Failed { why: system_refusal(&error) }
    }
}

/// A file that is written beside its place and put there once it is whole.
#[derive(Debug)]
pub struct NewFile {
    file: BufWriter<NamedTempFile>,
    path: PathBuf,
    overwrite: Overwrite,
}

impl NewFile {
    /// Begins a file. Where a link lies, what it leads to is replaced, not the link; who may read
    /// and write the old file may do so with the new one.
    ///
    /// # Errors
    /// If the file exists and may not be replaced or is no plain file, or its folder cannot be
    /// written.
    pub fn begin(path: &Path, overwrite: Overwrite) -> Result<Self, WriteError> {
        if overwrite == Overwrite::No && path.symlink_metadata().is_ok() {
            return Err(WriteError::Exists);
        }
        let old = fs::metadata(path).ok();
        if old.as_ref().is_some_and(|old| !old.is_file()) {
            return Err(no_plain_file().into());
        }
        let path = dunce::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        let folder = folder_of(&path);
        sweep(folder);
        let mut file = tempfile::Builder::new();
        permit_usual(&mut file);
        let file = file.prefix(NEW).tempfile_in(folder)?;
        if let Some(old) = old {
            file.as_file().set_permissions(old.permissions())?;
        }
        Ok(Self { file: BufWriter::new(file), path, overwrite })
    }

    /// Puts it in its place.
    ///
    /// # Errors
    /// If it cannot be written, or another file has come there that may not be replaced.
    pub fn finish(self) -> Result<(), WriteError> {
        let file = self.file.into_inner().map_err(IntoInnerError::into_error)?;
        file.as_file().sync_all()?;
        let kept = match self.overwrite {
            Overwrite::Yes => file.persist(&self.path),
            Overwrite::No => file.persist_noclobber(&self.path),
        };
        kept.map(|_| settle_names(folder_of(&self.path))).map_err(|error| {
            match error.error.kind() {
                io::ErrorKind::AlreadyExists => WriteError::Exists,
                _ => error.error.into(),
            }
        })
    }
}

impl Write for NewFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

/// Writes a file by way of a new one beside it, so that there is never half of it.
///
/// # Errors
/// If the file exists and may not be replaced, or cannot be written.
pub fn write_file(path: &Path, bytes: &[u8], overwrite: Overwrite) -> Result<(), WriteError> {
    let mut file = NewFile::begin(path, overwrite)?;
    file.write_all(bytes)?;
    file.finish()
}

fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// How the names of files half written begin.
const NEW: &str = ".shuzi-new-";

/// Removes what programs that were killed while they wrote a file left beside it.
fn sweep(folder: &Path) {
    /// Nothing that is still written stays untouched for so long.
    const LONG_AGO: Duration = Duration::from_secs(3600);
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let is_new = entry.file_name().to_str().is_some_and(|name| name.starts_with(NEW));
        let age = || entry.metadata().ok()?.modified().ok()?.elapsed().ok();
        if is_new && age().is_some_and(|age| age > LONG_AGO) {
            // What cannot be removed does no harm.
            let _ = fs::remove_file(entry.path());
        }
    }
}
