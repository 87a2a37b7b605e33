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
