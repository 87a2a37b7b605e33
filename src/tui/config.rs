//! The user's settings: `config.toml`, every line of it optional.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use serde::Deserialize;
use toml::Spanned;
use toml_edit::{DocumentMut, Item, Value};

use crate::app::{Key, KeyError, Keymap, KeymapError};
use crate::fact::{Fact as _, Message};
use crate::place::Places;
use crate::shell::{Folders, Overwrite, WriteError, system_refusal, write_file};
use crate::view::{Glyphs, ThemeName};
use crate::words::{Language, Words, wrap};

/// The file as it is when nobody has changed it: comments alone, in the reader's language.
pub(crate) fn default_file(words: &Words) -> String {
    let comment = |ids: &[&str]| -> String {
        let lines = ids.iter().flat_map(|id| wrap(&words.get(id), COLUMNS - 2));
        lines.flat_map(|line| ["# ".to_owned(), line, "\n".to_owned()]).collect()
    };
    let settings: [(&[&str], &str); 5] = [
        (&["config-theme", "config-no-color"], "theme = \"wood\""),
        (&["config-glyphs"], "glyphs = \"unicode\""),
        (&["config-mouse"], "mouse = true"),
        (&["config-lang"], "language = \"auto\""),
        (&["config-rules"], "rules = \"chinese\""),
    ];
    let settings = settings.map(|(ids, line)| format!("\n{}# {line}\n", comment(ids)));
    // A head of a table would take what is kept below it along: it is shown, not written.
    let keys = format!("\n{}# [keys]\n# undo = [\"u\", \"Ctrl-U\"]\n", comment(&["config-keys"]));
    comment(&["config-intro", "config-paths"]) + &settings.concat() + &keys
}

/// How wide the lines of a settings file are.
const COLUMNS: usize = 100;

/// The settings.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "kebab-case")]
pub struct Config {
    /// The colours.
    pub(crate) theme: Option<ThemeName>,
    /// The signs on the board.
    pub(crate) glyphs: Option<Glyphs>,
    /// Whether clicks mark stones.
    pub(crate) mouse: Option<bool>,
    /// The language, or `auto`.
    language: Option<String>,
    /// The rules where nothing names any.
    pub(crate) rules: Option<String>,
    /// The keys of actions, as the file has them.
    #[serde(default)]
    keys: BTreeMap<Spanned<String>, Spanned<KeyNames>>,
    /// The same, checked.
    #[serde(skip)]
    pub(crate) keymap: Keymap,
    /// Where it is from; none if there is no file.
    #[serde(skip)]
    path: Option<PathBuf>,
    /// Whether the file is there.
    #[serde(skip)]
    is_there: bool,
}

/// The keys of an action: one or several.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(untagged, expecting = "write a key, or a list of keys")]
enum KeyNames {
    One(String),
    Several(Vec<String>),
}

impl Config {
    /// The settings of a file named, or of the user's own if there is one.
    ///
    /// # Errors
    /// If a file named is not there, or a file says what no setting is: one line with its place.
    pub(crate) fn of(named: Option<&Path>, folders: Option<&Folders>) -> Result<Self, Message> {
        let usual = folders.map(|folders| folders.config.join("config.toml"));
        let Some(path) = named.map(Path::to_path_buf).or(usual) else { return Ok(Self::default()) };
        match fs::read_to_string(&path) {
            Ok(text) => Self::read(&path.display().to_string(), &text).map(|config| Self {
                path: Some(path),
                is_there: true,
                ..config
            }),
            Err(error) if named.is_none() && error.kind() == std::io::ErrorKind::NotFound => {
                Ok(Self { path: Some(path), ..Self::default() })
            }
            Err(error) => {
                let place = format!("{}:1:1", path.display());
                let why = Message::new("file-unreadable", [("why", system_refusal(&error))]);
                Err(at(&place, why))
            }
        }
    }

    /// Reads a file's text.
    ///
    /// # Errors
    /// One line: the file, the place in it, and what is wrong there.
    pub fn read(name: &str, text: &str) -> Result<Self, Message> {
        let mut config: Self = toml::from_str(text).map_err(|error| {
            let place = Places::of(text).at(error.span().map_or(0, |span| span.start));
            let why = error.message().replace('\n', " ");
            let what = Message::new("config-not-toml", [("why", why.into())]);
            at(&format!("{name}:{place}"), what)
        })?;
        match config.language.as_deref() {
            None | Some("auto") => {}
            Some(code) if Language::of_code(code).is_some() => {}
            Some(code) => {
                let place = Places::of(text).at(text.find("language").unwrap_or(0));
                let what = Message::new("config-language", [("code", code.into())]);
                return Err(at(&format!("{name}:{place}"), what));
            }
        }
        config.keymap = keymap(&config.keys)
            .map_err(|(byte, why)| at(&format!("{name}:{}", Places::of(text).at(byte)), why))?;
        Ok(config)
    }

    /// Where the file names the rules.
    pub(crate) fn rules_place(&self) -> String {
        let Some(path) = &self.path else { return "config.toml:1:1".to_owned() };
        let text = fs::read_to_string(path).unwrap_or_default();
        let sets = |line: &&str| line.trim_start().starts_with("rules");
        let line = text.lines().position(|line| sets(&line)).unwrap_or(0) + 1;
        format!("{}:{line}:1", path.display())
    }

    /// Whether there is no settings file yet.
    pub(crate) const fn is_missing(&self) -> bool {
        !self.is_there
    }

    /// The language set, if one is.
    pub(crate) fn language(&self) -> Option<Language> {
        let set = self.language.as_deref().filter(|code| *code != "auto");
        set.and_then(Language::of_code)
    }

    /// Keeps a setting in the file; all else in it stays as it is.
    ///
    /// # Errors
    /// If the file cannot be written.
    pub(crate) fn keep(
        &self,
        settings: &[(&str, Value)],
        words: &Words,
    ) -> Result<PathBuf, WriteError> {
        let path = self.path.clone().unwrap_or_else(|| PathBuf::from("config.toml"));
        let mut text = fs::read_to_string(&path).unwrap_or_else(|_| default_file(words));
        for (key, value) in settings {
            // What is not TOML was refused when it was read.
            text = with_setting(&text, key, value).unwrap_or(text);
        }
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder)?;
        }
        write_file(&path, text.as_bytes(), Overwrite::Yes)?;
        Ok(path)
    }
}

/// The keys a file sets; where it goes wrong, what is wrong there.
fn keymap(keys: &BTreeMap<Spanned<String>, Spanned<KeyNames>>) -> Result<Keymap, (usize, Message)> {
    let mut keymap = Keymap::default();
    for (name, named) in keys {
        let place = named.span().start;
        let named = match named.get_ref() {
            KeyNames::One(key) => std::slice::from_ref(key),
            KeyNames::Several(keys) => keys,
        };
        let keys: Result<Vec<Key>, KeyError> = named.iter().map(|key| key.parse()).collect();
        let keys = keys.map_err(|why| (place, why.message()))?;
        keymap.set(name.get_ref(), keys).map_err(|why| {
            let of_name = matches!(why, KeymapError::UnknownAction { .. });
            (if of_name { name.span().start } else { place }, why.message())
        })?;
    }
    // Only once all are known is it known what stands in the way.
    for (name, named) in keys {
        keymap.check(name.get_ref()).map_err(|why| (named.span().start, why.message()))?;
    }
    Ok(keymap)
}

/// What is wrong at a place of the settings file.
fn at(place: &str, what: Message) -> Message {
    Message::new("at-place", [("place", place.into()), ("what", what.into())])
}

/// A file's text with a setting in it: in place of the line that sets it, or of the comment that
/// A file's text with a setting in it: in its place, in that of the comment that shows its default,
/// or as a new line. Everything else stays as it is; `None` if the text is not TOML.
fn with_setting(text: &str, key: &str, value: &Value) -> Option<String> {
    let mut settings: DocumentMut = text.parse().ok()?;
    if let Some(set) = settings.get_mut(key).and_then(Item::as_value_mut) {
        // A comment behind the value belongs to the line.
        let around = set.decor().clone();
        *set = value.clone();
        *set.decor_mut() = around;
        return Some(settings.to_string());
    }
    if let Some(at) = shown_at(text, key) {
        let line = text[at..].lines().next().unwrap_or_default();
        let after = &text[at + line.len()..];
        return Some(format!("{}{key} = {}{after}", &text[..at], value.clone().decorated("", "")));
    }
    settings.insert(key, Item::Value(value.clone()));
    Some(settings.to_string())
}

/// Where a comment above the first table shows the default of a setting, in bytes.
fn shown_at(text: &str, key: &str) -> Option<usize> {
    let mut at = 0;
    for line in text.split_inclusive('\n').take_while(|line| !line.trim_start().starts_with('[')) {
        let shown = line.strip_prefix('#').and_then(|rest| rest.trim_start().strip_prefix(key));
        if shown.is_some_and(|rest| rest.trim_start().starts_with('=')) {
            return Some(at);
        }
        at += line.len();
    }
    None
}

#[cfg(test)]
mod tests {
    // A test says by panicking that something is wrong.
    #![allow(clippy::unwrap_used)]

    use toml_edit::Value;

    use super::{Config, default_file};
    use crate::view::ThemeName;
    use crate::words::{Language, Words};

    #[test]
    fn keys_that_get_in_each_others_way_are_told_by_their_lines() {
        let read = |text: &str| Config::read("c.toml", text).unwrap_err();
        let said = |text: &str| Words::of(Language::English).message(&read(text));
        for (text, told) in [
            (
                "[keys]\nundo = \"f\"\n",
                "c.toml:2:8: `f` cannot mean `undo`: it already means `finish`",
            ),
            (
                "[keys]\nundoo = \"z\"\n",
                "c.toml:2:1: there is no action `undoo`: did you mean `undo`?",
            ),
            ("[keys]\nundo = [\"z\", \"F12\"]\n", "c.toml:2:8: `F12` is not a key"),
            ("[keys]\nundo = \"Ctrl-M\"\n", "c.toml:2:8: `Ctrl-M` always means the same"),
            ("[keys]\nundo = 5\n", "c.toml:2:8: write a key, or a list of keys"),
            ("[keys]\nundo = \"5\"\n", "c.toml:2:8: `5` is typed into numbers"),
        ] {
            assert!(said(text).starts_with(told), "{}", said(text));
        }
        // A key may be set beside others, and two may change places.
        Config::read("c.toml", "[keys]\nundo = \"f\"\nfinish = [\"u\", \"Ctrl-F\"]\n").unwrap();
    }

    fn with_setting(text: &str, key: &str, value: impl Into<Value>) -> String {
        super::with_setting(text, key, &value.into()).unwrap()
    }

    #[test]
    fn a_setting_is_kept_above_the_keys() {
        let text = "[keys]\nmouse = \"m\"\n";
        assert_eq!(with_setting(text, "mouse", true), "mouse = true\n[keys]\nmouse = \"m\"\n");
    }

    #[test]
    fn comments_and_quoted_keys_survive() {
        let text = "# mine\n\"theme\" = 'dark' # at night\n\n[keys]\nundo = \"z\" # left hand\n";
        let kept = with_setting(text, "theme", "mono");
        assert_eq!(kept, text.replace("'dark'", "\"mono\""));
        let kept = with_setting(text, "mouse", false);
        assert!(
            kept.contains("'dark' # at night\n") && kept.contains("z\" # left hand\n"),
            "{kept}"
        );
        assert_eq!(Config::read("c.toml", &kept).unwrap().mouse, Some(false));
    }

    #[test]
    fn the_default_file_sets_nothing_and_with_its_signs_taken_off_sets_everything() {
        for language in Language::ALL {
            let default = default_file(&Words::of(language));
            assert_eq!(Config::read("config.toml", &default).unwrap(), Config::default());
            let bare: String = default
                .lines()
                .filter(|line| line.contains(" = \"") || line.contains(" = true"))
                .map(|line| line.trim_start_matches("# ").to_owned() + "\n")
                .collect();
            let config = Config::read("config.toml", &bare).unwrap();
            assert_eq!(config.theme, Some(ThemeName::Wood));
            let all = config.glyphs.is_some() && config.mouse == Some(true);
            assert!(all && config.rules.is_some());
        }
    }

    #[test]
    fn a_setting_is_kept_among_the_others() {
        let default = default_file(&Words::of(Language::English));
        let text = with_setting(&default, "theme", "dark");
        assert!(text.contains("\ntheme = \"dark\"\n"));
        assert_eq!(text.lines().count(), default.lines().count());
        let text = with_setting(&text, "theme", "mono");
        assert!(text.contains("\ntheme = \"mono\"\n") && !text.contains("dark\"\n"));
        assert_eq!(with_setting("a = 1\n", "mouse", false), "a = 1\nmouse = false\n");
    }

    #[test]
    fn mistakes_are_told_with_their_place() {
        for (text, expected) in [
            ("theme = \"dark\"\nthme = 1\n", "c.toml:2:1: unknown field `thme`"),
            ("glyphs = \"huge\"\n", "c.toml:1:10: unknown variant `huge`"),
            ("mouse = maybe\n", "c.toml:1:9:"),
            ("\nlanguage = \"xx\"\n", "c.toml:2:1: unknown language `xx`"),
        ] {
            let error = Config::read("c.toml", text).unwrap_err();
            let error = Words::of(Language::English).message(&error);
            assert!(error.starts_with(expected), "{error}");
            assert_eq!(error.lines().count(), 1);
        }
    }
}
