//! The rule profiles at hand, and the one asked for.

use std::path::Path;

use super::Failure;
use super::config::Config;
use crate::rules::Profiles;
use crate::shell::{Folders, book_with_user_rules, profile_from_path};

/// The book of profiles with the one named by path in it, and the name to look up. Where nothing
/// names rules the user's settings do.
pub(super) fn book_and_name(rules: Option<&str>) -> Result<(Profiles, Option<String>), Failure> {
    book_by(rules, &Config::of(None)?)
}

/// The same by settings that are read already.
pub(super) fn book_by(
    rules: Option<&str>,
    config: &Config,
) -> Result<(Profiles, Option<String>), Failure> {
    let mut book = book_with_user_rules(Folders::of_user().as_ref());
    let path = rules.filter(|name| {
        name.contains(['/', '\\']) || Path::new(name).extension().is_some_and(|e| e == "toml")
    });
    let name = match path {
        Some(path) => match profile_from_path(&mut book, Path::new(path)) {
            Ok(name) => Some(name),
            Err(error) => return Err(Failure::Usage(format!("--rules {error:#}"))),
        },
        None => rules.map(str::to_owned),
    };
    if let Some(name) = &name
        && book.file(name).is_none()
        && book.called(name).is_none()
    {
        return Err(Failure::Usage(book.unknown(name)));
    }
    if let Some(usual) = &config.rules {
        if book.file(usual).is_none() && book.called(usual).is_none() {
            let place = config.rules_place();
            return Err(Failure::Usage(format!("{place}: {}", book.unknown(usual))));
        }
        book.use_by_default(usual);
    }
    Ok((book, name))
}
