//! File operations on Unix.

use std::fs::{File, Permissions};
use std::io;
use std::os::fd::AsFd as _;
use std::os::unix::fs::PermissionsExt as _;
use std::path::Path;
use std::sync::Arc;

use signal_hook::consts::SIGXFSZ;
use signal_hook::flag;
use tempfile::Builder;

/// Gives a new file the usual permissions, which the user's umask then restricts.
pub(in crate::shell) fn permit_usual(file: &mut Builder<'_, '_>) {
    file.permissions(Permissions::from_mode(0o666));
}

/// Makes writing to a file that may not grow fail as on a full disk; otherwise SIGXFSZ would end the
/// program without a message.
pub fn tell_of_file_limits() {
    // If that fails, the signal ends the program.
    let _ = flag::register(SIGXFSZ, Arc::default());
}

/// Returns standard output as the file or pipe it is.
pub(in crate::shell) fn output_file() -> io::Result<File> {
    io::stdout().as_fd().try_clone_to_owned().map(File::from)
}

/// Makes the names in a folder survive a power failure. Errors are ignored: not every system
/// supports this.
pub(in crate::shell) fn settle_names(folder: &Path) {
    let _ = File::open(folder).and_then(|folder| folder.sync_all());
}
