//! The files of a folder.

use std::fs::{self, File};
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};
use std::time::SystemTime;

use super::platform::canonical;
use super::system::{no_plain_file, system_refusal, too_large};
use shuzi_core::fact::Message;
use shuzi_core::place::at_file;

/// Returns the files of a folder with an extension, sorted.
///
/// # Errors
/// Returns an error if the folder cannot be read.
pub fn files_in(folder: &Path, ending: &str) -> io::Result<Vec<PathBuf>> {
    let mut paths: Vec<_> = fs::read_dir(folder)?.flatten().map(|entry| entry.path()).collect();
    paths.retain(|path| path.extension().is_some_and(|its| its == ending));
    paths.sort();
    Ok(paths)
}

/// Returns the message that a folder cannot be read, and why.
pub fn folder_unreadable(folder: &Path, error: &io::Error) -> Message {
    let what = Message::new("folder-unreadable", [("why", system_refusal(error))]);
    at_file(folder.display(), what)
}

/// A file or folder of a folder.
#[derive(Clone, Debug)]
pub struct FolderEntry {
    pub name: String,
    pub is_folder: bool,
    /// When it was last changed, if the system says.
    pub modified: Option<SystemTime>,
}

/// Returns the full path of a folder, and the names in it with whether each is a folder. Names that
/// are hidden or cannot be shown are left out.
///
/// # Errors
/// Returns an error if the folder cannot be read.
pub fn folder_entries(folder: &Path) -> io::Result<(PathBuf, Vec<FolderEntry>)> {
    let folder = canonical(folder)?;
    let entries = fs::read_dir(&folder)?.flatten().filter_map(|entry| {
        let name = entry.file_name().into_string().ok()?;
        let is_plain = !name.starts_with('.') && !name.chars().any(char::is_control);
        // What a link points to.
        let about = fs::metadata(entry.path()).ok();
        let is_folder = about.as_ref().is_some_and(fs::Metadata::is_dir);
        let modified = about.and_then(|about| about.modified().ok());
        is_plain.then_some(FolderEntry { name, is_folder, modified })
    });
    let entries = entries.collect();
    Ok((folder, entries))
}

/// Returns the bytes of a plain file of so many bytes at most: a pipe could be waited for forever, a
/// device never ends, and a file may be larger than any of its kind.
///
/// # Errors
/// Returns an error if it is not a plain file, is too large, or cannot be read.
pub fn read_plain(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    if !fs::metadata(path)?.is_file() {
        return Err(no_plain_file());
    }
    let mut bytes = Vec::new();
    File::open(path)?.take(most + 1).read_to_end(&mut bytes)?;
    let is_too_large = u64::try_from(bytes.len()).is_ok_and(|read| read > most);
    if is_too_large { Err(too_large(most)) } else { Ok(bytes) }
}

/// Returns the text of such a file, in UTF-8.
///
/// # Errors
/// Returns an error if it cannot be read, or is no such text.
pub fn read_text(path: &Path, most: u64) -> io::Result<String> {
    String::from_utf8(read_plain(path, most)?).map_err(|_| io::ErrorKind::InvalidData.into())
}

/// The most bytes of what players write by hand: settings, a rule profile, a file of words.
pub const MOST_OF_HAND: u64 = 1024 * 1024;
/// The most bytes of what the program itself keeps: a count, the log, practice.
pub const MOST_KEPT: u64 = 64 * 1024 * 1024;
