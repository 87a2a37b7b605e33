//! What is wrong with a command line, in the reader's words.

use std::error::Error as _;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use shuzi_core::fact::{Message, Value};
use strsim::jaro_winkler;

use crate::cli::args;

/// How alike a word must be to what was typed to be suggested: 1 is the same.
const ALIKE: f64 = 0.8;

/// The likeliest of some words, each with what is suggested for it.
fn nearest<'a>(typed: &str, words: impl Iterator<Item = (&'a str, &'a str)>) -> Option<String> {
    let plain = |word: &str| word.trim_start_matches('-').to_owned();
    let alike =
        words.map(|(word, suggested)| (jaro_winkler(&plain(typed), &plain(word)), suggested));
    let near = alike.filter(|(alike, _)| *alike >= ALIKE);
    near.max_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, near)| near.to_owned())
}

/// The two names of the command below another one that was meant: `rules list` for `list`.
fn below(typed: &str) -> Option<String> {
    let whole = args::command();
    let both = whole.get_subcommands().flat_map(|command| {
        let below = command.get_subcommands();
        below
            .map(|below| (below.get_name(), format!("{} {}", command.get_name(), below.get_name())))
    });
    let both: Vec<_> = both.collect();
    nearest(typed, both.iter().map(|(name, both)| (*name, both.as_str())))
}

/// What is wrong with a command line.
pub(super) fn mistake(error: &clap::Error) -> Message {
    let context = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => Some(text.clone()),
        Some(ContextValue::Strings(texts)) => Some(texts.join(", ")),
        _ => None,
    };
    let argument = context(ContextKind::InvalidArg).unwrap_or_default();
    // `--komi <X>`: the name of the value is not what is wrong.
    let argument = argument.split(" <").next().unwrap_or_default().to_owned();
    let named = ("argument", Value::Text(argument.clone()));
    let value = || ("value", Value::Text(context(ContextKind::InvalidValue).unwrap_or_default()));
    let near = |name: &str, kind| {
        let all = match error.get(kind)? {
            ContextValue::String(near) => std::slice::from_ref(near),
            ContextValue::Strings(near) => near,
            _ => return None,
        };
        nearest(name, all.iter().map(|near| (near.as_str(), near.as_str())))
    };
    match error.kind() {
        ErrorKind::UnknownArgument => match near(&argument, ContextKind::SuggestedArg) {
            Some(near) => Message::new("cli-error-unknown-near", [named, ("near", near.into())]),
            None => Message::new("cli-error-unknown", [named]),
        },
        ErrorKind::InvalidSubcommand => {
            let text = context(ContextKind::InvalidSubcommand).unwrap_or_default();
            let near = near(&text, ContextKind::SuggestedSubcommand).or_else(|| below(&text));
            let named = ("argument", Value::Text(text));
            match near {
                Some(near) => {
                    let near = ("near", near.into());
                    Message::new("cli-error-unknown-command-near", [named, near])
                }
                None => Message::new("cli-error-unknown-command", [named]),
            }
        }
        ErrorKind::MissingSubcommand | ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand => {
            Message::plain("cli-error-no-command")
        }
        ErrorKind::InvalidValue => match context(ContextKind::ValidValue) {
            _ if value().1 == Value::Text(String::new()) => {
                Message::new("cli-error-no-value", [named])
            }
            Some(choices) => {
                let choices = ("choices", Value::Text(choices));
                Message::new("cli-error-choice", [named, value(), choices])
            }
            None => Message::new("cli-error-plain-value", [named, value()]),
        },
        ErrorKind::ValueValidation => {
            let (source, value) = (error.source(), value());
            let why = source.and_then(|source| source.downcast_ref::<Message>());
            let quotes = |why: &Message| why.parameters.iter().any(|(_, text)| *text == value.1);
            let quotes_value = why.is_some_and(quotes);
            let why = why.cloned().map_or_else(
                || Value::Text(source.map_or_else(String::new, ToString::to_string)),
                Value::from,
            );
            if quotes_value {
                Message::new("cli-error-argument", [named, ("why", why)])
            } else {
                Message::new("cli-error-value", [named, value, ("why", why)])
            }
        }
        ErrorKind::ArgumentConflict => match context(ContextKind::PriorArg) {
            Some(other) => {
                let other = other.split(" <").next().unwrap_or_default().to_owned();
                Message::new("cli-error-conflict", [named, ("other", other.into())])
            }
            None => Message::new("cli-error-twice", [named]),
        },
        ErrorKind::MissingRequiredArgument => {
            Message::new("cli-error-missing", [("arguments", named.1)])
        }
        _ => Message::plain("cli-error-other"),
    }
}
