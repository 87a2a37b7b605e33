//! The user's rule profiles.

use std::fs;
use std::io;
use std::path::Path;

use super::files::{MOST_OF_HAND, read_text};
use super::system::system_refusal;
use super::{Folders, files_in, folder_unreadable};
use shuzi_core::fact::Message;
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
            profiles.add(name, &path.to_string_lossy(), read_profile(&path));
        }
    }
    Ok(profiles)
}

/// Adds the profile in a file under the file's name without its extension, and returns that name.
///
/// # Errors
/// Returns an error if the file cannot be read.
pub fn profile_from_path(profiles: &mut Profiles, path: &Path) -> Result<String, Message> {
    let text = read_profile(path)?;
    let stem = path.file_stem().unwrap_or(path.as_os_str());
    let name = stem.to_string_lossy().into_owned();
    profiles.add(&name, &path.to_string_lossy(), Ok(text));
    Ok(name)
}

/// Returns the text of a profile's file.
///
/// # Errors
/// Returns an error if it cannot be read, is too large, or is not UTF-8.
pub fn read_profile(path: &Path) -> Result<String, Message> {
    read_text(path, MOST_OF_HAND)
        .map_err(|error| Message::new("profile-unreadable-file", [("why", system_refusal(&error))]))
}
