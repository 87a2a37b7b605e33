//! The settings of a count, by name.

use strum::{EnumString, IntoStaticStr, VariantArray};

/// A setting, in the order in which they are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, EnumString, IntoStaticStr, VariantArray)]
#[strum(const_into_str, serialize_all = "kebab-case")]
pub enum Setting {
    /// The board size in lines; fixed by a game file.
    Size,
    /// The rule profile.
    Rules,
    /// The kind of game: even, without komi, or with handicap stones.
    #[strum(serialize = "game")]
    Kind,
    /// Komi, in points.
    Komi,
    /// The tie-breaker, in points.
    TieBreaker,
    /// The number of handicap stones.
    Handicap,
    /// The compensation for handicap stones.
    Compensation,
    /// Whether area or territory is counted, where the rules allow both.
    Scoring,
    /// The method of counting.
    Method,
    /// Whether Simplified Half Counting keeps the tie-breaker (Mays, p. 7).
    KeepTieBreaker,
    /// The side counted.
    Side,
    /// The players' names, of a game at the table.
    Players,
}

impl Setting {
    /// Whether it is typed as a number.
    pub const fn is_number(self) -> bool {
        matches!(self, Self::Size | Self::Komi | Self::TieBreaker | Self::Handicap)
    }
}
