//! The count in progress on disk, so that nothing is lost.

use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::files::{MOST_KEPT, read_plain};
use super::lock::Lock;
use super::platform::sync_dir;
use shuzi_core::fact::facts;
use shuzi_walk::{KeptCount, Unfinished};

/// The version of the file; files of other versions are set aside.
const VERSION: u32 = 4;

/// Where a count in progress is kept.
#[derive(Clone, Debug)]
pub struct Journal {
    path: PathBuf,
    /// Held while this instance writes here; `None` if nothing can be written.
    _lock: Option<Arc<Lock>>,
}

/// Maximum number of instances on one count.
const MOST_INSTANCES: u32 = 1000;

/// File extensions of locks and of half-written files.
const LOCK: &str = "lock";
const NEW: &str = "new";

/// Subfolder for counts that cannot be resumed.
const SET_ASIDE: &str = "set-aside";

#[derive(Serialize, Deserialize)]
struct Kept<C> {
    version: u32,
    about: Unfinished,
    count: C,
}

/// The start of every file of this version.
#[derive(Deserialize)]
struct KeptAbout {
    version: u32,
    about: Unfinished,
}

/// The start of a file of any version.
#[derive(Deserialize)]
struct AnyVersion {
    version: u32,
}

facts! {
    /// A kept count that cannot be resumed.
    pub enum SetAside {
        /// Another version of the program wrote it.
        OtherVersion { path: String } => "state-set-aside",
        /// It cannot be read.
        Unreadable { path: String } => "state-unreadable",
    }
}

impl Journal {
    /// Returns the journal of a count in a folder. `what` identifies the count: its file and how it
    /// starts; another file or option has another journal.
    pub fn of(folder: &Path, what: &[u8]) -> Self {
        Self::named(folder, &format!("count-{:016x}", fingerprint(what)), |_| true)
    }

    /// Returns a journal for another count that starts as this one does; this one stays.
    #[must_use]
    pub fn another(&self) -> Self {
        let folder = self.path.parent().unwrap_or(&self.path);
        let stem = self.path.file_stem().and_then(|stem| stem.to_str()).unwrap_or_default();
        // The name is followed by a number if it is not the first.
        let name: Vec<&str> = stem.split('-').take(2).collect();
        Self::named(folder, &name.join("-"), |path| !path.exists())
    }

    fn named(folder: &Path, name: &str, is_free: impl Fn(&Path) -> bool) -> Self {
        // Another instance on the same count keeps its own journal.
        let journals = (1..MOST_INSTANCES).map(|number| match number {
            1 => name.to_owned(),
            _ => format!("{name}-{number}"),
        });
        let mut taken = journals.filter_map(|name| {
            let path = folder.join(format!("{name}.json"));
            let path = is_free(&path).then_some(path)?;
            Some((lock_of(&path)?, path))
        });
        match taken.next() {
            Some((lock, path)) => Self { path, _lock: Some(Arc::new(lock)) },
            None => Self { path: folder.join(format!("{name}.json")), _lock: None },
        }
    }

    /// Returns the journal of an unfinished count, by its path.
    pub fn at(path: PathBuf) -> Self {
        let lock = lock_of(&path).map(Arc::new);
        Self { path, _lock: lock }
    }

    /// Returns the unfinished counts, latest first, except those open elsewhere.
    pub fn unfinished(folder: &Path) -> Vec<(PathBuf, Unfinished)> {
        let mut found: Vec<_> = paths_in(folder)
            .filter_map(|path| {
                let bytes =
                    is_of_count(&path, "json").then(|| read_plain(&path, MOST_KEPT).ok())??;
                let KeptAbout { version, about } = serde_json::from_slice(&bytes).ok()?;
                // Impossible progress means that the file was tampered with.
                let (at, all) = about.progress;
                let is_possible = (1..=all).contains(&at) && all <= MOST_STEPS;
                let changed = fs::metadata(&path).ok()?.modified().ok()?;
                // Held for a moment only: resuming the count takes it again.
                let is_free = lock_of(&path).is_some();
                (version == VERSION && is_possible && is_free).then_some((changed, path, about))
            })
            .collect();
        found.sort_by_key(|(changed, ..)| std::cmp::Reverse(*changed));
        found.into_iter().map(|(_, path, about)| (path, about)).collect()
    }

    /// Returns what is kept from last time, in short.
    pub fn about(&self) -> Option<Unfinished> {
        let kept: KeptAbout =
            serde_json::from_slice(&read_plain(&self.path, MOST_KEPT).ok()?).ok()?;
        Some(kept.about)
    }

    /// Returns the count kept from last time, if there is one.
    ///
    /// # Errors
    /// Returns an error if it cannot be read: it is set aside, and the next count starts afresh.
    pub fn kept(&self) -> Result<Option<KeptCount>, SetAside> {
        let bytes = match read_plain(&self.path, MOST_KEPT) {
            Ok(bytes) => bytes,
            Err(why) if why.kind() == io::ErrorKind::NotFound => return Ok(None),
            // Nothing can be kept there either, which is reported when saving.
            Err(why) if why.kind() == io::ErrorKind::NotADirectory => return Ok(None),
            // The next count would overwrite what may be intact.
            Err(_) => return Err(self.set_aside()),
        };
        match serde_json::from_slice::<Kept<KeptCount>>(&bytes) {
            Ok(kept) if kept.version == VERSION => Ok(Some(kept.count)),
            _ => Err(self.set_aside()),
        }
    }

    /// Sets the kept count aside because it cannot be resumed.
    pub fn set_aside(&self) -> SetAside {
        SetAside::Unreadable { path: set_aside(&self.path) }
    }

    /// Sets aside the counts in a folder that cannot be read, and those that another version of the
    /// program kept: this version names files differently and would never find them. Returns what was
    /// done with the first of them.
    pub fn set_others_aside(folder: &Path) -> Option<SetAside> {
        let is_own = |version| version == VERSION;
        let others = paths_in(folder).filter(|path| is_of_count(path, "json")).filter_map(|path| {
            let bytes = read_plain(&path, MOST_KEPT).ok()?;
            match serde_json::from_slice::<AnyVersion>(&bytes) {
                Ok(kept) if !is_own(kept.version) => {
                    Some(SetAside::OtherVersion { path: set_aside(&path) })
                }
                Ok(_) if serde_json::from_slice::<KeptAbout>(&bytes).is_ok() => None,
                _ => Some(SetAside::Unreadable { path: set_aside(&path) }),
            }
        });
        others.collect::<Vec<_>>().into_iter().next()
    }

    /// Removes what killed programs left in a folder: half-written files, and locks that nobody
    /// holds.
    pub fn sweep(folder: &Path) {
        for path in paths_in(folder).filter(|path| is_of_count(path, NEW)) {
            // Whoever writes it holds the lock.
            if let Some(_lock) = lock_of(&path) {
                let _ = fs::remove_file(path);
            }
        }
        for path in paths_in(folder).filter(|path| is_of_count(path, LOCK)) {
            // Dropping a lock removes its file.
            drop(lock_of(&path));
        }
    }

    /// Writes the count: whole, or not at all.
    ///
    /// # Errors
    /// Returns an error if the folder cannot be written to.
    pub fn save(&self, about: Unfinished, count: &KeptCount) -> io::Result<()> {
        let folder = self.path.parent().ok_or_else(|| io::Error::other("no folder"))?;
        fs::create_dir_all(folder)?;
        // Written in one piece: character by character it would take as many system calls.
        let kept = serde_json::to_vec(&Kept { version: VERSION, about, count })?;
        let new = self.path.with_extension(NEW);
        let mut file = File::create(&new)?;
        let written = file.write_all(&kept).and_then(|()| file.sync_data());
        let written = written.and_then(|()| fs::rename(&new, &self.path));
        match &written {
            Ok(()) => sync_dir(folder),
            // On a full disk it would only be in the way.
            Err(_) => drop(fs::remove_file(&new)),
        }
        written
    }

    /// Removes the kept count.
    pub fn forget(&self) {
        // A missing file needs no removing.
        let _ = fs::remove_file(&self.path);
    }
}

/// Returns the lock on a journal's files, by the path of any of them.
fn lock_of(path: &Path) -> Option<Lock> {
    fs::create_dir_all(path.parent()?).ok()?;
    Lock::take(path.with_extension(LOCK))
}

/// Whether a file belongs to a count and has this extension.
fn is_of_count(path: &Path, ending: &str) -> bool {
    let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
    name.starts_with("count-") && path.extension().is_some_and(|its| its == ending)
}

/// Returns the paths in a folder; none if it cannot be read.
fn paths_in(folder: &Path) -> impl Iterator<Item = PathBuf> {
    fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path())
}

/// Moves a file out of the way, not over another, and returns where it is now.
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
    // A file that cannot be moved stays where it is.
    let lies = if moved.is_ok() { &to } else { path };
    lies.display().to_string()
}

/// More steps than any count has.
const MOST_STEPS: usize = 100;

/// Returns the hash in the file names of counts: FNV-1a, the same with every compiler.
pub fn fingerprint(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |hash, &byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)
    })
}
