//! What is taken from Black's total, and how much of it one side feels.

use std::cmp::Ordering;

use crate::amount::Amount;
use crate::fact::facts;
use crate::goban::Color;

/// The adjustment points (AP): komi, tie-breaker and handicap compensation, kept apart.
///
/// Each is a number of points in White's favour and a multiple of half a point, so that the
/// half of it, which the half-board methods use, is exact in quarters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Adjustment {
    half_komi: Amount,
    half_tie_breaker: Amount,
    half_compensation: Amount,
}

facts! {
    /// A komi, tie-breaker or compensation that cannot be counted with.
    #[derive(Copy)]
    pub enum AdjustmentError {
        /// It is no multiple of half a point.
        NotHalfPoints {
            /// The points.
            points: Amount,
        } => "adjustment-not-half-points",
    }
}

impl Adjustment {
    /// Komi, tie-breaker and compensation, in points to White.
    ///
    /// # Errors
    /// If one of them is no multiple of half a point.
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

    /// Komi in points.
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

    /// Half the komi.
    pub const fn half_komi(self) -> Amount {
        self.half_komi
    }

    /// Half the tie-breaker.
    pub const fn half_tie_breaker(self) -> Amount {
        self.half_tie_breaker
    }

    /// Half the compensation.
    pub const fn half_compensation(self) -> Amount {
        self.half_compensation
    }

    /// All adjustment points (AP) together.
    pub fn total(self) -> Amount {
        self.half_total().doubled()
    }

    /// Half of all adjustment points: what one side's total moves by.
    pub fn half_total(self) -> Amount {
        self.half_komi + self.half_tie_breaker + self.half_compensation
    }

    /// The same without its tie-breaker, as Simplified Half Counting has it.
    #[must_use]
    pub const fn without_tie_breaker(self) -> Self {
        Self { half_tie_breaker: Amount::ZERO, ..self }
    }

    /// Whether leaving the tie-breaker out cannot change the winner, once a level result
    /// goes to the side it favours: it is less than a point, and all else is whole points.
    pub fn tie_breaker_only_breaks_ties(self) -> bool {
        let tie_breaker = self.tie_breaker();
        tie_breaker != Amount::ZERO
            && tie_breaker.abs() < Amount::points(1)
            && self.without_tie_breaker().total().whole().is_some()
    }

    /// The side the tie-breaker favours, if there is one.
    pub fn tie_breaker_favours(self) -> Option<Color> {
        match self.half_tie_breaker.cmp(&Amount::ZERO) {
            Ordering::Equal => None,
            Ordering::Less => Some(Color::Black),
            Ordering::Greater => Some(Color::White),
        }
    }
}
