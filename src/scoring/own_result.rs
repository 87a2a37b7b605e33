//! What a game comes to by its own rules.

use super::BoardPosition;
use crate::counting::{Outcome, Terms};
use crate::rules::{LastMove, Profile};

/// What a game comes to by its own rules, beside what was counted, which is area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OwnResult {
    /// What was counted: the rules count area, and nothing besides it changes that.
    AsCounted,
    /// This, as the rules count otherwise, or something besides area, as who moved last.
    Is(Outcome),
    /// The record does not tell what the rules ask for.
    Open,
}

impl OwnResult {
    /// The result of a board by the terms it was counted with; `counted` is the area count.
    pub fn of_board(position: BoardPosition<'_>, terms: &Terms, counted: Outcome) -> Self {
        let profile = &terms.profile.value;
        match position.own_score(terms).outcome() {
            None => Self::Open,
            Some(outcome) if profile.counts_area() && outcome == counted => Self::AsCounted,
            Some(outcome) => Self::Is(outcome),
        }
    }

    /// The result where totals alone are known: prisoners and the last move are not.
    pub fn of_totals(profile: &Profile) -> Self {
        let area_tells = profile.counts_area() && profile.last_move == LastMove::None;
        if area_tells { Self::AsCounted } else { Self::Open }
    }

    /// The result where it is another matter than what was counted, and known.
    pub const fn apart(self) -> Option<Outcome> {
        match self {
            Self::Is(outcome) => Some(outcome),
            Self::AsCounted | Self::Open => None,
        }
    }

    /// The result that is told first: the game's own, or what was counted where that is not known.
    pub fn or_counted(self, counted: Outcome) -> Outcome {
        self.outcome(counted).unwrap_or(counted)
    }

    /// The result of the game, if it is known.
    pub const fn outcome(self, counted: Outcome) -> Option<Outcome> {
        match self {
            Self::AsCounted => Some(counted),
            Self::Is(outcome) => Some(outcome),
            Self::Open => None,
        }
    }
}
