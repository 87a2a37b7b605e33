//! A method worked out to its winner.

use super::key_number::signed;
use super::{Adjustment, Form, FormNumbers, Outcome, Term, Totals};
use crate::amount::Amount;
use crate::goban::Color;
use crate::method::Method;
use crate::rules::Ties;

/// A method worked out for one side, or for both with Full Counting: a form without a blank.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/sheet.md"))]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Worksheet {
    method: Method,
    side: Color,
    form: Form,
    outcome: Outcome,
    tie_breaker_left_out: bool,
}

impl Worksheet {
    /// Works out a method.
    pub fn new(
        method: Method,
        side: Color,
        totals: &Totals,
        adjustment: Adjustment,
        ties: Ties,
        keep_tie_breaker: bool,
    ) -> Self {
        let used = adjustment.in_method(method, keep_tie_breaker);
        let tie_breaker_left_out = used != adjustment;
        let favoured = adjustment.tie_breaker_favours().filter(|_| tie_breaker_left_out);
        let ties = favoured.map_or(ties, Ties::To);
        let form = Form::new(method, side, &FormNumbers::of(method, side, totals), used);
        let lead = signed(side, form.figure(Term::Margin, side).unwrap_or(Amount::ZERO));
        let outcome = Outcome::of_black_lead(lead, ties);
        Self { method, side, form, outcome, tie_breaker_left_out }
    }

    /// The method.
    pub const fn method(&self) -> Method {
        self.method
    }

    /// The side counted; Full Counting does not use it, as it counts both.
    pub const fn side(&self) -> Color {
        self.side
    }

    /// The rows in working order.
    pub const fn form(&self) -> &Form {
        &self.form
    }

    /// The winner and the margin.
    pub const fn outcome(&self) -> Outcome {
        self.outcome
    }

    /// Whether the tie-breaker was left out; then the margin may be off by half a point.
    pub const fn tie_breaker_left_out(&self) -> bool {
        self.tie_breaker_left_out
    }

    /// The amount of a term for a side in points, from the last row with that term.
    pub fn figure(&self, term: Term, color: Color) -> Option<Amount> {
        self.form.figure(term, color)
    }
}
