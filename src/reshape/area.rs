//! What a side counts: its stones and the vacant points only its stones border.

use crate::goban::{Size, Vertex, VertexSet};

/// A side's area, which is to be made countable.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Area {
    stones: VertexSet,
    vacant: VertexSet,
    /// Vertices that must hold a stone when all is done.
    filled: VertexSet,
}

impl Area {
    /// The area of these stones and these vacant points, which have nothing in common.
    pub const fn new(stones: VertexSet, vacant: VertexSet) -> Self {
        let size = stones.size();
        Self { stones, vacant, filled: VertexSet::new(size) }
    }

    /// The same, where no point next to one of `others` may be left vacant: so that the two
    /// sides' rectangles do not run together when both are counted.
    #[must_use]
    pub fn apart_from(mut self, others: &VertexSet) -> Self {
        for other in others.iter() {
            for neighbor in self.size().neighbors(other) {
                if self.contains(neighbor) {
                    self.filled.insert(neighbor);
                }
            }
        }
        self
    }

    /// The board size.
    pub const fn size(&self) -> Size {
        self.stones.size()
    }

    /// The side's stones, those that fill its sekis among them.
    pub const fn stones(&self) -> &VertexSet {
        &self.stones
    }

    /// The vacant points it surrounds.
    pub const fn vacant(&self) -> &VertexSet {
        &self.vacant
    }

    /// Whether a vertex is part of it.
    pub fn contains(&self, vertex: Vertex) -> bool {
        self.stones.contains(vertex) || self.vacant.contains(vertex)
    }

    /// Whether a vertex may be part of a rectangle left vacant.
    pub(super) fn may_be_vacant(&self, vertex: Vertex) -> bool {
        self.contains(vertex) && !self.filled.contains(vertex)
    }

    /// How many points it has: what the plan must not change.
    pub fn total(&self) -> usize {
        self.stones.len() + self.vacant.len()
    }
}
