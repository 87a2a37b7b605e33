//! A transposition table: what is known about positions of a fight already searched.

use super::fight::{BLACK, FightPosition, Points, WHITE};

/// The bounds of a position's value to the side to move, in points.
#[derive(Clone, Copy, Debug)]
pub(super) struct Slot {
    pub(super) least: i32,
    pub(super) most: i32,
    /// The longest line allowed when the bounds were found.
    pub(super) horizon: u8,
    /// The best known move; `None` for a pass.
    pub(super) next: Option<u8>,
}

/// The table. A new position replaces an older one in the same slot.
#[derive(Debug)]
pub(super) struct TranspositionTable {
    slots: Vec<Option<Entry>>,
    used: usize,
}

/// A position, as small as can be, and what is known about it: the table outgrows the processor's
/// caches.
#[derive(Clone, Copy, Debug)]
struct Entry {
    key: Key,
    known: Slot,
}

/// What tells positions apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Key {
    stones: [[u64; 2]; 2],
    /// The point of a ko that may not be retaken at once; 128 if there is none.
    ban: u8,
    /// The side to move, the side with a threat and whether the other has passed.
    turn: u8,
}

/// Slots of a new table: most fights take only a few hundred positions.
const FEWEST: usize = 1 << 9;
/// Slots of the largest table.
const MOST: usize = 1 << 17;

impl TranspositionTable {
    pub(super) fn new() -> Self {
        Self { slots: vec![None; FEWEST], used: 0 }
    }

    pub(super) fn get(&self, position: &FightPosition) -> Option<Slot> {
        let key = Key::of(position);
        let entry = self.slots[key.hash() % self.slots.len()]?;
        (entry.key == key).then_some(entry.known)
    }

    pub(super) fn set(&mut self, position: &FightPosition, known: Slot) {
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

    fn put(&mut self, entry: Entry) {
        let slot = entry.key.hash() % self.slots.len();
        self.used += usize::from(self.slots[slot].is_none());
        self.slots[slot] = Some(entry);
    }
}

impl Key {
    fn of(position: &FightPosition) -> Self {
        let threat = match position.threat {
            None => 0,
            Some(BLACK) => 1,
            Some(_) => 2,
        };
        let turn = u8::from(position.passed) + 2 * u8::from(position.side == WHITE) + 4 * threat;
        let ban = u8::try_from(position.ban.trailing_zeros()).unwrap_or(u8::MAX);
        Self { stones: position.stones.map(halves), ban, turn }
    }

    fn hash(&self) -> usize {
        let mut hash = u64::from(self.turn) << 8 | u64::from(self.ban);
        for half in self.stones.into_iter().flatten() {
            hash = (hash ^ half).wrapping_mul(0x9E37_79B9_7F4A_7C15);
            hash ^= hash >> 29;
        }
        (hash >> 20) as usize
    }
}

/// The low and high halves of a set.
fn halves(points: Points) -> [u64; 2] {
    let bytes = points.to_le_bytes();
    let half = |from: usize| {
        bytes[from..from + 8].iter().rev().fold(0, |half, &byte| half << 8 | u64::from(byte))
    };
    [half(0), half(8)]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_keeps_what_it_has_when_it_grows() {
        let mut table = TranspositionTable::new();
        let at = |n: u32| FightPosition {
            stones: [u128::from(n) << 40, u128::from(n)],
            side: 0,
            passed: false,
            ban: 0,
            threat: None,
        };
        for n in 0..2_000 {
            let worth = i32::try_from(n % 100).unwrap();
            table.set(&at(n), Slot { least: worth, most: worth, next: None, horizon: 1 });
        }
        let kept: Vec<(u32, Slot)> =
            (0..2_000).filter_map(|n| Some((n, table.get(&at(n))?))).collect();
        assert!(kept.len() > 1_000);
        assert!(kept.iter().all(|(n, entry)| u32::try_from(entry.least) == Ok(n % 100)));
    }
}
