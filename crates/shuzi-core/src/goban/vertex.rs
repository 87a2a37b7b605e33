//! An intersection of the board.

/// An intersection: column from the left and row from the top, both from 0.
///
/// The word "point" is used only for scoring.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/board.md"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Vertex {
    /// The row, 0 at the top. It is the first field so that vertices sort in row-major order.
    pub y: u8,
    /// The column, 0 at the left.
    pub x: u8,
}

impl Vertex {
    /// Makes the vertex in this column (from the left) and row (from the top), both from 0.
    pub const fn new(x: u8, y: u8) -> Self {
        Self { y, x }
    }
}
