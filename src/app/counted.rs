//! What has been counted on the real board.

use serde::{Deserialize, Serialize};

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
