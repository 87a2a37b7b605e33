//! File operations on Windows.

use std::fs::File;
use std::io;
use std::os::windows::io::AsHandle as _;
use std::path::Path;

use tempfile::Builder;

/// Does nothing: the folder decides who may read a new file.
pub(in crate::shell) const fn permit_usual(_file: &mut Builder<'_, '_>) {}

/// Does nothing: writing to a file that may not grow fails as on a full disk.
pub const fn tell_of_file_limits() {}

/// Returns standard output as the file or pipe it is.
pub(in crate::shell) fn output_file() -> io::Result<File> {
    io::stdout().as_handle().try_clone_to_owned().map(File::from)
}

/// Does nothing: the system takes care of it.
pub(in crate::shell) const fn settle_names(_folder: &Path) {}
