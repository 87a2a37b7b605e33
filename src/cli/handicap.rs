//! `shuzi handicap`: stones and komi for a difference of ranks.

use clap::Args;
use shuzi_core::goban::Size;
use shuzi_core::handicap::{Counting, Jewdan, Rank, Ranks, Ratio, Suggestion};

use super::args::{OwnerArgs, PrintArgs, parsed, word};
use super::printing::print;
use crate::output::HandicapPage;
use crate::shell::Failure;
use shuzi_words::Words;

/// `shuzi handicap`.
#[derive(Debug, Args)]
pub struct HandicapArgs {
    /// The rank difference; without it, the whole table.
    #[arg(long, value_name = "N", value_parser = parsed::<Ranks>)]
    pub ranks: Option<Ranks>,
    /// Black's rank or rating.
    #[arg(long, value_name = "RANK", requires = "white", conflicts_with_all = ["ranks", "table"], allow_hyphen_values = true, value_parser = parsed::<Rank>)]
    pub black: Option<Rank>,
    /// White's rank or rating.
    #[arg(long, value_name = "RANK", requires = "black", allow_hyphen_values = true, value_parser = parsed::<Rank>)]
    pub white: Option<Rank>,
    /// Board sizes in lines (default: 19, or 19, 13 and 9 for the table).
    #[arg(long, value_name = "N|WxH", value_delimiter = ',', value_parser = parsed::<Size>)]
    pub size: Vec<Size>,
    /// Ranks per handicap stone, for other board sizes: 2.5, 5/2.
    #[arg(long, value_name = "X", value_parser = parsed::<Ratio>)]
    pub factor: Option<Ratio>,
    /// Whether the game is counted by area or by territory.
    #[arg(long, value_name = "SCORING", default_value = "area", value_parser = word::<Counting>())]
    pub counting: Counting,
    /// Print the whole table.
    #[arg(long, conflicts_with = "ranks")]
    pub table: bool,
    /// Club and date on the sheet.
    #[command(flatten)]
    pub owner: OwnerArgs,
    /// How and where the output is printed.
    #[command(flatten)]
    pub print: PrintArgs,
}

/// Prints one case worked out, or the table.
pub(super) fn run(args: &HandicapArgs, words: &Words) -> Result<(), Failure> {
    let ranks = match (args.black, args.white) {
        (Some(black), Some(white)) => Some(black.below(white)?),
        _ => args.ranks,
    };
    let usual: &[u8] = if ranks.is_none() { &[19, 13, 9] } else { &[19] };
    let sizes = if args.size.is_empty() {
        usual.iter().filter_map(|&lines| Size::new(lines, lines).ok()).collect()
    } else {
        args.size.clone()
    };
    let systems: Vec<Jewdan> =
        sizes.iter().map(|&size| system(size, args)).collect::<Result<_, _>>()?;
    let mut cases: Vec<(Jewdan, Vec<Suggestion>)> = Vec::with_capacity(systems.len());
    for system in systems {
        let rows = match ranks {
            None => system.table(),
            Some(ranks) => vec![system.suggest(ranks)?],
        };
        cases.push((system, rows));
    }
    let owner = args.owner.value();
    let page = HandicapPage { owner: &owner, cases: &cases, worked: ranks.is_some() };
    print(&page, &args.print, words)
}

/// The system for a board; his factor, unless another is given.
fn system(size: Size, args: &HandicapArgs) -> Result<Jewdan, Failure> {
    let factor = args
        .factor
        .or_else(|| Jewdan::factor_of(size))
        .ok_or_else(|| Failure::usage_with("usage-no-factor", [("size", size.into())]))?;
    if !factor.is_positive() {
        return Err(Failure::usage("usage-factor-not-positive"));
    }
    Ok(Jewdan { size, factor, counting: args.counting })
}
