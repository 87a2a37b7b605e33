//! The winner and the margin of a count.

use std::cmp::Ordering;
use std::fmt;

use crate::amount::Amount;
use crate::fact::Value;
use crate::goban::Color;
use crate::rules::Ties;

/// The winner, if there is one.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/outcome.md"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Winner {
    /// One side won.
    Side(Color),
    /// Neither side won.
    Tie,
}

impl Winner {
    /// The winner's name in JSON: `black`, `white` or `tie`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Side(color) => color.as_str(),
            Self::Tie => "tie",
        }
    }
}

/// The result of a count: the winner and the margin of victory (MV) in points.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/outcome.md"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    winner: Winner,
    margin: Amount,
}

impl Outcome {
    /// The outcome if Black leads by `lead` points after all adjustments.
    pub fn of_black_lead(lead: Amount, ties: Ties) -> Self {
        let winner = match (lead.cmp(&Amount::ZERO), ties) {
            (Ordering::Equal, Ties::Draw) => Winner::Tie,
            (Ordering::Equal, Ties::To(side)) => Winner::Side(side),
            (Ordering::Less, _) => Winner::Side(Color::White),
            (Ordering::Greater, _) => Winner::Side(Color::Black),
        };
        Self { winner, margin: lead.abs() }
    }

    /// The winner.
    pub const fn winner(self) -> Winner {
        self.winner
    }

    /// The margin in points; 0 for a tie, also if the rules give the tie to one side.
    pub const fn margin(self) -> Amount {
        self.margin
    }

    /// Black's lead in points, negative if White leads.
    pub fn black_lead(self) -> Amount {
        match self.winner {
            Winner::Side(Color::White) => -self.margin,
            Winner::Side(Color::Black) | Winner::Tie => self.margin,
        }
    }
}

impl From<Outcome> for Value {
    fn from(outcome: Outcome) -> Self {
        let winner = match outcome.winner {
            Winner::Side(color) => Some(color.as_str()),
            Winner::Tie => None,
        };
        Self::Result(winner, outcome.margin.in_quarters())
    }
}

/// Shows the result as in SGF: `B+18.5`, `W+0.5`, or `0` for a tie.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.winner {
            Winner::Side(color) => f.pad(&format!("{}+{}", color.letter(), self.margin)),
            Winner::Tie => f.pad("0"),
        }
    }
}
