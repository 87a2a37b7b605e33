//! Compares the recorded result with the counted one.

use super::OwnResult;
use crate::counting::{Agreement, CountResult, Outcome, Winner};
use crate::fact::facts;
use crate::record::{Info, Recorded};

facts! {
    /// How the recorded result compares with the counted one.
    #[cfg_attr(not(doctest), doc = include_str!("../../docs/outcome.md"))]
    pub enum RecordedVerdict {
        /// They are the same.
        Agrees { recorded: String, result: Outcome } => "recorded-agrees",
        /// They are the same if the recorded margin is in zi.
        AgreesInZi { recorded: String, result: Outcome } => "recorded-agrees-in-zi",
        /// They differ.
        Differs { recorded: String, result: Outcome } => "recorded-differs",
        /// The result under the game's own rules is unknown.
        NotComparable { recorded: String } => "recorded-not-comparable",
        /// The file does not state komi or rules, and those assumed contradict what it records.
        Contested { recorded: String, result: Outcome } => "recorded-contested",
        /// The recorded result cannot be read.
        NotUnderstood { recorded: String } => "recorded-not-understood",
        /// The recorded result has no margin, and names another winner.
        OtherWinner { recorded: String, result: Outcome } => "recorded-other-winner",
        /// The recorded result has no margin.
        NoMargin { recorded: String } => "recorded-no-margin",
    }
}

impl RecordedVerdict {
    /// Compares the recorded result, if there is one, with the result under the game's own rules.
    pub fn of(info: &Info, counted: &CountResult, own: OwnResult) -> Option<Self> {
        let (stated, read) = (info.result.as_ref()?, info.recorded.as_ref()?);
        let recorded = stated.value.clone();
        if let OwnResult::Contested(result) = own {
            return Some(Self::Contested { recorded, result });
        }
        if *read == Recorded::Unknown && !is_left_out(&recorded) {
            return Some(Self::NotUnderstood { recorded });
        }
        let Some(result) = own.outcome(counted.outcome()) else {
            let has_margin = read.black_lead().is_some();
            let (open, none) = (Self::NotComparable { recorded: recorded.clone() }, recorded);
            return Some(if has_margin { open } else { Self::NoMargin { recorded: none } });
        };
        Some(match counted.compare(result, read) {
            Some(Agreement::Same) => Self::Agrees { recorded, result },
            Some(Agreement::SameInZi) => Self::AgreesInZi { recorded, result },
            Some(Agreement::Different) => Self::Differs { recorded, result },
            None => match (read.winner(), result.winner()) {
                (Some(stated), Winner::Side(counted)) if stated != counted => {
                    Self::OtherWinner { recorded, result }
                }
                _ => Self::NoMargin { recorded },
            },
        })
    }

    /// Whether the two agree; `None` if they cannot be compared.
    pub const fn agrees(&self) -> Option<bool> {
        match self {
            Self::Agrees { .. } | Self::AgreesInZi { .. } => Some(true),
            Self::Differs { .. } | Self::Contested { .. } => Some(false),
            Self::NoMargin { .. }
            | Self::NotComparable { .. }
            | Self::NotUnderstood { .. }
            | Self::OtherWinner { .. } => None,
        }
    }
}

/// Whether a file says that there is no result, or none known: `?`, `Void`.
fn is_left_out(recorded: &str) -> bool {
    ["?", "void", "unknown", "no result", ""].contains(&&*recorded.trim().to_lowercase())
}
