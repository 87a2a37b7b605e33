//! The words of the program, from the files under `assets/texts/`, one a language.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::amount::Amount;
use crate::counting::{Outcome, Term, Winner};
use crate::goban::Color;
use crate::method::Method;

/// The English texts.
const ENGLISH: &str = include_str!("../../assets/texts/en.toml");
/// The French texts.
const FRENCH: &str = include_str!("../../assets/texts/fr.toml");
/// The Chinese texts.
const CHINESE: &str = include_str!("../../assets/texts/zh.toml");
/// The Japanese texts.
const JAPANESE: &str = include_str!("../../assets/texts/ja.toml");

/// A language with texts of its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Language {
    /// English, which has all of them.
    #[default]
    English,
    /// French.
    French,
    /// Chinese in simplified characters.
    Chinese,
    /// Japanese.
    Japanese,
}

impl Language {
    /// All languages.
    pub const ALL: [Self; 4] = [Self::English, Self::French, Self::Chinese, Self::Japanese];

    /// Its code in options and settings.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::French => "fr",
            Self::Chinese => "zh",
            Self::Japanese => "ja",
        }
    }

    /// Its name in itself.
    pub const fn name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::French => "français",
            Self::Chinese => "中文",
            Self::Japanese => "日本語",
        }
    }

    /// The language of a code, or of a locale like `fr_CA.UTF-8`.
    pub fn of_code(code: &str) -> Option<Self> {
        let code = code.split(['_', '-', '.', '@']).next()?;
        Self::ALL.into_iter().find(|language| language.code().eq_ignore_ascii_case(code))
    }

    /// Its texts; what it lacks is said in English.
    const fn file(self) -> &'static str {
        match self {
            Self::English => ENGLISH,
            Self::French => FRENCH,
            Self::Chinese => CHINESE,
            Self::Japanese => JAPANESE,
        }
    }
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

/// All texts of a language. A part that is missing is empty.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub struct Texts {
    labels: BTreeMap<String, String>,
    help: BTreeMap<String, String>,
    footer: BTreeMap<String, String>,
    words: BTreeMap<String, String>,
    steps: BTreeMap<String, StepText>,
    why: BTreeMap<String, String>,
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
        if language != Language::English {
            let own: Self = toml::from_str(language.file())?;
            texts.labels.extend(own.labels);
            texts.help.extend(own.help);
            texts.footer.extend(own.footer);
            texts.words.extend(own.words);
            texts.steps.extend(own.steps);
            texts.why.extend(own.why);
            texts.sheet.extend(own.sheet);
        }
        Ok(texts)
    }

    /// What a language says of itself, part by part, as `words.done`: for finding what is missing.
    ///
    /// # Errors
    /// If its file does not hold texts.
    pub fn keys_of(language: Language) -> Result<Vec<String>, toml::de::Error> {
        let own: Self = toml::from_str(language.file())?;
        let parts = [
            ("labels", own.labels),
            ("help", own.help),
            ("footer", own.footer),
            ("words", own.words),
            ("why", own.why),
            ("sheet", own.sheet),
        ];
        let keys = parts
            .into_iter()
            .flat_map(|(part, texts)| texts.into_keys().map(move |key| format!("{part}.{key}")));
        Ok(keys.chain(own.steps.into_keys().map(|key| format!("steps.{key}"))).collect())
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
        self.label(term.as_str())
    }

    /// Why a line of a worksheet is there.
    pub fn why(&self, term: Term, method: Method) -> &str {
        let full_margin = method.counts_both() && term == Term::Margin;
        let key = if full_margin { "margin-full" } else { term.as_str() };
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

    /// A sentence with `{name}` filled in from the values.
    pub fn say(&self, key: &str, values: &[(&str, &dyn std::fmt::Display)]) -> String {
        let text = self.words(key).to_owned();
        values.iter().fold(text, |text, (name, value)| {
            text.replace(&format!("{{{name}}}"), &value.to_string())
        })
    }

    /// The name of a side.
    pub fn side(&self, color: Color) -> &str {
        self.words(match color {
            Color::Black => "black",
            Color::White => "white",
        })
    }

    /// The name of a method.
    pub fn method(&self, method: Method) -> &str {
        self.words(match method {
            Method::Full => "method-full",
            Method::Half => "method-half",
            Method::Simplified => "method-simplified",
            Method::Key => "method-key",
        })
    }

    /// An outcome in a sentence.
    pub fn outcome(&self, outcome: Outcome) -> String {
        let (points, zi) = (outcome.margin(), outcome.zi_of_margin());
        let key = match outcome.winner() {
            Winner::Tie => "tie",
            Winner::Side(_) if points == Amount::ZERO => "won-level",
            Winner::Side(Color::Black) if points == Amount::points(1) => "won-black-one",
            Winner::Side(Color::White) if points == Amount::points(1) => "won-white-one",
            Winner::Side(Color::Black) => "won-black",
            Winner::Side(Color::White) => "won-white",
        };
        let side = match outcome.winner() {
            Winner::Side(color) => self.side(color),
            Winner::Tie => "",
        };
        let values: [(&str, &dyn std::fmt::Display); 4] =
            [("points", &points), ("zi", &zi), ("code", &outcome), ("side", &side)];
        self.say(key, &values)
    }

    /// What a step says; nothing if the file has no such step.
    pub fn step(&self, key: &str) -> StepText {
        self.steps.get(key).cloned().unwrap_or_default()
    }
}
