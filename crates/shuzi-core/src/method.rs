//! The four counting methods.

use std::str::FromStr;

use crate::fact::{Message, Named as _, words};

words! {
    /// A way to get from total points to the margin of victory (Mays, section 1).
    #[cfg_attr(not(doctest), doc = include_str!("../docs/sheet.md"))]
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
    #[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
    pub enum Method as "method" {
        /// Full Counting: count both sides and compare.
        Full => "full",
        /// Half Counting: count one side and compare it with half the board's points.
        Half => "half",
        /// Simplified Half Counting: no tie-breaker, and non-scoring points lower the half count.
        Simplified => "simplified",
        /// Key Numbers: count one side and compare it with a number known before the count.
        Key => "key",
    }
}

impl Method {
    /// Whether both sides have to be counted.
    pub const fn counts_both(self) -> bool {
        matches!(self, Self::Full)
    }

    /// A different method to check the result with, without further counting on the board.
    #[must_use]
    pub const fn check(self) -> Self {
        match self {
            Self::Full | Self::Half | Self::Simplified => Self::Key,
            Self::Key => Self::Half,
        }
    }
}

impl FromStr for Method {
    type Err = Message;

    fn from_str(text: &str) -> Result<Self, Message> {
        Self::named(text, "method-unknown")
    }
}
