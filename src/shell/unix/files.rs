//! File operations on Unix.

use std::env;
use std::fs::{File, Metadata, Permissions};
use std::io;
use std::os::fd::AsFd as _;
use std::os::unix::fs::{MetadataExt as _, PermissionsExt as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use signal_hook::consts::SIGXFSZ;
use signal_hook::flag;
use tempfile::Builder;

use crate::shell::folders::Kind;

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

/// Returns where programs keep things of a kind, by the XDG base directory specification, on macOS
/// too. Paths in its variables that are not absolute are ignored, as it says.
pub(in crate::shell) fn usual_folder(kind: Kind) -> Option<PathBuf> {
    let (variable, below_home) = match kind {
        Kind::Config => ("XDG_CONFIG_HOME", ".config"),
        Kind::Data => ("XDG_DATA_HOME", ".local/share"),
        Kind::State => ("XDG_STATE_HOME", ".local/state"),
    };
    let set = env::var_os(variable).map(PathBuf::from).filter(|path| path.is_absolute());
    set.or_else(|| env::home_dir().map(|home| home.join(below_home)))
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
