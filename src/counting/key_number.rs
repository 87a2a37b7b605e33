//! The bar a side's total is held against, and what wins and ties.

use super::Adjustment;
use super::totals::half_count;
use crate::amount::Amount;
use crate::goban::{Color, Size};
use crate::rules::Ties;

/// A key number (KN): the half count moved by half the adjustment (Mays, Table 4).
///
/// Black's is `HCPP − NSP/2 + AP/2`, White's `HCPP − NSP/2 − AP/2`. Page 34 of Mays prints
/// the two signs swapped; his tables have them right.
///
/// ```
/// use shuzi::counting::{Adjustment, KeyNumber};
/// use shuzi::amount::Amount;
/// use shuzi::goban::{Color, Size};
/// use shuzi::rules::Ties;
/// // Mays, Table 3: 19×19, komi 7.5, Black's key number is 184.25, so 185 wins.
/// let komi = Adjustment::new(Amount::halves(15), Amount::ZERO, Amount::ZERO)?;
/// let key = KeyNumber::new(Size::NINETEEN, Color::Black, komi, 0, Ties::Draw);
/// assert_eq!(key.value().to_string(), "184.25");
/// assert_eq!(key.needs(), 185);
/// # Ok::<(), shuzi::counting::AdjustmentError>(())
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
    /// The key number of a side.
    pub fn new(
        size: Size,
        side: Color,
        adjustment: Adjustment,
        non_scoring: u32,
        ties: Ties,
    ) -> Self {
        Self { side, half_count: half_count(size), adjustment, non_scoring, ties }
    }

    /// Whose it is.
    pub const fn side(&self) -> Color {
        self.side
    }

    /// The half count of possible points (HCPP), before anything is added or taken away.
    pub const fn half_count(&self) -> Amount {
        self.half_count
    }

    /// How far komi, tie-breaker and compensation move it: up for Black, down for White.
    pub fn adjustment(&self) -> Amount {
        signed(self.side, self.adjustment.half_total())
    }

    /// Half the non-scoring points, which lower it for either side.
    pub fn non_scoring(&self) -> Amount {
        Amount::halves(i64::from(self.non_scoring))
    }

    /// The key number itself.
    pub fn value(&self) -> Amount {
        self.half_count - self.non_scoring() + self.adjustment()
    }

    /// The least whole total that wins: 0 where nothing can lose any more.
    ///
    /// Mays' "equal to, or more than, the key number" holds only for fractional key numbers:
    /// a total equal to a whole one is a tie, which wins only where ties are this side's.
    pub fn needs(&self) -> i64 {
        let least = match self.value().whole() {
            Some(level) if self.ties == Ties::To(self.side) => level,
            _ => self.value().floor() + 1,
        };
        least.max(0)
    }

    /// The total that ties, where a tie can happen.
    pub fn tie_at(&self) -> Option<i64> {
        let all = self.half_count.doubled() - Amount::points(i64::from(self.non_scoring));
        let level =
            self.value().whole().filter(|&level| level >= 0 && Amount::points(level) <= all);
        if self.ties == Ties::Draw { level } else { None }
    }
}

/// An adjustment in White's favour as one side feels it on a bar: up for Black, down for White.
pub(super) fn signed(side: Color, amount: Amount) -> Amount {
    match side {
        Color::Black => amount,
        Color::White => -amount,
    }
}
