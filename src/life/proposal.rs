//! What shuzi proposes about the stones of a finished game, and what it can prove.

use crate::goban::{Board, Color, VertexSet};

use super::pass_alive;

/// Which stones shuzi would take off, and which it is not sure of.
///
/// Only what is proven is proposed: a stone inside unconditionally alive territory, where its
/// side cannot live, is dead; an unconditionally alive stone is alive; every other stone is
/// left on the board and named uncertain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proposal {
    /// The stones proposed as dead.
    pub dead: VertexSet,
    /// The stones whose fate is not proven either way.
    pub uncertain: VertexSet,
}

impl Proposal {
    /// The proposal for a board.
    pub fn of(board: &Board) -> Self {
        let size = board.size();
        let mut proven = VertexSet::new(size);
        let mut dead = VertexSet::new(size);
        for color in Color::BOTH {
            let (alive, enclosed) = pass_alive(board, color);
            proven.extend(alive.iter());
            for vertex in enclosed.iter() {
                if board.get(vertex) == Some(color.other()) {
                    dead.insert(vertex);
                    proven.insert(vertex);
                }
            }
        }
        let mut uncertain = VertexSet::new(size);
        uncertain.extend(board.stones().map(|(v, _)| v).filter(|&v| !proven.contains(v)));
        Self { dead, uncertain }
    }
}
