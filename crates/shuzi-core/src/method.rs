//! The four counting methods.

use std::str::FromStr;

use crate::fact::{Value, facts};

/// A way to get from total points to the margin of victory (Mays, section 1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(rename_all = "lowercase"))]
pub enum Method {
    /// Full Counting: count both sides and compare.
    Full,
    /// Half Counting: count one side and compare it with half the board's points.
    Half,
    /// Simplified Half Counting: no tie-breaker, and non-scoring points lower the half count.
    Simplified,
    /// Key Numbers: count one side and compare it with a number known before the count.
    Key,
}

impl Method {
    /// All four methods, in the order of Mays' tables.
    pub const ALL: [Self; 4] = [Self::Full, Self::Half, Self::Simplified, Self::Key];

    /// The method's name in options and JSON.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Full => "full",
            Self::Half => "half",
            Self::Simplified => "simplified",
            Self::Key => "key",
        }
    }

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

impl From<Method> for Value {
    fn from(method: Method) -> Self {
        Self::Word("method", method.as_str())
    }
}

facts! {
    /// Why a text is not a counting method.
    pub enum UnknownMethod {
        /// No method has this name.
        NotAMethod { text: String } => "method-unknown",
    }
}

impl FromStr for Method {
    type Err = UnknownMethod;
    fn from_str(text: &str) -> Result<Self, UnknownMethod> {
        Self::ALL
            .into_iter()
            .find(|method| method.as_str() == text.trim().to_ascii_lowercase())
            .ok_or_else(|| UnknownMethod::NotAMethod { text: text.to_owned() })
    }
}
