//! Stones of one colour connected along the lines.

use super::{Board, Color, Vertex};

/// A chain: connected stones of one colour, with the empty vertices next to them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chain {
    color: Color,
    stones: Vec<Vertex>,
    liberties: Vec<Vertex>,
}

impl Chain {
    /// The chain the stone on this vertex belongs to.
    pub fn at(vertex: Vertex, board: &Board) -> Option<Self> {
        let color = board.get(vertex)?;
        Some(Self::new(color, board.flood(vertex, Some(color)), board))
    }

    /// A chain of these stones on that board.
    fn new(color: Color, stones: Vec<Vertex>, board: &Board) -> Self {
        let mut liberties: Vec<Vertex> = stones
            .iter()
            .flat_map(|&stone| board.size().neighbors(stone))
            .filter(|&neighbor| board.get(neighbor).is_none())
            .collect();
        liberties.sort_unstable();
        liberties.dedup();
        Self { color, stones, liberties }
    }

    /// Whose it is.
    pub const fn color(&self) -> Color {
        self.color
    }

    /// Its stones in reading order.
    pub fn stones(&self) -> &[Vertex] {
        &self.stones
    }

    /// The empty vertices next to it, in reading order.
    pub fn liberties(&self) -> &[Vertex] {
        &self.liberties
    }
}

/// All chains of a position, and which one each vertex belongs to.
#[derive(Clone, Debug)]
pub struct Chains {
    all: Vec<Chain>,
    at: Vec<Option<usize>>,
    board_size: super::Size,
}

impl Chains {
    /// The chains of a position, in reading order of their first stones.
    pub fn of(board: &Board) -> Self {
        let size = board.size();
        let mut chains = Self { all: Vec::new(), at: vec![None; size.points()], board_size: size };
        for (vertex, color) in board.stones() {
            if chains.at[size.index(vertex)].is_none() {
                let stones = board.flood(vertex, Some(color));
                for &stone in &stones {
                    chains.at[size.index(stone)] = Some(chains.all.len());
                }
                chains.all.push(Chain::new(color, stones, board));
            }
        }
        chains
    }

    /// The chains themselves.
    pub fn all(&self) -> &[Chain] {
        &self.all
    }

    /// The number of the chain that holds a stone on this vertex.
    pub fn number_at(&self, vertex: Vertex) -> Option<usize> {
        self.at[self.board_size.index(vertex)]
    }
}
