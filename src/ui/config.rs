//! The user's settings: `config.toml`, every line of it optional.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};

use serde::Deserialize;
use toml::Spanned;
use toml_edit::{DocumentMut, Item, Value};

use super::{Glyphs, Key, KeyError, KeyTable, Keymap, KeymapError, ThemeName};
use crate::shell::{
    Folders, MOST_OF_HAND, Overwrite, WriteError, read_text, system_refusal, write_file,
};
use shuzi_core::fact::{Fact as _, Message};
use shuzi_core::place::{Places, at};
use shuzi_words::{Language, Words, wrap};

/// The file as it is when nobody has changed it: comments alone, in the reader's language.
pub fn default_file(words: &Words) -> String {
    let comment = |ids: &[&str]| -> String {
        let lines = ids.iter().flat_map(|id| wrap(&words.get(id), COLUMNS - 2));
        lines.flat_map(|line| ["# ".to_owned(), line, "\n".to_owned()]).collect()
    };
    let settings: [(&[&str], &str); 6] = [
        (&["config-theme", "config-no-color"], "theme = \"wood\""),
        (&["config-glyphs"], "glyphs = \"unicode\""),
        (&["config-mouse"], "mouse = true"),
        (&["config-motion"], "motion = true"),
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
    pub theme: Option<ThemeName>,
    /// The signs on the board.
    pub glyphs: Option<Glyphs>,
    /// Whether clicks mark stones.
    pub mouse: Option<bool>,
    /// Whether anything moves by itself.
    pub motion: Option<bool>,
    /// The language, or `auto`.
    language: Option<String>,
    /// The rules where nothing names any.
    pub rules: Option<String>,
    /// The keys of actions, as the file has them.
    #[serde(default)]
    keys: BTreeMap<Spanned<String>, Spanned<KeyNames>>,
    /// The same, checked.
    #[serde(skip)]
    pub keymap: Keymap,
    /// Where it is from; none if there is no file.
    #[serde(skip)]
    path: Option<PathBuf>,
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
    pub(crate) fn of(
        named: Option<&Path>,
        folders: Option<&Folders>,
        tables: &[KeyTable],
    ) -> Result<Self, Message> {
        let usual = folders.map(|folders| folders.config.join("config.toml"));
        let Some(path) = named.map(Path::to_path_buf).or(usual) else { return Ok(Self::default()) };
        match read_text(&path, MOST_OF_HAND) {
            Ok(text) => Self::read(&path.display().to_string(), &text, tables)
                .map(|config| Self { path: Some(path), ..config }),
            Err(error) if named.is_none() && error.kind() == std::io::ErrorKind::NotFound => {
                Ok(Self { path: Some(path), ..Self::default() })
            }
            Err(error) => {
                let why = Message::new("file-unreadable", [("why", system_refusal(&error))]);
                Err(at(path.display(), why))
            }
        }
    }

    /// Reads a file's text.
    ///
    /// # Errors
    /// One line: the file, the place in it, and what is wrong there.
    pub fn read(name: &str, text: &str, tables: &[KeyTable]) -> Result<Self, Message> {
        let mut config: Self = toml::from_str(text).map_err(|error| {
            let place = Places::of(text).at(error.span().map_or(0, |span| span.start));
            let why = error.message().replace('\n', " ");
            let what = Message::new("config-not-toml", [("why", why.into())]);
            at(format_args!("{name}:{place}"), what)
        })?;
        match config.language.as_deref() {
            None | Some("auto") => {}
            Some(code) if Language::of_code(code).is_some() => {}
            Some(code) => {
                let place = Places::of(text).at(text.find("language").unwrap_or(0));
                let what = Message::new("config-language", [("code", code.into())]);
                return Err(at(format_args!("{name}:{place}"), what));
            }
        }
        config.keymap = keymap(&config.keys, tables)
            .map_err(|(byte, why)| at(format_args!("{name}:{}", Places::of(text).at(byte)), why))?;
        Ok(config)
    }

    /// Where the file names the rules.
    pub(crate) fn rules_place(&self) -> String {
        let Some(path) = &self.path else { return "config.toml:1:1".to_owned() };
        let text = read_text(path, MOST_OF_HAND).unwrap_or_default();
        let sets = |line: &&str| line.trim_start().starts_with("rules");
        let line = text.lines().position(|line| sets(&line)).unwrap_or(0) + 1;
        format!("{}:{line}:1", path.display())
    }

    /// The language set, if one is.
    pub(crate) fn language(&self) -> Option<Language> {
        let set = self.language.as_deref().filter(|code| *code != "auto");
        set.and_then(Language::of_code)
    }

    /// Keeps settings in the file; everything else in it stays as it is.
    pub(crate) fn keep(
        &self,
        settings: &[(&str, Value)],
        words: &Words,
    ) -> Result<PathBuf, Message> {
        let refused = |error: WriteError| Message::new("settings-file", [("why", error.into())]);
        let path = self.path.clone().ok_or_else(|| Message::plain("no-home"))?;
        let mut text = read_text(&path, MOST_OF_HAND).unwrap_or_else(|_| default_file(words));
        for (key, value) in settings {
            // It was TOML at the start; meanwhile another program may have written it.
            text = match with_setting(&text, key, value) {
                Some(changed) => changed,
                None => Self::read(&path.display().to_string(), &text, &[]).map(|_| text)?,
            };
        }
        if let Some(folder) = path.parent() {
            fs::create_dir_all(folder).map_err(|error| refused(error.into()))?;
        }
        write_file(&path, text.as_bytes(), Overwrite::Yes).map_err(refused)?;
        Ok(path)
    }
}

/// The keys a file sets; where it goes wrong, what is wrong there.
fn keymap(
    keys: &BTreeMap<Spanned<String>, Spanned<KeyNames>>,
    tables: &[KeyTable],
) -> Result<Keymap, (usize, Message)> {
    let mut keymap = Keymap::default();
    for (name, named) in keys {
        let place = named.span().start;
        let named = match named.get_ref() {
            KeyNames::One(key) => std::slice::from_ref(key),
            KeyNames::Several(keys) => keys,
        };
        let keys: Result<Vec<Key>, KeyError> = named.iter().map(|key| key.parse()).collect();
        let keys = keys.map_err(|why| (place, why.message()))?;
        keymap.set(name.get_ref(), keys, tables).map_err(|why| {
            let of_name = matches!(why, KeymapError::UnknownAction { .. });
            (if of_name { name.span().start } else { place }, why.message())
        })?;
    }
    // Conflicts are looked for after all bindings are read.
    for (name, named) in keys {
        keymap.check(name.get_ref(), tables).map_err(|why| (named.span().start, why.message()))?;
    }
    Ok(keymap)
}

/// A file's text with a setting in it: in its place, in that of the comment that shows its default,
/// or as a new line. Everything else stays as it is; `None` if the text is not TOML.
pub fn with_setting(text: &str, key: &str, value: &Value) -> Option<String> {
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
