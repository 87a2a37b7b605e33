//! The command line: one file a subcommand.

mod args;
mod batch;
mod compare;
mod count;
mod environment;
mod form;
mod gtp;
mod handicap;
mod help;
mod keys;
mod language;
mod log;
mod paths;
#[cfg(feature = "phone")]
mod phone;
mod photo;
mod plain;
mod practise;
mod printing;
mod profile_toml;
mod reshape;
mod rules;
mod schema;
mod score;
mod screens;
mod serve;
mod tools;

use std::ffi::OsString;
use std::io::{Write as _, stdout};
use std::process::ExitCode;

use clap::{CommandFactory as _, FromArgMatches as _};

use crate::shell::{Failure, OutputResult as _, ignore_sigxfsz};
use crate::ui::default_file;
use args::{Cli, Command};
pub use batch::Remarks;
use environment::Environment;

/// Parses the arguments, runs what they ask for, and says what could not be done.
pub fn run() -> ExitCode {
    ignore_sigxfsz();
    let arguments: Vec<OsString> = std::env::args_os().collect();
    let environment = Environment::of(&arguments);
    match obey(&arguments, &environment) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(&environment.words),
    }
}

fn obey(arguments: &[OsString], environment: &Environment) -> Result<(), Failure> {
    let words = &environment.words;
    let matches = match Cli::command().try_get_matches_from(arguments) {
        Ok(matches) => matches,
        // The texts of all options, and the words they choose from, are made only where they are read.
        Err(_) => match help::command(words).try_get_matches_from(arguments) {
            Ok(matches) => matches,
            Err(error) => {
                let error = help::misspelt(arguments, words).unwrap_or(error);
                return help::failure(&error, arguments);
            }
        },
    };
    if let Some(moved) = help::behind_the_command(&matches, arguments) {
        return obey(&moved, environment);
    }
    match Cli::from_arg_matches(&matches) {
        Ok(Cli { command: None, file: Some(file), .. })
            if !file.exists()
                && let Some(error) = help::misspelt(arguments, words) =>
        {
            help::failure(&error, arguments)
        }
        Ok(cli) => perform(cli, environment),
        Err(error) => help::failure(&error, arguments),
    }
}

fn perform(cli: Cli, environment: &Environment) -> Result<(), Failure> {
    let words = &environment.words;
    if let Some(schema) = cli.command.as_ref().and_then(schema::asked) {
        return writeln!(stdout(), "{schema}").or_fail();
    }
    match cli.command {
        Some(Command::Score(args)) => score::run(&args, environment),
        Some(Command::Reshape(args)) => reshape::run(&args, environment),
        Some(Command::Compare(args)) => compare::run(&args, environment),
        Some(Command::Photo(args)) => photo::run(&args, environment),
        #[cfg(feature = "phone")]
        Some(Command::Phone(args)) => phone::run(&args, environment),
        Some(Command::Keys(args)) => keys::run(&args, environment),
        Some(Command::Language(args)) => language::run(&args, &cli.game, environment),
        Some(Command::Form(args)) => form::run(&args, environment),
        Some(Command::Steps(args)) => form::run_steps(&args, environment),
        Some(Command::Handicap(args)) => handicap::run(&args, words),
        Some(Command::Practise(args)) => practise::run(&args, environment),
        Some(Command::Log(args)) => log::run(&args, environment),
        Some(Command::Rules(args)) => rules::run(args, environment),
        Some(Command::Gtp(args)) => gtp::run(&args, environment),
        Some(Command::Serve(args)) => serve::run(&args, environment),
        Some(Command::Help { command }) => help::show(&command, words),
        Some(Command::Paths) => paths::run(environment),
        Some(Command::Completions { shell }) => tools::completions(shell, words),
        Some(Command::Man { output }) => help::man(output.as_deref(), words),
        Some(Command::Count(args)) => count::count(&args, environment),
        None if score::is_total(cli.file.as_deref()) => score::run_total(&cli, environment),
        None if cli.print_config => write!(stdout(), "{}", default_file(words)).or_fail(),
        None => count::open(cli.file.as_deref(), &cli.game, &cli.look, environment),
    }
}
