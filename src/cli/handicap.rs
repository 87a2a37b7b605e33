//! `shuzi handicap`: stones and komi for a difference of ranks.

use super::args::HandicapArgs;
use super::printing::print;
use crate::output::HandicapPage;
use crate::shell::Failure;
use shuzi_core::goban::Size;
use shuzi_core::handicap::{Jewdan, Suggestion};
use shuzi_words::Words;

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
