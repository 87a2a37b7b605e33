//! `shuzi compare`: a game under every profile, and why they disagree.

use std::io::{self, Write};

use super::Failure;
use super::args::{CompareArgs, CountedArgs};
use super::batch::score_files;
use super::scorer::{Scorer, ScorerTask};
use crate::counting::{Terms, choose_profile};
use crate::goban::Size;
use crate::output::{Heading, compare_json, compare_text};
use crate::record::Info;
use crate::scoring::{Compared, Comparison, PositionTally, TurnHistory};

/// Compares the files' games, or what was counted.
pub(super) fn run(args: &CompareArgs) -> Result<(), Failure> {
    let scorer = Scorer::new(&args.game, args.json, ScorerTask::Compare)?;
    if args.files.is_empty() {
        return compare_counts(&scorer, args);
    }
    if score_files(&scorer, &args.files)? { Ok(()) } else { Err(Failure::Told) }
}

/// Compares what was counted without a board.
fn compare_counts(scorer: &Scorer<'_>, args: &CompareArgs) -> Result<(), Failure> {
    let size = args.game.size.unwrap_or(Size::NINETEEN);
    let (info, asked) = (Info::default(), args.game.asked());
    let profile = choose_profile(&scorer.book, scorer.rules.as_deref(), &info)
        .map_err(anyhow::Error::from)?;
    let terms = Terms::new(profile, size, &info, &asked).map_err(anyhow::Error::from)?;
    let counted = &args.counted;
    let turns = turns(counted, terms.handicap.value);
    let lost = both(counted.black_prisoners, counted.white_prisoners);
    let tally = tally(counted, size, &turns, lost).map_err(Failure::Usage)?;
    let (info, asked) = (&info, &asked);
    let compared = Compared { size, tally: &tally, turns: &turns, lost, info, asked };
    let comparison =
        Comparison::of(compared, &terms, scorer.book.profiles()).map_err(anyhow::Error::from)?;
    let mut out = io::stdout().lock();
    if args.json {
        let line = compare_json(None, None, &comparison).map_err(anyhow::Error::from)?;
        writeln!(out, "{line}")?;
    } else {
        let heading = Heading { file: None, game: None, info, board: None };
        write!(out, "{}", compare_text(&heading, &terms, None, &comparison))?;
    }
    Ok(())
}

fn both(black: Option<u16>, white: Option<u16>) -> Option<[u32; 2]> {
    Some([u32::from(black?), u32::from(white?)])
}

fn turns(counted: &CountedArgs, handicap: u32) -> TurnHistory {
    let passes = both(counted.black_passes, counted.white_passes).zip(counted.last_move);
    TurnHistory::of_counts(handicap, passes)
}

/// What lies on the board. Stones that were not counted are told by the prisoners and the turns:
/// both sides together fill what territory leaves.
fn tally(
    counted: &CountedArgs,
    size: Size,
    turns: &TurnHistory,
    lost: Option<[u32; 2]>,
) -> Result<PositionTally, String> {
    let nothing = "nothing to compare: name game files, or --black-territory and --white-territory";
    let territory = both(counted.black_territory, counted.white_territory).ok_or(nothing)?;
    let all = i64::try_from(size.points()).unwrap_or(i64::MAX);
    let left = all - i64::from(territory[0]) - i64::from(territory[1]);
    let stones = if let Some(stones) = both(counted.black_stones, counted.white_stones) {
        stones
    } else {
        let lost = lost.filter(|_| turns.unknown.is_none()).ok_or(
            "the stones are unknown: add --black-stones and --white-stones, or prisoners, passes \
             and --last-move",
        )?;
        let ahead = turns.stones_ahead() + i64::from(lost[1]) - i64::from(lost[0]);
        let half = |twice: i64| (twice % 2 == 0).then(|| u32::try_from(twice / 2).ok()).flatten();
        half(left + ahead).zip(half(left - ahead)).map(|(black, white)| [black, white]).ok_or_else(
            || {
                format!(
                    "these do not fill the {size} board evenly: a miscount, or a point nobody \
                     has; add --black-stones and --white-stones"
                )
            },
        )?
    };
    if i64::from(stones[0]) + i64::from(stones[1]) > left {
        return Err(format!(
            "these are more than the {all} points of the {size} board: count again"
        ));
    }
    let none = [0, 0];
    Ok(PositionTally {
        stones,
        territory,
        seki_eyes: none,
        seki_filled: none,
        dead: none,
        groups: None,
    })
}
