//! Directions on the board and in lists.

use shuzi_core::goban::{Size, Vertex};

/// A direction on the board or in a list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Towards the top.
    Up,
    /// Towards the bottom.
    Down,
    /// Towards the left.
    Left,
    /// Towards the right.
    Right,
}

impl Direction {
    /// Returns the next vertex in this direction, or the same one at the edge.
    pub fn from(self, Vertex { x, y }: Vertex, size: Size) -> Vertex {
        match self {
            Self::Up => Vertex::new(x, y.saturating_sub(1)),
            Self::Down => Vertex::new(x, (y + 1).min(size.height() - 1)),
            Self::Left => Vertex::new(x.saturating_sub(1), y),
            Self::Right => Vertex::new((x + 1).min(size.width() - 1), y),
        }
    }
}
