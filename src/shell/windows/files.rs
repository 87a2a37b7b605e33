//! File operations on Windows.

use std::env;
use std::fs::File;
use std::io;
use std::os::windows::io::AsHandle as _;
use std::path::{Path, PathBuf};

use same_file::Handle;
use tempfile::Builder;

use crate::shell::folders::Kind;

/// Does nothing: the folder decides who may read a new file.
pub(in crate::shell) const fn permit_usual(_file: &mut Builder<'_, '_>) {}

/// Does nothing: writing to a file that may not grow fails as on a full disk.
pub const fn ignore_sigxfsz() {}

/// Returns standard output as the file or pipe it is.
pub(in crate::shell) fn output_file() -> io::Result<File> {
    io::stdout().as_handle().try_clone_to_owned().map(File::from)
}

/// Returns where programs keep things of any kind: the user's roaming application data.
pub(in crate::shell) fn usual_folder(_: Kind) -> Option<PathBuf> {
    env::var_os("APPDATA").filter(|value| !value.is_empty()).map(PathBuf::from)
}

/// Returns the whole path of a file, without links and without the prefix that few programs take.
pub(in crate::shell) fn canonical(path: &Path) -> io::Result<PathBuf> {
    dunce::canonicalize(path)
}

/// Whether an open file is still the one at a path.
pub(in crate::shell) fn is_still_at(file: &File, path: &Path) -> bool {
    let open = file.try_clone().and_then(Handle::from_file);
    open.and_then(|open| Ok(open == Handle::from_path(path)?)).unwrap_or(false)
}

/// Does nothing: the system takes care of it.
pub(in crate::shell) const fn sync_dir(_folder: &Path) {}
