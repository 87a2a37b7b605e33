//! Options that choose from words: parsed as ever, and known to completions and help.

use std::ffi::OsStr;
use std::str::FromStr;
use std::sync::Arc;

use clap::builder::{PossibleValue, TypedValueParser};
use clap::{Arg, Command, CommandFactory as _};
use shuzi_core::fact::{Message, Named};
use shuzi_core::practice::Lesson;
use shuzi_core::rules::Profiles;
use shuzi_core::typed::one_of;

use super::Cli;
use crate::output::Format;

/// Reads the text of an option.
type Parse<T> = Arc<dyn Fn(&str) -> Result<T, Message> + Send + Sync>;

/// A parser, and the words it offers. It may take others as well, such as a path.
#[derive(Clone)]
pub(in crate::cli) struct Choice<T> {
    parse: Parse<T>,
    words: Arc<dyn Fn() -> Vec<PossibleValue> + Send + Sync>,
}

impl<T: Clone + Send + Sync + 'static> TypedValueParser for Choice<T> {
    type Value = T;

    fn parse_ref(
        &self,
        command: &Command,
        arg: Option<&Arg>,
        value: &OsStr,
    ) -> Result<T, clap::Error> {
        let parse = Arc::clone(&self.parse);
        (move |text: &str| parse(text)).parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new((self.words)().into_iter()))
    }
}

/// A parser that offers words.
pub(in crate::cli) fn offering<T>(
    parse: impl Fn(&str) -> Result<T, Message> + Send + Sync + 'static,
    words: impl Fn() -> Vec<PossibleValue> + Send + Sync + 'static,
) -> Choice<T> {
    Choice { parse: Arc::new(parse), words: Arc::new(words) }
}

/// A parser of one word of a closed list.
pub(in crate::cli) fn named<T: Named + FromStr<Err: Into<Message>>>() -> Choice<T> {
    let words = || T::ALL.iter().map(|word| word.name().into()).collect();
    offering(super::parsed::<T>, words)
}

/// A parser of one of the words that a type consists of.
pub(in crate::cli) fn word<T: Named + Send + Sync>() -> Choice<T> {
    let all = || T::ALL.iter().map(|word| (word.name(), *word)).collect::<Vec<_>>();
    let words = move || all().into_iter().map(|(word, _)| word.into()).collect();
    offering(move |text| one_of(text, &all()), words)
}

/// A parser of the name or path of a rule profile.
pub(in crate::cli) fn profile() -> Choice<String> {
    let names =
        || Profiles::new().names().map(|name| PossibleValue::new(name.to_owned())).collect();
    offering(|text| Ok(text.to_owned()), names)
}

/// A parser of the name of a lesson.
pub(in crate::cli) fn lesson() -> Choice<String> {
    let names = || {
        let lessons = Lesson::bundled().unwrap_or_default().into_iter();
        lessons.map(|lesson| PossibleValue::new(lesson.name)).collect()
    };
    offering(|text| Ok(text.to_owned()), names)
}

/// The formats that each command writes.
const FORMATS: [(&str, &[Format]); 10] = {
    use Format::{Csv, Diagram, Html, Json, Markdown, Pdf, Png, Sgf, Svg, Text};
    const TABLES: &[Format] = &[Text, Markdown, Csv, Json, Svg, Html, Pdf];
    const SHEET: &[Format] = &[Text, Markdown, Svg, Html, Pdf];
    [
        ("score", Format::ALL),
        ("compare", TABLES),
        ("reshape", &[Text, Markdown, Json, Svg, Html, Pdf]),
        ("photo", &[Text, Markdown, Json, Sgf, Diagram, Png, Svg, Html, Pdf]),
        ("keys", TABLES),
        ("form", SHEET),
        ("steps", SHEET),
        ("handicap", TABLES),
        ("log", TABLES),
        ("practise", TABLES),
    ]
};

/// The command line, each command with the formats that it writes.
pub(in crate::cli) fn command() -> Command {
    FORMATS.iter().fold(Cli::command(), |command, &(name, formats)| {
        command.mut_subcommand(name, |command| writing(command, formats))
    })
}

fn writing(command: Command, formats: &'static [Format]) -> Command {
    let below: Vec<String> =
        command.get_subcommands().map(|one| one.get_name().to_owned()).collect();
    let has_schema = formats.contains(&Format::Json) && command.get_name() != "stats";
    let command = command.mut_args(|arg| match arg.get_id().as_str() {
        "format" => arg.value_parser(format_of(formats)),
        "json" => arg.hide(!formats.contains(&Format::Json)),
        "schema" => arg.hide(!has_schema),
        _ => arg,
    });
    below.iter().fold(command, |command, name| {
        command.mut_subcommand(name, |command| writing(command, formats))
    })
}

/// A parser of a format. Those that a command does not write are refused with what it writes instead.
pub(in crate::cli) fn format_of(formats: &'static [Format]) -> Choice<Format> {
    let word = |format: &Format| {
        PossibleValue::new(format.as_str()).aliases(format.spellings().iter().copied())
    };
    let parse = |text: &str| {
        let all: Vec<_> = Format::ALL.iter().map(|format| (format.as_str(), *format)).collect();
        Format::of_word(text).map_or_else(|| one_of(text, &all), Ok)
    };
    offering(parse, move || formats.iter().map(word).collect())
}
