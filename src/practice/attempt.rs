//! An answer given, as the history keeps it.

use serde::{Deserialize, Serialize};

/// One line of the history.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Attempt {
    /// When, by the clock where it was: `2026-11-21T10:30:00+01:00`.
    pub time: String,
    /// The drill.
    pub drill: String,
    /// The level.
    pub level: u8,
    /// The question's seed.
    pub seed: u64,
    /// The position it was about, in a word.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// What was answered.
    pub answer: String,
    /// What is right.
    pub right: String,
    /// Whether they are the same.
    pub correct: bool,
    /// What was done wrong, where the answer shows it.
    pub mistake: Option<String>,
    /// How long it took, in tenths of a second.
    pub tenths: u64,
}
