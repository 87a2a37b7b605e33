//! The moves of a game.

use crate::goban::{Color, Vertex};

/// A move of a game file.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/game.md"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// The side that moved.
    pub color: Color,
    /// The vertex; `None` is a pass.
    pub vertex: Option<Vertex>,
}

/// The moves of a game and the prisoners.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/game.md"))]
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plays {
    /// All moves, including passes.
    pub moves: Vec<Move>,
    /// The number of stones captured, `[Black, White]` by the colour of the stones.
    pub prisoners: [u32; 2],
    /// The number of stones set up, `[Black, White]`, less those erased or replaced.
    ///
    /// It may be negative, because played stones can be erased or replaced too.
    pub set_up: [i32; 2],
    /// Whether the file changed the board with set-up properties after the first move.
    pub is_edited: bool,
}

impl Plays {
    /// The stones that Black plays before White's first; none if White plays none.
    pub fn first_by_black(&self) -> usize {
        let mut stones = self.moves.iter().filter(|one| one.vertex.is_some());
        stones.position(|one| one.color == Color::White).unwrap_or(0)
    }

    /// The number of passes of a side.
    pub fn passes(&self, color: Color) -> usize {
        self.moves.iter().filter(|m| m.color == color && m.vertex.is_none()).count()
    }
}
