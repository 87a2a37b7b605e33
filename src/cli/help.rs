//! The command line's help in the reader's language, and what is wrong with a command line.

use std::error::Error as _;
use std::ffi::OsString;
use std::path::Path;

use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Command, CommandFactory as _};
use shuzi_core::fact::{Message, Value};
use unicode_width::UnicodeWidthStr as _;

use super::Cli;
use crate::shell::Failure;
use shuzi_words::Words;

/// The command line with every text in these words.
pub(super) fn command(words: &Words) -> Command {
    let command = Cli::command().about(words.get("cli-about")).long_about(format!(
        "{}\n\n{}",
        words.get("cli-about"),
        words.get("cli-about-long")
    ));
    spoken(command, &[], words)
}

/// The help of the command of these names, or of the whole program.
pub(super) fn show(names: &[String], words: &Words) -> Result<(), Failure> {
    let asked = if names.is_empty() { command(words) } else { commands(words) };
    let arguments = ["shuzi"].into_iter().chain(names.iter().map(String::as_str)).chain(["--help"]);
    asked.try_get_matches_from(arguments).map_or_else(|error| failure(&error, &[]), |_| Ok(()))
}

/// The commands alone, with what holds for them all: what is none of them is not a file.
fn commands(words: &Words) -> Command {
    let whole = command(words);
    Command::new("shuzi")
        .disable_help_subcommand(true)
        .args(whole.get_arguments().filter(|arg| arg.is_global_set()).cloned())
        .subcommands(whole.get_subcommands().cloned())
}

/// That a command's name is misspelt, where it was taken for a file that is not there.
pub(super) fn misspelt(arguments: &[OsString], words: &Words) -> Option<clap::Error> {
    let error = commands(words).try_get_matches_from(arguments).err()?;
    let Some(ContextValue::String(name)) = error.get(ContextKind::InvalidSubcommand) else {
        return None;
    };
    let is_near = error.get(ContextKind::SuggestedSubcommand).is_some();
    (is_near && !Path::new(name).exists()).then_some(error)
}

/// A command and those below it with their texts.
fn spoken(command: Command, path: &[&str], words: &Words) -> Command {
    let names: Vec<String> =
        command.get_subcommands().map(|below| below.get_name().to_owned()).collect();
    let name = path.join("-");
    let mut command = command
        .disable_help_flag(true)
        .disable_version_flag(true)
        .disable_help_subcommand(true)
        .subcommand_help_heading(words.get("cli-commands"))
        .help_template(format!(
            "{{about-with-newline}}\n{} {{usage}}\n\n{{all-args}}",
            words.get("cli-usage")
        ))
        .mut_args(|arg| spoken_arg(arg, &name, words))
        .arg(flag("help", 'h', ArgAction::Help, words));
    if path.is_empty() {
        command = command.arg(flag("version", 'V', ArgAction::Version, words));
    } else {
        command = command.about(words.get(&format!("cli-{name}")));
    }
    for below in names {
        let path: Vec<&str> = path.iter().copied().chain([below.as_str()]).collect();
        command = command.mut_subcommand(&below, |below| spoken(below, &path, words));
    }
    let usage = usage_of(&command, path, words);
    command.override_usage(usage)
}

/// How a command is called: what clap writes, in these words, its further lines below the first.
fn usage_of(command: &Command, path: &[&str], words: &Words) -> String {
    let name = ["shuzi"].into_iter().chain(path.iter().copied()).collect::<Vec<_>>().join(" ");
    let written = command.clone().bin_name(name).render_usage().to_string();
    let indent = " ".repeat(words.get("cli-usage").width() + 1);
    let lines = written.strip_prefix("Usage: ").unwrap_or(&written).lines().map(str::trim_start);
    lines
        .collect::<Vec<_>>()
        .join(&format!("\n{indent}"))
        .replace("[OPTIONS]", &format!("[{}]", words.get("cli-usage-options")))
        .replace("<COMMAND>", &format!("<{}>", words.get("cli-usage-command")))
}

/// `--help` and `--version`, whose own texts clap would write in English.
fn flag(name: &'static str, short: char, action: ArgAction, words: &Words) -> Arg {
    Arg::new(name)
        .short(short)
        .long(name)
        .action(action)
        .help(words.get(&format!("cli-arg-{name}")))
        .help_heading(words.get("cli-options"))
}

/// An option with its text: the command's own, else the one all commands share.
fn spoken_arg(arg: Arg, command: &str, words: &Words) -> Arg {
    let id = arg.get_id().as_str().to_owned();
    let own = words.find(&format!("cli-{command}-{id}"), None, &[]);
    let text = own.unwrap_or_else(|| words.get(&format!("cli-arg-{id}")));
    let heading = match arg.get_help_heading() {
        Some(heading) => heading.to_owned(),
        None if arg.is_positional() => "cli-arguments".to_owned(),
        None => "cli-options".to_owned(),
    };
    let takes_value = arg.get_action().takes_values();
    let arg = arg.help(text.clone()).long_help(text).help_heading(words.get(&heading));
    if takes_value { arg.hide_default_value(true).hide_possible_values(true) } else { arg }
}

/// Refuses options of a command before the name of a command below it, which would be lost: all
/// but the language, which holds everywhere.
pub(super) fn only_language_before_command(
    command: &Command,
    matches: &ArgMatches,
    arguments: &[OsString],
) -> Result<(), Failure> {
    let Some((name, below)) = matches.subcommand() else { return Ok(()) };
    let is_given = |arg: &&Arg| {
        let id = arg.get_id().as_str();
        id != "lang" && matches.value_source(id) == Some(ValueSource::CommandLine)
    };
    if let Some(stray) = command.get_arguments().find(is_given) {
        let argument = match stray.get_long() {
            Some(long) => format!("--{long}"),
            None => stray.get_id().as_str().to_uppercase(),
        };
        let values = [("argument", argument.into()), ("other", name.into())];
        let what = Message::new("cli-error-conflict", values);
        return Err(usage(what, arguments));
    }
    match command.find_subcommand(name) {
        Some(command) => only_language_before_command(command, below, arguments),
        None => Ok(()),
    }
}

/// What clap has to say: help and version are printed, a mistake is said in these words.
pub(super) fn failure(error: &clap::Error, arguments: &[OsString]) -> Result<(), Failure> {
    match error.kind() {
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion => {
            error.print().map_err(Failure::Output)
        }
        // What a value must be says what to do.
        ErrorKind::ValueValidation => Err(Failure::Usage(mistake(error))),
        _ => Err(usage(mistake(error), arguments)),
    }
}

/// The names of the commands in a command line: `shuzi rules show`.
fn command_of(arguments: &[OsString]) -> String {
    let whole = Cli::command();
    let (mut command, mut names) = (&whole, "shuzi".to_owned());
    for argument in arguments.iter().skip(1) {
        if let Some(below) = command.find_subcommand(argument) {
            names = format!("{names} {}", below.get_name());
            command = below;
        }
    }
    names
}

/// A usage error with a pointer to `--help`.
fn usage(what: Message, arguments: &[OsString]) -> Failure {
    let help = format!("{} --help", command_of(arguments));
    Failure::usage_with("cli-error", [("what", what.into()), ("help", help.into())])
}

/// What is wrong with a command line.
fn mistake(error: &clap::Error) -> Message {
    let context = |kind| match error.get(kind) {
        Some(ContextValue::String(text)) => Some(text.clone()),
        Some(ContextValue::Strings(texts)) => Some(texts.join(" ")),
        _ => None,
    };
    let argument = context(ContextKind::InvalidArg).unwrap_or_default();
    // `--komi <X>`: the name of the value is not what is wrong.
    let argument = argument.split(" <").next().unwrap_or_default().to_owned();
    let named = ("argument", Value::Text(argument));
    let value = || ("value", Value::Text(context(ContextKind::InvalidValue).unwrap_or_default()));
    // Of several, the likeliest is the last.
    let near = |kind| match error.get(kind) {
        Some(ContextValue::String(near)) => Some(("near", near.clone().into())),
        Some(ContextValue::Strings(near)) => Some(("near", near.last()?.clone().into())),
        _ => None,
    };
    match error.kind() {
        ErrorKind::UnknownArgument => match near(ContextKind::SuggestedArg) {
            Some(near) => Message::new("cli-error-unknown-near", [named, near]),
            None => Message::new("cli-error-unknown", [named]),
        },
        ErrorKind::InvalidSubcommand => {
            let text = context(ContextKind::InvalidSubcommand).unwrap_or_default();
            let named = ("argument", Value::Text(text));
            match near(ContextKind::SuggestedSubcommand) {
                Some(near) => Message::new("cli-error-unknown-command-near", [named, near]),
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
