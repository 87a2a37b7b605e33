//! The user's rule profiles.

use std::fs;
use std::io::Read as _;
use std::path::Path;

use anyhow::Context;

use super::{Folders, files_in};
use crate::rules::Profiles;

/// The built-in profiles and those in the user's rules folder, which come first.
///
/// A profile with mistakes stays in the book: what is wrong with it is told to whoever uses it.
pub fn book_with_user_rules(folders: Option<&Folders>) -> Profiles {
    let mut book = Profiles::new();
    let paths = folders.and_then(|folders| files_in(&folders.rules(), "toml").ok());
    for path in paths.unwrap_or_default() {
        let name = path.file_stem().and_then(|stem| stem.to_str());
        if let Some(name) = name {
            let text = read_profile(&path).map_err(|error| error.to_string());
            book.add(name, &path.to_string_lossy(), text);
        }
    }
    book
}

/// Adds the profile in a file to the book, under the file's name without its ending, and
/// returns that name.
///
/// # Errors
/// If the file cannot be read.
pub fn profile_from_path(book: &mut Profiles, path: &Path) -> anyhow::Result<String> {
    let text = read_profile(path).with_context(|| path.display().to_string())?;
    let stem = path.file_stem().unwrap_or(path.as_os_str());
    let name = stem.to_string_lossy().into_owned();
    book.add(&name, &path.to_string_lossy(), Ok(text));
    Ok(name)
}

/// The largest profile file, in bytes: the longest built-in one has some hundreds.
const MOST_BYTES: u64 = 1024 * 1024;

/// The text of a profile's file.
///
/// # Errors
/// If it cannot be read, is too large, or is not UTF-8.
pub fn read_profile(path: &Path) -> anyhow::Result<String> {
    let mut bytes = Vec::new();
    let read = fs::File::open(path)?.take(MOST_BYTES + 1).read_to_end(&mut bytes)?;
    if u64::try_from(read).is_ok_and(|read| read > MOST_BYTES) {
        anyhow::bail!("larger than 1 MiB: this is no profile");
    }
    String::from_utf8(bytes).map_err(|_| anyhow::anyhow!("not UTF-8: save it as UTF-8"))
}
