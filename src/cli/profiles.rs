//! The rule profiles at hand, and the one asked for.

use std::path::Path;

use super::Failure;
use super::config::Config;
use crate::fact::Message;
use crate::rules::Profiles;
use crate::shell::{Folders, profile_from_path, profiles_with_user_rules};

/// The profiles with the one named by path among them, and the name to look up. Where nothing
/// names rules the user's settings do.
pub(super) fn profiles_and_name(
    rules: Option<&str>,
) -> Result<(Profiles, Option<String>), Failure> {
    profiles_by(rules, &Config::of(None)?)
}

/// The same by settings that are read already.
pub(super) fn profiles_by(
    rules: Option<&str>,
    config: &Config,
) -> Result<(Profiles, Option<String>), Failure> {
    let mut profiles = profiles_with_user_rules(Folders::of_user().as_ref())?;
    let path = rules.filter(|name| {
        name.contains(['/', '\\']) || Path::new(name).extension().is_some_and(|e| e == "toml")
    });
    let name = match path {
        Some(path) => match profile_from_path(&mut profiles, Path::new(path)) {
            Ok(name) => Some(name),
            Err(error) => {
                let place = [("name", path.into()), ("what", error.into())];
                let why = Message::new("at-file", place);
                return Err(Failure::usage_with("usage-rules", [("why", why.into())]));
            }
        },
        None => rules.map(str::to_owned),
    };
    let is_known = |name: &str| profiles.file(name).is_some() || profiles.called(name).is_some();
    if let Some(name) = name.as_deref().filter(|name| !is_known(name)) {
        return Err(Failure::Usage(profiles.unknown(name).into()));
    }
    if let Some(usual) = &config.rules {
        if !is_known(usual) {
            let place = config.rules_place();
            let values = [("place", place.into()), ("what", profiles.unknown(usual).into())];
            return Err(Failure::usage_with("at-place", values));
        }
        profiles.use_by_default(usual);
    }
    Ok((profiles, name))
}
