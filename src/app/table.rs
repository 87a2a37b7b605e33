//! What lies before the players: a game file's board, or a real board known by its totals.

use std::sync::Arc;

use crate::counting::{Fill, Settled, settle};
use crate::goban::{Board, Size};
use crate::life::Dead;
use crate::record::Plays;
use crate::scoring::{BoardPosition, TurnHistory};

/// The board that is counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Table {
    /// A game file.
    File(Box<TablePosition>),
    /// A real board of this size.
    Real(Size),
}

/// Where a position comes from.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// A game file of this name.
    File(String),
    /// The bundled example.
    Example,
    /// Put in by hand, or read from a photograph: no moves lead to it.
    PutIn,
}

impl Origin {
    /// The name of its file, where it is one's.
    pub fn file(&self) -> Option<&str> {
        match self {
            Self::File(name) => Some(name),
            Self::Example | Self::PutIn => None,
        }
    }
}

/// A final position, and what the players say of it. It is settled whenever that
/// changes, and never for a frame.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TablePosition {
    /// Where it comes from.
    pub origin: Origin,
    /// The stones as they stand, dead ones and all.
    pub board: Board,
    /// The moves that led to it.
    pub plays: Arc<Plays>,
    dead: Dead,
    /// How the players fill the sekis, where it is not evenly.
    fill: Option<Fill>,
    settled: Arc<Settled>,
}

impl TablePosition {
    /// A position with sekis filled evenly.
    pub fn new(origin: Origin, board: Board, dead: Dead, plays: Plays) -> Self {
        let settled = settle(&board, &dead, None);
        let plays = Arc::new(plays);
        Self { origin, board, plays, dead, fill: None, settled }
    }

    /// The stones marked dead.
    pub const fn dead(&self) -> &Dead {
        &self.dead
    }

    /// How the players fill the sekis, where it is not evenly.
    pub const fn fill(&self) -> Option<&Fill> {
        self.fill.as_ref()
    }

    /// The board with dead stones off and sekis filled.
    pub const fn settled(&self) -> &Arc<Settled> {
        &self.settled
    }

    /// The position as rule sets score it, with the turns that led to it.
    pub fn with_turns<'a>(&'a self, turns: &'a TurnHistory) -> BoardPosition<'a> {
        BoardPosition { board: &self.board, settled: &self.settled, turns }
    }

    /// Takes these stones off; the sekis are filled evenly again.
    pub fn set_dead(&mut self, dead: Dead) {
        self.dead = dead;
        self.set_fill(None);
    }

    /// Has the sekis filled so, or evenly.
    pub fn set_fill(&mut self, fill: Option<Fill>) {
        self.fill = fill;
        self.settled = settle(&self.board, &self.dead, self.fill.as_ref());
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
    pub fn settled(&self) -> Option<&Arc<Settled>> {
        match self {
            Self::File(position) => Some(&position.settled),
            Self::Real(_) => None,
        }
    }
}
