//! The command line: one file a subcommand.

mod args;
mod batch;
mod compare;
mod config;
mod count;
mod count_tui;
mod desk;
mod destination;
mod export;
mod failure;
mod form;
mod gtp;
mod handicap;
mod help;
mod keys;
mod language;
mod log;
mod opening;
mod paths;
#[cfg(feature = "photo")]
mod photo;
#[cfg(feature = "photo")]
mod photograph;
mod plain;
mod practice_history;
mod practice_plain;
mod practice_tui;
mod practise;
mod printing;
mod profiles;
mod progress;
mod reshape;
mod resumed;
mod rules;
mod score;
mod scorer;
mod serve;
mod source;
mod tally;
mod terminal_settings;
mod tools;

use std::ffi::OsString;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;

use clap::{CommandFactory as _, FromArgMatches as _};

use crate::shell::tell_of_file_limits;
use crate::words::{Language, Words};

pub use args::{Cli, Command, GameArgs};
pub use config::Config;
pub use failure::Failure;

/// Parses the arguments, runs what they ask for, and says what could not be done.
pub fn run() -> ExitCode {
    tell_of_file_limits();
    let arguments: Vec<OsString> = std::env::args_os().collect();
    let words = Arc::new(Words::of(language(&arguments)));
    match obey(&arguments, &words) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(&words),
    }
}

fn obey(arguments: &[OsString], words: &Arc<Words>) -> Result<(), Failure> {
    let mut command = Cli::command();
    let matches = match command.try_get_matches_from_mut(arguments) {
        Ok(matches) => matches,
        // The texts of all options are put into words only where they are read.
        Err(_) => match help::command(words).try_get_matches_from(arguments) {
            Ok(matches) => matches,
            Err(error) => {
                let error = help::misspelt(arguments, words).unwrap_or(error);
                return help::failure(&error);
            }
        },
    };
    help::only_language_before_command(&command, &matches)?;
    match Cli::from_arg_matches(&matches) {
        Ok(cli) => perform(cli, words),
        Err(error) => help::failure(&error),
    }
}

fn perform(cli: Cli, words: &Arc<Words>) -> Result<(), Failure> {
    match cli.command {
        Some(Command::Score(args)) => score::run(&args, words),
        Some(Command::Reshape(args)) => reshape::run(&args, words),
        Some(Command::Compare(args)) => compare::run(&args, words),
        #[cfg(feature = "photo")]
        Some(Command::Photo(args)) => photo::run(&args, words),
        Some(Command::Keys(args)) => keys::run(&args, words),
        Some(Command::Language(args)) => language::run(&args, &cli.game, words),
        Some(Command::Form(args)) => form::run(&args, words),
        Some(Command::Steps(args)) => form::run_steps(&args, words),
        Some(Command::Handicap(args)) => handicap::run(&args, words),
        Some(Command::Practise(args)) => practise::run(&args, words),
        Some(Command::Log(args)) => log::run(&args, words),
        Some(Command::Rules(args)) => rules::run(args, words),
        Some(Command::Gtp(args)) => gtp::run(&args, words),
        Some(Command::Serve(args)) => serve::run(&args),
        Some(Command::Help { command }) => help::show(&command, words),
        Some(Command::Paths) => paths::run(words),
        Some(Command::Completions { shell }) => tools::completions(shell),
        Some(Command::Man { output }) => tools::man(output.as_deref(), words),
        Some(Command::Count(args)) => count::count(&args, words),
        None if score::is_total(cli.file.as_deref()) => score::run_total(&cli, words),
        None if cli.print_config => config::print(words),
        None => count::open(cli.file.as_deref(), &cli.game, &cli.look, words),
    }
}

/// The language everything is said in: the one asked for, else that of the settings, else that of
/// the environment. It is needed before the arguments are parsed, as what is wrong with them is
/// said in it, too.
fn language(arguments: &[OsString]) -> Language {
    let texts: Vec<&str> = arguments.iter().filter_map(|argument| argument.to_str()).collect();
    let option = |name: &str| {
        texts.iter().enumerate().find_map(|(at, text)| {
            let rest = text.strip_prefix(name)?;
            if rest.is_empty() { texts.get(at + 1).copied() } else { rest.strip_prefix('=') }
        })
    };
    let environment = || Language::of_environment(|name| std::env::var(name).ok());
    let settings = || Config::of(option("--config").map(Path::new)).ok()?.language();
    option("--lang").and_then(Language::of_code).or_else(settings).unwrap_or_else(environment)
}
