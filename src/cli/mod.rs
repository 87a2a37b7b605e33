//! The command line: one file a subcommand.

mod args;
mod batch;
mod compare;
mod config;
mod count_tui;
mod export;
mod failure;
mod handicap;
mod keys;
mod opening;
mod paths;
mod plain;
mod practice_tui;
mod practise;
mod printing;
mod profiles;
mod reshape;
mod rules;
mod score;
mod scorer;
mod terminal_settings;
mod tools;

use clap::Parser as _;

pub use args::{Cli, Command, GameArgs};
pub use failure::Failure;

/// Parses the arguments and runs what they ask for.
///
/// # Errors
/// What could not be done; its exit status is in it.
pub fn run() -> Result<(), Failure> {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return Failure::of_clap(&error),
    };
    match cli.command {
        Some(Command::Score(args)) => score::run(&args),
        Some(Command::Reshape(args)) => reshape::run(&args),
        Some(Command::Compare(args)) => compare::run(&args),
        Some(Command::Keys(args)) => keys::run(&args),
        Some(Command::Handicap(args)) => handicap::run(&args),
        Some(Command::Practise(args)) => practise::run(&args),
        Some(Command::Rules(args)) => rules::run(args),
        Some(Command::Paths) => paths::run(),
        Some(Command::Completions { shell }) => tools::completions(shell),
        Some(Command::Man) => tools::man(),
        Some(Command::Count(args)) => count_tui::count(&args),
        None if score::is_total(cli.file.as_deref()) => score::run_total(&cli),
        None if cli.print_config => config::print(),
        None => count_tui::open(cli.file.as_deref(), &cli.game, &cli.look),
    }
}
