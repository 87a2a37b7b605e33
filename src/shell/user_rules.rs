//! The user's rule profiles.

use std::fs;
use std::io::{self, Read as _};
use std::path::Path;

use super::system::{no_plain_file, system_refusal};
use super::{Folders, files_in, folder_unreadable};
use shuzi_core::fact::{Message, Value, facts};
use shuzi_core::rules::Profiles;

/// Returns the built-in profiles and those in the user's rules folder, which come first.
///
/// A profile with mistakes stays in the list; they are reported when it is used.
///
/// # Errors
/// Returns an error if the folder exists and cannot be read: the wanted profile may be in it.
pub fn profiles_with_user_rules(folders: Option<&Folders>) -> Result<Profiles, Message> {
    let mut profiles = Profiles::new();
    let Some(folder) = folders.map(Folders::rules) else { return Ok(profiles) };
    let paths = match files_in(&folder, "toml") {
        // Without a folder there are no user rules.
        Err(error)
            if matches!(error.kind(), io::ErrorKind::NotFound | io::ErrorKind::NotADirectory)
                && fs::symlink_metadata(&folder).is_err() =>
        {
            return Ok(profiles);
        }
        found => found.map_err(|error| folder_unreadable(&folder, &error))?,
    };
    for path in paths {
        let name = path.file_stem().and_then(|stem| stem.to_str());
        if let Some(name) = name {
            // Reading a pipe could wait forever.
            let text = if path.is_file() {
                read_profile(&path)
            } else {
                Err(ReadProfileError::Failed { why: system_refusal(&no_plain_file()) })
            };
            let text = text.map_err(Message::from);
            profiles.add(name, &path.to_string_lossy(), text);
        }
    }
    Ok(profiles)
}

/// Adds the profile in a file under the file's name without its extension, and returns that name.
///
/// # Errors
/// Returns an error if the file cannot be read.
pub fn profile_from_path(profiles: &mut Profiles, path: &Path) -> Result<String, ReadProfileError> {
    let text = read_profile(path)?;
    let stem = path.file_stem().unwrap_or(path.as_os_str());
    let name = stem.to_string_lossy().into_owned();
    profiles.add(&name, &path.to_string_lossy(), Ok(text));
    Ok(name)
}

/// The largest profile file, in bytes; the longest built-in one is far smaller.
const MOST_BYTES: u64 = 1024 * 1024;

facts! {
    /// Why a profile's file could not be read.
    pub enum ReadProfileError {
        /// The system refused, or it is not UTF-8.
        Failed { why: Value } => "profile-unreadable-file",
        /// It is larger than any profile.
        TooLarge { most: u64 } => "profile-too-large",
    }
}

/// Returns the text of a profile's file.
///
/// # Errors
/// Returns an error if it cannot be read, is too large, or is not UTF-8.
pub fn read_profile(path: &Path) -> Result<String, ReadProfileError> {
    let refused = |error: io::Error| ReadProfileError::Failed { why: system_refusal(&error) };
    let file = fs::File::open(path).map_err(refused)?;
    let mut text = String::new();
    let read = file.take(MOST_BYTES + 1).read_to_string(&mut text).map_err(refused)?;
    if u64::try_from(read).is_ok_and(|read| read > MOST_BYTES) {
        return Err(ReadProfileError::TooLarge { most: MOST_BYTES / 1024 / 1024 });
    }
    Ok(text)
}
