//! The files of a folder, and files written whole or not at all.

use std::fs;
use std::io::{self, Write as _};
use std::os::unix::fs::PermissionsExt as _;
use std::path::{Path, PathBuf};
use std::time::Duration;

use super::system::system_refusal;
use crate::fact::{Value, facts};

/// The files of a folder whose names end so, in order.
///
/// # Errors
/// If the folder cannot be read.
pub fn files_in(folder: &Path, ending: &str) -> io::Result<Vec<PathBuf>> {
    let mut paths: Vec<_> = fs::read_dir(folder)?.flatten().map(|entry| entry.path()).collect();
    paths.retain(|path| path.extension().is_some_and(|its| its == ending));
    paths.sort();
    Ok(paths)
}

/// A folder by its whole path, and the names in it that can be shown, with whether each is a folder;
/// hidden ones are left out.
///
/// # Errors
/// If the folder cannot be read.
pub fn folder_entries(folder: &Path) -> io::Result<(PathBuf, Vec<(String, bool)>)> {
    let folder = fs::canonicalize(folder)?;
    let entries = fs::read_dir(&folder)?.flatten().filter_map(|entry| {
        let name = entry.file_name().into_string().ok()?;
        let is_plain = !name.starts_with('.') && !name.chars().any(char::is_control);
        is_plain.then(|| (name, entry.path().is_dir()))
    });
    let entries = entries.collect();
    Ok((folder, entries))
}

/// The bytes of a plain file: a pipe or a device would be waited for without end.
///
/// # Errors
/// If it is none, or cannot be read.
pub fn read_plain(path: &Path) -> io::Result<Vec<u8>> {
    if !fs::metadata(path)?.is_file() {
        return Err(io::Error::new(io::ErrorKind::InvalidInput, "not a plain file"));
    }
    fs::read(path)
}

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

/// Writes a file by way of a new one beside it, so that there is never half of it.
///
/// # Errors
/// If the file exists and may not be replaced, or cannot be written.
pub fn write_file(path: &Path, bytes: &[u8], overwrite: Overwrite) -> Result<(), WriteError> {
    let folder = match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    };
    if overwrite == Overwrite::No && path.symlink_metadata().is_ok() {
        return Err(WriteError::Exists);
    }
    sweep(folder);
    // As readable as any file one makes; the user's mask takes its bits off.
    let permissions = fs::Permissions::from_mode(0o666);
    let mut file =
        tempfile::Builder::new().prefix(NEW).permissions(permissions).tempfile_in(folder)?;
    file.write_all(bytes)?;
    file.as_file().sync_all()?;
    let kept = match overwrite {
        Overwrite::Yes => file.persist(path),
        Overwrite::No => file.persist_noclobber(path),
    };
    kept.map(|_| ()).map_err(|error| match error.error.kind() {
        io::ErrorKind::AlreadyExists => WriteError::Exists,
        _ => error.error.into(),
    })
}

/// How the names of files half written begin.
const NEW: &str = ".shuzi-new-";

/// Removes what programs that were killed while they wrote a file left beside it.
fn sweep(folder: &Path) {
    /// No file is written for so long.
    const LONG_AGO: Duration = Duration::from_secs(60);
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let is_new = entry.file_name().to_str().is_some_and(|name| name.starts_with(NEW));
        let age = || entry.metadata().ok()?.modified().ok()?.elapsed().ok();
        if is_new && age().is_some_and(|age| age > LONG_AGO) {
            // What cannot be removed does no harm.
            let _ = fs::remove_file(entry.path());
        }
    }
}
