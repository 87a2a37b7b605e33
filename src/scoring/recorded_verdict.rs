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
        /// The rules do not count area, and what they come to is not known.
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
    /// The verdict on a record, where it states a result. `own` is the result by the game's own
    /// rules where these do not count area: the record is held against that.
    pub fn of(info: &Info, counted: &CountResult, own: Option<Outcome>) -> Option<Self> {
        let (stated, read) = (info.result.as_ref()?, info.recorded.as_ref()?);
        let (recorded, result) = (stated.value.clone(), own.unwrap_or_else(|| counted.outcome()));
        let agreement = match own {
            Some(own) => read.black_lead().map(|lead| {
                if lead == own.black_lead() { Agreement::Same } else { Agreement::Different }
            }),
            None => counted.compare(read),
        };
        let is_area = counted.terms.profile.value.counts_area();
        Some(match agreement {
            Some(_) if own.is_none() && !is_area => Self::NotComparable { recorded },
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
