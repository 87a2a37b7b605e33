//! `shuzi keys`: the key-number cheat sheet.

use clap::Args;
use shuzi_core::goban::{Color, Size};
use shuzi_core::rules::{Convention, MOST_HANDICAP};
use shuzi_core::scorer::{HalfPoints, TieBreaker};
use shuzi_core::sheet::{KeysWanted, key_rows};

use super::args::{MOST_POINTS, OwnerArgs, PrintArgs, named, parsed, profile, whole};
use super::environment::Environment;
use super::printing::print_as;
use crate::output::KeysPage;
use crate::output::print::Layout;
use crate::shell::Failure;

/// `shuzi keys`.
#[derive(Debug, Args)]
pub struct KeysArgs {
    /// The rule profile, by name or path.
    #[arg(long, value_name = "NAME|PATH", value_parser = profile())]
    pub rules: Option<String>,
    /// Board sizes in lines (default: 9, 13 and 19).
    #[arg(long, value_name = "N|WxH", value_delimiter = ',', value_parser = parsed::<Size>)]
    pub size: Vec<Size>,
    /// Komi of even games in points, or of all games with --handicap (default: the profile's).
    #[arg(long, value_name = "X", value_delimiter = ';', allow_hyphen_values = true, value_parser = parsed::<HalfPoints>)]
    pub komi: Vec<HalfPoints>,
    /// The tie-breaker in points, or none (default: the profile's).
    #[arg(long, value_name = "X|none", allow_hyphen_values = true, value_parser = parsed::<TieBreaker>)]
    pub tie_breaker: Option<TieBreaker>,
    /// Handicaps: 0 is an even game, 1 a game without komi (default: all up to 9).
    #[arg(long, value_name = "N", value_delimiter = ',', value_parser = whole::<u32>(0..=u64::from(MOST_HANDICAP)))]
    pub handicap: Vec<u32>,
    /// Points to White for n handicap stones (default: the profile's).
    #[arg(long, value_name = "n|n-1|none", value_parser = named::<Convention>())]
    pub compensation: Option<Convention>,
    /// Numbers of non-scoring points.
    #[arg(long, value_name = "N", value_delimiter = ',', default_value = "0", value_parser = whole::<u32>(0..=MOST_POINTS))]
    pub non_scoring: Vec<u32>,
    /// One side only.
    #[arg(long, value_name = "black|white", value_parser = named::<Color>())]
    pub side: Option<Color>,
    /// Club and date on the sheet.
    #[command(flatten)]
    pub owner: OwnerArgs,
    /// The layout of PDF and SVG.
    #[arg(long, value_name = "LAYOUT", value_enum, help_heading = "cli-printing")]
    pub layout: Option<Layout>,
    /// How and where the output is printed.
    #[command(flatten)]
    pub print: PrintArgs,
}

/// Prints the sheet.
pub(super) fn run(args: &KeysArgs, environment: &Environment) -> Result<(), Failure> {
    let profile = environment.profile(args.rules.as_deref())?;
    // A card is for one board.
    let is_card = matches!(args.layout, Some(Layout::Card | Layout::Wallet));
    let usual = if is_card { &[19][..] } else { &[9, 13, 19] };
    let usual = || usual.iter().filter_map(|&lines| Size::new(lines, lines).ok());
    let wanted = KeysWanted {
        sizes: if args.size.is_empty() { usual().collect() } else { args.size.clone() },
        komi: args.komi.iter().map(|HalfPoints(points)| *points).collect(),
        tie_breaker: args.tie_breaker.map(|TieBreaker(points)| points),
        convention: args.compensation,
        handicaps: args.handicap.clone(),
        non_scoring: args.non_scoring.clone(),
        sides: args.side.map_or_else(|| Color::BOTH.to_vec(), |side| vec![side]),
    };
    if let Some(size) = wanted.sizes.iter().find(|size| !wanted.fit(**size)) {
        return Err(Failure::usage_with("usage-too-many-for-board", [("size", (*size).into())]));
    }
    let rows = key_rows(&profile, &wanted)?;
    let owner = args.owner.value();
    let page = KeysPage { owner: &owner, profile: &profile, rows: &rows };
    print_as(&page, &args.print, args.layout, &environment.words)
}
