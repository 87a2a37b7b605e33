//! How the result would change if the chain under the cursor were marked.

use crate::{Session, Step, Table};
use shuzi_core::counting::{CountResult, Outcome};
use shuzi_core::goban::Vertex;

/// The effect of marking a chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preview {
    /// Whether the chain is marked dead now.
    pub is_dead: bool,
    /// The result with the current marks.
    pub now: Outcome,
    /// The result with the chain marked the other way.
    pub then: Outcome,
}

impl Session {
    /// The effect of marking the chain at a vertex; `None` outside the dead-stones step or without
    /// a stone there.
    pub fn preview(&self, vertex: Vertex) -> Option<Preview> {
        let (Table::Position(position), Step::Dead) = (&self.table, self.step) else { return None };
        let mut dead = position.dead().clone();
        let is_dead = dead.stones.contains(vertex);
        position.board.get(vertex)?;
        dead.toggle(&position.board, vertex);
        let settled = position.settled_with(&dead);
        let terms = self.terms().ok()?.clone();
        let then = CountResult::of_board(terms, settled, &self.setup.overrides).outcome();
        Some(Preview { is_dead, now: self.result()?.outcome(), then })
    }
}
