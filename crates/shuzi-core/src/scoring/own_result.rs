//! The result of a game under its own rules.

use super::Score;
use crate::counting::{Outcome, Terms};
use crate::rules::{LastMove, Profile};

/// The result under the game's own rules, next to the area count.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/outcome.md"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OwnResult {
    /// The same as counted: the rules use area scoring, and nothing else changes the result.
    AsCounted,
    /// This result: the rules count differently, or depend on more, such as the last move.
    Is(Outcome),
    /// Unknown, because information the rules need is missing.
    Open,
    /// This result, if the terms are as assumed; but the record contradicts it.
    Contested(Outcome),
}

impl OwnResult {
    /// The result by the score under the rules that `terms` name; `counted` is the area count.
    pub fn of(score: &Score, terms: &Terms, counted: Outcome) -> Self {
        let Some(outcome) = score.outcome() else { return Self::Open };
        if terms.claim().is_some_and(|claim| claim.refuses(outcome)) {
            Self::Contested(outcome)
        } else if terms.profile.value.counts_area() && outcome == counted {
            Self::AsCounted
        } else {
            Self::Is(outcome)
        }
    }

    /// Returns the result when only totals are known, without prisoners or the last move.
    pub fn of_totals(profile: &Profile) -> Self {
        let area_tells = profile.counts_area() && profile.last_move == LastMove::None;
        if area_tells { Self::AsCounted } else { Self::Open }
    }

    /// The result if it is known and not simply what was counted.
    pub const fn apart(self) -> Option<Outcome> {
        match self {
            Self::Is(outcome) => Some(outcome),
            Self::AsCounted | Self::Open | Self::Contested(_) => None,
        }
    }

    /// Whether no winner is named.
    pub const fn is_open(self) -> bool {
        matches!(self, Self::Open | Self::Contested(_))
    }

    /// The result to show first: the game's own, or what was counted if that is unknown.
    pub fn or_counted(self, counted: Outcome) -> Outcome {
        self.outcome(counted).unwrap_or(counted)
    }

    /// The result under the game's own rules, if known.
    pub const fn outcome(self, counted: Outcome) -> Option<Outcome> {
        match self {
            Self::AsCounted => Some(counted),
            Self::Is(outcome) => Some(outcome),
            Self::Open | Self::Contested(_) => None,
        }
    }
}
