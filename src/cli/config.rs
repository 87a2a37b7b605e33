//! The user's settings: `config.toml`, every line of it optional.

use std::fs;
use std::io::{Write as _, stdout};
use std::path::{Path, PathBuf};

use serde::Deserialize;

use super::Failure;
use crate::place::Places;
use crate::shell::{Folders, Overwrite, WriteError, write_file};
use crate::texts::Language;
use crate::view::{Glyphs, ThemeName};

/// The file as it is when nobody has changed it: comments alone.
pub(super) const DEFAULT: &str = include_str!("../../configs/config.toml");

/// Prints that file.
pub(super) fn print() -> Result<(), Failure> {
    Ok(write!(stdout(), "{DEFAULT}")?)
}

/// The settings.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct Config {
    /// The colours.
    pub(super) theme: Option<ThemeName>,
    /// The signs on the board.
    pub(super) glyphs: Option<Glyphs>,
    /// Whether clicks mark stones.
    pub(super) mouse: Option<bool>,
    /// The language, or `auto`.
    language: Option<String>,
    /// The rules where nothing names any.
    pub(super) rules: Option<String>,
    /// Where it is from; none if there is no file.
    #[serde(skip)]
    path: Option<PathBuf>,
    /// Whether the file is there.
    #[serde(skip)]
    is_there: bool,
}

impl Config {
    /// The settings of a file named, or of the user's own if there is one.
    ///
    /// # Errors
    /// If a file named is not there, or a file says what no setting is: one line with its place.
    pub(super) fn of(named: Option<&Path>) -> Result<Self, Failure> {
        let usual = Folders::of_user().map(|folders| folders.config.join("config.toml"));
        let Some(path) = named.map(Path::to_path_buf).or(usual) else { return Ok(Self::default()) };
        match fs::read_to_string(&path) {
            Ok(text) => Self::read(&path.display().to_string(), &text)
                .map(|config| Self { path: Some(path), is_there: true, ..config })
                .map_err(Failure::Usage),
            Err(error) if named.is_none() && error.kind() == std::io::ErrorKind::NotFound => {
                Ok(Self { path: Some(path), ..Self::default() })
            }
            Err(error) => {
                let path = path.display();
                Err(Failure::Usage(format!("{path}:1:1: cannot be read ({error}): check the file")))
            }
        }
    }

    /// Reads a file's text.
    ///
    /// # Errors
    /// One line: the file, the place in it, and what is wrong there.
    pub(super) fn read(name: &str, text: &str) -> Result<Self, String> {
        let config: Self = toml::from_str(text).map_err(|error| {
            let place = Places::of(text).at(error.span().map_or(0, |span| span.start));
            let message = error.message().replace('\n', " ");
            format!("{name}:{place}: {message}: see shuzi --print-config")
        })?;
        match config.language.as_deref() {
            None | Some("auto") => {}
            Some(code) if Language::of_code(code).is_some() => {}
            Some(code) => {
                let at = text.find("language").unwrap_or(0);
                let place = Places::of(text).at(at);
                return Err(format!("{name}:{place}: no language `{code}`: en, fr, zh, ja, auto"));
            }
        }
        Ok(config)
    }

    /// Where the file names the rules.
    pub(super) fn rules_place(&self) -> String {
        let Some(path) = &self.path else { return "config.toml:1:1".to_owned() };
        let text = fs::read_to_string(path).unwrap_or_default();
        let sets = |line: &&str| line.trim_start().starts_with("rules");
        let line = text.lines().position(|line| sets(&line)).unwrap_or(0) + 1;
        format!("{}:{line}:1", path.display())
    }

    /// Whether there is no settings file yet.
    pub(super) const fn is_missing(&self) -> bool {
        !self.is_there
    }

    /// The language: the one set, else that of the environment.
    pub(super) fn language(&self) -> Language {
        let set = self.language.as_deref().filter(|code| *code != "auto");
        set.and_then(Language::of_code).unwrap_or_else(environment_language)
    }

    /// Keeps a setting in the file; all else in it stays as it is.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub(super) fn keep(&self, settings: &[(&str, String)]) -> Result<PathBuf, WriteError> {
        let path = self.path.clone().unwrap_or_else(|| PathBuf::from("config.toml"));
        let mut text = fs::read_to_string(&path).unwrap_or_else(|_| DEFAULT.to_owned());
        for (key, value) in settings {
            text = with_setting(&text, key, value);
        }
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        write_file(&path, text.as_bytes(), Overwrite::Yes)?;
        Ok(path)
    }
}

/// The language the environment names.
fn environment_language() -> Language {
    let named = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .into_iter()
        .find_map(|variable| std::env::var(variable).ok().filter(|value| !value.is_empty()));
    named.and_then(|name| Language::of_code(&name)).unwrap_or_default()
}

/// A file's text with a setting in it: in place of the line that sets it, or of the comment that
/// shows its default, or at the end.
fn with_setting(text: &str, key: &str, value: &str) -> String {
    let line = format!("{key} = {value}");
    let sets = |line: &str| {
        line.trim_start().strip_prefix(key).is_some_and(|rest| rest.trim_start().starts_with('='))
    };
    let shows = |line: &str| line.strip_prefix('#').is_some_and(sets);
    let mut lines: Vec<&str> = text.lines().collect();
    let at = lines.iter().position(|line| sets(line));
    match at.or_else(|| lines.iter().position(|line| shows(line))) {
        Some(at) => lines[at] = &line,
        None => lines.push(&line),
    }
    lines.join("\n") + "\n"
}

#[cfg(test)]
mod tests {
    // A test says by panicking that something is wrong.
    #![allow(clippy::unwrap_used)]

    use super::{Config, DEFAULT, with_setting};
    use crate::view::ThemeName;

    #[test]
    fn the_default_file_sets_nothing_and_with_its_signs_taken_off_sets_everything() {
        assert_eq!(Config::read("config.toml", DEFAULT).unwrap(), Config::default());
        let bare: String = DEFAULT
            .lines()
            .filter(|line| line.contains(" = \"") || line.contains(" = true"))
            .map(|line| line.trim_start_matches("# ").to_owned() + "\n")
            .collect();
        let config = Config::read("config.toml", &bare).unwrap();
        assert_eq!(config.theme, Some(ThemeName::Wood));
        assert!(config.glyphs.is_some() && config.mouse == Some(true) && config.rules.is_some());
    }

    #[test]
    fn a_setting_is_kept_among_the_others() {
        let text = with_setting(DEFAULT, "theme", "\"dark\"");
        assert!(text.contains("\ntheme = \"dark\"\n"));
        assert_eq!(text.lines().count(), DEFAULT.lines().count());
        let text = with_setting(&text, "theme", "\"mono\"");
        assert!(text.contains("\ntheme = \"mono\"\n") && !text.contains("dark\"\n"));
        assert_eq!(with_setting("a = 1\n", "mouse", "false"), "a = 1\nmouse = false\n");
    }

    #[test]
    fn mistakes_are_told_with_their_place() {
        for (text, expected) in [
            ("theme = \"dark\"\nthme = 1\n", "c.toml:2:1: unknown field `thme`"),
            ("glyphs = \"huge\"\n", "c.toml:1:10: unknown variant `huge`"),
            ("mouse = maybe\n", "c.toml:1:9:"),
            ("\nlanguage = \"xx\"\n", "c.toml:2:1: no language `xx`"),
        ] {
            let error = Config::read("c.toml", text).unwrap_err();
            assert!(error.starts_with(expected), "{error}");
            assert_eq!(error.lines().count(), 1);
        }
    }
}
