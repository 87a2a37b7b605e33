//! Chains: stones of one colour connected along the lines.

use super::{Board, Color, Vertex};

/// A chain: connected stones of one colour, with their liberties.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chain {
    color: Color,
    stones: Vec<Vertex>,
    liberties: Vec<Vertex>,
}

impl Chain {
    /// The chain of the stone on a vertex; `None` if there is no stone.
    pub fn at(vertex: Vertex, board: &Board) -> Option<Self> {
        let color = board.get(vertex)?;
        Some(Self::new(color, board.flood(vertex, Some(color)), board))
    }

    /// Makes a chain of these stones and finds its liberties.
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

    /// The colour of its stones.
    pub const fn color(&self) -> Color {
        self.color
    }

    /// Its stones in row-major order.
    pub fn stones(&self) -> &[Vertex] {
        &self.stones
    }

    /// Its liberties in row-major order.
    pub fn liberties(&self) -> &[Vertex] {
        &self.liberties
    }
}

/// All chains of a position, with the chain at each vertex.
#[derive(Clone, Debug)]
pub struct Chains {
    all: Vec<Chain>,
    at: Vec<Option<usize>>,
    board_size: super::Size,
}

impl Chains {
    /// Finds the chains of a position, in row-major order of their first stones.
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

    /// The chains.
    pub fn all(&self) -> &[Chain] {
        &self.all
    }

    /// The index in [`Chains::all`] of the chain on a vertex; `None` if there is no stone.
    pub fn number_at(&self, vertex: Vertex) -> Option<usize> {
        self.at[self.board_size.index(vertex)]
    }
}
