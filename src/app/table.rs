//! What lies before the players: a game file's board, or a real board known by its totals.

use std::sync::Arc;

use crate::counting::{Fill, Settled};
use crate::goban::{Board, Size};
use crate::life::Dead;
use crate::record::Plays;

/// The board that is counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Table {
    /// A game file.
    File(Box<TablePosition>),
    /// A real board of this size.
    Real(Size),
}

/// The final position of a game file, and what the players say of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TablePosition {
    /// The file's name.
    pub name: String,
    /// The stones as they stand, dead ones and all.
    pub board: Board,
    /// The stones marked dead.
    pub dead: Dead,
    /// The moves that led to it.
    pub plays: Arc<Plays>,
    /// How the players fill the sekis, where it is not evenly.
    pub fill: Option<Fill>,
}

impl TablePosition {
    /// A position with sekis filled evenly.
    pub fn new(name: String, board: Board, dead: Dead, plays: Plays) -> Self {
        Self { name, board, dead, plays: Arc::new(plays), fill: None }
    }
}

impl Table {
    /// The board size.
    pub const fn size(&self) -> Size {
        match self {
            Self::File(position) => position.board.size(),
            Self::Real(size) => *size,
        }
    }

    /// The board with dead stones off and sekis filled; none for a real board.
    pub fn settled(&self) -> Option<Settled> {
        let Self::File(position) = self else { return None };
        let TablePosition { board, dead, fill, .. } = &**position;
        Some(match fill {
            None => Settled::of(board, &dead.stones),
            Some(fill) => Settled::with_fill(board, &dead.stones, fill),
        })
    }
}
