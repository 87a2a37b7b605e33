//! What a reader of a result must know of its terms.

use crate::amount::Amount;
use crate::fact::facts;
use crate::rules::{LastMove, Profile};

facts! {
    /// What a reader of a result must know of its terms.
    pub enum Caution {
        /// The rules say that the file's komi holds the compensation: none is added.
        CompensationInKomi {
            /// The komi.
            komi: Amount,
        } => "caution-compensation-in-komi",
        /// Some programs put the compensation into `KM`.
        KomiMayHoldCompensation {
            /// The handicap stones.
            stones: u32,
            /// The komi.
            komi: Amount,
        } => "caution-komi-may-hold-compensation",
        /// The file's komi can only be in zi.
        KomiInZi {
            /// What `KM` says.
            komi: Amount,
            /// The points it stands for.
            points: Amount,
        } => "caution-komi-in-zi",
        /// Hardly any game has such a komi: 65 for 6.5.
        LargeKomi {
            /// The komi.
            komi: Amount,
        } => "caution-large-komi",
        /// The file names no komi, and its result in whole points rules out that of its rules.
        NoKomiByResult {
            /// What the rules have.
            komi: Amount,
        } => "caution-no-komi-by-result",
        /// The rules do not score area.
        NotAreaScoring {
            /// The profile.
            rules: String,
        } => "caution-not-area-scoring",
        /// The rules adjust for the last move, which this count does not.
        LastMoveRule {
            /// The profile.
            rules: String,
            /// Its rule.
            rule: String,
        } => "caution-last-move-rule",
        /// `GoGui` writes `GOE` for Chinese rules.
        GoguiWritesGoe => "caution-gogui-writes-goe",
    }
}

impl Caution {
    /// A larger komi, in points, is asked about.
    pub const LARGE_KOMI: Amount = Amount::points(20);

    /// What must be known of an area count by a profile, whatever the game.
    pub fn of_profile(profile: &Profile) -> Vec<Self> {
        let mut cautions = Vec::new();
        if !profile.counts_area() {
            cautions.push(Self::NotAreaScoring { rules: profile.name.clone() });
        }
        if profile.last_move != LastMove::None {
            let rule = profile.last_move.as_str().to_owned();
            cautions.push(Self::LastMoveRule { rules: profile.name.clone(), rule });
        }
        cautions
    }
}
