//! The steps of the procedure (Mays, sections 1 and 3).

use serde::{Deserialize, Serialize};

use crate::goban::Color;

/// Where in the count the players are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Step {
    /// What is counted, by which rules and method.
    Setup,
    /// Phase 1: dead stones come off.
    Dead,
    /// Phase 1: seki is filled.
    Seki,
    /// Phase 1, without a game file: points neither side can claim.
    NonScoring,
    /// Phase 1: a side's vacant points are counted.
    Vacant(Color),
    /// Phase 1: a side's stones are counted in heaps of ten.
    Stones(Color),
    /// Phase 1: vacant points and stones make the total points.
    Total,
    /// Phase 2: so many lines of the worksheet have been worked.
    Work(usize),
    /// The result.
    Result,
}

impl Step {
    /// The key of its texts.
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

/// A part of the walk-through that a player knows by name; which steps it takes may change on the
/// way.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// What is counted, and by which rules.
    Setup,
    /// Dead stones come off, sekis are filled.
    Dead,
    /// Vacant points and stones are counted and reckoned with.
    Count,
    /// Who won.
    Result,
}

impl Phase {
    /// Its name in the catalogues of words.
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
    /// The part of the walk-through it belongs to.
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
