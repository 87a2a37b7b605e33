//! What was counted on the board: vacant points and stones of each side.

use crate::amount::Amount;
use crate::fact::facts;
use crate::goban::{Color, Size};

/// One side's count: vacant points, stones, and their sum, the total points (TP).
#[cfg_attr(not(doctest), doc = include_str!("../../docs/totals.md"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SideCount {
    /// The vacant points and the stones, if they were counted separately.
    pub parts: Option<(u32, u32)>,
    total: u32,
}

impl SideCount {
    /// Makes a count from vacant points and stones.
    pub const fn of(vacant: u32, stones: u32) -> Self {
        Self { parts: Some((vacant, stones)), total: vacant + stones }
    }

    /// Makes a count from its total only.
    pub const fn total_only(total: u32) -> Self {
        Self { parts: None, total }
    }

    /// The total points (TP).
    pub const fn total(self) -> u32 {
        self.total
    }

    /// The vacant points, if counted separately.
    pub fn vacant(self) -> Option<u32> {
        self.parts.map(|(vacant, _)| vacant)
    }

    /// The stones, if counted separately.
    pub fn stones(self) -> Option<u32> {
        self.parts.map(|(_, stones)| stones)
    }
}

/// A total in which points bordered by both sides are shared, such as 184½.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/totals.md"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SharedTotal {
    /// The total in points, a multiple of half a point; each shared point adds half a point.
    points: Amount,
}

impl SharedTotal {
    /// Makes a total in points; `None` if it is negative or not a multiple of half a point.
    pub fn of(points: Amount) -> Option<Self> {
        (points.is_half_points() && !points.is_negative()).then_some(Self { points })
    }

    /// Whether the total includes half a point.
    pub const fn has_half(self) -> bool {
        self.points.whole().is_none()
    }

    /// The total without half of `shared` points; `None` if that is negative or not whole.
    pub fn without(self, shared: u32) -> Option<u32> {
        let own = self.points - Amount::halves(i64::from(shared));
        own.whole().and_then(|points| u32::try_from(points).ok())
    }
}

/// The counts of both sides and the non-scoring points, which together fill the board.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/totals.md"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Totals {
    size: Size,
    black: SideCount,
    white: SideCount,
    non_scoring: u32,
}

facts! {
/// Totals that do not fill the board.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/totals.md"))]
#[derive(Copy)]
pub enum Unfilled {
    /// The sum is smaller than the board.
    TooFew { black: u32, white: u32, non_scoring: u32, sum: u64, points: u64, missing: u64 }
        => "totals-too-few",
    /// The sum is larger than the board.
    TooMany { black: u32, white: u32, non_scoring: u32, sum: u64, points: u64, extra: u64 }
        => "totals-too-many",
}
}

impl Totals {
    /// Makes totals from the counts of both sides.
    ///
    /// # Errors
    /// Returns an error if Black + White + non-scoring points is not the number of points on the
    /// board (Mays, step 4 of Full Counting).
    pub fn new(
        size: Size,
        black: SideCount,
        white: SideCount,
        non_scoring: u32,
    ) -> Result<Self, Unfilled> {
        let points = u64::from(board_points(size));
        let all = [black.total(), white.total(), non_scoring];
        let sum: u64 = all.into_iter().map(u64::from).sum();
        let (black_total, white_total) = (black.total(), white.total());
        match sum.cmp(&points) {
            std::cmp::Ordering::Equal => Ok(Self { size, black, white, non_scoring }),
            std::cmp::Ordering::Less => Err(Unfilled::TooFew {
                black: black_total,
                white: white_total,
                non_scoring,
                sum,
                points,
                missing: points - sum,
            }),
            std::cmp::Ordering::Greater => Err(Unfilled::TooMany {
                black: black_total,
                white: white_total,
                non_scoring,
                sum,
                points,
                extra: sum - points,
            }),
        }
    }

    /// Makes totals from the count of one side; the other side gets the rest of the board.
    ///
    /// # Errors
    /// Returns an error if the count and the non-scoring points exceed the board.
    pub fn of_one_side(
        size: Size,
        side: Color,
        count: SideCount,
        non_scoring: u32,
    ) -> Result<Self, Unfilled> {
        let rest = board_points(size).saturating_sub(count.total()).saturating_sub(non_scoring);
        let rest = SideCount::total_only(rest);
        match side {
            Color::Black => Self::new(size, count, rest, non_scoring),
            Color::White => Self::new(size, rest, count, non_scoring),
        }
    }

    /// Makes totals from counts of the same board, which are known to fill it.
    pub(super) fn filling(
        size: Size,
        black: SideCount,
        white: SideCount,
        non_scoring: u32,
    ) -> Self {
        debug_assert_eq!(black.total() + white.total() + non_scoring, board_points(size));
        Self { size, black, white, non_scoring }
    }

    /// The board size.
    pub const fn size(&self) -> Size {
        self.size
    }

    /// One side's count.
    pub const fn side(&self, color: Color) -> SideCount {
        match color {
            Color::Black => self.black,
            Color::White => self.white,
        }
    }

    /// The number of non-scoring points (NSP).
    pub const fn non_scoring(&self) -> u32 {
        self.non_scoring
    }
}

/// The number of points on a board.
pub(super) fn board_points(size: Size) -> u32 {
    u32::from(size.width()) * u32::from(size.height())
}

/// The half count of possible points (HCPP) in points: 180.5 on 19×19.
pub(super) fn half_count(size: Size) -> Amount {
    Amount::halves(i64::from(board_points(size)))
}
