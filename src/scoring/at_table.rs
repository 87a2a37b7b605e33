//! Scores of a game known only by what was counted at the table.

use super::comparison::scores_by;
use super::score::ScoreKeeper;
use super::{PositionTally, Score, Scored, TurnHistory};
use crate::counting::{Terms, Totals};
use crate::goban::{Color, Size};

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
}

impl TerritoryCount {
    /// The score under rules that count territory.
    pub fn score(self, terms: &Terms) -> Score {
        let tally = PositionTally::of_numbers([0, 0], self.territory);
        // Pass stones are prisoners already, and White has passed last.
        let turns = TurnHistory::of_counts(terms.handicap.value, Some(([0, 0], Color::White)));
        let (size, lost) = (self.size, Some(self.prisoners));
        let keeper = ScoreKeeper { tally: &tally, turns: &turns, lost, size };
        keeper.score(terms, Scored::Territory, false)
    }
}

/// The score under area rules that depend on the last move; `last` is who played the last stone,
/// having passed second.
pub fn area_score(size: Size, totals: &Totals, terms: &Terms, last: Option<Color>) -> Score {
    let tally = PositionTally::of_totals(totals);
    let turns = TurnHistory::of_counts(terms.handicap.value, last.map(|last| ([1, 1], last)));
    let keeper = ScoreKeeper { tally: &tally, turns: &turns, lost: None, size };
    scores_by(keeper, terms).swap_remove(0)
}
