//! Komi, tie-breaker and compensation, and how they change a side's total.

use std::cmp::Ordering;

use crate::amount::Amount;
use crate::fact::facts;
use crate::goban::Color;
use crate::method::Method;

/// The adjustment points (AP): komi, tie-breaker and handicap compensation, stored separately.
///
/// Each is in points to White and a multiple of half a point, so that half of it, as used by Half
/// Counting and Key Numbers, is a whole number of quarter points.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/terms.md"))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Adjustment {
    half_komi: Amount,
    half_tie_breaker: Amount,
    half_compensation: Amount,
}

facts! {
    /// A komi, tie-breaker or compensation that cannot be used.
    #[cfg_attr(not(doctest), doc = include_str!("../../docs/terms.md"))]
    #[derive(Copy)]
    pub enum AdjustmentError {
        /// It is not a multiple of half a point.
        NotHalfPoints { points: Amount } => "adjustment-not-half-points",
    }
}

impl Adjustment {
    /// Makes an adjustment from komi, tie-breaker and compensation, in points to White.
    ///
    /// # Errors
    /// Returns an error if one of them is not a multiple of half a point.
    pub fn new(
        komi: Amount,
        tie_breaker: Amount,
        compensation: Amount,
    ) -> Result<Self, AdjustmentError> {
        let half = |points: Amount| points.half().ok_or(AdjustmentError::NotHalfPoints { points });
        Ok(Self {
            half_komi: half(komi)?,
            half_tie_breaker: half(tie_breaker)?,
            half_compensation: half(compensation)?,
        })
    }

    /// The komi in points.
    pub const fn komi(self) -> Amount {
        self.half_komi.doubled()
    }

    /// The tie-breaker in points.
    pub const fn tie_breaker(self) -> Amount {
        self.half_tie_breaker.doubled()
    }

    /// The handicap compensation in points.
    pub const fn compensation(self) -> Amount {
        self.half_compensation.doubled()
    }

    /// Half the komi in points.
    pub const fn half_komi(self) -> Amount {
        self.half_komi
    }

    /// Half the tie-breaker in points.
    pub const fn half_tie_breaker(self) -> Amount {
        self.half_tie_breaker
    }

    /// Half the compensation in points.
    pub const fn half_compensation(self) -> Amount {
        self.half_compensation
    }

    /// All adjustment points (AP) added together.
    pub fn total(self) -> Amount {
        self.half_total().doubled()
    }

    /// Half the adjustment points: the change in one side's total.
    pub fn half_total(self) -> Amount {
        self.half_komi + self.half_tie_breaker + self.half_compensation
    }

    /// The adjustment without the tie-breaker, as in Simplified Half Counting.
    #[must_use]
    pub const fn without_tie_breaker(self) -> Self {
        Self { half_tie_breaker: Amount::ZERO, ..self }
    }

    /// The adjustment that a method works with: Simplified Half Counting leaves the tie-breaker out
    /// unless `keep_tie_breaker` is set, but only if that cannot change the winner (Mays, p. 31).
    #[must_use]
    pub fn in_method(self, method: Method, keep_tie_breaker: bool) -> Self {
        let is_left_out = method == Method::Simplified
            && !keep_tie_breaker
            && self.tie_breaker_only_breaks_ties();
        if is_left_out { self.without_tie_breaker() } else { self }
    }

    /// Whether the tie-breaker decides nothing but ties.
    ///
    /// Then leaving it out cannot change the winner, if ties go to the side it favours. It must be
    /// less than a point, and komi and compensation together a whole number of points.
    pub fn tie_breaker_only_breaks_ties(self) -> bool {
        let tie_breaker = self.tie_breaker();
        tie_breaker != Amount::ZERO
            && tie_breaker.abs() < Amount::points(1)
            && self.without_tie_breaker().total().whole().is_some()
    }

    /// The side that the tie-breaker favours, if there is one.
    pub fn tie_breaker_favours(self) -> Option<Color> {
        match self.half_tie_breaker.cmp(&Amount::ZERO) {
            Ordering::Equal => None,
            Ordering::Less => Some(Color::Black),
            Ordering::Greater => Some(Color::White),
        }
    }
}
