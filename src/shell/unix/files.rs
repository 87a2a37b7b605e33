//! Files as the system has them.

use std::fs::{File, Permissions};
use std::io;
use std::os::fd::AsFd as _;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::sync::Arc;

use signal_hook::consts::SIGXFSZ;
use signal_hook::flag;
use tempfile::Builder;

/// Makes a new file as readable as any file one makes; the user's mask takes its bits off.
pub(in crate::shell) fn permit_usual(file: &mut Builder<'_, '_>) {
    file.permissions(Permissions::from_mode(0o666));
}

/// Has the system refuse to write to a file that may not grow, as it does on a full disk, where it
/// would end the program without a word.
pub fn tell_of_file_limits() {
    // Where that is not to be had, it ends.
    let _ = flag::register(SIGXFSZ, Arc::default());
}

/// Standard output as the file or the pipe that it is.
pub(in crate::shell) fn output_file() -> io::Result<File> {
    io::stdout().as_fd().try_clone_to_owned().map(File::from)
}

/// Has the disk hold what lies in a folder under which name, whatever happens to the power. Where
/// the system knows of no such thing, it is as sure as it can be.
pub(in crate::shell) fn settle_names(folder: &Path) {
    let _ = File::open(folder).and_then(|folder| folder.sync_all());
}
