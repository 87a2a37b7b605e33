//! Counting territory on a real board, as players of such rules do: prisoners are filled in, the
//! territories made into rectangles, and their vacant points counted.

use super::counted::place;
use super::{Remark, Session, Step, Table};
use crate::goban::Color;
use crate::rules::Scoring;
use crate::scoring::{Score, TerritoryCount};

impl Session {
    /// Whether the players count territory on a real board.
    pub fn counts_territory(&self) -> bool {
        let profile = &self.setup.profile.value;
        matches!(self.table, Table::Real(_))
            && profile.group_tax == 0
            && match profile.scoring {
                Scoring::Territory => true,
                Scoring::AreaOrTerritory => self.setup.by_territory,
                Scoring::Area | Scoring::Stone => false,
            }
    }

    /// The score by territory, once both sides are counted.
    pub(super) fn work_out_territory(&self) -> Option<Score> {
        let terms = self.terms().ok().filter(|_| self.counts_territory())?;
        let [black, white] = self.counted.vacant;
        let territory = [black?, white?];
        let prisoners = self.counted.prisoners.map(|kept_out| kept_out.unwrap_or(0));
        Some(TerritoryCount { size: self.size(), territory, prisoners }.score(terms))
    }

    /// What is asked about a territory: prisoners that were kept out, and a lead that is larger than
    /// in games that are counted.
    ///
    /// # Errors
    /// If the territories leave no room for stones.
    pub(super) fn territory_questions(&self, side: Color) -> Result<[Option<Remark>; 2], Remark> {
        if !self.counts_territory() {
            return Ok([None, None]);
        }
        let points = u32::try_from(self.size().points()).unwrap_or(u32::MAX);
        let vacant = self.counted.vacant.iter().flatten().fold(0_u32, |a, b| a.saturating_add(*b));
        if vacant > points / 4 * 3 {
            return Err(Remark::TooVacant { vacant, points });
        }
        let prisoners = self.counted.prisoners[place(side)].filter(|&prisoners| prisoners > 0);
        let kept_out = prisoners.map(|prisoners| Remark::KeptOut { prisoners });
        let outcome = self.territory().and_then(Score::outcome);
        let large = outcome.filter(|&outcome| self.is_large(outcome));
        let large = large.map(|outcome| Remark::LargeLead { points: outcome.margin() });
        Ok([kept_out, large])
    }

    /// The points of a side's territory counted so far, and whether that is all of it.
    pub(super) fn territory_so_far(&self, side: Color, typed: Option<u32>) -> (u32, bool) {
        match (self.counted.vacant[place(side)], typed) {
            (_, Some(typed)) if self.step == Step::Vacant(side) => (typed, false),
            (counted, _) => (counted.unwrap_or(0), counted.is_some()),
        }
    }
}
