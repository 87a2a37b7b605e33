//! `shuzi compare`: a game under every profile, and why they disagree.

use super::Failure;
use super::args::{BatchArgs, CompareArgs, CountedArgs};
use super::batch::score_files;
use super::printing::print;
use super::scorer::{Scorer, ScorerTask};
use crate::counting::{Terms, choose_profile};
use crate::goban::Size;
use crate::output::{ComparePage, Heading};
use crate::record::Info;
use crate::scoring::{Compared, Comparison, PositionTally, TurnHistory};
use crate::words::Words;

/// Compares the files' games, or what was counted.
pub(super) fn run(args: &CompareArgs, words: &Words) -> Result<(), Failure> {
    let scorer = Scorer::new(&args.game, &args.print, ScorerTask::Compare(&args.counted), words)?;
    if args.files.is_empty() {
        return compare_counts(&scorer, args);
    }
    score_files(&scorer, &args.files, &BatchArgs::default())
}

/// Compares what was counted without a board.
fn compare_counts(scorer: &Scorer<'_>, args: &CompareArgs) -> Result<(), Failure> {
    args.game.without_file([])?;
    let size = args.game.size.unwrap_or(Size::NINETEEN);
    let (info, overrides) = (&Info::default(), &args.game.overrides());
    let profile = choose_profile(&scorer.profiles, scorer.rules.as_deref(), info)?;
    let terms = Terms::new(profile, size, info, overrides)?;
    let counted = &args.counted;
    let turns = counted.turns(terms.handicap.value);
    let lost = counted.prisoners();
    let tally = tally(counted, size, &turns, lost)?;
    let compared = Compared { size, tally: &tally, turns: &turns, lost, info, overrides };
    let comparison = Comparison::of(compared, &terms, scorer.profiles.profiles())?;
    let heading = Heading { file: None, game: None, info, board: None };
    let (terms, comparison) = (&terms, &comparison);
    let page = ComparePage { heading, number: None, terms, dead: None, comparison };
    print(&page, &args.print, scorer.words)
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
    let none = [0, 0];
    Ok(PositionTally {
        stones,
        territory,
        teire: [Vec::new(), Vec::new()],
        seki_eyes: none,
        seki_filled: none,
        dead: none,
        groups: None,
    })
}
