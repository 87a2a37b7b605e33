//! The numbers counted on the real board.

use serde::{Deserialize, Serialize};

use shuzi_core::counting::Settled;
use shuzi_core::goban::Color;

/// The numbers the player has counted, in points, with sides as [Black, White].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[expect(clippy::struct_excessive_bools, reason = "each is an answer of its own")]
pub struct Answers {
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
    /// Whether any empty point belongs to nobody, once that is answered.
    #[serde(default)]
    pub empty: Option<bool>,
    /// Non-scoring points.
    pub non_scoring: Option<u32>,
    /// Whether all prisoners were put back into their owners' territories, once that is answered.
    #[serde(default)]
    pub returned: Option<bool>,
    /// Whether the players said that the game is over.
    #[serde(default)]
    pub is_over: bool,
    /// Whether the side to count was accepted.
    #[serde(default)]
    pub is_side_chosen: bool,
    /// Whether the players were asked about the last move; nobody may know it.
    #[serde(default)]
    pub is_last_asked: bool,
    /// Whether both players agree with the result as it was counted.
    #[serde(default, alias = "is_agreed")]
    pub result_agreed: bool,
    /// Whether the other side is counted too, to verify the first.
    pub verify: bool,
    /// Whether that was decided only once the first side was counted.
    #[serde(default)]
    pub is_verified_later: bool,
}

impl Answers {
    /// Forgets every number, to count again: the questions before them stay answered.
    pub(crate) fn count_again(&mut self) {
        let Self { vacant, stones, planned, prisoners, .. } = self;
        (*vacant, *stones, *planned, *prisoners) = Default::default();
    }

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
            forget(&mut self.vacant[side.index()], before.vacant(), now.vacant());
            forget(&mut self.stones[side.index()], before.stones(), now.stones());
        }
    }
}
