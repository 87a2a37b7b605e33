//! `shuzi compare`: a game under every profile, and why they disagree.

use super::args::{BatchArgs, CompareArgs, CountedArgs};
use super::batch::{GameWriter, WriterTask, score_files};
use super::environment::Environment;
use super::printing::print;
use crate::output::{ComparePage, Heading};
use crate::shell::Failure;
use shuzi_core::goban::Size;
use shuzi_core::record::Info;
use shuzi_core::scoring::{Compared, Comparison, PositionTally, TurnHistory};

/// Compares the games of files, or what was counted without a board.
pub(super) fn run(args: &CompareArgs, environment: &Environment) -> Result<(), Failure> {
    let task = WriterTask::Compare(&args.counted);
    let writer = GameWriter::new(&args.game, &args.print, task, environment)?;
    if args.files.is_empty() {
        return compare_counts(&writer, args);
    }
    score_files(&writer, &args.files, &BatchArgs::default())
}

/// Compares what was counted without a board.
fn compare_counts(writer: &GameWriter<'_>, args: &CompareArgs) -> Result<(), Failure> {
    args.game.without_file([])?;
    let (info, overrides) = (&Info::default(), &writer.options.overrides);
    let terms = writer.scorer.terms(&writer.options)?;
    let (size, counted) = (terms.size, &args.counted);
    let turns = counted.turns(terms.handicap.value);
    let lost = counted.prisoners();
    let tally = tally(counted, size, &turns, lost)?;
    let compared = Compared { size, tally: &tally, turns: &turns, lost, info, overrides };
    let comparison = Comparison::of(compared, &terms, writer.scorer.profiles().profiles())?;
    let page = ComparePage {
        heading: Heading::default(),
        info,
        number: None,
        terms: &terms,
        dead: None,
        board: None,
        comparison: &comparison,
    };
    print(&page, &args.print, writer.words)
}

/// What lies on the board. Stones that were not counted are told by the prisoners and the turns:
/// both sides together fill what territory leaves.
fn tally(
    counted: &CountedArgs,
    size: Size,
    turns: &TurnHistory,
    lost: Option<[u32; 2]>,
) -> Result<PositionTally, Failure> {
    let territory =
        counted.territory().ok_or_else(|| Failure::usage("usage-nothing-to-compare"))?;
    let all = i64::try_from(size.points()).unwrap_or(i64::MAX);
    let left = all - i64::from(territory[0]) - i64::from(territory[1]);
    let stones = if let Some(stones) = counted.stones() {
        stones
    } else {
        let known = lost.filter(|_| turns.unknown.is_none());
        let lost = known.ok_or_else(|| Failure::usage("usage-stones-unknown"))?;
        let ahead = turns.stones_ahead() + i64::from(lost[1]) - i64::from(lost[0]);
        let half = |twice: i64| (twice % 2 == 0).then(|| u32::try_from(twice / 2).ok()).flatten();
        half(left + ahead)
            .zip(half(left - ahead))
            .map(|(black, white)| [black, white])
            .ok_or_else(|| Failure::usage_with("usage-not-the-board", [("size", size.into())]))?
    };
    if i64::from(stones[0]) + i64::from(stones[1]) > left {
        let values = [("all", all.into()), ("size", size.into())];
        return Err(Failure::usage_with("usage-too-many-points", values));
    }
    Ok(PositionTally::of_numbers(stones, territory))
}
