//! What leaves a count without a winner.

use shuzi_core::amount::Amount;
use shuzi_core::counting::Outcome;
use shuzi_core::fact::facts;
use shuzi_core::goban::Color;
use shuzi_core::rules::ProfileName;

facts! {
    /// Why a count names no winner, and what would settle it.
    pub enum Unsettled {
        Rules { rules: ProfileName } => "unsettled-rules",
        Record { recorded: String, result: Outcome } => "recorded-contested",
        LastMove { low: Outcome, high: Outcome } => "unsettled-last-move",
        Margin { side: Color, low: Amount, high: Amount } => "unsettled-margin",
        Stones { places: Vec<String> } => "unsettled-stones",
        Points { points: usize } => "unsettled-points",
        OneSide => "unsettled-one-side",
    }
}
