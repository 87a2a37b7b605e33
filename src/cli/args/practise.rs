//! The options of `shuzi practise`.

use std::path::PathBuf;

use clap::{Args, Subcommand};

use super::{AppearanceArgs, PrintArgs};
use shuzi_core::fact::Message;
use shuzi_core::practice::{Drill, LEVELS};

/// `shuzi practise`.
#[derive(Debug, Args)]
#[command(override_usage = "shuzi practise [OPTIONS]\n       shuzi practise <COMMAND>")]
#[expect(clippy::struct_excessive_bools, reason = "each is an option of its own")]
pub struct PractiseArgs {
    /// The subcommand.
    #[command(subcommand)]
    pub command: Option<PractiseCommand>,
    /// Start this drill at once (default: the menu on the screen, otherwise today's five minutes).
    #[arg(long, value_name = "NAME", conflicts_with = "lesson", value_parser = super::parsed::<Drill>)]
    pub drill: Option<Drill>,
    /// Start this lesson at once, where it was left.
    #[arg(long, value_name = "NAME")]
    pub lesson: Option<String>,
    /// Start a whole 19×19 game against the clock, stage by stage.
    #[arg(long, conflicts_with_all = ["drill", "lesson"])]
    pub whole: bool,
    /// One question per unfinished lesson, to skip what is already known.
    #[arg(long, conflicts_with_all = ["drill", "lesson", "whole"])]
    pub placement: bool,
    /// The level of drills: 1, 2 or 3.
    #[arg(long, value_name = "N", value_parser = level)]
    pub level: Option<u8>,
    /// The number of questions.
    #[arg(long, value_name = "N", value_parser = super::whole::<u16>(1..=1000))]
    pub count: Option<u16>,
    /// Repeat the same questions for the same number; without it, missed questions come first.
    #[arg(long, value_name = "N", value_parser = super::whole::<u64>(0..=(1 << 48) - 1))]
    pub seed: Option<u64>,
    /// Show a clock with this many seconds per question.
    #[arg(long, value_name = "SECONDS", value_parser = super::whole::<u64>(1..=3600))]
    pub timer: Option<u64>,
    /// A folder of finished games to take positions from (default: the bundled games).
    #[arg(long, value_name = "DIR")]
    pub games: Option<PathBuf>,
    /// Run line by line on standard input and output (the default without a terminal).
    #[arg(long)]
    pub plain: bool,
    /// The appearance of the screen.
    #[command(flatten)]
    pub look: AppearanceArgs,
    /// List the drills and lessons.
    #[arg(long)]
    pub list: bool,
}

/// The subcommands of `shuzi practise`.
#[derive(Debug, Subcommand)]
pub enum PractiseCommand {
    /// Print accuracy and speed per drill, the weakest first.
    Stats(StatsArgs),
}

/// `shuzi practise stats`.
#[derive(Debug, Args)]
pub struct StatsArgs {
    /// Print every attempt as comma-separated values.
    #[arg(long, conflicts_with_all = ["json", "format"])]
    pub csv: bool,
    /// How and where the output is printed.
    #[command(flatten)]
    pub print: PrintArgs,
}

/// Parses a level.
fn level(text: &str) -> Result<u8, Message> {
    let level = text.parse().ok().filter(|level| LEVELS.contains(level));
    level.ok_or_else(|| {
        let values = [("least", (*LEVELS.start()).into()), ("most", (*LEVELS.end()).into())];
        Message::new("cli-choose-level", values)
    })
}
