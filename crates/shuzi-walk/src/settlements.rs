//! The boards settled last, so that marking a chain and unmarking it settles nothing twice.

use std::sync::{Arc, Mutex, PoisonError};

use shuzi_core::counting::{Settled, settle};
use shuzi_core::goban::{Board, VertexSet};
use shuzi_core::life::Dead;

/// The most boards remembered.
const MOST: usize = 32;

/// The boards settled last with evenly filled sekis, the latest last.
///
/// Reading the sekis takes up to 10 ms, and a preview, the mark that follows it and its undoing all
/// ask for the same two boards. Clones share what they remember.
#[derive(Clone, Debug, Default)]
pub(crate) struct Settlements(Arc<Mutex<Vec<Settlement>>>);

/// A board with its dead stones, and what they come to.
#[derive(Debug)]
struct Settlement {
    board: Board,
    dead: VertexSet,
    in_seki: VertexSet,
    settled: Arc<Settled>,
}

impl Settlements {
    /// Settles a board, or returns what it came to before.
    pub(crate) fn settle(&self, board: &Board, dead: &Dead) -> Arc<Settled> {
        // What was remembered is whole even if another thread panicked.
        let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let is_known = |one: &Settlement| {
            one.dead == dead.stones && one.in_seki == dead.in_seki && one.board == *board
        };
        let found = known.iter().position(is_known);
        let settlement = found.map_or_else(
            || Settlement {
                board: board.clone(),
                dead: dead.stones,
                in_seki: dead.in_seki,
                settled: settle(board, dead, None),
            },
            |found| known.remove(found),
        );
        if known.len() == MOST {
            known.remove(0);
        }
        let settled = Arc::clone(&settlement.settled);
        known.push(settlement);
        settled
    }
}

/// What is remembered makes no difference to a position.
impl PartialEq for Settlements {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Eq for Settlements {}
