//! Who won, and by how much.

use std::cmp::Ordering;
use std::fmt;

use crate::amount::Amount;
use crate::fact::Value;
use crate::goban::Color;
use crate::rules::Ties;

/// The side that won, if either did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Winner {
    /// One side won.
    Side(Color),
    /// Nobody did.
    Tie,
}

impl Winner {
    /// The word JSON uses: `black`, `white` or `tie`.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Side(color) => color.as_str(),
            Self::Tie => "tie",
        }
    }
}

/// The result of a count: the winner and the margin of victory (MV) in points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    winner: Winner,
    margin: Amount,
}

impl Outcome {
    /// The outcome of Black being `lead` points ahead after all adjustments.
    pub fn of_black_lead(lead: Amount, ties: Ties) -> Self {
        let winner = match (lead.cmp(&Amount::ZERO), ties) {
            (Ordering::Equal, Ties::Draw) => Winner::Tie,
            (Ordering::Equal, Ties::To(side)) => Winner::Side(side),
            (Ordering::Less, _) => Winner::Side(Color::White),
            (Ordering::Greater, _) => Winner::Side(Color::Black),
        };
        Self { winner, margin: lead.abs() }
    }

    /// Who won.
    pub const fn winner(self) -> Winner {
        self.winner
    }

    /// By how many points; 0 for a tie, and for a level score one side is given.
    pub const fn margin(self) -> Amount {
        self.margin
    }

    /// By how many points Black is ahead; below 0 where White is.
    pub fn black_lead(self) -> Amount {
        match self.winner {
            Winner::Side(Color::White) => -self.margin,
            Winner::Side(Color::Black) | Winner::Tie => self.margin,
        }
    }

    /// The margin in 子 (zi), as a Chinese referee announces it: `9 1/4`.
    pub fn zi_of_margin(&self) -> String {
        self.margin.zi().to_string()
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

/// As SGF writes results: `B+18.5`, `W+0.5`, `0` for a tie.
impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.winner {
            Winner::Side(color) => f.pad(&format!("{}+{}", color.letter(), self.margin)),
            Winner::Tie => f.pad("0"),
        }
    }
}
