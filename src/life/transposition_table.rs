//! A transposition table: what is known about positions of a fight already searched.

use super::fight::{FightPosition, Points, Stones};

/// The bounds of a position's value to the side to move, in points.
#[derive(Clone, Copy, Debug)]
pub(super) struct Slot {
    pub(super) least: i32,
    pub(super) most: i32,
    /// The longest line allowed when the bounds were found.
    pub(super) horizon: usize,
    /// The stones after the best known move.
    pub(super) next: Stones,
}

/// The table. A new position replaces an older one in the same slot.
#[derive(Debug)]
pub(super) struct TranspositionTable {
    slots: Vec<Option<(FightPosition, Slot)>>,
    used: usize,
}

/// Slots of a new table: most fights take only a few hundred positions.
const FEWEST: usize = 1 << 9;
/// Slots of the largest table.
const MOST: usize = 1 << 16;

impl TranspositionTable {
    pub(super) fn new() -> Self {
        Self { slots: vec![None; FEWEST], used: 0 }
    }

    pub(super) fn get(&self, position: &FightPosition) -> Option<Slot> {
        let (there, entry) = self.slots[self.slot(position)]?;
        (there == *position).then_some(entry)
    }

    pub(super) fn set(&mut self, position: FightPosition, entry: Slot) {
        if self.used * 2 > self.slots.len() && self.slots.len() < MOST {
            let before = std::mem::take(&mut self.slots);
            self.slots = vec![None; before.len() * 4];
            self.used = 0;
            for (position, entry) in before.into_iter().flatten() {
                self.put(position, entry);
            }
        }
        self.put(position, entry);
    }

    fn put(&mut self, position: FightPosition, entry: Slot) {
        let slot = self.slot(&position);
        self.used += usize::from(self.slots[slot].is_none());
        self.slots[slot] = Some((position, entry));
    }

    fn slot(&self, position: &FightPosition) -> usize {
        let turn = 1
            + usize::from(position.passed)
            + 2 * position.side
            + 4 * position.threat.map_or(0, |side| side + 1);
        let [black, white] = position.stones;
        let mut hash = turn as u64;
        for half in [black, white, position.ban].into_iter().flat_map(halves) {
            hash = (hash ^ half).wrapping_mul(0x9E37_79B9_7F4A_7C15);
            hash ^= hash >> 29;
        }
        (hash >> 20) as usize % self.slots.len()
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
            table.set(at(n), Slot { least: worth, most: worth, next: [0; 2], horizon: 1 });
        }
        let kept: Vec<(u32, Slot)> =
            (0..2_000).filter_map(|n| Some((n, table.get(&at(n))?))).collect();
        assert!(kept.len() > 1_000);
        assert!(kept.iter().all(|(n, entry)| u32::try_from(entry.least) == Ok(n % 100)));
    }
}
