//! The count in progress on disk, so that nothing is lost.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use super::files::read_plain;
use crate::app::{KeptCount, Unfinished};
use crate::fact::facts;

/// The version of the file; what is of another one is set aside.
const VERSION: u32 = 3;

/// Where a count is kept while it goes on.
#[derive(Clone, Debug)]
pub struct Journal {
    path: PathBuf,
    /// Held while this instance writes here.
    _lock: Option<Arc<File>>,
}

/// More instances at the same count share the first one's journal.
const MOST_INSTANCES: u32 = 10;

/// Where counts go that cannot be taken up, in the folder of the others.
const SET_ASIDE: &str = "set-aside";

#[derive(Serialize, Deserialize)]
struct Kept {
    version: u32,
    about: Unfinished,
    count: KeptCount,
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
            let lock = Self::lock(folder, &name)?;
            Some((folder.join(format!("{name}.json")), Some(Arc::new(lock))))
        });
        let (path, lock) =
            taken.next().unwrap_or_else(|| (folder.join(format!("{name}.json")), None));
        Self { path, _lock: lock }
    }

    /// The journal of a count that was broken off, by its path.
    pub fn at(path: PathBuf) -> Self {
        let lock = path.parent().zip(path.file_stem().and_then(|name| name.to_str()));
        let lock = lock.and_then(|(folder, name)| Self::lock(folder, name)).map(Arc::new);
        Self { path, _lock: lock }
    }

    /// The counts that were broken off, the last one first; none that goes on elsewhere.
    pub fn unfinished(folder: &Path) -> Vec<(PathBuf, Unfinished)> {
        let Ok(files) = fs::read_dir(folder) else { return Vec::new() };
        let mut found: Vec<_> = files
            .filter_map(|entry| {
                let path = entry.ok()?.path();
                let name = path.file_stem()?.to_str()?;
                let is_count = name.starts_with("count-") && path.extension()? == "json";
                let bytes = is_count.then(|| read_plain(&path).ok())??;
                let KeptAbout { version, about } = serde_json::from_slice(&bytes).ok()?;
                // Of a file that was tampered with nothing is shown.
                let (at, all) = about.progress;
                let is_possible = (1..=all).contains(&at) && all <= MOST_STEPS;
                let changed = fs::metadata(&path).ok()?.modified().ok()?;
                // Held for a moment only: who goes on with it takes it anew.
                let is_free = Self::lock(folder, name).is_some();
                (version == VERSION && is_possible && is_free).then_some((changed, path, about))
            })
            .collect();
        found.sort_by_key(|(changed, ..)| std::cmp::Reverse(*changed));
        found.into_iter().map(|(_, path, about)| (path, about)).collect()
    }

    /// The lock on a journal, held as long as the file is open: the system drops it with the
    /// program, however that ends.
    fn lock(folder: &Path, name: &str) -> Option<File> {
        fs::create_dir_all(folder).ok()?;
        let path = folder.join(format!("{name}.lock"));
        // What is no plain file, a pipe say, would be waited for.
        if fs::metadata(&path).is_ok_and(|about| !about.is_file()) {
            return None;
        }
        let file = File::create(path).ok()?;
        file.try_lock().is_ok().then_some(file)
    }

    /// The count kept from last time, if there is one.
    ///
    /// # Errors
    /// If there is one that cannot be read: it is set aside, and the next begins afresh.
    pub fn kept(&self) -> Result<Option<KeptCount>, SetAside> {
        let Ok(bytes) = read_plain(&self.path) else { return Ok(None) };
        match serde_json::from_slice::<Kept>(&bytes) {
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
        let files = fs::read_dir(folder).ok()?.filter_map(|entry| Some(entry.ok()?.path()));
        let is_other = |path: &PathBuf| {
            let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
            name.starts_with("count-")
                && path.extension().is_some_and(|ending| ending == "json")
                && read_plain(path).is_ok_and(|bytes| {
                    serde_json::from_slice::<AnyVersion>(&bytes)
                        .is_ok_and(|kept| kept.version != VERSION)
                })
        };
        let moved: Vec<String> = files.filter(is_other).map(|path| set_aside(&path)).collect();
        moved.into_iter().next().map(|path| SetAside::OtherVersion { path })
    }

    /// Writes the count: whole, or not at all.
    ///
    /// # Errors
    /// If the folder cannot be written to.
    pub fn save(&self, about: Unfinished, count: KeptCount) -> io::Result<()> {
        let folder = self.path.parent().ok_or_else(|| io::Error::other("no folder"))?;
        fs::create_dir_all(folder)?;
        // Written at once: sign by sign it would take as many calls of the system.
        let kept = serde_json::to_vec(&Kept { version: VERSION, about, count })?;
        let mut file = tempfile::Builder::new().prefix(".count-").tempfile_in(folder)?;
        file.write_all(&kept)?;
        file.as_file().sync_data()?;
        file.persist(&self.path).map_err(|error| error.error)?;
        Ok(())
    }

    /// Drops what was kept.
    pub fn forget(&self) {
        // If it is not there, it is forgotten already.
        let _ = fs::remove_file(&self.path);
    }
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
    use super::*;

    /// The test values of the algorithm's authors (draft-eastlake-fnv).
    #[test]
    fn a_fingerprint_is_the_same_everywhere() {
        assert_eq!(fingerprint(b""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(fingerprint(b"a"), 0xaf63_dc4c_8601_ec8c);
        assert_eq!(fingerprint(b"foobar"), 0x8594_4171_f739_67e8);
    }
}
