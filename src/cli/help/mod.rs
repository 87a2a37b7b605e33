//! The command line's help in the reader's language, and what is wrong with a command line.

mod examples;
mod lists;
mod manual;
mod mistake;

use std::ffi::OsString;

use clap::builder::PossibleValue;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Command};
use shuzi_core::fact::{Message, Value};
use unicode_width::UnicodeWidthStr as _;

use super::args;
use super::printing::terminal_width;
use crate::shell::Failure;
use mistake::mistake;
use shuzi_words::Words;

pub(super) use manual::man;

/// The command line with every text in these words.
pub(super) fn command(words: &Words) -> Command {
    let command = args::command().about(words.get("cli-about")).long_about(format!(
        "{}\n\n{}",
        words.get("cli-about"),
        words.get("cli-about-long")
    ));
    let shared: Vec<Arg> =
        command.get_arguments().filter(|arg| arg.is_global_set()).cloned().collect();
    spoken(command, &[], &shared, words, terminal_width())
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

/// That the name of a command is misspelt, where it was taken for a file that is not there.
pub(super) fn misspelt(arguments: &[OsString], words: &Words) -> Option<clap::Error> {
    let error = commands(words).try_get_matches_from(arguments).err()?;
    // No command looks like the name of a file with its ending or its folder.
    let is_file = match error.get(ContextKind::InvalidSubcommand) {
        Some(ContextValue::String(name)) => name.contains(['.', '/', '\\']),
        _ => false,
    };
    let is_near = mistake(&error).code == "cli-error-unknown-command-near";
    (is_near && !is_file).then_some(error)
}

/// A command and those below it with their texts.
fn spoken(
    command: Command,
    path: &[&str],
    shared: &[Arg],
    words: &Words,
    columns: usize,
) -> Command {
    let names: Vec<String> =
        command.get_subcommands().map(|below| below.get_name().to_owned()).collect();
    let name = path.join("-");
    let mut command = command
        .disable_help_flag(true)
        .disable_version_flag(true)
        .disable_help_subcommand(true)
        .mut_args(|arg| spoken_arg(arg, &name, words))
        .arg(flag("help", 'h', ArgAction::Help, words));
    if path.is_empty() {
        command = command.arg(flag("version", 'V', ArgAction::Version, words));
    } else {
        command = command.about(words.get(&format!("cli-{name}")));
    }
    for below in names {
        let path: Vec<&str> = path.iter().copied().chain([below.as_str()]).collect();
        command =
            command.mut_subcommand(&below, |below| spoken(below, &path, shared, words, columns));
    }
    let usage = usage_of(&command, path, words);
    // What holds for all commands is theirs only once clap has put the command line together.
    let shared = shared.iter().filter(|_| !path.is_empty()).cloned();
    let mut whole = command.clone().args(shared.map(|arg| spoken_arg(arg, "", words)));
    whole.build();
    let help = lists::help(&whole, &usage, path, words, columns);
    command.override_usage(usage).override_help(help)
}

/// How a command is called: what clap writes, in these words, its further lines below the first.
fn usage_of(command: &Command, path: &[&str], words: &Words) -> String {
    let name = ["shuzi"].into_iter().chain(path.iter().copied()).collect::<Vec<_>>().join(" ");
    let written = command.clone().bin_name(name).render_usage().to_string();
    let indent = " ".repeat(lists::usage_label(words).width());
    let lines = written.strip_prefix("Usage: ").unwrap_or(&written).lines().map(str::trim_start);
    lines
        .collect::<Vec<_>>()
        .join(&format!("\n{indent}"))
        .replace("[OPTIONS]", &format!("[{}]", words.get("cli-usage-options")))
        .replace("<COMMAND>", &value_name("<COMMAND>", words))
        .replace("FILE|TOTAL", &value_name("FILE|TOTAL", words))
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
    let offered =
        offered(&arg, &text).map(|choices| words.say("cli-one-of", &[("choices", choices)]));
    let text = words.sentences(&[Some(text), offered].into_iter().flatten().collect::<Vec<_>>());
    let values: Vec<String> = arg
        .get_value_names()
        .unwrap_or_default()
        .iter()
        .map(|name| value_name(name, words))
        .collect();
    let arg = if values.is_empty() { arg } else { arg.value_names(values) };
    let takes_value = arg.get_action().takes_values();
    let arg = arg.help(text.clone()).long_help(text).help_heading(words.get(&heading));
    if takes_value { arg.hide_default_value(true).hide_possible_values(true) } else { arg }
}

/// The name of a value, each of its capital words in these words: `N|WxH` has none.
fn value_name(name: &str, words: &Words) -> String {
    let parts = name.split_inclusive(|sign: char| !sign.is_ascii_uppercase());
    let spoken = parts.map(|part| {
        let word = part.trim_end_matches(|sign: char| !sign.is_ascii_uppercase());
        let id = format!("cli-value-{}", word.to_ascii_lowercase());
        words.find(&id, None, &[]).map_or_else(|| part.to_owned(), |it| it + &part[word.len()..])
    });
    spoken.collect()
}

/// The words an option chooses from, unless its text has them or they are too many.
fn offered(arg: &Arg, text: &str) -> Option<Value> {
    const MOST: usize = 16;
    let named = arg.get_value_names().unwrap_or_default();
    let choices = arg.get_possible_values();
    let is_said = named.iter().any(|name| name.contains('|'))
        || choices.iter().all(|choice| text.contains(choice.get_name()));
    let fits = arg.get_action().takes_values() && (1..=MOST).contains(&choices.len());
    if is_said || !fits {
        return None;
    }
    let word = |choice: &PossibleValue| Value::from(choice.get_name());
    Some(Value::List(choices.iter().map(word).collect()))
}

/// The same arguments with those before the name of a command behind it, where they belong; none if
/// there are no such.
pub(super) fn behind_the_command(
    matches: &ArgMatches,
    arguments: &[OsString],
) -> Option<Vec<OsString>> {
    let is_given = |matches: &ArgMatches| {
        let mut ids = matches.ids();
        ids.any(|id| matches.value_source(id.as_str()) == Some(ValueSource::CommandLine))
    };
    let (mut level, mut is_stray, mut names) = (matches, false, Vec::new());
    while let Some((name, below)) = level.subcommand() {
        is_stray |= is_given(level);
        names.push(name);
        level = below;
    }
    let mut rest = arguments.get(1..)?.to_vec();
    let mut moved = arguments[..1].to_vec();
    for name in names {
        // As the second name of a command is typed.
        let is_it = |argument: &OsString| {
            argument == name || (name, argument) == ("practise", &"practice".into())
        };
        moved.push(rest.remove(rest.iter().position(is_it)?));
    }
    moved.append(&mut rest);
    (is_stray && moved != arguments).then_some(moved)
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
    let whole = args::command();
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
