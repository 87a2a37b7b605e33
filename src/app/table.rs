//! What lies before the players: a game file's board, or a real board known by its totals.

use crate::counting::{Fill, Settled};
use crate::goban::{Board, Size};
use crate::life::Dead;

/// The board that is counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Table {
    /// A game file.
    File {
        /// Its name.
        name: String,
        /// The final position.
        board: Board,
        /// The stones marked dead.
        dead: Dead,
        /// How the players fill the sekis, where it is not evenly.
        fill: Option<Fill>,
    },
    /// A real board of this size.
    Real(Size),
}

impl Table {
    /// The board size.
    pub const fn size(&self) -> Size {
        match self {
            Self::File { board, .. } => board.size(),
            Self::Real(size) => *size,
        }
    }

    /// The board with dead stones off and sekis filled; none for a real board.
    pub fn settled(&self) -> Option<Settled> {
        match self {
            Self::File { board, dead, fill: None, .. } => Some(Settled::of(board, &dead.stones)),
            Self::File { board, dead, fill: Some(fill), .. } => {
                Some(Settled::with_fill(board, &dead.stones, *fill))
            }
            Self::Real(_) => None,
        }
    }
}
