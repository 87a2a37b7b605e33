//! Files written whole or not at all.

use std::fs;
use std::io::{self, BufWriter, IntoInnerError, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use flate2::Compression;
use flate2::write::GzEncoder;
use tempfile::NamedTempFile;

use super::platform::{canonical, permit_usual, sync_dir};
use super::system::{no_plain_file, system_refusal};
use shuzi_core::fact::{Message, Value, facts};
use shuzi_core::place::at_file;

/// Whether an existing file may be replaced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overwrite {
    /// It may.
    Yes,
    /// It may not.
    No,
}

impl Overwrite {
    /// It may if the player says so.
    pub const fn if_told(force: bool) -> Self {
        if force { Self::Yes } else { Self::No }
    }
}

facts! {
    /// Why a file could not be written.
    pub enum WriteError {
        /// It exists already.
        Exists => "file-exists",
        /// The system refused.
        Failed { why: Value } => "file-unwritable",
    }
}

impl From<io::Error> for WriteError {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::AlreadyExists => Self::Exists,
            _ => Self::Failed { why: system_refusal(&error) },
        }
    }
}

/// A file written next to its destination and moved there once it is complete.
#[derive(Debug)]
pub struct NewFile {
    file: Contents,
    path: PathBuf,
    overwrite: Overwrite,
}

/// What is written to a file.
#[derive(Debug)]
enum Contents {
    Plain(BufWriter<NamedTempFile>),
    Packed(GzEncoder<BufWriter<NamedTempFile>>),
}

/// Whether a file of this name is packed with gzip.
pub fn is_packed(path: &Path) -> bool {
    path.extension().is_some_and(|ending| ending.eq_ignore_ascii_case("gz"))
}

impl NewFile {
    /// Starts a file. If the path is a link, its target is replaced, not the link; the new file
    /// gets the permissions of the old one.
    ///
    /// # Errors
    /// Returns an error if the file exists and may not be replaced or is not a plain file, or if
    /// its folder cannot be written to.
    pub fn begin(path: &Path, overwrite: Overwrite) -> Result<Self, WriteError> {
        if overwrite == Overwrite::No && path.symlink_metadata().is_ok() {
            return Err(WriteError::Exists);
        }
        let old = fs::metadata(path).ok();
        if old.as_ref().is_some_and(|old| !old.is_file()) {
            return Err(no_plain_file().into());
        }
        let path = canonical(path).unwrap_or_else(|_| path.to_owned());
        let folder = folder_of(&path);
        sweep(folder);
        let mut file = tempfile::Builder::new();
        permit_usual(&mut file);
        let file = file.prefix(NEW).tempfile_in(folder)?;
        if let Some(old) = old {
            file.as_file().set_permissions(old.permissions())?;
        }
        let file = BufWriter::new(file);
        let file = if is_packed(&path) {
            Contents::Packed(GzEncoder::new(file, Compression::default()))
        } else {
            Contents::Plain(file)
        };
        Ok(Self { file, path, overwrite })
    }

    /// Moves the file to its destination.
    ///
    /// # Errors
    /// Returns an error if it cannot be written, or a file is there by now that must stay.
    pub fn finish(self) -> Result<(), WriteError> {
        let file = match self.file {
            Contents::Plain(file) => file,
            Contents::Packed(packed) => packed.finish()?,
        };
        let file = file.into_inner().map_err(IntoInnerError::into_error)?;
        file.as_file().sync_all()?;
        let kept = match self.overwrite {
            Overwrite::Yes => file.persist(&self.path),
            Overwrite::No => file.persist_noclobber(&self.path),
        };
        kept.map(|_| sync_dir(folder_of(&self.path))).map_err(|error| error.error.into())
    }
}

impl Write for NewFile {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match &mut self.file {
            Contents::Plain(file) => file.write(bytes),
            Contents::Packed(packed) => packed.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match &mut self.file {
            Contents::Plain(file) => file.flush(),
            Contents::Packed(packed) => packed.flush(),
        }
    }
}

/// Writes a file by way of a temporary one next to it, so that it is never half-written.
///
/// # Errors
/// Returns an error if the file exists and may not be replaced, or cannot be written.
pub fn write_file(path: &Path, bytes: &[u8], overwrite: Overwrite) -> Result<(), WriteError> {
    let mut file = NewFile::begin(path, overwrite)?;
    file.write_all(bytes)?;
    file.finish()
}

/// Whether two paths lead to one file, which need not exist yet.
pub fn is_same_file(one: &Path, other: &Path) -> bool {
    let whole = |path: &Path| {
        let new = || Some(canonical(folder_of(path)).ok()?.join(path.file_name()?));
        canonical(path).ok().or_else(new)
    };
    whole(one).is_some_and(|one| whole(other).as_ref() == Some(&one))
}

fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Prefix of the names of half-written files.
const NEW: &str = ".shuzi-new-";

/// Removes half-written files that killed programs left in a folder.
fn sweep(folder: &Path) {
    /// No file still being written stays untouched for this long.
    const LONG_AGO: Duration = Duration::from_secs(3600);
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let is_new = entry.file_name().to_str().is_some_and(|name| name.starts_with(NEW));
        let age = || entry.metadata().ok()?.modified().ok()?.elapsed().ok();
        if is_new && age().is_some_and(|age| age > LONG_AGO) {
            // A file that cannot be removed does no harm.
            let _ = fs::remove_file(entry.path());
        }
    }
}

/// Writes a file that is not there yet into a folder: with a number where the name is taken.
pub fn write_numbered(folder: &Path, name: &str, ending: &str, bytes: &[u8]) -> Message {
    let numbered = (2..100).map(|number| format!("{name}-{number}.{ending}"));
    for name in std::iter::once(format!("{name}.{ending}")).chain(numbered) {
        match write_file(&folder.join(&name), bytes, Overwrite::No) {
            Ok(()) => return Message::new("written", [("name", name.into())]),
            Err(WriteError::Exists) => {}
            Err(error) => return at_file(name, error),
        }
    }
    Message::new("all-names-taken", [("name", format!("{name}.{ending}").into())])
}
