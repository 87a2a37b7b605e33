//! All available profiles: the built-in ones and the user's.

use std::sync::{Arc, OnceLock};

use super::fields::nearest;
use super::{Problem, Profile, ProfileMistake, UnknownRules, load};
use crate::fact::Message;

/// The name of a built-in profile and the text of its file.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/rules.md"))]
pub type BuiltIn = (&'static str, &'static str);

/// How deep `extends` may nest: club, association, country and a few more.
const MOST_EXTENDED: usize = 16;

/// Lists the files of `configs/rules/`.
macro_rules! built_in {
    ($($name:literal),* $(,)?) => {
        [$(($name, include_str!(concat!("../../configs/rules/", $name, ".toml")))),*]
    };
}

/// The built-in profiles; `chinese`, the default, is first.
const BUILT_IN: [BuiltIn; 42] = built_in![
    "chinese",
    "chinese-1988",
    "chinese-mays",
    "chinese-ogs",
    "chinese-kgs",
    "chinese-fox",
    "chinese-golaxy",
    "japanese-1989",
    "japanese-kgs",
    "japanese-ogs",
    "igs",
    "tom",
    "korean",
    "tygem",
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

/// The file of a profile, not parsed yet.
#[derive(Clone, Debug)]
struct ProfileFile {
    name: String,
    file: String,
    /// The text, or why it could not be read.
    text: Result<String, Message>,
}

/// All available profiles; a user's profile replaces a built-in one of the same name.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/rules.md"))]
#[derive(Clone, Debug)]
pub struct Profiles {
    files: Vec<ProfileFile>,
    /// The valid profiles, parsed at the first search through all of them.
    read: OnceLock<Vec<Arc<Profile>>>,
    usual: Option<String>,
}

impl Default for Profiles {
    fn default() -> Self {
        Self::new()
    }
}

impl Profiles {
    /// The name of the profile used if neither the user, the game file nor the settings choose one.
    pub const DEFAULT: &'static str = "chinese";

    /// Starts with the built-in profiles.
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

    /// Sets the profile from the settings, used if nothing else chooses one.
    pub fn use_by_default(&mut self, name: &str) {
        self.usual = Some(name.to_owned());
    }

    /// The profile from the settings, if there is one.
    pub fn usual(&self) -> Option<&str> {
        self.usual.as_deref()
    }

    /// Adds a user's profile: its name, its file, and its text or why that could not be read.
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

    /// The file name of a profile and its text, which is empty if it could not be read.
    pub fn file(&self, name: &str) -> Option<(&str, &str)> {
        let rules_file = self.files.iter().find(|rules_file| rules_file.name == name)?;
        Some((&rules_file.file, rules_file.text.as_deref().unwrap_or_default()))
    }

    /// Loads a profile by its exact name.
    ///
    /// # Errors
    /// Returns the mistakes in its file, or `None` if there is no such profile.
    pub fn profile(&self, name: &str) -> Result<Arc<Profile>, Option<Vec<Problem>>> {
        let rules_file =
            self.files.iter().find(|rules_file| rules_file.name == name).ok_or(None)?;
        self.read_file(rules_file, &[]).map(Arc::new).map_err(Some)
    }

    /// Loads a profile from a text outside this collection; it may extend a profile inside.
    ///
    /// # Errors
    /// Returns the mistakes in the text.
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

    /// Loads a profile that those in `above` extend, to detect cycles.
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
            // A user's profile may extend the built-in profile that it replaces.
            let built_in = (wanted == name)
                .then(|| BUILT_IN.iter().find(|(known, text_)| *known == name && *text_ != text))
                .flatten();
            if let Some((_, text)) = built_in {
                let nothing = &mut |wanted: &str| Err(self.extends_nothing(wanted));
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
                return Err(self.extends_nothing(wanted));
            };
            self.read_file(rules_file, &chain).map_err(|problems| broken(wanted, problems))
        })
    }

    /// All profiles without mistakes.
    pub fn profiles(&self) -> &[Arc<Profile>] {
        self.read.get_or_init(|| {
            self.files.iter().filter_map(|rules_file| self.profile(&rules_file.name).ok()).collect()
        })
    }

    /// The profile for a spelling, as in SGF's `RU`; `None` if no profile has this name.
    pub fn called(&self, spelling: &str) -> Option<Arc<Profile>> {
        let called = |spelling: &str| {
            self.profiles().iter().find(|profile| profile.is_called(spelling)).cloned()
        };
        called(spelling).or_else(|| called(katago_rules(spelling)?))
    }

    /// The profile for a spelling in the files of a server.
    ///
    /// For `Chinese` on Fox it is `Chinese@Fox` if there is one, otherwise `Chinese`; for a file that
    /// states no rules, `@Fox`.
    pub fn called_on(&self, server: Option<&str>, spelling: &str) -> Option<Arc<Profile>> {
        let there = server.and_then(|server| {
            let first = spelling.split(',').next().unwrap_or_default();
            self.called(&format!("{}@{server}", first.trim()))
        });
        there.or_else(|| self.called(spelling))
    }

    /// The mistakes in the file that replaces the built-in profile for a spelling in the files of a
    /// server; `None` if there is no such file or it has none.
    pub fn mistakes_for(&self, server: Option<&str>, spelling: &str) -> Option<Vec<Problem>> {
        let replaces = |own: &ProfileFile| {
            let text = own.text.as_deref().ok();
            BUILT_IN.iter().any(|(name, built_in)| *name == own.name && text != Some(built_in))
        };
        // Built-in profiles are read again only where a file replaces one.
        self.files.iter().find(|own| replaces(own))?;
        let built_in = Self::new().called_on(server, spelling)?;
        self.profile(&built_in.name).err().flatten()
    }

    /// Whether a profile has this name, file name or title. Two names with a comma between are none: in a
    /// game file, what follows a comma is left out.
    pub fn knows(&self, name: &str) -> bool {
        self.file(name).is_some() || (!name.contains(',') && self.called(name).is_some())
    }

    /// The error for an unknown name, with the most similar known one.
    pub fn unknown(&self, name: &str) -> UnknownRules {
        let also = self.profiles().iter().flat_map(|profile| &profile.aliases);
        UnknownRules::of(name, self.names().chain(also.map(String::as_str)))
    }

    /// The mistake of a profile that extends none. Only names are looked through: the other profiles may
    /// be being read just now.
    fn extends_nothing(&self, name: &str) -> ProfileMistake {
        ProfileMistake::ExtendsNothing { why: UnknownRules::of(name, self.names()) }
    }
}

impl UnknownRules {
    fn of<'a>(name: &str, known: impl Iterator<Item = &'a str>) -> Self {
        let near = nearest(name, known).map(str::to_owned);
        let name = name.to_owned();
        match near {
            Some(near) => Self::Near { name, near },
            None => Self::Unknown { name },
        }
    }
}

/// The profile for rules in KataGo's notation: `koSIMPLEscoreAREAtaxNONEsui0whbN`.
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

/// The error for a profile that extends one with mistakes.
fn broken(name: &str, problems: Vec<Problem>) -> ProfileMistake {
    let first = problems.into_iter().next().map(Message::from);
    let why = first.unwrap_or_else(|| Message::plain("no-rules"));
    ProfileMistake::ExtendsBroken { name: name.to_owned(), why }
}
