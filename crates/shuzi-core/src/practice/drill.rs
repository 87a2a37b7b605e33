//! Drills: the kinds of questions.

use std::fmt;
use std::str::FromStr;

use crate::fact::{Message, Value, facts};

/// The levels of every drill, easiest first.
pub const LEVELS: std::ops::RangeInclusive<u8> = 1..=3;

/// A kind of question. Seeds depend on its place in this list, so add new kinds at the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Drill {
    /// Halves and quarters.
    Halves,
    /// Piles of ten and the rest.
    Tens,
    /// The key number of a game.
    KeyNumber,
    /// Handicap compensation: n, n − 1 or none.
    Handicap,
    /// The margin from a total and a key number.
    Margin,
    /// Who wins and by how much, from the totals of both sides.
    Result,
    /// The vacant points of one territory.
    Territory,
    /// All points of one side.
    Side,
    /// Which stones are dead.
    Dead,
    /// What is left empty when a seki is filled.
    Seki,
    /// The result of a finished position.
    Full,
    /// The wrong line of a worksheet.
    Miscount,
    /// An estimate of the result of a finished position, seen for a few seconds.
    Estimate,
    /// A side's area rearranged into whole tens.
    Shape,
}

impl Drill {
    /// All drills, easiest first.
    pub const ALL: [Self; 14] = [
        Self::Halves,
        Self::Tens,
        Self::KeyNumber,
        Self::Handicap,
        Self::Margin,
        Self::Result,
        Self::Territory,
        Self::Side,
        Self::Dead,
        Self::Seki,
        Self::Shape,
        Self::Full,
        Self::Estimate,
        Self::Miscount,
    ];

    /// Its name on the command line.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Halves => "halves",
            Self::Tens => "tens",
            Self::KeyNumber => "key-number",
            Self::Handicap => "handicap",
            Self::Margin => "margin",
            Self::Result => "result",
            Self::Territory => "territory",
            Self::Side => "side",
            Self::Dead => "dead",
            Self::Seki => "seki",
            Self::Full => "full",
            Self::Miscount => "miscount",
            Self::Estimate => "estimate",
            Self::Shape => "shape",
        }
    }
}

impl Drill {
    /// Whether it asks about a finished position.
    pub const fn has_board(self) -> bool {
        matches!(
            self,
            Self::Territory
                | Self::Side
                | Self::Dead
                | Self::Seki
                | Self::Full
                | Self::Estimate
                | Self::Shape
        )
    }

    /// Its title, which says what it asks.
    pub fn title(self) -> Message {
        Message::new(format!("drill-{}", self.as_str()), [])
    }

    /// Its first hint, which says how to go about any of its questions.
    pub(super) fn hint(self) -> Message {
        // A whole count asks for the totals before it.
        let drill = if self == Self::Full { Self::Result } else { self };
        Message::new(format!("drill-hint-{}", drill.as_str()), [])
    }
}

impl From<Drill> for Value {
    fn from(drill: Drill) -> Self {
        Self::Word("drill", drill.as_str())
    }
}

impl fmt::Display for Drill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

facts! {
    /// A text that is not the name of a drill.
    pub enum DrillError {
        /// There is no such drill.
        Unknown { name: String } => "drill-unknown",
    }
}

impl FromStr for Drill {
    type Err = DrillError;

    fn from_str(text: &str) -> Result<Self, DrillError> {
        let found = Self::ALL.into_iter().find(|drill| drill.as_str() == text);
        found.ok_or_else(|| DrillError::Unknown { name: text.to_owned() })
    }
}
