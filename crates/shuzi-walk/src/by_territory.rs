//! Counting territory on a real board, as players of such rules do: prisoners are filled in, the
//! territories made into rectangles, and their vacant points counted. Some rules need the prisoners
//! alone, and some the groups, which they tax.

use crate::{Remark, Session, Step, Table};
use shuzi_core::goban::Color;
use shuzi_core::rules::Scoring;
use shuzi_core::scoring::Score;

/// The points that the smallest living group takes up, in a corner.
const LEAST_OF_A_GROUP: u32 = 6;

impl Session {
    /// Whether the board is on the table, and its numbers are typed.
    pub const fn is_real(&self) -> bool {
        matches!(self.table, Table::Real(_))
    }

    /// Whether the players count territory on a real board, or prisoners alone.
    pub fn counts_territory(&self) -> bool {
        self.is_real()
            && match self.setup.profile.value.scoring {
                Scoring::Territory => true,
                Scoring::AreaOrTerritory => self.setup.by_territory,
                Scoring::Stone => self.counts_prisoners(),
                Scoring::Area => false,
            }
    }

    /// Whether the players count nothing but prisoners, each pass being one (Jasiek).
    pub fn counts_prisoners(&self) -> bool {
        let profile = &self.setup.profile.value;
        self.is_real() && profile.scoring == Scoring::Stone && profile.pass_stones
    }

    /// Whether nothing tells how the game went: a real board, or a position without moves.
    pub(crate) fn is_without_moves(&self) -> bool {
        match &self.table {
            Table::Real(_) => true,
            Table::Position(position) => position.plays.moves.is_empty(),
        }
    }

    /// Whether the players are asked for the prisoners of a position: its rules count them, and no
    /// moves tell how many there are.
    pub(crate) fn asks_captured(&self) -> bool {
        let is_territory = self.setup.profile.value.scoring == Scoring::Territory;
        is_territory && self.table.settled().is_some() && self.is_without_moves()
    }

    /// The prisoners of a board that was put in, [Black, White], once both are counted.
    pub(crate) fn captured(&self) -> Option<[u32; 2]> {
        let [black, white] = self.answers.prisoners;
        black.zip(white).map(|(black, white)| [black, white]).filter(|_| self.asks_captured())
    }

    /// Whether the result of a real board depends on the number of groups.
    pub(crate) fn asks_groups(&self) -> bool {
        self.is_real() && self.setup.profile.value.group_tax > 0 && !self.counts_prisoners()
    }

    /// The living groups of both sides, [Black, White], once both are counted.
    pub(crate) fn groups(&self) -> Option<[u32; 2]> {
        let [black, white] = self.answers.groups;
        black.zip(white).map(|(black, white)| [black, white])
    }

    /// The number of groups typed, or the one entered before.
    pub(crate) fn known_groups(&self, typed: Option<u32>, side: Color) -> Result<u32, Remark> {
        let known = typed.or(self.answers.groups[side.index()]).ok_or(Remark::TypeCount)?;
        let room = self.points() / LEAST_OF_A_GROUP;
        if known > room { Err(Remark::TooManyGroups { groups: known }) } else { Ok(known) }
    }

    /// The score by territory, once both sides are counted.
    pub(crate) fn work_out_territory(&self) -> Option<Score> {
        let terms = self.terms().ok().filter(|_| self.counts_territory())?;
        let count = self.territory_numbers(|step| self.number(step)).counted()?;
        Some(count.score(terms))
    }

    /// Asks about a lead by territory that is larger than in games that are counted.
    pub(crate) fn ask_large_lead(&self) -> Result<Option<Remark>, Remark> {
        if !self.counts_territory() {
            return Ok(None);
        }
        let points = self.points();
        let vacant = self.answers.vacant.iter().flatten().fold(0_u32, |a, b| a.saturating_add(*b));
        if vacant > points / 4 * 3 {
            return Err(Remark::TooVacant { vacant, points });
        }
        let outcome = self.territory().and_then(Score::outcome);
        let large = outcome.filter(|&outcome| self.is_large(outcome));
        Ok(large.map(|outcome| Remark::LargeLead { points: outcome.margin() }))
    }

    /// The points of a side's territory counted so far, or its prisoners if nothing else is counted,
    /// and whether that is all of it.
    pub(crate) fn territory_so_far(&self, side: Color, typed: Option<u32>) -> (u32, bool) {
        let (of, step) = if self.counts_prisoners() {
            (self.answers.prisoners, Step::Prisoners(side))
        } else {
            (self.answers.vacant, Step::Vacant(side))
        };
        match (of[side.index()], typed) {
            (_, Some(typed)) if self.step == step => (typed, false),
            (counted, _) => (counted.unwrap_or(0), counted.is_some()),
        }
    }
}
