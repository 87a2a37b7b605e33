//! Drills: the kinds of questions.

use std::fmt;
use std::str::FromStr;

use crate::fact::{Message, Named as _, words};

/// The levels of every drill, easiest first.
pub const LEVELS: std::ops::RangeInclusive<u8> = 1..=3;

words! {
    /// A kind of question, easiest first. Seeds depend on the number, so a new kind gets the next one.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
    pub enum Drill as "drill" {
        /// Halves and quarters.
        Halves => "halves",
        /// Piles of ten and the rest.
        Tens => "tens",
        /// The key number of a game.
        KeyNumber => "key-number",
        /// Handicap compensation: n, n − 1 or none.
        Handicap => "handicap",
        /// The margin from a total and a key number.
        Margin => "margin",
        /// Who wins and by how much, from the totals of both sides.
        Result => "result",
        /// The vacant points of one territory.
        Territory => "territory",
        /// All points of one side.
        Side => "side",
        /// Which stones are dead.
        Dead => "dead",
        /// What is left empty when a seki is filled.
        Seki => "seki",
        /// A side's area rearranged into whole tens.
        Shape = 13 => "shape",
        /// The result of a finished position.
        Full = 10 => "full",
        /// An estimate of the result of a finished position, seen for a few seconds.
        Estimate = 12 => "estimate",
        /// The wrong line of a worksheet.
        Miscount = 11 => "miscount",
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

impl fmt::Display for Drill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.as_str())
    }
}

impl FromStr for Drill {
    type Err = Message;

    fn from_str(text: &str) -> Result<Self, Message> {
        Self::named(text, "drill-unknown")
    }
}
