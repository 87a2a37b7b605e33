//! Key numbers: what a side's total is compared with, and which totals win or tie.

use super::Adjustment;
use super::totals::half_count;
use crate::amount::Amount;
use crate::goban::{Color, Size};
use crate::rules::Ties;

/// A key number (KN): the half count moved by half the adjustment (Mays, Table 4).
///
/// Black's is `HCPP − NSP/2 + AP/2`, White's `HCPP − NSP/2 − AP/2`. Page 34 of Mays has the two
/// signs of AP swapped; his tables are right.
///
/// ```
/// use shuzi_core::counting::{Adjustment, KeyNumber};
/// use shuzi_core::Amount;
/// use shuzi_core::{Color, Size};
/// use shuzi_core::rules::Ties;
/// // Mays, Table 3: 19×19, komi 7.5, Black's key number is 184.25, so 185 wins.
/// let komi = Adjustment::new(Amount::halves(15), Amount::ZERO, Amount::ZERO)?;
/// let key = KeyNumber::new(Size::NINETEEN, Color::Black, komi, 0, Ties::Draw);
/// assert_eq!(key.value().to_string(), "184.25");
/// assert_eq!(key.needs(), 185);
/// # Ok::<(), shuzi_core::counting::AdjustmentError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeyNumber {
    side: Color,
    half_count: Amount,
    adjustment: Adjustment,
    non_scoring: u32,
    ties: Ties,
}

impl KeyNumber {
    /// Makes the key number of a side; `non_scoring` is the number of non-scoring points.
    pub fn new(
        size: Size,
        side: Color,
        adjustment: Adjustment,
        non_scoring: u32,
        ties: Ties,
    ) -> Self {
        Self { side, half_count: half_count(size), adjustment, non_scoring, ties }
    }

    /// The key number of the same game with this many non-scoring points.
    #[must_use]
    pub const fn with_non_scoring(self, non_scoring: u32) -> Self {
        Self { non_scoring, ..self }
    }

    /// The key number of a side in the same game.
    #[must_use]
    pub const fn of_side(self, side: Color) -> Self {
        Self { side, ..self }
    }

    /// The side whose total is compared with it.
    pub const fn side(&self) -> Color {
        self.side
    }

    /// Who wins if the total is the key number.
    pub const fn ties(&self) -> Ties {
        self.ties
    }

    /// The half count of possible points (HCPP) in points, without adjustments.
    pub const fn half_count(&self) -> Amount {
        self.half_count
    }

    /// Half the adjustment points (AP/2): positive for Black, negative for White.
    pub fn adjustment(&self) -> Amount {
        signed(self.side, self.adjustment.half_total())
    }

    /// Half the non-scoring points, by which the key number is lower for either side.
    pub fn non_scoring(&self) -> Amount {
        Amount::halves(i64::from(self.non_scoring))
    }

    /// The key number in points.
    pub fn value(&self) -> Amount {
        self.half_count - self.non_scoring() + self.adjustment()
    }

    /// The smallest whole total that wins, or 0 if every total does.
    ///
    /// Mays' "equal to, or more than, the key number" is right only for fractional key numbers. A
    /// total equal to a whole one is a tie, which wins only if the rules give ties to this side.
    pub fn needs(&self) -> i64 {
        let least = match self.value().whole() {
            Some(level) if self.ties == Ties::To(self.side) => level,
            _ => self.value().floor() + 1,
        };
        least.max(0)
    }

    /// The total that ties; `None` if the game cannot be tied.
    pub fn tie_at(&self) -> Option<i64> {
        let all = self.half_count.doubled() - Amount::points(i64::from(self.non_scoring));
        let level =
            self.value().whole().filter(|&level| level >= 0 && Amount::points(level) <= all);
        if self.ties == Ties::Draw { level } else { None }
    }
}

/// Negates the amount for White: adjustments raise Black's key number and lower White's.
pub(super) fn signed(side: Color, amount: Amount) -> Amount {
    match side {
        Color::Black => amount,
        Color::White => -amount,
    }
}
