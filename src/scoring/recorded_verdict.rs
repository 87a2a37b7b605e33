//! How a result compares with the one a record states.

use super::OwnResult;
use crate::counting::{Agreement, CountResult, Outcome};
use crate::fact::facts;
use crate::record::Info;

facts! {
    /// The recorded result beside the counted one.
    pub enum RecordedVerdict {
        /// They are the same.
        Agrees {
            /// What the record says.
            recorded: String,
            /// What was counted.
            result: Outcome,
        } => "recorded-agrees",
        /// They are the same if the record is in zi.
        AgreesInZi {
            /// What the record says.
            recorded: String,
            /// What was counted.
            result: Outcome,
        } => "recorded-agrees-in-zi",
        /// They differ.
        Differs {
            /// What the record says.
            recorded: String,
            /// What was counted.
            result: Outcome,
        } => "recorded-differs",
        /// What the rules come to is not known.
        NotComparable {
            /// What the record says.
            recorded: String,
        } => "recorded-not-comparable",
        /// The record gives no margin.
        NoMargin {
            /// What the record says.
            recorded: String,
        } => "recorded-no-margin",
    }
}

impl RecordedVerdict {
    /// The verdict on a record, where it states a result: it is held against the result by the
    /// game's own rules.
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

    /// Whether the record agrees; none where it gives no margin.
    pub const fn agrees(&self) -> Option<bool> {
        match self {
            Self::Agrees { .. } | Self::AgreesInZi { .. } => Some(true),
            Self::Differs { .. } => Some(false),
            Self::NoMargin { .. } | Self::NotComparable { .. } => None,
        }
    }
}
