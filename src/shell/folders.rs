//! Where the program keeps its files.

use std::env;
use std::path::PathBuf;

use etcetera::base_strategy::BaseStrategy;
#[cfg(windows)]
use etcetera::base_strategy::Windows as Usual;
#[cfg(not(windows))]
use etcetera::base_strategy::Xdg as Usual;

/// The program's folders: XDG's, on macOS too, or those of Windows. An environment variable
/// overrides each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Folders {
    /// `config.toml` and `rules/*.toml`.
    pub config: PathBuf,
    /// The practice history.
    pub data: PathBuf,
    /// The count in progress.
    pub state: PathBuf,
}

impl Folders {
    /// Returns this user's folders; `None` without a home folder and without the variables.
    pub fn of_user() -> Option<Self> {
        let system = Usual::new().ok();
        let pick = |variable: &str, usual: Option<PathBuf>| {
            env::var_os(variable)
                .filter(|value| !value.is_empty())
                .map(PathBuf::from)
                .or_else(|| usual.map(|folder| folder.join("shuzi")))
        };
        let state =
            system.as_ref().and_then(|usual| usual.state_dir().or_else(|| Some(usual.data_dir())));
        Some(Self {
            config: pick("SHUZI_CONFIG_DIR", system.as_ref().map(BaseStrategy::config_dir))?,
            data: pick("SHUZI_DATA_DIR", system.as_ref().map(BaseStrategy::data_dir))?,
            state: pick("SHUZI_STATE_DIR", state)?,
        })
    }

    /// Returns the folder of the user's rule profiles.
    pub fn rules(&self) -> PathBuf {
        self.config.join("rules")
    }
}
