//! Files as the system has them.

use std::fs::File;
use std::io;
use std::os::windows::io::AsHandle as _;
use std::path::Path;

use tempfile::Builder;

/// A new file may be read by whom its folder says.
pub(in crate::shell) const fn permit_usual(_file: &mut Builder<'_, '_>) {}

/// A file that may not grow is refused like a full disk.
pub const fn tell_of_file_limits() {}

/// Standard output as the file or the pipe that it is.
pub(in crate::shell) fn output_file() -> io::Result<File> {
    io::stdout().as_handle().try_clone_to_owned().map(File::from)
}

/// The system sees to that.
pub(in crate::shell) const fn settle_names(_folder: &Path) {}
