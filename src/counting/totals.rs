//! What was counted on the board: vacant points and stones of each side.

use crate::amount::Amount;
use crate::fact::facts;
use crate::goban::{Color, Size};

/// One side's count: vacant territory, stones, and their sum, the total points (TP).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SideCount {
    /// Vacant points and stones, where they were counted apart.
    pub parts: Option<(u32, u32)>,
    total: u32,
}

impl SideCount {
    /// Vacant points of territory and stones on the board, counted apart.
    pub const fn of(vacant: u32, stones: u32) -> Self {
        Self { parts: Some((vacant, stones)), total: vacant + stones }
    }

    /// A total known as one number.
    pub const fn total_only(total: u32) -> Self {
        Self { parts: None, total }
    }

    /// The total points (TP).
    pub const fn total(self) -> u32 {
        self.total
    }

    /// The vacant points, where they were counted apart.
    pub fn vacant(self) -> Option<u32> {
        self.parts.map(|(vacant, _)| vacant)
    }

    /// The stones, where they were counted apart.
    pub fn stones(self) -> Option<u32> {
        self.parts.map(|(_, stones)| stones)
    }
}

/// A total as referees say it, a half where points both sides border are shared: 184½.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SharedTotal {
    /// The points, half of each shared point among them: a multiple of half a point.
    points: Amount,
}

impl SharedTotal {
    /// A total of so many points; none if it is negative, or finer than half a point.
    pub fn of(points: Amount) -> Option<Self> {
        (points.is_half_points() && !points.is_negative()).then_some(Self { points })
    }

    /// Whether half a point is in it.
    pub const fn has_half(self) -> bool {
        self.points.whole().is_none()
    }

    /// The side's own points, where so many points are shared; none if they are more than it has,
    /// or leave half a point over.
    pub fn without(self, shared: u32) -> Option<u32> {
        let own = self.points - Amount::halves(i64::from(shared));
        own.whole().and_then(|points| u32::try_from(points).ok())
    }
}

/// Both sides' counts and the non-scoring points: together they fill the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Totals {
    size: Size,
    black: SideCount,
    white: SideCount,
    non_scoring: u32,
}

facts! {
/// Totals that do not fill the board.
#[derive(Copy)]
pub enum Unfilled {
    /// Points of the board are missing from the sum.
    TooFew {
        /// Black's total.
        black: u32,
        /// White's total.
        white: u32,
        /// The non-scoring points.
        non_scoring: u32,
        /// The three together.
        sum: u64,
        /// The points of the board.
        points: u64,
        /// How many points of the board are in none of the three.
        missing: u64,
    } => "totals-too-few",
    /// The sum is larger than the board.
    TooMany {
        /// Black's total.
        black: u32,
        /// White's total.
        white: u32,
        /// The non-scoring points.
        non_scoring: u32,
        /// The three together.
        sum: u64,
        /// The points of the board.
        points: u64,
        /// By how many points the sum is too large.
        extra: u64,
    } => "totals-too-many",
}
}

impl Totals {
    /// Both sides counted.
    ///
    /// # Errors
    /// If Black + White + non-scoring is not exactly the board (Mays, step 4 of Full Counting).
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

    /// One side counted; the rest of the board is the other side's.
    ///
    /// # Errors
    /// If the count and the non-scoring points are more than the board.
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

    /// Counts that are known to fill the board, having been taken from it vertex by vertex.
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

    /// The non-scoring points (NSP).
    pub const fn non_scoring(&self) -> u32 {
        self.non_scoring
    }
}

/// The total possible points of a board.
pub(super) fn board_points(size: Size) -> u32 {
    u32::from(size.width()) * u32::from(size.height())
}

/// The half count of possible points (HCPP): 180.5 on 19×19.
pub(super) fn half_count(size: Size) -> Amount {
    Amount::halves(i64::from(board_points(size)))
}
