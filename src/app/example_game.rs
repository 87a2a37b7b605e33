//! The bundled games to learn counting by.

use strum::IntoStaticStr;

use serde::{Deserialize, Serialize};

/// A bundled game; the totals of the first four are those of Mays, Examples 1 to 4.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr)]
#[strum(const_into_str, serialize_all = "kebab-case", prefix = "example-")]
#[serde(rename_all = "kebab-case")]
pub enum ExampleGame {
    /// An even game.
    #[default]
    Even,
    /// A game with three handicap stones.
    Handicap,
    /// A seki whose last shared liberty stays vacant.
    Seki,
    /// A seki whose shared liberties are filled evenly.
    #[strum(serialize = "shared")]
    SharedLiberties,
    /// A seki with a false eye, which its owner fills first.
    FalseEye,
}

impl ExampleGame {
    /// All games, from the easiest.
    pub const ALL: [Self; 5] =
        [Self::Even, Self::Handicap, Self::Seki, Self::SharedLiberties, Self::FalseEye];

    /// The game file.
    pub(super) const fn text(self) -> &'static [u8] {
        match self {
            Self::Even => include_bytes!("../../assets/games/even.sgf"),
            Self::Handicap => include_bytes!("../../assets/games/handicap.sgf"),
            Self::Seki => include_bytes!("../../assets/games/seki.sgf"),
            Self::SharedLiberties => include_bytes!("../../assets/games/seki-4x9.sgf"),
            Self::FalseEye => include_bytes!("../../assets/games/false-eyes.sgf"),
        }
    }
}
