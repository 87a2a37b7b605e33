//! Compares the recorded result with the counted one.

use super::OwnResult;
use crate::counting::{Agreement, CountResult, Outcome};
use crate::fact::facts;
use crate::record::Info;

facts! {
    /// How the recorded result compares with the counted one.
    pub enum RecordedVerdict {
        /// They are the same.
        Agrees { recorded: String, result: Outcome } => "recorded-agrees",
        /// They are the same if the recorded margin is in zi.
        AgreesInZi { recorded: String, result: Outcome } => "recorded-agrees-in-zi",
        /// They differ.
        Differs { recorded: String, result: Outcome } => "recorded-differs",
        /// The result under the game's own rules is unknown.
        NotComparable { recorded: String } => "recorded-not-comparable",
        /// The recorded result has no margin.
        NoMargin { recorded: String } => "recorded-no-margin",
    }
}

impl RecordedVerdict {
    /// Compares the recorded result, if there is one, with the result under the game's own rules.
    pub fn of(info: &Info, counted: &CountResult, own: OwnResult) -> Option<Self> {
        let (stated, read) = (info.result.as_ref()?, info.recorded.as_ref()?);
        let recorded = stated.value.clone();
        let Some(result) = own.outcome(counted.outcome()) else {
            let has_margin = read.black_lead().is_some();
            let (open, none) = (Self::NotComparable { recorded: recorded.clone() }, recorded);
            return Some(if has_margin { open } else { Self::NoMargin { recorded: none } });
        };
        Some(match counted.compare(result, read) {
            Some(Agreement::Same) => Self::Agrees { recorded, result },
            Some(Agreement::SameInZi) => Self::AgreesInZi { recorded, result },
            Some(Agreement::Different) => Self::Differs { recorded, result },
            None => Self::NoMargin { recorded },
        })
    }

    /// Whether the two agree; `None` if they cannot be compared.
    pub const fn agrees(&self) -> Option<bool> {
        match self {
            Self::Agrees { .. } | Self::AgreesInZi { .. } => Some(true),
            Self::Differs { .. } => Some(false),
            Self::NoMargin { .. } | Self::NotComparable { .. } => None,
        }
    }
}
