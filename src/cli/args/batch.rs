//! The options of `shuzi score` for many games.

use std::path::PathBuf;
use std::str::FromStr;

use clap::Args;

use super::{parsed, whole};
use shuzi_core::fact::Message;

/// How many games are scored, and which are printed.
#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = "cli-many")]
pub struct BatchArgs {
    /// Score all games in folders and their subfolders.
    #[arg(long, short)]
    pub recursive: bool,
    /// How many games to score at a time.
    #[arg(long, value_name = "N", value_parser = whole::<usize>(1..=1024))]
    pub jobs: Option<usize>,
    /// Print only these games.
    #[arg(long, value_name = "disagree|unsure", value_parser = parsed::<Only>)]
    pub only: Option<Only>,
    /// Print the number of games at the end.
    #[arg(long)]
    pub summary: bool,
    /// Continue at the end of the output file.
    #[arg(long, requires = "output")]
    pub resume: bool,
    /// The file for what could not be counted, as JSON, instead of standard error.
    #[arg(long, value_name = "FILE")]
    pub errors_to: Option<PathBuf>,
}

/// A choice of the games to print.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Only {
    /// Those with a result other than the recorded one.
    Disagree,
    /// Those with uncertain stones or unfinished places.
    Unsure,
}

impl FromStr for Only {
    type Err = Message;

    fn from_str(text: &str) -> Result<Self, Message> {
        match text {
            "disagree" => Ok(Self::Disagree),
            "unsure" => Ok(Self::Unsure),
            _ => Err(Message::plain("cli-not-a-choice")),
        }
    }
}
