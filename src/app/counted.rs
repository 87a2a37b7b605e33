//! What has been counted on the real board.

use serde::{Deserialize, Serialize};

use crate::counting::Settled;
use crate::goban::Color;

/// What the player has counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counted {
    /// Vacant points of Black and White.
    pub vacant: [Option<u32>; 2],
    /// Stones of Black and White.
    pub stones: [Option<u32>; 2],
    /// Vacant points of Black and White as a plan that was carried out leaves them.
    pub planned: [Option<u32>; 2],
    /// Non-scoring points.
    pub non_scoring: Option<u32>,
    /// Whether the other side is counted as well, to verify the first.
    pub verify: bool,
}

impl Counted {
    /// Forgets the numbers that were the board's own and are so no more, as other stones on it are
    /// dead now, or other points filled.
    pub(super) fn follow(&mut self, before: &Settled, now: &Settled) {
        for side in Color::BOTH {
            let [before, now] = [before, now].map(|board| board.count(side));
            let forget = |own: &mut Option<u32>, before: Option<u32>, now: Option<u32>| {
                if before != now && *own == before {
                    *own = None;
                }
            };
            forget(&mut self.vacant[place(side)], before.vacant(), now.vacant());
            forget(&mut self.stones[place(side)], before.stones(), now.stones());
        }
    }
}

/// The place of a side in a pair.
pub(super) const fn place(color: Color) -> usize {
    match color {
        Color::Black => 0,
        Color::White => 1,
    }
}
