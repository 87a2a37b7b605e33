//! A lock held by one program at a time, that goes with the program, however it ends.

use std::fs::{self, File, TryLockError};
use std::path::{Path, PathBuf};

use same_file::Handle;

/// A lock on a file of its own. Letting go of it removes the file.
#[derive(Debug)]
pub(super) struct Lock {
    path: PathBuf,
    /// Locked as long as it is open: the system lets go of it with the program.
    _file: File,
}

impl Lock {
    /// Takes the lock; none if another program holds it, or it cannot be made.
    pub(super) fn take(path: PathBuf) -> Option<Self> {
        // What is no plain file, a pipe say, would be waited for.
        if fs::metadata(&path).is_ok_and(|about| !about.is_file()) {
            return None;
        }
        // Whoever held it may remove the file between its being opened and locked here: then
        // another is made.
        for _ in 0..8 {
            let file = File::create(&path).ok()?;
            match file.try_lock() {
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => return None,
                Err(TryLockError::Error(_)) => {
                    // A file system without locks: nothing is left lying about.
                    let _ = fs::remove_file(&path);
                    return None;
                }
            }
            if lies_at(&file, &path) {
                return Some(Self { path, _file: file });
            }
        }
        None
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // Removed while it is held: whoever has it open sees that it lies there no more.
        let _ = fs::remove_file(&self.path);
    }
}

/// Whether a file that is open is the one that lies there.
fn lies_at(file: &File, path: &Path) -> bool {
    let open = file.try_clone().and_then(Handle::from_file);
    open.and_then(|open| Ok(open == Handle::from_path(path)?)).unwrap_or(false)
}
