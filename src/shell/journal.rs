//! The count in progress on disk, so that nothing is lost.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::files::read_plain;
use super::lock::Lock;
use super::platform::settle_names;
use crate::app::{KeptCount, Unfinished};
use crate::fact::facts;

/// The version of the file; what is of another one is set aside.
const VERSION: u32 = 3;

/// Where a count is kept while it goes on.
#[derive(Clone, Debug)]
pub struct Journal {
    path: PathBuf,
    /// Held while this instance writes here; none where nothing can be written.
    _lock: Option<Arc<Lock>>,
}

/// No more instances are at one count.
const MOST_INSTANCES: u32 = 1000;

/// How the names of locks end, and of files half written.
const LOCK: &str = "lock";
const NEW: &str = "new";

/// Where counts go that cannot be taken up, in the folder of the others.
const SET_ASIDE: &str = "set-aside";

#[derive(Serialize, Deserialize)]
struct Kept<C> {
    version: u32,
    about: Unfinished,
    count: C,
}

/// What every file of this version begins with.
#[derive(Deserialize)]
struct KeptAbout {
    version: u32,
    about: Unfinished,
}

/// What every version of the file begins with.
#[derive(Deserialize)]
struct AnyVersion {
    version: u32,
}

facts! {
    /// A count that was kept and cannot be taken up.
    pub enum SetAside {
        /// Another version of the program kept it.
        OtherVersion {
            /// Where it lies now.
            path: String,
        } => "state-set-aside",
        /// It cannot be read.
        Unreadable {
            /// Where it lies now.
            path: String,
        } => "state-unreadable",
    }
}

impl Journal {
    /// The journal of a count in a folder. `what` is all that makes the count what it is: its file
    /// and how it begins; another file or option has another journal.
    pub fn of(folder: &Path, what: &[u8]) -> Self {
        let name = format!("count-{:016x}", fingerprint(what));
        // Another instance at the same count keeps its own journal.
        let journals = (1..MOST_INSTANCES).map(|number| match number {
            1 => name.clone(),
            _ => format!("{name}-{number}"),
        });
        let mut taken = journals.filter_map(|name| {
            let path = folder.join(format!("{name}.json"));
            Some((lock_of(&path)?, path))
        });
        match taken.next() {
            Some((lock, path)) => Self { path, _lock: Some(Arc::new(lock)) },
            None => Self { path: folder.join(format!("{name}.json")), _lock: None },
        }
    }

    /// The journal of a count that was broken off, by its path.
    pub fn at(path: PathBuf) -> Self {
        let lock = lock_of(&path).map(Arc::new);
        Self { path, _lock: lock }
    }

    /// The counts that were broken off, the last one first; none that goes on elsewhere.
    pub fn unfinished(folder: &Path) -> Vec<(PathBuf, Unfinished)> {
        let mut found: Vec<_> = paths_in(folder)
            .filter_map(|path| {
                let bytes = is_of_count(&path, "json").then(|| read_plain(&path).ok())??;
                let KeptAbout { version, about } = serde_json::from_slice(&bytes).ok()?;
                // Of a file that was tampered with nothing is shown.
                let (at, all) = about.progress;
                let is_possible = (1..=all).contains(&at) && all <= MOST_STEPS;
                let changed = fs::metadata(&path).ok()?.modified().ok()?;
                // Held for a moment only: who goes on with it takes it anew.
                let is_free = lock_of(&path).is_some();
                (version == VERSION && is_possible && is_free).then_some((changed, path, about))
            })
            .collect();
        found.sort_by_key(|(changed, ..)| std::cmp::Reverse(*changed));
        found.into_iter().map(|(_, path, about)| (path, about)).collect()
    }

    /// The count kept from last time, if there is one.
    ///
    /// # Errors
    /// If there is one that cannot be read: it is set aside, and the next begins afresh.
    pub fn kept(&self) -> Result<Option<KeptCount>, SetAside> {
        let bytes = match read_plain(&self.path) {
            Ok(bytes) => bytes,
            Err(why) if why.kind() == io::ErrorKind::NotFound => return Ok(None),
            // Where the folder is none, nothing can be kept either, which is told when it is.
            Err(why) if why.kind() == io::ErrorKind::NotADirectory => return Ok(None),
            // The next count would be written over what may be whole.
            Err(_) => return Err(self.set_aside()),
        };
        match serde_json::from_slice::<Kept<KeptCount>>(&bytes) {
            Ok(kept) if kept.version == VERSION => Ok(Some(kept.count)),
            _ => Err(self.set_aside()),
        }
    }

    /// Sets what was kept aside, as it cannot be taken up.
    pub fn set_aside(&self) -> SetAside {
        SetAside::Unreadable { path: set_aside(&self.path) }
    }

    /// Sets the counts aside that another version of the program kept in a folder: under the names
    /// that this one gives they would never be found.
    pub fn set_others_aside(folder: &Path) -> Option<SetAside> {
        let is_other = |path: &PathBuf| {
            is_of_count(path, "json")
                && read_plain(path).is_ok_and(|bytes| {
                    serde_json::from_slice::<AnyVersion>(&bytes)
                        .is_ok_and(|kept| kept.version != VERSION)
                })
        };
        let others = paths_in(folder).filter(is_other).map(|path| set_aside(&path));
        let moved: Vec<String> = others.collect();
        moved.into_iter().next().map(|path| SetAside::OtherVersion { path })
    }

    /// Removes what programs that were killed left in a folder: files half written, and locks that
    /// nobody holds.
    pub fn sweep(folder: &Path) {
        for path in paths_in(folder).filter(|path| is_of_count(path, NEW)) {
            // Whoever writes it holds the lock.
            if let Some(_lock) = lock_of(&path) {
                let _ = fs::remove_file(path);
            }
        }
        for path in paths_in(folder).filter(|path| is_of_count(path, LOCK)) {
            // Letting go of a lock removes it.
            drop(lock_of(&path));
        }
    }

    /// Writes the count: whole, or not at all.
    ///
    /// # Errors
    /// If the folder cannot be written to.
    pub fn save(&self, about: Unfinished, count: &KeptCount) -> io::Result<()> {
        let folder = self.path.parent().ok_or_else(|| io::Error::other("no folder"))?;
        fs::create_dir_all(folder)?;
        // Written at once: sign by sign it would take as many calls of the system.
        let kept = serde_json::to_vec(&Kept { version: VERSION, about, count })?;
        let new = self.path.with_extension(NEW);
        let mut file = File::create(&new)?;
        let written = file.write_all(&kept).and_then(|()| file.sync_data());
        let written = written.and_then(|()| fs::rename(&new, &self.path));
        match &written {
            Ok(()) => settle_names(folder),
            // On a full disk it would only be in the way.
            Err(_) => drop(fs::remove_file(&new)),
        }
        written
    }

    /// Drops what was kept.
    pub fn forget(&self) {
        // If it is not there, it is forgotten already.
        let _ = fs::remove_file(&self.path);
    }
}

/// The lock on a journal's files, by the path of any of them.
fn lock_of(path: &Path) -> Option<Lock> {
    fs::create_dir_all(path.parent()?).ok()?;
    Lock::take(path.with_extension(LOCK))
}

/// Whether a file is a count's, and its name ends so.
fn is_of_count(path: &Path, ending: &str) -> bool {
    let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
    name.starts_with("count-") && path.extension().is_some_and(|its| its == ending)
}

/// The paths of what lies in a folder; none if it cannot be read.
fn paths_in(folder: &Path) -> impl Iterator<Item = PathBuf> {
    fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path())
}

/// Moves a file out of the way, never over another, and says where it lies.
fn set_aside(path: &Path) -> String {
    let name = path.file_name().unwrap_or_default().to_string_lossy();
    let folder = path.parent().unwrap_or(path).join(SET_ASIDE);
    let names = (1..).map(|number: u32| match number {
        1 => folder.join(&*name),
        _ => folder.join(format!("{name}.{number}")),
    });
    let free = names.take(1000).find(|path| !path.exists());
    let to = free.unwrap_or_else(|| folder.join(&*name));
    let moved = fs::create_dir_all(&folder).and_then(|()| fs::rename(path, &to));
    // What cannot be moved stays where it is.
    let lies = if moved.is_ok() { &to } else { path };
    lies.display().to_string()
}

/// No count has more steps.
const MOST_STEPS: usize = 100;

/// What tells counts apart in the names of their files: FNV-1a, the same with every compiler.
pub fn fingerprint(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)
    })
}

#[cfg(test)]
mod tests {
    // A test says by panicking that something is wrong.
    #![allow(clippy::unwrap_used, clippy::panic)]

    use super::*;

    /// What is there and cannot be read is never written over.
    #[test]
    fn what_cannot_be_read_is_set_aside() {
        let folder = tempfile::tempdir().unwrap();
        let journal = Journal::of(folder.path(), b"a count");
        assert!(matches!(journal.kept(), Ok(None)));
        fs::create_dir(&journal.path).unwrap();
        let Err(SetAside::Unreadable { path }) = journal.kept() else { panic!("not set aside") };
        assert!(path.contains(SET_ASIDE) && Path::new(&path).is_dir(), "{path}");
        assert!(matches!(journal.kept(), Ok(None)));
    }

    /// The test values of the algorithm's authors (draft-eastlake-fnv).
    #[test]
    fn a_fingerprint_is_the_same_everywhere() {
        assert_eq!(fingerprint(b""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(fingerprint(b"a"), 0xaf63_dc4c_8601_ec8c);
        assert_eq!(fingerprint(b"foobar"), 0x8594_4171_f739_67e8);
    }
}
