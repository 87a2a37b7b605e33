//! Where the program keeps its files.

use std::env;
use std::path::PathBuf;

use super::platform::usual_folder;

/// What a folder is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// Settings.
    Config,
    /// What the player wants to keep.
    Data,
    /// What is in progress.
    State,
}

/// The program's folders: XDG's, on macOS too, or those of Windows. An environment variable
/// overrides each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Folders {
    /// `config.toml` and `rules/*.toml`.
    pub config: PathBuf,
    /// The history of practice, and the log of counts.
    pub data: PathBuf,
    /// The count in progress.
    pub state: PathBuf,
}

impl Folders {
    /// Returns this user's folders; `None` without a home folder and without the variables.
    pub fn of_user() -> Option<Self> {
        let pick = |variable: &str, kind: Kind| {
            let set = env::var_os(variable).filter(|value| !value.is_empty()).map(PathBuf::from);
            set.or_else(|| usual_folder(kind).map(|folder| folder.join("shuzi")))
        };
        Some(Self {
            config: pick("SHUZI_CONFIG_DIR", Kind::Config)?,
            data: pick("SHUZI_DATA_DIR", Kind::Data)?,
            state: pick("SHUZI_STATE_DIR", Kind::State)?,
        })
    }

    /// Returns the folder of the user's rule profiles.
    pub fn rules(&self) -> PathBuf {
        self.config.join("rules")
    }
}
