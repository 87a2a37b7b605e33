//! Files that only grow, one line per entry: practice attempts and past counts.

use std::fs::{self, OpenOptions};
use std::io::{self, Read as _, Seek as _, SeekFrom, Write as _};
use std::marker::PhantomData;
use std::path::PathBuf;

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::files::{MOST_KEPT, read_plain};
use super::system::no_plain_file;
use super::system_refusal;
use shuzi_core::fact::Message;
use shuzi_core::place::at;
use shuzi_core::practice::Attempt;

/// A file of one JSON object per line, by default practice attempts.
#[derive(Clone, Debug)]
pub struct History<T = Attempt> {
    path: PathBuf,
    kind: PhantomData<T>,
}

/// The contents of the file.
#[derive(Clone, Debug)]
pub struct Remembered<T = Attempt> {
    /// The entries that can be read, oldest first.
    pub entries: Vec<T>,
    /// The line numbers, from 1, that cannot be read; they stay in the file.
    pub broken: Vec<usize>,
}

impl<T: DeserializeOwned> Remembered<T> {
    /// Returns the contents of a file from its bytes.
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
    /// Returns the history at a path.
    pub const fn at(path: PathBuf) -> Self {
        Self { path, kind: PhantomData }
    }

    pub const fn path(&self) -> &PathBuf {
        &self.path
    }

    /// What is wrong with a line of it.
    pub(super) fn at_line(&self, line: usize, what: Message) -> Message {
        at(format_args!("{}:{line}:1", self.path.display()), what)
    }

    /// That it cannot be read.
    pub(super) fn unreadable(&self, error: &io::Error) -> Message {
        self.at_line(1, Message::new("file-unreadable", [("why", system_refusal(error))]))
    }

    /// Reads all entries; none if there is no file yet.
    ///
    /// # Errors
    /// Returns an error if the file exists and cannot be read.
    pub fn read(&self) -> io::Result<Remembered<T>> {
        let bytes = match read_plain(&self.path, MOST_KEPT) {
            Ok(bytes) => bytes,
            Err(error) if error.kind() == io::ErrorKind::NotFound => {
                return Ok(Remembered { entries: Vec::new(), broken: Vec::new() });
            }
            Err(error) => return Err(error),
        };
        Ok(Remembered::of(&bytes))
    }

    /// Appends an entry as one line in one write, so that two programs can add at once. A line cut
    /// off by a crash is ended first and left as it is.
    ///
    /// # Errors
    /// Returns an error if it cannot be written.
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
