//! The four methods by name.

use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::fact::{Value, facts};

/// A way from the total points to the margin of victory (Mays, section 1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Method {
    /// Both sides are counted and compared.
    Full,
    /// One side is counted and held against half the board.
    Half,
    /// Half counting that leaves the tie-breaker out and lowers the half count for
    /// non-scoring points.
    Simplified,
    /// One side is counted and held against a number known beforehand.
    Key,
}

impl Method {
    /// All four, in the order of Mays' tables.
    pub const ALL: [Self; 4] = [Self::Full, Self::Half, Self::Simplified, Self::Key];

    /// The word options and JSON use.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Full => "full",
            Self::Half => "half",
            Self::Simplified => "simplified",
            Self::Key => "key",
        }
    }

    /// Whether it asks for both sides to be counted.
    pub const fn counts_both(self) -> bool {
        matches!(self, Self::Full)
    }

    /// A different method to check the result by; it needs no further counting on the board.
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
    /// A text that names no method.
    pub enum UnknownMethod {
        /// There is no such method.
        NotAMethod {
            /// What was typed.
            text: String,
        } => "method-unknown",
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
