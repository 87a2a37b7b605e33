//! All profiles at hand: the built-in ones and the user's own.

use std::sync::{Arc, OnceLock};

use super::fields::nearest;
use super::{Problem, Profile, ProfileMistake, UnknownRules, load};
use crate::fact::Message;

/// A built-in profile: its name and its file.
pub type BuiltIn = (&'static str, &'static str);

/// A profile may extend so many, one above the other: club, association, country and a few more.
const MOST_EXTENDED: usize = 16;

/// Lists the files of `configs/rules/`.
macro_rules! built_in {
    ($($name:literal),* $(,)?) => {
        [$(($name, include_str!(concat!("../../configs/rules/", $name, ".toml")))),*]
    };
}

/// The built-in profiles, `chinese`, the default, first.
const BUILT_IN: [BuiltIn; 39] = built_in![
    "chinese",
    "chinese-1988",
    "chinese-mays",
    "chinese-ogs",
    "chinese-kgs",
    "chinese-fox",
    "chinese-golaxy",
    "japanese-1989",
    "japanese-ogs",
    "igs",
    "korean",
    "aga",
    "bga",
    "ffg",
    "egf-ing",
    "egf-ing-japanese-fillin",
    "egf-japanese",
    "ing-1991",
    "ing-kss",
    "ing-ogs",
    "new-zealand",
    "tromp-taylor",
    "cgos",
    "stone-ming-qing",
    "stone-jasiek-prisoners",
    "katago-stone-scoring",
    "katago-ancient-territory",
    "ikeda-area-1",
    "ikeda-area-2",
    "ikeda-area-3",
    "ikeda-territory-1",
    "ikeda-territory-2",
    "wmsg-2008",
    "counting-points-a",
    "counting-points-b",
    "taiwan-old",
    "button-go",
    "simplified-ing",
    "lasker-maas",
];

/// A profile's file before it is read.
#[derive(Clone, Debug)]
struct ProfileFile {
    name: String,
    file: String,
    /// What stands in it, or why it could not be read.
    text: Result<String, Message>,
}

/// The profiles at hand. A user's profile stands before a built-in one of the same name.
#[derive(Clone, Debug)]
pub struct Profiles {
    files: Vec<ProfileFile>,
    /// The profiles read, once somebody has looked through them.
    read: OnceLock<Vec<Arc<Profile>>>,
    usual: Option<String>,
}

impl Default for Profiles {
    fn default() -> Self {
        Self::new()
    }
}

impl Profiles {
    /// The name of the profile used where nothing names one, not even the settings.
    pub const DEFAULT: &'static str = "chinese";

    /// The built-in profiles.
    pub fn new() -> Self {
        let rules_file = |(name, text): BuiltIn| ProfileFile {
            name: name.to_owned(),
            file: format!("configs/rules/{name}.toml"),
            text: Ok(text.to_owned()),
        };
        Self {
            files: BUILT_IN.into_iter().map(rules_file).collect(),
            read: OnceLock::new(),
            usual: None,
        }
    }

    /// Has this profile used where nothing names one.
    pub fn use_by_default(&mut self, name: &str) {
        self.usual = Some(name.to_owned());
    }

    /// The profile the settings name for where nothing else names one.
    pub fn usual(&self) -> Option<&str> {
        self.usual.as_deref()
    }

    /// Adds a user's profile: its name, the file it is from, and what stands in it or why it
    /// could not be read.
    pub fn add(&mut self, name: &str, file: &str, text: Result<String, Message>) {
        let rules_file = ProfileFile { name: name.to_owned(), file: file.to_owned(), text };
        self.read = OnceLock::new();
        match self.files.iter_mut().find(|rules_file| rules_file.name == name) {
            Some(known) => *known = rules_file,
            None => self.files.push(rules_file),
        }
    }

    /// The names of all profiles.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.files.iter().map(|rules_file| rules_file.name.as_str())
    }

    /// The file of a profile, and its text.
    pub fn file(&self, name: &str) -> Option<(&str, &str)> {
        let rules_file = self.files.iter().find(|rules_file| rules_file.name == name)?;
        Some((&rules_file.file, rules_file.text.as_deref().unwrap_or_default()))
    }

    /// Reads a profile.
    ///
    /// # Errors
    /// The mistakes in its file, or `None` if no profile is called so.
    pub fn profile(&self, name: &str) -> Result<Arc<Profile>, Option<Vec<Problem>>> {
        let rules_file =
            self.files.iter().find(|rules_file| rules_file.name == name).ok_or(None)?;
        self.read_file(rules_file, &[]).map(Arc::new).map_err(Some)
    }

    /// Reads a profile that is not in the book; it may extend one that is.
    ///
    /// # Errors
    /// The mistakes in its file.
    pub fn read(&self, name: &str, file: &str, text: &str) -> Result<Profile, Vec<Problem>> {
        self.read_below(name, file, text, &[])
    }

    fn read_file(&self, rules_file: &ProfileFile, above: &[&str]) -> Result<Profile, Vec<Problem>> {
        match &rules_file.text {
            Ok(text) => {
                let name = rules_file.name.as_str();
                let is_built_in = BUILT_IN.contains(&(name, text.as_str()));
                let read = self.read_below(name, &rules_file.file, text, above);
                read.map(|profile| Profile { is_built_in, ..profile })
            }
            Err(why) => {
                let unreadable = ProfileMistake::Unreadable { why: why.clone() };
                Err(vec![Problem::at(&rules_file.file, "", 0, unreadable)])
            }
        }
    }

    /// Reads a profile that those `above` extend, so that a circle is noticed.
    fn read_below(
        &self,
        name: &str,
        file: &str,
        text: &str,
        above: &[&str],
    ) -> Result<Profile, Vec<Problem>> {
        let mut chain = above.to_vec();
        chain.push(name);
        load(name, file, text, &mut |wanted| {
            // A user's profile may extend the built-in one it replaces.
            let built_in = (wanted == name)
                .then(|| BUILT_IN.iter().find(|(known, text_)| *known == name && *text_ != text))
                .flatten();
            if let Some((_, text)) = built_in {
                let nothing = &mut |wanted: &str| {
                    Err(ProfileMistake::ExtendsNothing { why: self.unknown(wanted) })
                };
                return load(name, name, text, nothing).map_err(|problems| broken(name, problems));
            }
            if chain.contains(&wanted) {
                let round = format!("{} → {wanted}", chain.join(" → "));
                return Err(ProfileMistake::ExtendsItself { round });
            }
            if chain.len() > MOST_EXTENDED {
                return Err(ProfileMistake::ExtendsTooMany { most: MOST_EXTENDED });
            }
            let Some(rules_file) = self.files.iter().find(|rules_file| rules_file.name == wanted)
            else {
                return Err(ProfileMistake::ExtendsNothing { why: self.unknown(wanted) });
            };
            self.read_file(rules_file, &chain).map_err(|problems| broken(wanted, problems))
        })
    }

    /// All profiles that can be read.
    pub fn profiles(&self) -> &[Arc<Profile>] {
        self.read.get_or_init(|| {
            self.files.iter().filter_map(|rules_file| self.profile(&rules_file.name).ok()).collect()
        })
    }

    /// The profile a spelling means, as in SGF's `RU`; `None` if no profile is called so.
    pub fn called(&self, spelling: &str) -> Option<Arc<Profile>> {
        let called = |spelling: &str| {
            self.profiles().iter().find(|profile| profile.is_called(spelling)).cloned()
        };
        called(spelling).or_else(|| called(katago_rules(spelling)?))
    }

    /// The profile a spelling means in the files of a server: `Chinese@Fox` where a profile is
    /// called so, else as anywhere.
    pub fn called_on(&self, server: Option<&str>, spelling: &str) -> Option<Arc<Profile>> {
        let there = server.and_then(|server| {
            let first = spelling.split(',').next().unwrap_or_default();
            self.called(&format!("{}@{server}", first.trim()))
        });
        there.or_else(|| self.called(spelling))
    }

    /// Whether a profile has this name, file name or title.
    pub fn knows(&self, name: &str) -> bool {
        self.file(name).is_some() || self.called(name).is_some()
    }

    /// That no profile has a name, with the nearest one that is there.
    pub fn unknown(&self, name: &str) -> UnknownRules {
        let near = nearest(name, self.names()).map(str::to_owned);
        let name = name.to_owned();
        match near {
            Some(near) => UnknownRules::Near { name, near },
            None => UnknownRules::Unknown { name },
        }
    }
}

/// The profile for KataGo's own way to write rules: `koSIMPLEscoreAREAtaxNONEsui0whbN`.
fn katago_rules(spelling: &str) -> Option<&'static str> {
    if !spelling.starts_with("ko") {
        return None;
    }
    let has = |part: &str| spelling.contains(part);
    Some(match (has("scoreAREA"), has("scoreTERRITORY")) {
        (true, _) if has("taxALL") => "katago-stone-scoring",
        (true, _) if !has("taxNONE") => return None,
        (true, _) if has("button1") => "button-go",
        (true, _) if has("whbN-1") => "aga",
        (true, _) if has("whbN") => "chinese",
        (true, _) => "tromp-taylor",
        (_, true) if has("taxALL") => "katago-ancient-territory",
        (_, true) if has("taxSEKI") => "japanese-1989",
        (..) => return None,
    })
}

/// That the profile another one extends has mistakes of its own.
fn broken(name: &str, problems: Vec<Problem>) -> ProfileMistake {
    let first = problems.into_iter().next().map(Message::from);
    let why = first.unwrap_or_else(|| Message::plain("no-rules"));
    ProfileMistake::ExtendsBroken { name: name.to_owned(), why }
}
