//! The options of `shuzi practise`.

use std::path::PathBuf;

use clap::{Args, Subcommand};

use super::{AppearanceArgs, PrintArgs};
use crate::fact::Message;
use crate::practice::{Drill, LEVELS};

/// `shuzi practise`.
#[derive(Debug, Args)]
#[command(override_usage = "shuzi practise [OPTIONS]\n       shuzi practise <COMMAND>")]
#[expect(clippy::struct_excessive_bools, reason = "each is an option of its own")]
pub struct PractiseArgs {
    /// Show how practice goes.
    #[command(subcommand)]
    pub command: Option<PractiseCommand>,
    /// One drill only, at once (default: on the screen the menu, elsewhere all in turn).
    #[arg(long, value_name = "NAME", conflicts_with = "lesson", value_parser = super::parsed::<Drill>)]
    pub drill: Option<Drill>,
    /// A lesson, at once, from where it was left.
    #[arg(long, value_name = "NAME")]
    pub lesson: Option<String>,
    /// A whole 19×19 game against the clock, stage by stage, at once.
    #[arg(long, conflicts_with_all = ["drill", "lesson"])]
    pub whole: bool,
    /// One question of each lesson, to skip what is known.
    #[arg(long, conflicts_with_all = ["drill", "lesson", "whole"])]
    pub placement: bool,
    /// How hard: 1, 2 or 3.
    #[arg(long, value_name = "N", default_value = "1", value_parser = level)]
    pub level: u8,
    /// How many questions.
    #[arg(long, value_name = "N", default_value_t = 10, value_parser = super::whole::<u16>(1..=1000))]
    pub count: u16,
    /// The same questions for the same number; without it, what was missed comes back first.
    #[arg(long, value_name = "N", value_parser = super::whole::<u64>(0..=(1 << 48) - 1))]
    pub seed: Option<u64>,
    /// Against the clock: the seconds a question should take.
    #[arg(long, value_name = "SECONDS", value_parser = super::whole::<u64>(1..=3600))]
    pub timer: Option<u64>,
    /// Positions from the finished games of a folder (default: the bundled ones).
    #[arg(long, value_name = "DIR")]
    pub games: Option<PathBuf>,
    /// Line by line on standard input and output (so it is where there is no terminal).
    #[arg(long)]
    pub plain: bool,
    /// What the screen looks like.
    #[command(flatten)]
    pub look: AppearanceArgs,
    /// Name the drills and the lessons.
    #[arg(long)]
    pub list: bool,
}

/// What else `shuzi practise` can do.
#[derive(Debug, Subcommand)]
pub enum PractiseCommand {
    /// Accuracy and speed of each drill, the weakest first.
    Stats(StatsArgs),
}

/// `shuzi practise stats`.
#[derive(Debug, Args)]
pub struct StatsArgs {
    /// Every attempt as comma-separated values.
    #[arg(long, conflicts_with_all = ["json", "format"])]
    pub csv: bool,
    /// How and where it is printed.
    #[command(flatten)]
    pub print: PrintArgs,
}

/// A level, as it is typed.
fn level(text: &str) -> Result<u8, Message> {
    let level = text.parse().ok().filter(|level| LEVELS.contains(level));
    level.ok_or_else(|| {
        let values = [("least", (*LEVELS.start()).into()), ("most", (*LEVELS.end()).into())];
        Message::new("cli-choose-level", values)
    })
}
