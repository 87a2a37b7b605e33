//! What marking the chain under the cursor would change, told before it is done.

use super::{Session, Step, Table};
use crate::counting::{CountResult, Outcome, settle};
use crate::goban::Vertex;

/// What marking a chain would change.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Preview {
    /// Whether it is marked dead now.
    pub is_dead: bool,
    /// The result as it is marked.
    pub now: Outcome,
    /// The result if it were marked the other way.
    pub then: Outcome,
}

impl Session {
    /// What marking the chain on a vertex would change; none where chains are not marked, or
    /// none stands there.
    pub(super) fn preview(&self, vertex: Vertex) -> Option<Preview> {
        let (Table::File(position), Step::Dead) = (&self.table, self.step) else { return None };
        let mut dead = position.dead().clone();
        let is_dead = dead.stones.contains(vertex);
        position.board.get(vertex)?;
        dead.toggle(&position.board, vertex);
        let settled = settle(&position.board, &dead, None);
        let terms = self.terms().ok()?.clone();
        let then = CountResult::of_board(terms, settled, &self.setup.overrides).outcome();
        Some(Preview { is_dead, now: self.result()?.outcome(), then })
    }
}
