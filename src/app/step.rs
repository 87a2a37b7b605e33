//! The steps of the procedure (Mays, sections 1 and 3).

use serde::{Deserialize, Serialize};

use crate::goban::Color;

/// A step of the count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// Choosing the board, rules and method.
    Setup,
    /// Phase 1: dead stones are removed.
    Dead,
    /// Phase 1: sekis are filled.
    Seki,
    /// Phase 1, real board only: non-scoring points, which neither side owns.
    NonScoring,
    /// Phase 1: a side's vacant points are counted.
    Vacant(Color),
    /// Phase 1: a side's stones are counted in heaps of ten.
    Stones(Color),
    /// Phase 1: vacant points and stones are added to total points.
    Total,
    /// Phase 2: this many lines of the worksheet have been worked.
    Work(usize),
    /// The result.
    Result,
}

impl Step {
    /// The name that its message keys contain.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Setup => "setup",
            Self::Dead => "dead",
            Self::Seki => "seki",
            Self::NonScoring => "non-scoring",
            Self::Vacant(_) => "vacant",
            Self::Stones(_) => "stones",
            Self::Total => "total",
            Self::Work(_) => "work",
            Self::Result => "result",
        }
    }
}

/// A part of the walk-through, as shown to the player; its steps may change during the count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Choosing the board and rules.
    Setup,
    /// Removing dead stones and filling sekis.
    Dead,
    /// Counting vacant points and stones, and working the sums.
    Count,
    /// The result.
    Result,
}

impl Phase {
    /// The name that its message key contains.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Setup => "setup",
            Self::Dead => "dead",
            Self::Count => "count",
            Self::Result => "result",
        }
    }
}

impl Step {
    /// The part of the walk-through the step belongs to.
    pub const fn phase(self) -> Phase {
        match self {
            Self::Setup => Phase::Setup,
            Self::Dead | Self::Seki => Phase::Dead,
            Self::NonScoring | Self::Vacant(_) | Self::Stones(_) | Self::Total | Self::Work(_) => {
                Phase::Count
            }
            Self::Result => Phase::Result,
        }
    }
}
