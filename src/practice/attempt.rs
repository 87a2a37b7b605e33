//! An answer given, as the history keeps it.

use serde::{Deserialize, Serialize};

/// One line of the history.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Attempt {
    /// When, in UTC: `2026-11-21T09:30:00Z`.
    pub time: String,
    /// The drill.
    pub drill: String,
    /// The level.
    pub level: u8,
    /// The question's seed.
    pub seed: u64,
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
