//! An intersection of the board.

/// An intersection: the column from the left and the row from the top, both from 0.
///
/// "Point" is kept for what is scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Vertex {
    /// The row, 0 at the top. First, so that vertices sort in reading order.
    pub y: u8,
    /// The column, 0 at the left.
    pub x: u8,
}

impl Vertex {
    /// The vertex in this column (from the left) and row (from the top), both from 0.
    pub const fn new(x: u8, y: u8) -> Self {
        Self { y, x }
    }
}
