//! What stands on a vertex, and whose it is.

use crate::counting::Settled;
use crate::goban::{Board, Color, Vertex, VertexSet};

/// What stands on a vertex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PointMark {
    /// Nothing, and nobody's yet.
    Empty,
    /// A living stone.
    Stone(Color),
    /// A dead stone.
    Dead(Color),
    /// A vacant point of a side.
    Territory(Color),
    /// A point of a seki that a side fills.
    Filled(Color),
    /// A point neither side has.
    Nobodys,
}

impl PointMark {
    /// What stands on a vertex of a position with its dead stones; whose each vacant point is where
    /// it is settled.
    pub fn at(vertex: Vertex, board: &Board, dead: &VertexSet, settled: Option<&Settled>) -> Self {
        if let Some(color) = board.get(vertex) {
            return if dead.contains(vertex) { Self::Dead(color) } else { Self::Stone(color) };
        }
        let Some(settled) = settled else { return Self::Empty };
        match (settled.fill().at(vertex), settled.owner(vertex)) {
            (Some(Some(color)), _) => Self::Filled(color),
            (None, Some(color)) => Self::Territory(color),
            (Some(None), _) | (None, None) => Self::Nobodys,
        }
    }
}
