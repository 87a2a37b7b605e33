//! What is kept line by line, and only ever added to: attempts of practice, counts done.

use std::fs::{self, OpenOptions};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::marker::PhantomData;
use std::path::PathBuf;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::files::read_plain;
use super::system::no_plain_file;
use crate::practice::Attempt;

/// A file of one JSON object a line: attempts of practice, unless it is said of what.
#[derive(Clone, Debug)]
pub struct History<T = Attempt> {
    path: PathBuf,
    kind: PhantomData<T>,
}

/// What the file held.
#[derive(Clone, Debug)]
pub struct Remembered<T = Attempt> {
    /// What can be read, the oldest first.
    pub entries: Vec<T>,
    /// The numbers of the lines that cannot be read; they stay where they are.
    pub broken: Vec<usize>,
}

impl<T: DeserializeOwned> Remembered<T> {
    /// What a file's bytes hold.
    pub fn of(bytes: &[u8]) -> Self {
        let mut remembered = Self { entries: Vec::new(), broken: Vec::new() };
        for (number, line) in bytes.split(|&byte| byte == b'\n').enumerate() {
            if line.iter().all(u8::is_ascii_whitespace) {
                continue;
            }
            match serde_json::from_slice(line) {
                Ok(entry) => remembered.entries.push(entry),
                Err(_) => remembered.broken.push(number + 1),
            }
        }
        remembered
    }
}

impl<T: Serialize + DeserializeOwned> History<T> {
    /// The history in a folder.
    pub const fn at(path: PathBuf) -> Self {
        Self { path, kind: PhantomData }
    }

    /// Its path.
    pub const fn path(&self) -> &PathBuf {
        &self.path
    }

    /// Everything in it; nothing if there is none yet.
    ///
    /// # Errors
    /// If the file is there and cannot be read.
    pub fn read(&self) -> io::Result<Remembered<T>> {
        let bytes = match read_plain(&self.path) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return Ok(Remembered { entries: Vec::new(), broken: Vec::new() });
            }
            Err(error) => return Err(error),
        };
        Ok(Remembered::of(&bytes))
    }

    /// Adds an entry: one line in one piece, so that two programs may add at once. A line that
    /// a crash broke off is ended first, and left as it is.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn add(&self, entry: &T) -> io::Result<()> {
        if let Some(folder) = self.path.parent() {
            fs::create_dir_all(folder)?;
        }
        if fs::metadata(&self.path).is_ok_and(|about| !about.is_file()) {
            return Err(no_plain_file());
        }
        let mut file = OpenOptions::new().create(true).append(true).read(true).open(&self.path)?;
        let mut line = serde_json::to_vec(entry)?;
        line.push(b'\n');
        if file.seek(SeekFrom::End(-1)).is_ok() {
            let mut last = [0];
            if file.read(&mut last)? == 1 && last[0] != b'\n' {
                line.insert(0, b'\n');
            }
        }
        file.write_all(&line)?;
        file.sync_data()
    }
}
