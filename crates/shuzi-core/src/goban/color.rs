//! The two sides.

use std::str::FromStr;

use crate::fact::{Message, words};

words! {
    /// A side, and the colour of its stones.
    #[cfg_attr(not(doctest), doc = include_str!("../../docs/board.md"))]
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
    #[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
    pub enum Color as "side" {
        /// Moves first in an even game and gives komi.
        Black => "black",
        /// Receives komi and any handicap compensation.
        White => "white",
    }
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

    /// Its place in a pair [Black, White].
    pub const fn index(self) -> usize {
        match self {
            Self::Black => 0,
            Self::White => 1,
        }
    }

    /// The letter for this side in SGF moves and results.
    pub const fn letter(self) -> char {
        match self {
            Self::Black => 'B',
            Self::White => 'W',
        }
    }
}

impl FromStr for Color {
    type Err = Message;

    fn from_str(text: &str) -> Result<Self, Message> {
        match text.trim().to_ascii_lowercase().as_str() {
            "black" | "b" => Ok(Self::Black),
            "white" | "w" => Ok(Self::White),
            _ => Err(Message::new("side-unknown", [("text", text.into())])),
        }
    }
}
