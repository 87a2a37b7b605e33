//! A lock held by one program at a time, released however the program ends.

use std::fs::{self, File, TryLockError};
use std::path::PathBuf;

use super::platform::is_still_at;

/// A lock on its own file. Dropping it removes the file.
#[derive(Debug)]
pub(super) struct Lock {
    path: PathBuf,
    /// Locked while it is open: the system releases it when the program ends.
    _file: File,
}

impl Lock {
    /// Takes the lock; `None` if another program holds it, or it cannot be created.
    pub(super) fn take(path: PathBuf) -> Option<Self> {
        // Opening anything but a plain file, such as a pipe, could wait forever.
        if fs::metadata(&path).is_ok_and(|about| !about.is_file()) {
            return None;
        }
        // The last holder may remove the file after it is opened and before it is locked here: then
        // a new one is created.
        for _ in 0..8 {
            let file = File::create(&path).ok()?;
            match file.try_lock() {
                Ok(()) => {}
                Err(TryLockError::WouldBlock) => return None,
                Err(TryLockError::Error(_)) => {
                    // A file system without locks: leave no file behind.
                    let _ = fs::remove_file(&path);
                    return None;
                }
            }
            if is_still_at(&file, &path) {
                return Some(Self { path, _file: file });
            }
        }
        None
    }
}

impl Drop for Lock {
    fn drop(&mut self) {
        // Removed while locked: whoever has it open notices that it is gone.
        let _ = fs::remove_file(&self.path);
    }
}
