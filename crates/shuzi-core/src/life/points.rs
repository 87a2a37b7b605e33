//! Sets of points of a fight.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

/// The bits of a word.
const WORD: usize = u64::BITS as usize;

/// A set of points of a fight, one bit per point of its [`Layout`](super::layout::Layout), in `N`
/// words.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct Points<const N: usize>([u64; N]);

impl<const N: usize> Points<N> {
    pub(super) const NONE: Self = Self([0; N]);

    /// The set of one point.
    pub(super) const fn at(bit: usize) -> Self {
        let mut words = [0; N];
        words[bit / WORD] = 1 << (bit % WORD);
        Self(words)
    }

    pub(super) const fn contains(&self, bit: usize) -> bool {
        self.0[bit / WORD] & 1 << (bit % WORD) != 0
    }

    pub(super) fn is_empty(self) -> bool {
        self == Self::NONE
    }

    /// Whether all its points are in `other`.
    pub(super) fn is_within(self, other: Self) -> bool {
        (self & !other).is_empty()
    }

    /// Whether it has a point in common with `other`.
    pub(super) fn meets(self, other: Self) -> bool {
        !(self & other).is_empty()
    }

    /// The number of points, signed as scores are.
    pub(super) fn count(self) -> i32 {
        self.0.iter().map(|word| word.count_ones().cast_signed()).sum()
    }

    /// Its first point.
    pub(super) fn first(self) -> Option<usize> {
        let place = self.0.iter().position(|&word| word != 0)?;
        Some(place * WORD + self.0[place].trailing_zeros() as usize)
    }

    /// Its points in order.
    pub(super) fn bits(mut self) -> impl Iterator<Item = usize> {
        std::iter::from_fn(move || {
            let bit = self.first()?;
            self.0[bit / WORD] &= self.0[bit / WORD] - 1;
            Some(bit)
        })
    }

    /// Every point moved this far up, 1 to 63; what leaves the words is lost.
    #[inline]
    pub(super) fn up(self, by: u32) -> Self {
        Self::of(|place| {
            let below = if place == 0 { 0 } else { self.0[place - 1] };
            self.0[place].wrapping_shl(by) | below.wrapping_shr(u64::BITS - by)
        })
    }

    /// Every point moved this far down, 1 to 63; what leaves the words is lost.
    #[inline]
    pub(super) fn down(self, by: u32) -> Self {
        Self::of(|place| {
            let above = if place + 1 == N { 0 } else { self.0[place + 1] };
            self.0[place].wrapping_shr(by) | above.wrapping_shl(u64::BITS - by)
        })
    }

    /// The words, the first points in the first.
    pub(super) const fn words(&self) -> &[u64; N] {
        &self.0
    }

    #[inline]
    fn joined(self, other: Self, join: impl Fn(u64, u64) -> u64) -> Self {
        Self::of(|place| join(self.0[place], other.0[place]))
    }

    /// The set with these words. Without optimisation across crates `array::from_fn` and `map` call
    /// their closures, which takes twice as long as the loop.
    #[inline]
    fn of(word: impl Fn(usize) -> u64) -> Self {
        let mut words = [0; N];
        for (place, own) in words.iter_mut().enumerate() {
            *own = word(place);
        }
        Self(words)
    }
}

impl<const N: usize> BitAnd for Points<N> {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        self.joined(other, |a, b| a & b)
    }
}

impl<const N: usize> BitOr for Points<N> {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        self.joined(other, |a, b| a | b)
    }
}

impl<const N: usize> BitAndAssign for Points<N> {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl<const N: usize> BitOrAssign for Points<N> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl<const N: usize> Not for Points<N> {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Self::of(|place| !self.0[place])
    }
}

#[cfg(test)]
#[path = "../../tests/inside/life_points.rs"]
mod tests;
