//! How a result compares with the one a record states.

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
        /// The record gives no margin.
        NoMargin {
            /// What the record says.
            recorded: String,
        } => "recorded-no-margin",
    }
}

impl RecordedVerdict {
    /// The verdict on a record, where it states a result.
    pub fn of(info: &Info, counted: &CountResult) -> Option<Self> {
        let (stated, read) = (info.result.as_ref()?, info.recorded.as_ref()?);
        let (recorded, result) = (stated.value.clone(), counted.outcome());
        Some(match counted.compare(read) {
            Some(Agreement::Same) => Self::Agrees { recorded, result },
            Some(Agreement::SameInZi) => Self::AgreesInZi { recorded, result },
            Some(Agreement::Different) => Self::Differs { recorded, result },
            None => Self::NoMargin { recorded },
        })
    }
}
