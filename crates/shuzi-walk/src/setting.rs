//! The settings of a count, by name.

use strum::IntoStaticStr;

use std::str::FromStr;

#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
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
    /// All settings, in display order.
    pub const ALL: [Self; 12] = [
        Self::Size,
        Self::Rules,
        Self::Kind,
        Self::Komi,
        Self::TieBreaker,
        Self::Handicap,
        Self::Compensation,
        Self::Scoring,
        Self::Method,
        Self::KeepTieBreaker,
        Self::Side,
        Self::Players,
    ];

    /// Whether it is typed as a number.
    pub const fn is_number(self) -> bool {
        matches!(self, Self::Size | Self::Komi | Self::TieBreaker | Self::Handicap)
    }
}

impl FromStr for Setting {
    type Err = ();
    fn from_str(text: &str) -> Result<Self, ()> {
        Self::ALL.into_iter().find(|setting| setting.into_str() == text).ok_or(())
    }
}
