//! An answer given, as the history keeps it.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

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
    /// How long it took, in tenths of a second: a year at most.
    #[serde(deserialize_with = "bounded")]
    pub tenths: u64,
}

/// A year: nobody thinks longer about a question, and figures of it can be added up.
const MOST_TENTHS: u64 = 10 * 60 * 60 * 24 * 366;

fn bounded<'de, D: Deserializer<'de>>(source: D) -> Result<u64, D::Error> {
    let tenths = u64::deserialize(source)?;
    if tenths > MOST_TENTHS {
        return Err(D::Error::custom("longer than a year"));
    }
    Ok(tenths)
}
