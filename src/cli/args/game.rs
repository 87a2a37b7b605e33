//! The options for how a game is counted.

use std::time::Duration;

use clap::Args;
use shuzi_core::counting::{Overrides, SekiPoint};
use shuzi_core::fact::Value;
use shuzi_core::goban::{Color, Size};
use shuzi_core::method::Method;
use shuzi_core::rules::{Convention, MOST_HANDICAP};
use shuzi_core::scorer::{DeadChoice, FileEncoding, HalfPoints, ScoreOptions, TieBreaker};

use super::{named, parsed, profile, whole};
use crate::shell::Failure;

/// How a game is counted: each option overrides the file, which overrides the profile.
#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = "cli-game-options")]
pub struct GameArgs {
    /// The rule profile, by name (`shuzi rules list`) or path.
    #[arg(long, value_name = "NAME|PATH", value_parser = profile())]
    pub rules: Option<String>,
    /// The board size in lines: 19, or 9x13.
    #[arg(long, value_name = "N|WxH", value_parser = parsed::<Size>)]
    pub size: Option<Size>,
    /// Komi in points: 7.5 or 7½.
    #[arg(long, value_name = "X", allow_hyphen_values = true, value_parser = parsed::<HalfPoints>)]
    pub komi: Option<HalfPoints>,
    /// The tie-breaker in points, or none.
    #[arg(long, value_name = "X|none", allow_hyphen_values = true, value_parser = parsed::<TieBreaker>)]
    pub tie_breaker: Option<TieBreaker>,
    /// The number of handicap stones.
    #[arg(long, value_name = "N", value_parser = whole::<u32>(0..=u64::from(MOST_HANDICAP)))]
    pub handicap: Option<u32>,
    /// Points to White for n handicap stones: n, n-1 or none.
    #[arg(long, value_name = "n|n-1|none", value_parser = named::<Convention>())]
    pub compensation: Option<Convention>,
    /// The side to count.
    #[arg(long, value_name = "black|white", value_parser = named::<Color>())]
    pub side: Option<Color>,
    /// The method: full, half, simplified or key.
    #[arg(long, value_name = "METHOD", value_parser = named::<Method>())]
    pub method: Option<Method>,
    /// Dead stones: auto, none, or one stone of each dead chain (default: those the file marks,
    /// otherwise auto).
    #[arg(long, value_name = "auto|none|VERTEX,...", value_parser = parsed::<DeadChoice>)]
    pub dead: Option<DeadChoice>,
    /// Groups in seki that shuzi takes for alive (D4), and who fills points of seki, if not evenly
    /// (E5=black,F5=nobody).
    #[arg(long, value_name = "VERTEX[=black|white|nobody],...", value_delimiter = ',', value_parser = parsed::<SekiPoint>)]
    pub seki: Vec<SekiPoint>,
    /// A GTP engine that judges the dead stones, such as `gnugo --mode gtp`.
    #[arg(long, value_name = "CMD")]
    pub engine: Option<String>,
    /// How many seconds the engine may take per answer.
    #[arg(long, value_name = "N", default_value_t = 60, value_parser = whole::<u64>(1..=3600))]
    pub engine_seconds: u64,
    /// Keep the tie-breaker in Simplified Half Counting.
    #[arg(long)]
    pub with_tie_breaker: bool,
    /// The encoding of the file, if it declares none and the guess is wrong.
    #[arg(long, value_name = "NAME", value_parser = parsed::<FileEncoding>)]
    pub encoding: Option<FileEncoding>,
}

impl GameArgs {
    /// How long the engine may take per answer.
    pub const fn engine_patience(&self) -> Duration {
        Duration::from_secs(self.engine_seconds)
    }

    /// Refuses options that need a file. `others` are the command's own such options, each with
    /// whether it was given.
    ///
    /// # Errors
    /// Returns an error that lists the options given.
    pub fn without_file<const N: usize>(&self, others: [(&str, bool); N]) -> Result<(), Failure> {
        let own = [
            ("--dead", self.dead.is_some()),
            ("--seki", !self.seki.is_empty()),
            ("--engine", self.engine.is_some()),
            ("--encoding", self.encoding.is_some()),
        ];
        let given: Vec<Value> = own
            .into_iter()
            .chain(others)
            .filter(|(_, is_given)| *is_given)
            .map(|(option, _)| option.into())
            .collect();
        if given.is_empty() {
            return Ok(());
        }
        Err(Failure::usage_with("usage-only-with-file", [("options", Value::List(given))]))
    }
}

impl From<&GameArgs> for ScoreOptions {
    fn from(args: &GameArgs) -> Self {
        let mut options = Self::default();
        options.rules.clone_from(&args.rules);
        options.size = args.size;
        options.overrides = Overrides {
            komi: args.komi.map(|HalfPoints(points)| points),
            tie_breaker: args.tie_breaker.map(|TieBreaker(points)| points),
            handicap: args.handicap,
            convention: args.compensation,
            side: args.side,
            keep_tie_breaker: args.with_tie_breaker,
            ..Overrides::default()
        };
        options.method = args.method;
        options.dead = match (&args.dead, &args.engine) {
            (Some(said @ (DeadChoice::None | DeadChoice::Named(_))), _) => said.clone(),
            (_, Some(_)) => DeadChoice::Engine,
            (said, None) => said.clone().unwrap_or_default(),
        };
        options.seki.clone_from(&args.seki);
        options.encoding = args.encoding;
        options
    }
}
