//! Scores of a game known only by what was counted at the table.

use super::comparison::scores_by;
use super::score::ScoreKeeper;
use super::{PositionTally, Score, ScoreNote, Scored, TurnHistory};
use crate::counting::{Terms, Totals};
use crate::goban::{Color, Size};
use crate::rules::Scoring;

/// What both sides counted by territory, in points. Pairs are [Black, White].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TerritoryCount {
    /// The board size.
    pub size: Size,
    /// Vacant points of territory, after the prisoners were filled in.
    pub territory: [u32; 2],
    /// The side's own stones lost that found no room there. Where a pass hands over a stone, it is
    /// one of them or filled in, too.
    pub prisoners: [u32; 2],
    /// Living groups outside seki, where the rules tax them.
    pub groups: Option<[u32; 2]>,
}

impl TerritoryCount {
    /// The score under rules that count territory, or prisoners alone (Jasiek, *Prisoner Counting for
    /// Stone Scoring*): then the board is filled up to two eyes per group.
    pub fn score(self, terms: &Terms) -> Score {
        let profile = &terms.profile.value;
        let by_prisoners = profile.scoring == Scoring::Stone;
        let tally = PositionTally {
            groups: self.groups,
            ..PositionTally::of_numbers([0, 0], self.territory)
        };
        // Pass stones are prisoners already, and the side that moved second has passed last. Only
        // the turns that White missed while Black laid handicap stones are not.
        let handicap = terms.handicap.value;
        let missed = if by_prisoners && handicap > 1 { handicap } else { 0 };
        let turns = TurnHistory::of_counts(handicap, Some(([0, missed], Color::White)));
        let (size, lost) = (self.size, Some(self.prisoners));
        let keeper = ScoreKeeper { tally: &tally, turns: &turns, lost, size };
        let mut score =
            keeper.score(terms, Scored::Territory, profile.group_tax > 0 && !by_prisoners);
        if missed > 0 {
            score.notes.push(ScoreNote::HandicapTurns { stones: missed });
        }
        score
    }
}

/// The score under area rules that depend on the last move, or tax groups. `last` is who played the
/// last stone, having passed second; `groups` are the living groups outside seki, [Black, White].
pub fn area_score(
    size: Size,
    totals: &Totals,
    terms: &Terms,
    last: Option<Color>,
    groups: Option<[u32; 2]>,
) -> Score {
    let tally = PositionTally { groups, ..PositionTally::of_totals(totals) };
    let turns = TurnHistory::of_counts(terms.handicap.value, last.map(|last| ([1, 1], last)));
    let keeper = ScoreKeeper { tally: &tally, turns: &turns, lost: None, size };
    scores_by(keeper, terms).swap_remove(0)
}
