//! The user's rule profiles.

use std::fs;
use std::path::Path;

use anyhow::Context;

use super::Folders;
use crate::rules::Book;

/// The built-in profiles and those in the user's rules folder, which come first.
///
/// A profile with mistakes stays in the book: what is wrong with it is told to whoever uses it.
pub fn book_with_user_rules(folders: Option<&Folders>) -> Book {
    let mut book = Book::new();
    let Some(entries) = folders.and_then(|folders| fs::read_dir(folders.rules()).ok()) else {
        return book;
    };
    let mut paths: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    paths.sort();
    for path in paths {
        let is_profile = path.extension().is_some_and(|ending| ending == "toml");
        let name = path.file_stem().and_then(|stem| stem.to_str());
        if let (true, Some(name), Ok(text)) = (is_profile, name, fs::read_to_string(&path)) {
            book.add(name, &path.to_string_lossy(), &text);
        }
    }
    book
}

/// Adds the profile in a file to the book, under the file's name without its ending, and
/// returns that name.
///
/// # Errors
/// If the file cannot be read.
pub fn profile_from_path(book: &mut Book, path: &Path) -> anyhow::Result<String> {
    let text = fs::read_to_string(path).with_context(|| path.display().to_string())?;
    let stem = path.file_stem().unwrap_or(path.as_os_str());
    let name = stem.to_string_lossy().into_owned();
    book.add(&name, &path.to_string_lossy(), &text);
    Ok(name)
}
