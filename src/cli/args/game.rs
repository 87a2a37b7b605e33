//! The options of how a game is counted.

use std::str::FromStr;
use std::time::Duration;

use clap::Args;
use encoding_rs::Encoding;

use super::{chosen, half_points, parsed, whole};
use crate::amount::Amount;
use crate::cli::Failure;
use crate::counting::{Overrides, ValueSource};
use crate::fact::{Message, Value};
use crate::goban::{Color, Size};
use crate::method::Method;
use crate::record::encoding_named;
use crate::rules::Convention;

/// How a game is counted: each option beats the file, the file beats the profile.
#[derive(Clone, Debug, Default, Args)]
#[command(next_help_heading = "cli-game-options")]
pub struct GameArgs {
    /// The rule profile, by name (`shuzi rules list`) or by path.
    #[arg(long, value_name = "NAME|PATH")]
    pub rules: Option<String>,
    /// The board size: 19, or 9x13.
    #[arg(long, value_name = "N|WxH", value_parser = parsed::<Size>)]
    pub size: Option<Size>,
    /// Komi in points: 7.5 or 7½.
    #[arg(long, value_name = "X", allow_hyphen_values = true, value_parser = half_points)]
    pub komi: Option<Amount>,
    /// The tie-breaker in points, or none.
    #[arg(long, value_name = "X|none", allow_hyphen_values = true, value_parser = parsed::<TieBreaker>)]
    pub tie_breaker: Option<TieBreaker>,
    /// Handicap stones.
    #[arg(long, value_name = "N", value_parser = whole::<u32>(0..=361))]
    pub handicap: Option<u32>,
    /// Points to White for n handicap stones: n, n-1 or none.
    #[arg(long, value_name = "n|n-1|none", value_parser = parsed::<Convention>)]
    pub compensation: Option<Convention>,
    /// The side that is counted.
    #[arg(long, value_name = "black|white", value_parser = parsed::<Color>)]
    pub side: Option<Color>,
    /// The method: full, half, simplified or key.
    #[arg(long, value_name = "METHOD", value_parser = parsed::<Method>)]
    pub method: Option<Method>,
    /// Dead stones: auto, none, or one stone of each dead chain (default: what the file
    /// marks, else auto).
    #[arg(long, value_name = "auto|none|VERTEX,...", value_parser = parsed::<DeadArg>)]
    pub dead: Option<DeadArg>,
    /// Who fills points of seki, where it is not evenly: E5=black,F5=nobody.
    #[arg(long, value_name = "VERTEX=black|white|nobody,...", value_delimiter = ',', value_parser = seki_point)]
    pub seki: Vec<(String, Option<Color>)>,
    /// A GTP engine asked which stones are dead, like `gnugo --mode gtp`.
    #[arg(long, value_name = "CMD")]
    pub engine: Option<String>,
    /// How long the engine may take for an answer.
    #[arg(long, value_name = "N", default_value_t = 60, value_parser = whole::<u64>(1..=3600))]
    pub engine_seconds: u64,
    /// Keep the tie-breaker in Simplified Half Counting.
    #[arg(long)]
    pub with_tie_breaker: bool,
    /// The encoding of the file, where it does not say and the guess is wrong.
    #[arg(long, value_name = "NAME", value_parser = encoding)]
    pub encoding: Option<&'static Encoding>,
    /// The corner points in a photograph, as `shuzi photo` was told.
    #[arg(skip)]
    pub corners: Option<[[f64; 2]; 4]>,
}

impl GameArgs {
    /// How long an engine may take for an answer.
    pub const fn engine_patience(&self) -> Duration {
        Duration::from_secs(self.engine_seconds)
    }

    /// Refuses what means something only where there is a file, of these options of the command
    /// and whether they were given, too.
    ///
    /// # Errors
    /// Which of them were given.
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

    /// What these options ask of the terms of a game.
    pub const fn overrides(&self) -> Overrides {
        Overrides {
            kind: None,
            komi: self.komi,
            tie_breaker: match self.tie_breaker {
                Some(TieBreaker(points)) => Some(points),
                None => None,
            },
            handicap: self.handicap,
            convention: self.compensation,
            side: self.side,
            keep_tie_breaker: self.with_tie_breaker,
            by: ValueSource::Option,
        }
    }
}

/// A tie-breaker as it is typed: points, or `none`.
#[derive(Clone, Copy, Debug)]
pub struct TieBreaker(pub Amount);

impl FromStr for TieBreaker {
    type Err = Message;
    fn from_str(text: &str) -> Result<Self, Message> {
        if text == "none" { Ok(Self(Amount::ZERO)) } else { half_points(text).map(Self) }
    }
}

/// An encoding by its name.
fn encoding(name: &str) -> Result<&'static Encoding, Message> {
    encoding_named(name).ok_or_else(|| Message::plain("cli-encoding-unknown"))
}

/// A point of a seki, and who fills it: `E5=black`.
fn seki_point(text: &str) -> Result<(String, Option<Color>), Message> {
    let (vertex, filler) = text.split_once('=').ok_or_else(|| Message::plain("cli-seki-point"))?;
    let fillers = [("black", Some(Color::Black)), ("white", Some(Color::White)), ("nobody", None)];
    Ok((vertex.trim().to_owned(), chosen(filler.trim(), &fillers)?))
}

/// Which stones `--dead` names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum DeadArg {
    /// shuzi's proposal.
    Auto,
    /// None.
    None,
    /// These, each with its chain.
    Named(Vec<String>),
}

impl FromStr for DeadArg {
    type Err = Message;
    fn from_str(text: &str) -> Result<Self, Message> {
        match text.trim() {
            "auto" => Ok(Self::Auto),
            "none" => Ok(Self::None),
            // A variable of a script that nothing was put into says nothing about the stones.
            "" => Err(Message::plain("cli-dead-nothing")),
            names => {
                let names = names.split([',', ' ']).map(str::trim).filter(|name| !name.is_empty());
                Ok(Self::Named(names.map(str::to_owned).collect()))
            }
        }
    }
}
