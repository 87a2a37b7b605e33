//! The steps of the procedure (Mays, sections 1 and 3).

use strum::IntoStaticStr;

use serde::{Deserialize, Serialize};

use shuzi_core::goban::Color;

/// A step of the count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr, Serialize, Deserialize)]
#[strum(const_into_str, serialize_all = "kebab-case")]
pub enum Step {
    /// Choosing the board, rules and method.
    Setup,
    /// Phase 1, real board only: the game is over, and dead stones and prisoners are put away.
    Finish,
    /// Phase 1: dead stones are removed.
    Dead,
    /// Phase 1: sekis are filled.
    Seki,
    /// Phase 1, real board only: who made the last move, where the rules ask.
    LastMove,
    /// Phase 1, real board by territory: whether all prisoners were put back.
    Returned,
    /// Phase 1, real board by territory: a side's lost stones that were not put back are counted.
    Prisoners(Color),
    /// Phase 1, real board only: a side's living groups are counted, where the rules tax them.
    Groups(Color),
    /// Phase 1, real board only: sekis are filled; whether any point stays vacant.
    Empty,
    /// Phase 1, real board only: how many points stay vacant.
    NonScoring,
    /// Phase 1, real board only: which side is counted, and whether the other verifies it.
    Side,
    /// Phase 1: a side's vacant points are counted.
    Vacant(Color),
    /// Phase 1: a side's stones are counted in heaps of ten.
    Stones(Color),
    Result,
}

/// A part of the walk-through, as shown to the player; its steps may change during the count.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(const_into_str, serialize_all = "kebab-case")]
pub enum Phase {
    /// Choosing the board and rules.
    Setup,
    /// Ending the game and removing dead stones.
    Dead,
    /// Filling sekis, and what stays vacant.
    Empty,
    /// Counting vacant points and stones, and working the sums.
    Count,
    Result,
}

impl Step {
    /// The side whose points, stones, prisoners or groups the step counts.
    pub const fn side(self) -> Option<Color> {
        match self {
            Self::Prisoners(side)
            | Self::Groups(side)
            | Self::Vacant(side)
            | Self::Stones(side) => Some(side),
            _ => None,
        }
    }

    /// Whether it is a field of the sheet, or what comes of the fields.
    pub const fn is_field(self) -> bool {
        matches!(
            self,
            Self::NonScoring
                | Self::Prisoners(_)
                | Self::Groups(_)
                | Self::Vacant(_)
                | Self::Stones(_)
                | Self::Result
        )
    }

    /// The name that its message keys contain.
    pub const fn key(self) -> &'static str {
        self.into_str()
    }

    /// The part of the walk-through the step belongs to.
    pub const fn phase(self) -> Phase {
        match self {
            Self::Setup => Phase::Setup,
            Self::Finish | Self::Dead | Self::LastMove | Self::Groups(_) => Phase::Dead,
            Self::Seki | Self::Empty | Self::NonScoring => Phase::Empty,
            Self::Returned
            | Self::Prisoners(_)
            | Self::Side
            | Self::Vacant(_)
            | Self::Stones(_) => Phase::Count,
            Self::Result => Phase::Result,
        }
    }
}
