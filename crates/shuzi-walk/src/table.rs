//! What is counted: the board of a game file, or a real board known only by its totals.

use std::sync::Arc;

use crate::settlements::Settlements;
use crate::{ExampleGame, PlayedOn};
use shuzi_core::counting::{Fill, Settled, settle};
use shuzi_core::goban::{Board, Size, VertexSet};
use shuzi_core::life::{Dead, DeadSource};
use shuzi_core::record::{Move, Plays};
use shuzi_core::scoring::{BoardPosition, TurnHistory};

/// The board being counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Table {
    /// A position, from a game file or set up.
    Position(Box<TablePosition>),
    /// A real board of this size.
    Real(Size),
}

/// The origin of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    /// A game file with this name.
    File(String),
    /// A bundled game.
    Example(ExampleGame),
    /// Set up by hand or read from a photograph, with no moves.
    PutIn,
}

impl Origin {
    /// The name of the game file, if it comes from one.
    pub fn file(&self) -> Option<&str> {
        match self {
            Self::File(name) => Some(name),
            Self::Example(_) | Self::PutIn => None,
        }
    }
}

/// A final position with the players' decisions about it. It is settled once per change, not once
/// per frame.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TablePosition {
    pub origin: Origin,
    /// The stones, including dead ones.
    pub board: Board,
    /// The moves that led to it.
    pub plays: Arc<Plays>,
    dead: Dead,
    /// What was played from it, or led to it from the position as it was.
    played: Arc<PlayedOn>,
    /// How the players fill the sekis, if not evenly.
    fill: Option<Fill>,
    /// Whether both players agreed with the marks, and with the dame that are left.
    agreed: bool,
    settled: Arc<Settled>,
    settlements: Settlements,
}

impl TablePosition {
    /// A position set up by hand, with no moves and with its dead stones proposed.
    pub fn put_in(board: Board) -> Self {
        let dead = Dead::proposed(&board);
        Self::new(Origin::PutIn, board, dead, Plays::default())
    }

    /// Creates a position with sekis filled evenly.
    pub fn new(origin: Origin, board: Board, dead: Dead, plays: Plays) -> Self {
        let settlements = Settlements::default();
        let settled = settlements.settle(&board, &dead);
        let plays = Arc::new(plays);
        let played = Arc::new(PlayedOn::from(board.clone(), Arc::clone(&plays)));
        Self { origin, board, plays, dead, played, fill: None, agreed: false, settled, settlements }
    }

    /// The stones marked dead.
    pub const fn dead(&self) -> &Dead {
        &self.dead
    }

    /// How the players fill the sekis, if not evenly.
    pub const fn fill(&self) -> Option<&Fill> {
        self.fill.as_ref()
    }

    /// Whether both players agreed with the marks, and with the dame that are left.
    pub const fn marks_agreed(&self) -> bool {
        self.agreed
    }

    /// Takes the marks, and the dame that are left, as agreed on.
    pub const fn set_agreed(&mut self) {
        self.agreed = true;
    }

    /// The board with dead stones removed and sekis filled.
    pub const fn settled(&self) -> &Arc<Settled> {
        &self.settled
    }

    /// The board with these dead stones instead, and sekis filled evenly.
    pub(crate) fn settled_with(&self, dead: &Dead) -> Arc<Settled> {
        self.settlements.settle(&self.board, dead)
    }

    /// The position as rule sets score it, with the turns of the game.
    pub fn with_turns<'a>(&'a self, turns: &'a TurnHistory) -> BoardPosition<'a> {
        BoardPosition { board: &self.board, settled: &self.settled, turns }
    }

    pub fn played_on(&self) -> &PlayedOn {
        &self.played
    }

    /// The board as it was before anything was played from it.
    pub fn base(&self) -> &Board {
        &self.played.base
    }

    /// What was played from the position, to be changed.
    pub(crate) fn played_on_mut(&mut self) -> &mut PlayedOn {
        Arc::make_mut(&mut self.played)
    }

    /// Counts the board reached by playing on, with these dead stones.
    pub(crate) fn count_reached(&mut self, dead: Dead) {
        let played = Arc::make_mut(&mut self.played);
        played.count_reached();
        (self.board, self.plays) = (played.board().clone(), Arc::new(played.plays()));
        self.set_dead(dead);
    }

    /// Plays kept moves again, the first `counted` of which led to the board counted, and marks no
    /// stone dead yet; `None` if they are not possible.
    pub fn play_again(&mut self, moves: &[Move], counted: usize) -> Option<()> {
        let now = self.played_on();
        if now.moves() == moves && now.counted() == counted {
            return Some(());
        }
        let reached = now.again(&moves[..counted.min(moves.len())], counted)?;
        let played = now.again(moves, counted)?;
        if *reached.board() != self.board {
            (self.board, self.plays) = (reached.board().clone(), Arc::new(reached.plays()));
            let none = Dead::said(VertexSet::new(self.board.size()), DeadSource::Player);
            self.set_dead(none);
        }
        self.played = Arc::new(played);
        Some(())
    }

    /// Sets the dead stones, and fills the sekis evenly again.
    pub fn set_dead(&mut self, dead: Dead) {
        self.dead = dead;
        self.set_fill(None);
    }

    /// Sets how the sekis are filled; `None` fills them evenly.
    pub fn set_fill(&mut self, fill: Option<Fill>) {
        (self.fill, self.agreed) = (fill, false);
        self.settled = match &self.fill {
            None => self.settled_with(&self.dead),
            fill => settle(&self.board, &self.dead, fill.as_ref()),
        };
    }
}

impl Table {
    /// The board size.
    pub const fn size(&self) -> Size {
        match self {
            Self::Position(position) => position.board.size(),
            Self::Real(size) => *size,
        }
    }

    /// The board with dead stones removed and sekis filled; `None` for a real board.
    pub fn settled(&self) -> Option<&Arc<Settled>> {
        match self {
            Self::Position(position) => Some(&position.settled),
            Self::Real(_) => None,
        }
    }
}
