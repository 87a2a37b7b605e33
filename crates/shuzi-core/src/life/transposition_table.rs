//! A transposition table: what is known about positions of a fight already searched.

use super::fight::{BLACK, FightPosition, Stones, WHITE};
use super::points::Points;

/// The bounds of a position's value to the side to move, in points.
#[derive(Clone, Copy, Debug)]
pub(super) struct Slot {
    pub(super) least: i32,
    pub(super) most: i32,
    /// The best known move; `None` for a pass.
    pub(super) next: Option<u16>,
}

/// The table. A new position replaces an older one in the same slot.
#[derive(Debug)]
pub(super) struct TranspositionTable<const N: usize> {
    /// As many as a power of two.
    slots: Vec<Option<Entry<N>>>,
    used: usize,
}

/// A position, as small as can be, and what is known about it: the table outgrows the processor's
/// caches.
#[derive(Clone, Copy, Debug)]
struct Entry<const N: usize> {
    key: Key<N>,
    known: Slot,
}

/// What tells positions apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Key<const N: usize> {
    stones: Stones<N>,
    /// The point of a ko that may not be retaken at once.
    ban: u16,
    /// The side to move, the side with a threat and whether the other has passed.
    turn: u8,
}

/// Slots of a new table: most fights take only a few hundred positions.
const FEWEST: usize = 1 << 9;
/// Slots of the largest table.
const MOST: usize = 1 << 17;

impl<const N: usize> TranspositionTable<N> {
    pub(super) fn new() -> Self {
        Self { slots: vec![None; FEWEST], used: 0 }
    }

    pub(super) fn get(&self, position: &FightPosition<N>) -> Option<Slot> {
        let key = Key::of(position);
        let entry = self.slots[key.hash() & (self.slots.len() - 1)]?;
        (entry.key == key).then_some(entry.known)
    }

    pub(super) fn set(&mut self, position: &FightPosition<N>, known: Slot) {
        if self.used * 2 > self.slots.len() && self.slots.len() < MOST {
            let before = std::mem::take(&mut self.slots);
            self.slots = vec![None; before.len() * 4];
            self.used = 0;
            for entry in before.into_iter().flatten() {
                self.put(entry);
            }
        }
        self.put(Entry { key: Key::of(position), known });
    }

    fn put(&mut self, entry: Entry<N>) {
        let slot = entry.key.hash() & (self.slots.len() - 1);
        self.used += usize::from(self.slots[slot].is_none());
        self.slots[slot] = Some(entry);
    }
}

impl<const N: usize> Key<N> {
    fn of(position: &FightPosition<N>) -> Self {
        let threat = match position.threat {
            None => 0,
            Some(BLACK) => 1,
            Some(_) => 2,
        };
        let turn = u8::from(position.passed) + 2 * u8::from(position.side == WHITE) + 4 * threat;
        let ban = position.ban.unwrap_or(u16::MAX);
        Self { stones: position.stones, ban, turn }
    }

    fn hash(&self) -> usize {
        let mut hash = u64::from(self.turn) << 16 | u64::from(self.ban);
        for &word in self.stones.iter().flat_map(Points::words) {
            hash = (hash ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15);
            hash ^= hash >> 29;
        }
        (hash >> 20) as usize
    }
}

#[cfg(test)]
#[path = "../../tests/inside/life_transposition_table.rs"]
mod tests;
