//! The numbers counted on the real board.

use serde::{Deserialize, Serialize};

use shuzi_core::counting::Settled;
use shuzi_core::goban::Color;

/// The numbers the player has counted, in points, with sides as [Black, White].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counted {
    /// Vacant points, [Black, White].
    pub vacant: [Option<u32>; 2],
    /// Stones, [Black, White].
    pub stones: [Option<u32>; 2],
    /// Vacant points left by a plan that was carried out, [Black, White].
    pub planned: [Option<u32>; 2],
    /// Stones of a side that were lost and not filled into its territory, [Black, White].
    #[serde(default)]
    pub prisoners: [Option<u32>; 2],
    /// Living groups outside seki, [Black, White], where the rules tax them.
    #[serde(default)]
    pub groups: [Option<u32>; 2],
    /// Who played the last stone, having passed second, if the rules ask and somebody knows.
    #[serde(default)]
    pub last: Option<Color>,
    /// Non-scoring points.
    pub non_scoring: Option<u32>,
    /// Whether the other side is counted too, to verify the first.
    pub verify: bool,
}

impl Counted {
    /// Forgets numbers taken from the board that no longer match it after a change of dead stones
    /// or filled points.
    pub(crate) fn follow(&mut self, before: &Settled, now: &Settled) {
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

/// The index of a side in a pair [Black, White].
pub const fn place(color: Color) -> usize {
    match color {
        Color::Black => 0,
        Color::White => 1,
    }
}
