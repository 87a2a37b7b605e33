//! Facts into sentences, in a language: the only room that holds words a player reads.
//!
//! The sentences stand in `assets/words/`, a folder a language, in Fluent. A fact's code is the
//! name of its sentence; a test holds that every language has them all, with the same values.

mod catalogue;
mod figures;
mod language;
#[cfg(feature = "cli")]
mod review;
mod visible;
mod wrap;

use std::fmt;
use std::sync::OnceLock;

use fluent_bundle::FluentArgs;

pub use language::{Language, Script};
#[cfg(feature = "cli")]
pub use review::{Finding, Lack, reviewed};
pub use visible::{is_hidden, visible, visible_line};
pub use wrap::{breaks, breaks_where, wrap};

use self::catalogue::Catalogue;
use crate::amount::Amount;
use crate::counting::{Outcome, Term, Winner};
use crate::fact::{Fact, Message, Value};
use crate::goban::Color;
use crate::method::Method;
use crate::sheet::Document;

/// The words of a language.
pub struct Words {
    language: Language,
    own: Catalogue,
    /// English, where the language lacks something; made when that happens.
    english: OnceLock<Box<Words>>,
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Words").field(&self.language).finish()
    }
}

/// What a step of the walk-through says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StepText {
    /// Its name.
    pub title: String,
    /// What to do with the hands, or with the numbers.
    pub what: String,
    /// Why.
    pub why: String,
    /// What to enter.
    pub enter: String,
}

impl Words {
    /// The words of a language.
    pub fn of(language: Language) -> Self {
        Self { language, own: Catalogue::of(language), english: OnceLock::new() }
    }

    /// The words of a language with these files in place of its own, by their names; figures and
    /// plurals stay the language's. For who writes them.
    pub fn of_files(language: Language, files: &[(String, String)]) -> Self {
        let own = Catalogue::of_files(language, files);
        Self { language, own, english: OnceLock::new() }
    }

    /// The files of a language: their names and texts.
    pub fn files(language: Language) -> Vec<(String, String)> {
        catalogue::named_files(language)
    }

    /// The language.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The words of English, for what is meant for programs and their writers.
    pub fn english(&self) -> &Self {
        match self.language {
            Language::English => self,
            _ => self.english.get_or_init(|| Box::new(Self::of(Language::English))),
        }
    }

    /// A text without values.
    pub fn get(&self, id: &str) -> String {
        self.say(id, &[])
    }

    /// A text with its values filled in; one that no language has shows its name.
    pub fn say(&self, id: &str, values: &[(&str, Value)]) -> String {
        self.find(id, None, values).unwrap_or_else(|| id.to_owned())
    }

    /// A text with its values filled in, if the language or English has it.
    pub fn find(
        &self,
        id: &str,
        attribute: Option<&str>,
        values: &[(&str, Value)],
    ) -> Option<String> {
        let mut arguments = FluentArgs::with_capacity(values.len());
        for (name, value) in values {
            self.set(&mut arguments, name, value);
        }
        let arguments = Some(&arguments).filter(|_| !values.is_empty());
        self.own.format(id, attribute, arguments).or_else(|| match self.language {
            Language::English => None,
            _ => self.english().own.format(id, attribute, arguments),
        })
    }

    /// Gives a sentence a value; a word of the field comes with its key (`side` and `side-key`),
    /// so that a language can choose by it.
    fn set<'a>(&self, arguments: &mut FluentArgs<'a>, name: &'a str, value: &Value) {
        match value {
            Value::Number(number) => arguments.set(name, *number),
            Value::Quarters(quarters) => arguments.set(name, catalogue::argument(*quarters)),
            Value::Word(_, word) => {
                arguments.set(name, self.value(value));
                arguments.set(format!("{name}-key"), *word);
            }
            _ => arguments.set(name, self.value(value)),
        }
    }

    /// A fact in a sentence.
    pub fn fact(&self, fact: &impl Fact) -> String {
        self.message(&fact.message())
    }

    /// The same, its type forgotten.
    pub fn message(&self, message: &Message) -> String {
        self.say(&message.code, &message.parameters)
    }

    /// A value as it stands in a sentence.
    pub fn value(&self, value: &Value) -> String {
        match value {
            Value::Nothing => String::new(),
            Value::Number(number) => number.to_string(),
            Value::Quarters(quarters) => {
                figures::decimal(Amount::quarters(*quarters), self.language)
            }
            Value::Text(text) => visible_line(text).into_owned(),
            Value::Named(id, text) => {
                self.own.format(id, None, None).unwrap_or_else(|| visible_line(text).into_owned())
            }
            Value::Word(kind, word) => self.get(&format!("{kind}-{word}")),
            Value::Result(winner, quarters) => {
                let id = format!("result-{}", winner.unwrap_or("tie"));
                self.say(&id, &[("points", Value::Quarters(*quarters))])
            }
            Value::Fact(message) => self.message(message),
            Value::List(values) => self.list(values.iter().map(|value| self.value(value))),
        }
    }

    /// Several things, one after the other.
    pub fn list(&self, parts: impl IntoIterator<Item = String>) -> String {
        let parts: Vec<String> = parts.into_iter().collect();
        parts.join(&self.get("list-separator"))
    }

    /// Several sentences, one after the other.
    pub fn sentences(&self, sentences: &[String]) -> String {
        let between = if self.language.has_spaces() { " " } else { "" };
        sentences.join(between)
    }

    /// The name of a line of a worksheet.
    pub fn term(&self, term: Term) -> String {
        self.label(term.as_str())
    }

    /// Why a line of a worksheet is there.
    pub fn why(&self, term: Term, method: Method) -> String {
        let full_margin = method.counts_both() && term == Term::Margin;
        let key = if full_margin { "margin-full" } else { term.as_str() };
        self.find(&format!("why-{key}"), None, &[]).unwrap_or_default()
    }

    /// A label of a line or a setting.
    pub fn label(&self, key: &str) -> String {
        self.get(&format!("label-{key}"))
    }

    /// What a key does, in full.
    pub fn help(&self, key: &str) -> String {
        self.get(&format!("help-{key}"))
    }

    /// What a key does, in a word.
    pub fn footer(&self, key: &str) -> String {
        self.own.format(&format!("footer-{key}"), None, None).unwrap_or_else(|| self.help(key))
    }

    /// The name of a side.
    pub fn side(&self, color: Color) -> String {
        self.value(&color.into())
    }

    /// The name of a method.
    pub fn method(&self, method: Method) -> String {
        self.value(&method.into())
    }

    /// An amount in decimals.
    pub fn amount(&self, amount: Amount) -> String {
        figures::decimal(amount, self.language)
    }

    /// Who won, and by how much, in a sentence.
    pub fn outcome(&self, outcome: Outcome) -> String {
        let side = match outcome.winner() {
            Winner::Tie => return self.get("won-tie"),
            Winner::Side(side) => side,
        };
        let id = if outcome.margin() == Amount::ZERO { "won-level" } else { "won" };
        let code = outcome.to_string();
        let points = outcome.margin();
        self.say(id, &[("side", side.into()), ("points", points.into()), ("code", code.into())])
    }

    /// What a step says, of the side it is about.
    pub fn step(&self, key: &str, side: Color) -> StepText {
        let id = format!("step-{key}");
        let values = [("side", side.into())];
        let part = |name| self.find(&id, Some(name), &values).unwrap_or_default();
        StepText { title: part("title"), what: part("do"), why: part("why"), enter: part("enter") }
    }

    /// A sheet in words.
    pub fn sheet(&self, sheet: &Document) -> Document<String> {
        sheet.map(|value| self.value(value))
    }

    /// What cannot be read of a language's files; a test holds that there is nothing.
    pub fn mistakes(language: Language) -> Vec<String> {
        catalogue::mistakes(language)
    }
}
