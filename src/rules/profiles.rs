//! All profiles at hand: the built-in ones and the user's own.

use std::sync::OnceLock;

use super::fields::nearest;
use super::{Problem, Profile, load};

/// A built-in profile: its name and its file.
pub type BuiltIn = (&'static str, &'static str);

/// Lists the files of `configs/rules/`.
macro_rules! built_in {
    ($($name:literal),* $(,)?) => {
        [$(($name, include_str!(concat!("../../configs/rules/", $name, ".toml")))),*]
    };
}

/// The built-in profiles, `chinese`, the default, first.
const BUILT_IN: [BuiltIn; 32] = built_in![
    "chinese",
    "chinese-1988",
    "chinese-mays",
    "chinese-ogs",
    "chinese-kgs",
    "chinese-fox",
    "chinese-golaxy",
    "japanese-1989",
    "korean",
    "aga",
    "bga",
    "ffg",
    "egf-ing",
    "egf-ing-japanese-fillin",
    "egf-japanese",
    "ing-1991",
    "ing-kss",
    "new-zealand",
    "tromp-taylor",
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
    "taiwan-old",
    "button-go",
    "simplified-ing",
];

/// A profile's file before it is read.
#[derive(Clone, Debug)]
struct ProfileFile {
    name: String,
    file: String,
    /// What stands in it, or why it could not be read.
    text: Result<String, String>,
}

/// The profiles at hand. A user's profile stands before a built-in one of the same name.
#[derive(Clone, Debug)]
pub struct Profiles {
    files: Vec<ProfileFile>,
    /// The profiles read, once somebody has looked through them.
    read: OnceLock<Vec<Profile>>,
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
        let file_ = |(name, text): BuiltIn| ProfileFile {
            name: name.to_owned(),
            file: format!("configs/rules/{name}.toml"),
            text: Ok(text.to_owned()),
        };
        Self {
            files: BUILT_IN.into_iter().map(file_).collect(),
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
    pub fn add(&mut self, name: &str, file: &str, text: Result<String, String>) {
        let file_ = ProfileFile { name: name.to_owned(), file: file.to_owned(), text };
        self.read = OnceLock::new();
        match self.files.iter_mut().find(|file_| file_.name == name) {
            Some(known) => *known = file_,
            None => self.files.push(file_),
        }
    }

    /// The names of all profiles.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.files.iter().map(|file_| file_.name.as_str())
    }

    /// The file of a profile, and its text.
    pub fn file(&self, name: &str) -> Option<(&str, &str)> {
        let file_ = self.files.iter().find(|file_| file_.name == name)?;
        Some((&file_.file, file_.text.as_deref().unwrap_or_default()))
    }

    /// Reads a profile.
    ///
    /// # Errors
    /// The mistakes in its file, or `None` if no profile is called so.
    pub fn profile(&self, name: &str) -> Result<Profile, Option<Vec<Problem>>> {
        let file_ = self.files.iter().find(|file_| file_.name == name).ok_or(None)?;
        self.read_file(file_, &[]).map_err(Some)
    }

    /// Reads a profile that is not in the book; it may extend one that is.
    ///
    /// # Errors
    /// The mistakes in its file.
    pub fn read(&self, name: &str, file: &str, text: &str) -> Result<Profile, Vec<Problem>> {
        self.read_below(name, file, text, &[])
    }

    fn read_file(&self, file_: &ProfileFile, above: &[&str]) -> Result<Profile, Vec<Problem>> {
        match &file_.text {
            Ok(text) => self.read_below(&file_.name, &file_.file, text, above),
            Err(why) => Err(vec![Problem::at(&file_.file, "", 0, why.clone())]),
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
                let problems = |_| format!("the built-in profile {name} cannot be read");
                return load(name, name, text, &mut |_| Err(String::new())).map_err(problems);
            }
            if chain.contains(&wanted) {
                let round = chain.join(" extends ");
                return Err(format!("{round} extends {wanted}: a circle; extend another profile"));
            }
            let Some(file_) = self.files.iter().find(|file_| file_.name == wanted) else {
                return Err(self.unknown(wanted));
            };
            self.read_file(file_, &chain).map_err(|problems| {
                let first = problems.first().map_or_else(String::new, ToString::to_string);
                format!("{wanted} has mistakes of its own: {first}")
            })
        })
    }

    /// All profiles that can be read.
    pub fn profiles(&self) -> &[Profile] {
        self.read.get_or_init(|| {
            self.files.iter().filter_map(|file_| self.profile(&file_.name).ok()).collect()
        })
    }

    /// The profile a spelling means, as in SGF's `RU`; `None` if no profile is called so.
    pub fn called(&self, spelling: &str) -> Option<Profile> {
        self.profiles().iter().find(|profile| profile.is_called(spelling)).cloned()
    }

    /// The message that no profile has a name, with the nearest one that is there.
    pub fn unknown(&self, name: &str) -> String {
        match nearest(name, self.names()) {
            Some(near) => format!("no rules called `{name}`: did you mean `{near}`?"),
            None => format!("no rules called `{name}`: `shuzi rules list` names them all"),
        }
    }
}
