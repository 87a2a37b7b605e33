//! The files below a folder, in the order of their names.

use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

/// The files below a folder, one after the other. Links to folders are not followed: they may lead
/// round in circles.
pub(super) struct FolderWalk {
    /// The folder to enter next.
    next: Option<PathBuf>,
    /// The folders it is in, each with the names left.
    open: Vec<(PathBuf, std::vec::IntoIter<OsString>)>,
}

impl FolderWalk {
    /// Walks through a folder; an empty path is the current one.
    pub(super) fn through(folder: &Path) -> Self {
        Self { next: Some(folder.to_owned()), open: Vec::new() }
    }

    fn enter(&mut self, folder: PathBuf) -> io::Result<()> {
        let here = Path::new(".");
        let entries = fs::read_dir(if folder.as_os_str().is_empty() { here } else { &folder })?;
        // Names alone, without the folder's path: there may be a million.
        let mut names: Vec<OsString> = entries.flatten().map(|entry| entry.file_name()).collect();
        names.sort_unstable();
        self.open.push((folder, names.into_iter()));
        Ok(())
    }
}

impl Iterator for FolderWalk {
    /// A file, or a folder that cannot be listed.
    type Item = Result<PathBuf, (PathBuf, io::Error)>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            if let Some(folder) = self.next.take()
                && let Err(why) = self.enter(folder.clone())
            {
                return Some(Err((folder, why)));
            }
            let (folder, names) = self.open.last_mut()?;
            let Some(name) = names.next() else {
                self.open.pop();
                continue;
            };
            let path = folder.join(name);
            if !path.is_dir() {
                return Some(Ok(path));
            }
            if !path.is_symlink() {
                self.next = Some(path);
            }
        }
    }
}
