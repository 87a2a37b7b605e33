//! What area rules ask of a real board besides the count: who made the last move.

use crate::{Session, Table};
use shuzi_core::counting::{Outcome, Terms, Totals};
use shuzi_core::goban::Color;
use shuzi_core::rules::LastMove;
use shuzi_core::scoring::{Lead, Score, area_score};

impl Session {
    /// Whether the result depends on who made the last move, and nothing tells who did.
    pub(crate) fn asks_last_move(&self) -> bool {
        let profile = &self.setup.profile.value;
        let depends = profile.counts_area() && profile.last_move != LastMove::None;
        depends && self.is_without_moves()
    }

    /// Whether players are asked who passed first, rather than who placed the last stone.
    pub(crate) fn asks_first_pass(&self) -> bool {
        self.setup.profile.value.last_move != LastMove::Taiwan
    }

    /// Answers who made the last move: who passed first, where the rules ask for that.
    pub fn answer_last_move(&mut self, side: Color) {
        self.answers.last = Some(self.said_of_last_move(side));
        self.changed();
        self.step = self.next_step();
    }

    /// Turns the answer into the side that made the last move, and back: who passed first did not
    /// make it.
    fn said_of_last_move(&self, side: Color) -> Color {
        if self.asks_first_pass() { side.other() } else { side }
    }

    /// The answer given: who made the last move, or who passed first.
    pub(crate) fn answered(&self) -> Option<Color> {
        self.answers.last.map(|last| self.said_of_last_move(last))
    }

    /// The results between which the last move decides, from White's best to Black's best, where
    /// nobody knows who made it.
    pub(crate) fn open_by_last_move(&self) -> Option<(Outcome, Outcome)> {
        let score = self.area_score().filter(|score| matches!(score.lead, Lead::Between(..)))?;
        score.outcomes()
    }

    /// The score of a real board by area rules that depend on the last move or tax groups.
    pub(crate) fn area_score(&self) -> Option<Score> {
        let (Ok(terms), Some(result)) = (self.terms(), self.result()) else { return None };
        match &self.table {
            Table::Position(position) => {
                let turns = || self.turns(position, terms);
                self.asks_last_move().then(|| position.with_turns(&turns()).own_score(terms))
            }
            Table::Real(_) => self.area_score_of(&result.totals, terms),
        }
    }

    /// The same with these totals instead of those counted.
    pub(crate) fn area_score_of(&self, totals: &Totals, terms: &Terms) -> Option<Score> {
        let asks = self.is_real() && (self.asks_last_move() || self.asks_groups());
        let (last, groups) = (self.answers.last, self.groups());
        asks.then(|| area_score(self.size(), totals, terms, last, groups))
    }
}
