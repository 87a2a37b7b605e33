//! The options of the forms, the five steps and `shuzi language`.

use std::path::PathBuf;

use clap::Args;

use super::{OwnerArgs, PrintArgs, parsed, whole};
use shuzi_core::goban::{Color, Size};
use shuzi_core::method::Method;
use shuzi_core::rules::{Convention, MOST_HANDICAP};
use shuzi_core::scorer::HalfPoints;

/// `shuzi form`.
#[derive(Debug, Args)]
pub struct FormArgs {
    /// The rule profile, by name or path.
    #[arg(long, value_name = "NAME|PATH")]
    pub rules: Option<String>,
    /// The counting method.
    #[arg(long, value_name = "METHOD", value_parser = parsed::<Method>)]
    pub method: Option<Method>,
    /// The board size in lines.
    #[arg(long, value_name = "N|WxH", default_value = "19", value_parser = parsed::<Size>)]
    pub size: Size,
    /// Komi in points (default: the profile's).
    #[arg(long, value_name = "X", allow_hyphen_values = true, value_parser = parsed::<HalfPoints>)]
    pub komi: Option<HalfPoints>,
    /// The number of handicap stones.
    #[arg(long, value_name = "N", default_value = "0", value_parser = whole::<u32>(0..=u64::from(MOST_HANDICAP)))]
    pub handicap: u32,
    /// Points to White for n handicap stones (default: the profile's).
    #[arg(long, value_name = "n|n-1|none", value_parser = parsed::<Convention>)]
    pub compensation: Option<Convention>,
    /// The side to count.
    #[arg(long, value_name = "black|white", value_parser = parsed::<Color>)]
    pub side: Option<Color>,
    /// Print four forms per page.
    #[arg(long)]
    pub four: bool,
    /// Club and date on the form.
    #[command(flatten)]
    pub owner: OwnerArgs,
    /// How and where the output is printed.
    #[command(flatten)]
    pub print: PrintArgs,
}

/// `shuzi language`.
#[derive(Debug, Args)]
pub struct LanguageArgs {
    /// A language code, or a folder of message files named after it.
    #[arg(value_name = "CODE|FOLDER")]
    pub language: PathBuf,
    /// Show its screens.
    #[arg(long)]
    pub screens: bool,
    /// The folder of English words that it was translated from: what has changed since is listed.
    #[arg(long, value_name = "FOLDER")]
    pub english: Option<PathBuf>,
}

/// `shuzi steps`.
#[derive(Debug, Args)]
pub struct StepsArgs {
    /// The counting method.
    #[arg(long, value_name = "METHOD", value_parser = parsed::<Method>)]
    pub method: Option<Method>,
    /// Club and date on the sheet.
    #[command(flatten)]
    pub owner: OwnerArgs,
    /// How and where the output is printed.
    #[command(flatten)]
    pub print: PrintArgs,
}
