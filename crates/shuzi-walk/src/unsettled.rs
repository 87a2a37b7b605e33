//! What leaves a count without a winner.

use shuzi_core::amount::Amount;
use shuzi_core::counting::Outcome;
use shuzi_core::fact::facts;
use shuzi_core::goban::Color;
use shuzi_core::rules::ProfileName;

facts! {
    /// Why a count names no winner, and what would settle it.
    pub enum Unsettled {
        /// The rules count more than the area, and that is not known.
        Rules { rules: ProfileName } => "unsettled-rules",
        /// The last move decides by how much, and nobody knows who made it.
        LastMove { low: Outcome, high: Outcome } => "unsettled-last-move",
        /// The winner is known, but by how much the last move decides.
        Margin { side: Color, low: Amount, high: Amount } => "unsettled-margin",
        /// Chains that decide the game may be dead or alive.
        Stones { places: Vec<String> } => "unsettled-stones",
        /// Points in neither area could decide the game.
        Points { points: usize } => "unsettled-points",
        /// Only one side was counted, and the margin is larger than in games that are counted.
        OneSide => "unsettled-one-side",
    }
}
