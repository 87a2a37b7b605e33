//! A side's area: its stones and the vacant points that only its stones border.

use crate::goban::{Size, Vertex, VertexSet};

/// A side's area, to be arranged for counting.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/plan.md"))]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Area {
    stones: VertexSet,
    vacant: VertexSet,
    /// Vertices that must hold a stone in the end.
    filled: VertexSet,
}

impl Area {
    /// An area from disjoint sets of stones and vacant points.
    pub const fn new(stones: VertexSet, vacant: VertexSet) -> Self {
        let size = stones.size();
        Self { stones, vacant, filled: VertexSet::new(size) }
    }

    /// Forbids vacant points next to `others`, so that the rectangles of the two sides do not merge
    /// if both are counted.
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

    /// The side's stones, including those that fill its sekis.
    pub const fn stones(&self) -> &VertexSet {
        &self.stones
    }

    /// The vacant points it surrounds.
    pub const fn vacant(&self) -> &VertexSet {
        &self.vacant
    }

    /// All its points: stones and vacant ones.
    pub fn points(&self) -> VertexSet {
        let mut points = self.stones;
        points.extend(self.vacant.iter());
        points
    }

    /// Whether a vertex is part of it.
    pub fn contains(&self, vertex: Vertex) -> bool {
        self.stones.contains(vertex) || self.vacant.contains(vertex)
    }

    /// Whether a vertex may be part of a vacant rectangle.
    pub(super) fn may_be_vacant(&self, vertex: Vertex) -> bool {
        self.contains(vertex) && !self.filled.contains(vertex)
    }

    /// The area in points, which the plan must not change.
    pub fn total(&self) -> usize {
        self.stones.len() + self.vacant.len()
    }
}
