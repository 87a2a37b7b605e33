//! The count in progress on disk, so that nothing is lost.

use std::fs::{self, File};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::app::Action;

/// The version of the file; another one is left alone.
const VERSION: u32 = 1;

/// What the player did since the count began: carried out again, it brings the count back.
#[derive(Clone, Debug)]
pub struct Journal {
    path: PathBuf,
    actions: Vec<Action>,
    /// Held while this instance writes here.
    _lock: Option<Arc<File>>,
}

/// More instances at the same count share the first one's journal.
const MOST_INSTANCES: u32 = 10;

#[derive(Serialize, Deserialize)]
struct Kept {
    version: u32,
    actions: Vec<Action>,
}

impl Journal {
    /// The journal of a count in a folder. `what` is all that makes the count what it is: the
    /// file's bytes and the options; another file or option has another journal.
    pub fn of(folder: &Path, what: &impl Hash) -> Self {
        let mut hasher = DefaultHasher::new();
        what.hash(&mut hasher);
        let name = format!("count-{:016x}", hasher.finish());
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
        Self { path, actions: Vec::new(), _lock: lock }
    }

    /// The lock on a journal, held as long as the file is open: the system drops it with the
    /// program, however that ends.
    fn lock(folder: &Path, name: &str) -> Option<File> {
        fs::create_dir_all(folder).ok()?;
        let file = File::create(folder.join(format!("{name}.lock"))).ok()?;
        file.try_lock().is_ok().then_some(file)
    }

    /// The actions kept from last time, if there are any.
    pub fn kept(&self) -> Option<Vec<Action>> {
        let bytes = fs::read(&self.path).ok()?;
        let kept: Kept = serde_json::from_slice(&bytes).ok()?;
        (kept.version == VERSION && !kept.actions.is_empty()).then_some(kept.actions)
    }

    /// Notes an action; it is on disk after [`Journal::save`].
    pub fn note(&mut self, action: Action) {
        self.actions.push(action);
    }

    /// Takes over what was kept.
    pub fn take_up(&mut self, actions: Vec<Action>) {
        self.actions = actions;
    }

    /// Writes the journal: whole, or not at all.
    ///
    /// # Errors
    /// If the folder cannot be written to.
    pub fn save(&self) -> io::Result<()> {
        let folder = self.path.parent().ok_or_else(|| io::Error::other("no folder"))?;
        fs::create_dir_all(folder)?;
        let kept = Kept { version: VERSION, actions: self.actions.clone() };
        let mut file = tempfile::Builder::new().prefix(".count-").tempfile_in(folder)?;
        serde_json::to_writer(&mut file, &kept)?;
        file.flush()?;
        file.as_file().sync_data()?;
        file.persist(&self.path).map_err(|error| error.error)?;
        Ok(())
    }

    /// Drops what was kept.
    pub fn forget(&mut self) {
        self.actions.clear();
        // If it is not there, it is forgotten already.
        let _ = fs::remove_file(&self.path);
    }
}
