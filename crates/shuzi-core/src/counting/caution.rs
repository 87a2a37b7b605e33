//! Warnings about the terms of a count.

use crate::amount::Amount;
use crate::fact::facts;
use crate::rules::{LastMove, Profile, ProfileName};

facts! {
    /// Something about the terms of a count that its reader should know.
    #[cfg_attr(not(doctest), doc = include_str!("../../docs/terms.md"))]
    pub enum Caution {
        /// Under these rules the komi already includes the compensation, so none is added.
        CompensationInKomi { komi: Amount } => "caution-compensation-in-komi",
        /// The komi may include the compensation, as some programs add it to `KM`.
        KomiMayHoldCompensation { stones: u32, komi: Amount }
            => "caution-komi-may-hold-compensation",
        /// The komi in the file must be in zi.
        KomiInZi { komi: Amount, points: Amount } => "caution-komi-in-zi",
        /// The komi is unusually large, such as 65 for 6.5.
        LargeKomi { komi: Amount } => "caution-large-komi",
        /// The file states a komi of 0 for an even game, as programs do that do not know the komi.
        ZeroKomi => "caution-zero-komi",
        /// The rules do not use area scoring.
        NotAreaScoring { rules: ProfileName } => "caution-not-area-scoring",
        /// The rules adjust the score for the last move, but this count does not.
        LastMoveRule { rules: ProfileName, rule: String } => "caution-last-move-rule",
        /// The file is from `GoGui`, which writes `GOE` for Chinese rules.
        GoguiWritesGoe => "caution-gogui-writes-goe",
    }
}

impl Caution {
    /// The largest komi in points without a warning.
    pub const LARGE_KOMI: Amount = Amount::points(20);

    /// Whether it says that an area count is not the game's own result.
    pub const fn is_about_area(&self) -> bool {
        matches!(self, Self::NotAreaScoring { .. } | Self::LastMoveRule { .. })
    }

    /// The cautions for any count with this profile.
    pub fn of_profile(profile: &Profile) -> Vec<Self> {
        let mut cautions = Vec::new();
        if !profile.counts_area() {
            cautions.push(Self::NotAreaScoring { rules: profile.told_name() });
        }
        if profile.last_move != LastMove::None {
            let rule = profile.last_move.as_str().to_owned();
            cautions.push(Self::LastMoveRule { rules: profile.told_name(), rule });
        }
        cautions
    }
}
