//! An answer as stored in the history.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

/// One entry of the history.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Attempt {
    /// The local time with its offset: `2026-11-21T10:30:00+01:00`.
    pub time: String,
    /// The name of the drill or lesson.
    pub drill: String,
    /// The level, or the number of the step.
    pub level: u8,
    /// The question's seed.
    pub seed: u64,
    /// The position it was about, as text.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// The answer given.
    pub answer: String,
    /// The right answer.
    pub right: String,
    /// Whether the answer was right.
    pub correct: bool,
    /// The code of the mistake, if the answer reveals one.
    pub mistake: Option<String>,
    /// The time taken, in tenths of a second; at most a year.
    #[serde(deserialize_with = "bounded")]
    pub tenths: u64,
    /// The hints taken before the answer.
    #[serde(default, skip_serializing_if = "is_none")]
    pub hints: u8,
}

// serde wants a reference.
#[allow(clippy::trivially_copy_pass_by_ref)]
const fn is_none(hints: &u8) -> bool {
    *hints == 0
}

/// A year; a limit so that times can be added without overflow.
const MOST_TENTHS: u64 = 10 * 60 * 60 * 24 * 366;

fn bounded<'de, D: Deserializer<'de>>(source: D) -> Result<u64, D::Error> {
    let tenths = u64::deserialize(source)?;
    if tenths > MOST_TENTHS {
        return Err(D::Error::custom("longer than a year"));
    }
    Ok(tenths)
}
