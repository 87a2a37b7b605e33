//! What is counted: the board of a game file, or a real board known only by its totals.

use std::sync::Arc;

use crate::counting::{Fill, Settled, settle};
use crate::goban::{Board, Size};
use crate::life::Dead;
use crate::record::Plays;
use crate::scoring::{BoardPosition, TurnHistory};

/// The board being counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Table {
    /// A position, from a game file or set up.
    File(Box<TablePosition>),
    /// A real board of this size.
    Real(Size),
}

/// The origin of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// A game file with this name.
    File(String),
    /// The bundled example game.
    Example,
    /// Set up by hand or read from a photograph, with no moves.
    PutIn,
}

impl Origin {
    /// The name of the game file, if it comes from one.
    pub fn file(&self) -> Option<&str> {
        match self {
            Self::File(name) => Some(name),
            Self::Example | Self::PutIn => None,
        }
    }
}

/// A final position with the players' decisions about it. It is settled once per change, not once
/// per frame.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TablePosition {
    /// The origin of the position.
    pub origin: Origin,
    /// The stones, including dead ones.
    pub board: Board,
    /// The moves that led to it.
    pub plays: Arc<Plays>,
    dead: Dead,
    /// How the players fill the sekis, if not evenly.
    fill: Option<Fill>,
    settled: Arc<Settled>,
}

impl TablePosition {
    /// Creates a position with sekis filled evenly.
    pub fn new(origin: Origin, board: Board, dead: Dead, plays: Plays) -> Self {
        let settled = settle(&board, &dead, None);
        let plays = Arc::new(plays);
        Self { origin, board, plays, dead, fill: None, settled }
    }

    /// The stones marked dead.
    pub const fn dead(&self) -> &Dead {
        &self.dead
    }

    /// How the players fill the sekis, if not evenly.
    pub const fn fill(&self) -> Option<&Fill> {
        self.fill.as_ref()
    }

    /// The board with dead stones removed and sekis filled.
    pub const fn settled(&self) -> &Arc<Settled> {
        &self.settled
    }

    /// The position as rule sets score it, with the turns of the game.
    pub fn with_turns<'a>(&'a self, turns: &'a TurnHistory) -> BoardPosition<'a> {
        BoardPosition { board: &self.board, settled: &self.settled, turns }
    }

    /// Sets the dead stones, and fills the sekis evenly again.
    pub fn set_dead(&mut self, dead: Dead) {
        self.dead = dead;
        self.set_fill(None);
    }

    /// Sets how the sekis are filled; `None` fills them evenly.
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

    /// The board with dead stones removed and sekis filled; `None` for a real board.
    pub fn settled(&self) -> Option<&Arc<Settled>> {
        match self {
            Self::File(position) => Some(&position.settled),
            Self::Real(_) => None,
        }
    }
}
