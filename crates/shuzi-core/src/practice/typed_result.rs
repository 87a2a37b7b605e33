//! Results as players type them, in any of the languages: `B+3.5`, `S+3,5`, `白3目半勝`, `흑 3집반승`.

use crate::amount::Amount;
use crate::goban::Color;
use crate::record::Recorded;

/// Reads the winner, or none in a tie, and the margin in points that a text states.
pub(super) fn read_result(text: &str) -> Option<(Option<Color>, Amount)> {
    match Recorded::read(text, false) {
        Recorded::Tie => Some((None, Amount::ZERO)),
        Recorded::Margin { winner, margin, .. } => Some((Some(winner), margin)),
        Recorded::Win(_) | Recorded::Unknown => None,
    }
}

#[cfg(test)]
#[path = "../../tests/inside/practice_typed_result.rs"]
mod tests;
