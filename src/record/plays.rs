//! The moves of a game.

use crate::goban::{Color, Vertex};

/// A move of the record.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Move {
    /// Whose.
    pub color: Color,
    /// Where; none is a pass.
    pub vertex: Option<Vertex>,
}

/// The moves of a game, and the prisoners they took.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Plays {
    /// The moves, passes among them.
    pub moves: Vec<Move>,
    /// How many black and white stones were taken.
    pub prisoners: [u32; 2],
    /// How many black and white stones were set up rather than played; those erased or
    /// replaced are taken off the number.
    pub set_up: [i32; 2],
    /// Whether stones were set up after the first move.
    pub is_edited: bool,
}

impl Plays {
    /// How many stones of a colour were taken off as prisoners.
    pub const fn prisoners_of(&self, color: Color) -> u32 {
        match color {
            Color::Black => self.prisoners[0],
            Color::White => self.prisoners[1],
        }
    }

    /// How often a side passed.
    pub fn passes(&self, color: Color) -> usize {
        self.moves.iter().filter(|m| m.color == color && m.vertex.is_none()).count()
    }

    /// The side that made the last pass, if the game ended with one.
    pub fn last_pass(&self) -> Option<Color> {
        self.moves.last().filter(|last| last.vertex.is_none()).map(|last| last.color)
    }
}
