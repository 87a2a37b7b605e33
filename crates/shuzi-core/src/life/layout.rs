//! How the vertices of a fight are laid out as bits.

use crate::goban::{Vertex, VertexSet};

/// The smallest rectangle around the vertices of a fight, row by row, one bit per vertex.
///
/// A bit without a vertex keeps the ends of the rows apart. So all neighbours of any points are four
/// shifts away.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layout {
    corner: Vertex,
    /// The bits from a vertex to the one below it.
    pub(super) stride: u32,
    /// The bits in all.
    pub(super) bits: usize,
}

/// The words that hold a layout. Of the fights of 581 recorded games 79 in 100 fit one word and 95
/// two; six hold any fight of a 19×19 board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Words {
    One,
    Two,
    Six,
}

impl Layout {
    /// The layout of these vertices; of none, a single bit.
    pub(super) fn around(vertices: &VertexSet) -> Self {
        let first = vertices.iter().next().unwrap_or(Vertex::new(0, 0));
        let (mut corner, mut end) = (first, first);
        for Vertex { y, x } in vertices.iter() {
            corner.x = corner.x.min(x);
            end = Vertex { y, x: end.x.max(x) };
        }
        let stride = end.x - corner.x + 2;
        let rows = end.y - corner.y + 1;
        Self {
            corner,
            stride: u32::from(stride),
            bits: usize::from(stride) * usize::from(rows) - 1,
        }
    }

    /// The words it takes; `None` if it is too large to read.
    pub(super) const fn words(&self) -> Option<Words> {
        match self.bits.div_ceil(64) {
            0 | 1 => Some(Words::One),
            2 => Some(Words::Two),
            3..=6 => Some(Words::Six),
            _ => None,
        }
    }

    /// The bit of a vertex of the fight.
    pub(super) fn bit(&self, vertex: Vertex) -> usize {
        let row = usize::from(vertex.y - self.corner.y);
        row * self.stride as usize + usize::from(vertex.x - self.corner.x)
    }

    /// The vertex of a bit that has one.
    pub(super) fn vertex(&self, bit: usize) -> Vertex {
        let stride = self.stride as usize;
        let line = |lines: usize| u8::try_from(lines).unwrap_or(u8::MAX);
        Vertex { y: self.corner.y + line(bit / stride), x: self.corner.x + line(bit % stride) }
    }
}

#[cfg(test)]
#[path = "../../tests/inside/life_layout.rs"]
mod tests;
