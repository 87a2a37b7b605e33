//! What `shuzi score` is told about many games.

use std::str::FromStr;

use clap::Args;

use super::{parsed, whole};
use crate::fact::Message;

/// How many games are gone through, and which of them are printed.
#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = "cli-many")]
pub struct BatchArgs {
    /// Score all games in folders, and in the folders in them.
    #[arg(long, short)]
    pub recursive: bool,
    /// How many games are counted at a time.
    #[arg(long, value_name = "N", value_parser = whole::<usize>(1..=1024))]
    pub jobs: Option<usize>,
    /// Print only these games.
    #[arg(long, value_name = "disagree|unsure", value_parser = parsed::<Only>)]
    pub only: Option<Only>,
    /// Say at the end how many games there were.
    #[arg(long)]
    pub summary: bool,
    /// Go on where the output file ends.
    #[arg(long, requires = "output")]
    pub resume: bool,
}

/// Which games are printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Only {
    /// Those that differ from their record.
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
