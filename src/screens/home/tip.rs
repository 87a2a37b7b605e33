//! What a player who has counted some games might try next.

use strum::IntoStaticStr;

use super::keys::KEYS;
use crate::screens::count::RESULT_KEYS;
use crate::ui::Appearance;
use crate::ui::footer::key_of;
use shuzi_walk::{DoneCount, Verified};

/// Something the program does that the player has not used yet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(const_into_str, serialize_all = "kebab-case", prefix = "tip-")]
pub enum Tip {
    /// To count the other side too.
    OtherSide,
    /// To see the result by another method.
    Method,
    Practise,
}

impl Tip {
    /// The first that finished counts and practice show no use of; none before the first count.
    pub fn of(counts: &[DoneCount], has_practised: bool) -> Option<Self> {
        let first = counts.first()?;
        let at_table = || counts.iter().filter(|count| count.file.is_none());
        let is_verified = at_table().any(|count| count.verified != Verified::OneSide);
        if at_table().next().is_some() && !is_verified {
            return Some(Self::OtherSide);
        }
        if !has_practised {
            return Some(Self::Practise);
        }
        let one_method = counts.iter().all(|count| count.method == first.method);
        one_method.then_some(Self::Method)
    }

    /// The key it is about.
    pub fn key(self, look: &Appearance) -> String {
        match self {
            Self::OtherSide => key_of(RESULT_KEYS, "side", look),
            Self::Method => key_of(RESULT_KEYS, "method", look),
            Self::Practise => key_of(KEYS, "practise", look),
        }
    }
}
