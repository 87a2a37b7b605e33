//! The two sides.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A side, and the colour of its stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Color {
    /// Moves first in an even game; gives komi.
    Black,
    /// Receives komi and any handicap compensation.
    White,
}

impl Color {
    /// Both sides, Black first.
    pub const BOTH: [Self; 2] = [Self::Black, Self::White];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Self {
        match self {
            Self::Black => Self::White,
            Self::White => Self::Black,
        }
    }

    /// The letter SGF uses in moves and results.
    pub const fn letter(self) -> char {
        match self {
            Self::Black => 'B',
            Self::White => 'W',
        }
    }

    /// The word in lower case, as options and JSON spell it.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Black => "black",
            Self::White => "white",
        }
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Black => "Black",
            Self::White => "White",
        })
    }
}

impl FromStr for Color {
    type Err = String;
    fn from_str(text: &str) -> Result<Self, String> {
        match text.trim().to_ascii_lowercase().as_str() {
            "black" | "b" => Ok(Self::Black),
            "white" | "w" => Ok(Self::White),
            _ => Err(format!("`{text}` is no side: say black or white")),
        }
    }
}
