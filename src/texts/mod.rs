//! The words of the program, from the files under `assets/texts/`, one a language.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::counting::Term;
use crate::method::Method;

/// The English texts.
const ENGLISH: &str = include_str!("../../assets/texts/en.toml");
/// The Chinese texts.
const CHINESE: &str = include_str!("../../assets/texts/zh.toml");

/// A language with texts of its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Language {
    /// English, which has all of them.
    #[default]
    English,
    /// Chinese in simplified characters: so far the sheets alone.
    Chinese,
}

/// What a step of the walk-through says.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
pub struct StepText {
    /// Its name.
    pub title: String,
    /// What to do with the hands, or with the numbers.
    #[serde(rename = "do")]
    pub what: String,
    /// Why.
    pub why: String,
    /// What to enter.
    pub enter: String,
}

/// All texts of a language.
#[derive(Clone, Debug, Default, Deserialize)]
pub struct Texts {
    labels: BTreeMap<String, String>,
    help: BTreeMap<String, String>,
    footer: BTreeMap<String, String>,
    words: BTreeMap<String, String>,
    steps: BTreeMap<String, StepText>,
    why: BTreeMap<String, String>,
    sheet: BTreeMap<String, String>,
}

/// Texts of a language other than English: what is missing is said in English.
#[derive(Deserialize)]
struct Translation {
    #[serde(default)]
    sheet: BTreeMap<String, String>,
}

impl Texts {
    /// The English texts.
    ///
    /// # Errors
    /// If the file does not hold them, which a test rules out.
    pub fn english() -> Result<Self, toml::de::Error> {
        toml::from_str(ENGLISH)
    }

    /// The texts of a language; English where it has none.
    ///
    /// # Errors
    /// If the files do not hold them, which a test rules out.
    pub fn of(language: Language) -> Result<Self, toml::de::Error> {
        let mut texts = Self::english()?;
        if language == Language::Chinese {
            let translation: Translation = toml::from_str(CHINESE)?;
            texts.sheet.extend(translation.sheet);
        }
        Ok(texts)
    }

    /// A text of the printed sheets, with `{name}` filled in from the values.
    pub fn sheet(&self, key: &str, values: &[(&str, &str)]) -> String {
        let text = self.sheet.get(key).map_or(key, String::as_str);
        values.iter().fold(text.to_owned(), |text, (name, value)| {
            text.replace(&format!("{{{name}}}"), value)
        })
    }

    /// Every text that may be printed on a sheet.
    pub fn all_of_sheet(&self) -> impl Iterator<Item = &str> {
        self.sheet.values().map(String::as_str)
    }

    /// The name of a line of a worksheet.
    pub fn term(&self, term: Term) -> &str {
        self.label(term.word())
    }

    /// Why a line of a worksheet is there.
    pub fn why(&self, term: Term, method: Method) -> &str {
        let full_margin = method.counts_both() && term == Term::Margin;
        let key = if full_margin { "margin-full" } else { term.word() };
        self.why.get(key).map_or("", String::as_str)
    }

    /// A label; one that is missing shows its key.
    pub fn label<'a>(&'a self, key: &'a str) -> &'a str {
        self.labels.get(key).map_or(key, String::as_str)
    }

    /// What a key does, in full; a text that is missing shows its key.
    pub fn help<'a>(&'a self, key: &'a str) -> &'a str {
        self.help.get(key).map_or(key, String::as_str)
    }

    /// What a key does, in a word.
    pub fn footer<'a>(&'a self, key: &'a str) -> &'a str {
        self.footer.get(key).map_or_else(|| self.help(key), String::as_str)
    }

    /// A sentence by its key.
    pub fn words<'a>(&'a self, key: &'a str) -> &'a str {
        self.words.get(key).map_or(key, String::as_str)
    }

    /// What a step says; nothing if the file has no such step.
    pub fn step(&self, key: &str) -> StepText {
        self.steps.get(key).cloned().unwrap_or_default()
    }
}
