//! Turns facts into text in a language: the only crate with text for players. Also JSON for other
//! programs, and the answers to their questions.
//!
//! Messages are Fluent files in `languages/`, one folder per language. A fact's code is the name
//! of its message; a test ensures that every language has all of them, with the same variables.

mod catalogue;
mod count_words;
mod figures;
mod form_table;
#[doc(hidden)]
pub mod json;
mod language;
mod left_out;
mod operation;
#[doc(hidden)]
pub mod requests;
mod review;
mod visible;
mod wrap;

use std::fmt;
use std::sync::OnceLock;

use fluent_bundle::FluentArgs;

pub use count_words::{
    at_least, check_text, counted_so_far, counted_text, how_certain, is_in_zi, is_open_range,
    named_rules, result_notes, setting_text, setting_value, standing_text, terms_given, terms_line,
    unfinished_note, won,
};
pub use form_table::{Figures, TableCell, TableRow, form_table, rows};
pub use language::{Language, Script};
pub use left_out::left_out;
pub use operation::operation;
pub use requests::Service;
pub use review::{Finding, Lack, reviewed};
pub use visible::{is_hidden, visible, visible_line};
pub use wrap::{breaks, breaks_where, wrap};

use catalogue::Catalogue;
use shuzi_core::amount::Amount;
use shuzi_core::counting::{Outcome, Term, Winner};
use shuzi_core::fact::{Fact, Message, Value};
use shuzi_core::goban::Color;
use shuzi_core::method::Method;
use shuzi_core::sheet::Document;

/// The messages of a language.
pub struct Words {
    language: Language,
    own: Catalogue,
    /// English, for messages the language does not have; made on first use.
    english: OnceLock<Box<Words>>,
}

impl fmt::Debug for Words {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Words").field(&self.language).finish()
    }
}

/// The text of a step of the walk-through.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StepText {
    /// Its title.
    pub title: String,
    /// What to do.
    pub what: String,
    /// Why to do it.
    pub why: String,
    /// What to enter.
    pub enter: String,
}

impl Words {
    /// The messages of a language.
    pub fn of(language: Language) -> Self {
        Self { language, own: Catalogue::of(language), english: OnceLock::new() }
    }

    /// The messages of a language with these files, as (name, text), in place of its own. Number
    /// formats and plurals remain the language's. For translators.
    pub fn of_files(language: Language, files: &[(String, String)]) -> Self {
        let own = Catalogue::of_files(language, files);
        Self { language, own, english: OnceLock::new() }
    }

    /// The files of a language as (name, text).
    pub fn files(language: Language) -> Vec<(String, String)> {
        catalogue::named_files(language)
    }

    /// The language.
    pub const fn language(&self) -> Language {
        self.language
    }

    /// The English messages, for output meant for programs and developers.
    pub fn english(&self) -> &Self {
        match self.language {
            Language::English => self,
            _ => self.english.get_or_init(|| Box::new(Self::of(Language::English))),
        }
    }

    /// The text of a message without values.
    pub fn get(&self, id: &str) -> String {
        self.say(id, &[])
    }

    /// The text of a message with its values; its name if no language has it.
    pub fn say(&self, id: &str, values: &[(&str, Value)]) -> String {
        self.find(id, None, values).unwrap_or_else(|| id.to_owned())
    }

    /// The text of a message or one of its attributes with its values, if the language or English
    /// has it.
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

    /// Sets a value of a message. A word also sets its key (`side` and `side-key`), which messages
    /// can select by.
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

    /// The text of a fact.
    pub fn fact(&self, fact: &impl Fact) -> String {
        self.message(&fact.message())
    }

    /// The text of a message.
    pub fn message(&self, message: &Message) -> String {
        self.say(&message.code, &message.parameters)
    }

    /// The text of a value inside a message.
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
            Value::Titled(_, title) => self.value(title),
            Value::Word(kind, word) => self.get(&format!("{kind}-{word}")),
            Value::Result(winner, quarters) => {
                let id = format!("result-{}", winner.unwrap_or("tie"));
                self.say(&id, &[("points", Value::Quarters(*quarters))])
            }
            Value::Fact(message) => self.message(message),
            Value::List(values) => self.list(values.iter().map(|value| self.value(value))),
        }
    }

    /// Joins items into a list.
    pub fn list(&self, parts: impl IntoIterator<Item = String>) -> String {
        let parts: Vec<String> = parts.into_iter().collect();
        parts.join(&self.get("list-separator"))
    }

    /// Joins sentences, with a space if the language uses spaces.
    pub fn sentences(&self, sentences: &[String]) -> String {
        let between = if self.language.has_spaces() { " " } else { "" };
        sentences.join(between)
    }

    /// The name of a worksheet line.
    pub fn term(&self, term: Term) -> String {
        self.label(term.as_str())
    }

    /// The name of a worksheet line, which may show half of what it names.
    pub fn term_halved(&self, term: Term, is_halved: bool) -> String {
        let name = self.term(term);
        if is_halved { format!("{name} ÷ 2") } else { name }
    }

    /// The label of a line or setting.
    pub fn label(&self, key: &str) -> String {
        self.get(&format!("label-{key}"))
    }

    /// What a key does, in full.
    pub fn help(&self, key: &str) -> String {
        self.get(&format!("help-{key}"))
    }

    /// What a key does, in short, for the footer.
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

    /// An amount as a decimal number.
    pub fn amount(&self, amount: Amount) -> String {
        figures::decimal(amount, self.language)
    }

    /// Who won and by how much, in points and zi, and the result as a code.
    pub fn outcome(&self, outcome: Outcome) -> String {
        self.with_code(self.won(outcome, true), outcome)
    }

    /// Who won and by how much, without zi, which measure no territory, and the result as a code.
    pub fn outcome_in_points(&self, outcome: Outcome) -> String {
        self.with_code(self.won(outcome, false), outcome)
    }

    /// Who won and by how much, in points and, if they measure what was counted, in zi.
    pub fn won(&self, outcome: Outcome, in_zi: bool) -> String {
        let Winner::Side(side) = outcome.winner() else { return self.get("won-tie") };
        let points = outcome.margin();
        let id = match in_zi {
            _ if points == Amount::ZERO => "won-level",
            true => "won",
            false => "won-in-points",
        };
        self.say(id, &[("side", side.into()), ("points", points.into())])
    }

    fn with_code(&self, won: String, outcome: Outcome) -> String {
        if outcome.winner() == Winner::Tie {
            return won;
        }
        let code = outcome.to_string();
        self.say("won-and-code", &[("won", won.into()), ("code", code.into())])
    }

    /// The text of a step for the side it is about.
    pub fn step(&self, key: &str, side: Color) -> StepText {
        let id = format!("step-{key}");
        let values = [("side", side.into())];
        let part = |name| self.find(&id, Some(name), &values).unwrap_or_default();
        StepText { title: part("title"), what: part("do"), why: part("why"), enter: part("enter") }
    }

    /// A sheet as text.
    pub fn sheet(&self, sheet: &Document) -> Document<String> {
        sheet.map(|value| self.value(value))
    }

    /// The syntax errors in a language's files; a test ensures there are none.
    pub fn mistakes(language: Language) -> Vec<String> {
        catalogue::mistakes(language)
    }
}
