//! The result of a game by all four methods.

use std::sync::Arc;

use super::{
    Caution, KeyNumber, Outcome, Overrides, PositionNote, Settled, Terms, Totals, Winner, Worksheet,
};
use crate::amount::Amount;
use crate::goban::Color;
use crate::method::Method;
use crate::record::{Recorded, Unit};
use crate::rules::ShowIn;

/// A counted game: its terms, its totals and the worksheet of each method.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/sheet.md"))]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CountResult {
    /// The terms of the count.
    pub terms: Terms,
    /// The totals.
    pub totals: Totals,
    /// The counted position, if the count was made from one.
    pub settled: Option<Arc<Settled>>,
    /// The side counted by the methods that count only one.
    pub side: Color,
    sheets: [Worksheet; 4],
}

/// How a result compares with the recorded one.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/sheet.md"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Agreement {
    /// Winner and margin are the same.
    Same,
    /// They are the same if the recorded margin is in zi.
    ///
    /// The file does not give the unit, but the rules are Chinese and the count has exactly twice
    /// the margin.
    SameInZi,
    /// They differ.
    Different,
}

impl CountResult {
    /// Counts a settled position.
    pub fn of_board(terms: Terms, settled: Arc<Settled>, overrides: &Overrides) -> Self {
        let totals = settled.totals();
        Self::new(terms, totals, Some(settled), overrides)
    }

    /// Works out the methods from totals only.
    pub fn of_totals(terms: Terms, totals: Totals, overrides: &Overrides) -> Self {
        Self::new(terms, totals, None, overrides)
    }

    fn new(
        terms: Terms,
        totals: Totals,
        settled: Option<Arc<Settled>>,
        overrides: &Overrides,
    ) -> Self {
        let side = overrides.side.unwrap_or(terms.profile.value.side);
        let (adjustment, ties) = (terms.adjustment(), terms.ties());
        let keep = overrides.keep_tie_breaker;
        let work = |method| Worksheet::new(method, side, &totals, adjustment, ties, keep);
        let sheets = Method::ALL.map(work);
        Self { terms, totals, settled, side, sheets }
    }

    /// The worksheet of a method.
    pub const fn sheet(&self, method: Method) -> &Worksheet {
        match method {
            Method::Full => &self.sheets[0],
            Method::Half => &self.sheets[1],
            Method::Simplified => &self.sheets[2],
            Method::Key => &self.sheets[3],
        }
    }

    /// The winner and the margin, with the tie-breaker.
    pub const fn outcome(&self) -> Outcome {
        self.sheets[0].outcome()
    }

    /// The notes on the position; empty if only totals are known.
    pub fn notes(&self) -> Vec<PositionNote> {
        let settled = self.settled.as_deref();
        settled
            .map_or_else(Vec::new, |settled| PositionNote::all(settled, &self.terms.profile.value))
    }

    /// The key number of a side.
    pub fn key_number(&self, side: Color) -> KeyNumber {
        let (size, non_scoring) = (self.totals.size(), self.totals.non_scoring());
        KeyNumber::new(size, side, self.terms.adjustment(), non_scoring, self.terms.ties())
    }

    /// Whether these rules announce results in zi.
    fn counts_in_zi(&self) -> bool {
        let profile = &self.terms.profile.value;
        profile.unit == ShowIn::Zi || profile.name.starts_with("chinese")
    }

    /// Whether a recorded margin without a unit may be in zi: no margin in points has quarters, and
    /// where komi is in zi, so is the margin. A whole number is in points until something says
    /// otherwise, since one that is half of what was counted may also be the right one.
    fn may_be_in_zi(&self, margin: Amount) -> bool {
        let komi_in_zi = |caution: &Caution| matches!(caution, Caution::KomiInZi { .. });
        !margin.is_half_points() || self.terms.cautions.iter().any(komi_in_zi)
    }

    /// Compares `result` with a recorded result by winner and margin.
    ///
    /// Returns `None` if no margin is recorded.
    pub fn compare(&self, result: Outcome, recorded: &Recorded) -> Option<Agreement> {
        let stated = recorded.black_lead()?;
        let lead = result.black_lead();
        let in_points = matches!(recorded, Recorded::Margin { unit: Unit::Points, .. });
        // With equal scores the rules may give the win to one side: then a recorded tie is
        // different.
        let has_winner = match result.winner() {
            Winner::Side(side) if lead == Amount::ZERO => recorded.winner() == Some(side),
            _ => true,
        };
        Some(if stated == lead && has_winner {
            Agreement::Same
        } else if in_points
            && has_winner
            && self.counts_in_zi()
            && self.may_be_in_zi(stated)
            && stated.doubled() == lead
        {
            Agreement::SameInZi
        } else {
            Agreement::Different
        })
    }
}
