//! File operations on Unix.

use std::fs::{File, Metadata, Permissions};
use std::io;
use std::os::fd::AsFd as _;
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
use std::path::{Path, PathBuf};
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
pub fn ignore_sigxfsz() {
    // If that fails, the signal ends the program.
    let _ = flag::register(SIGXFSZ, Arc::default());
}

/// Returns standard output as the file or pipe it is.
pub(in crate::shell) fn output_file() -> io::Result<File> {
    io::stdout().as_fd().try_clone_to_owned().map(File::from)
}

/// Returns the whole path of a file, without links.
pub(in crate::shell) fn canonical(path: &Path) -> io::Result<PathBuf> {
    path.canonicalize()
}

/// Whether an open file is still the one at a path.
pub(in crate::shell) fn is_still_at(file: &File, path: &Path) -> bool {
    let identity = |about: Metadata| (about.dev(), about.ino());
    let [open, there] = [file.metadata(), path.metadata()].map(|about| about.map(identity).ok());
    open.is_some() && open == there
}

/// Makes the names in a folder survive a power failure. Errors are ignored: not every system
/// supports this.
pub(in crate::shell) fn sync_dir(folder: &Path) {
    let _ = File::open(folder).and_then(|folder| folder.sync_all());
}
