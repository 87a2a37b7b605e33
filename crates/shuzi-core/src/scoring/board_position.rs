//! A settled board and the turns that led to it: what every rule set scores.

use std::sync::Arc;

use super::comparison::scores_by;
use super::score::ScoreKeeper;
use super::{Compared, Comparison, Difference, PositionTally, Score, TurnHistory};
use crate::counting::{Overrides, Settled, Terms, TermsError};
use crate::goban::Board;
use crate::record::Info;
use crate::rules::Profile;

/// A settled board and the turns that led to it.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/compare.md"))]
#[derive(Clone, Copy, Debug)]
pub struct BoardPosition<'a> {
    /// The stones, dead ones included.
    pub board: &'a Board,
    /// The same without the dead stones, with seki filled.
    pub settled: &'a Settled,
    /// The turns, as far as they are known.
    pub turns: &'a TurnHistory,
}

impl BoardPosition<'_> {
    /// Compares the game under the profiles. `own` are the terms it was counted with.
    ///
    /// # Errors
    /// Returns an error if a komi is not a multiple of half a point.
    pub fn compare(
        &self,
        info: &Info,
        overrides: &Overrides,
        own: &Terms,
        profiles: &[Arc<Profile>],
    ) -> Result<Comparison, TermsError> {
        let (tally, lost) = self.tally();
        let (size, turns) = (self.board.size(), self.turns);
        let compared = Compared { size, tally: &tally, turns, lost, info, overrides };
        Comparison::of(compared, own, profiles)
    }

    /// The score by the rules that the game was played by.
    pub fn own_score(&self, terms: &Terms) -> Score {
        let (tally, lost) = self.tally();
        let (size, turns) = (self.board.size(), self.turns);
        scores_by(ScoreKeeper { tally: &tally, turns, lost, size }, terms).swap_remove(0)
    }

    /// Why the area count differs from a count of territory.
    pub fn difference(&self, terms: &Terms) -> Difference {
        let (tally, lost) = self.tally();
        Difference::of(&tally, self.turns, lost, terms.adjustment().komi())
    }

    /// What each side has on the board, and the stones [Black, White] lost, dead ones included, if
    /// that is known.
    fn tally(&self) -> (PositionTally, Option<[u32; 2]>) {
        let tally = PositionTally::of(self.settled, self.board);
        let lost =
            self.turns.taken.map(|taken| [taken[0] + tally.dead[0], taken[1] + tally.dead[1]]);
        (tally, lost)
    }
}
