//! Who wins if the scores are equal.

use crate::goban::Color;

/// Who wins if the scores are equal.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/outcome.md"))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ties {
    /// Neither side: 和棋, jigo.
    #[default]
    Draw,
    /// This side.
    To(Color),
}

impl Ties {
    /// All three outcomes.
    pub const ALL: [Self; 3] = [Self::Draw, Self::To(Color::Black), Self::To(Color::White)];

    /// The name in profiles.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Draw => "draw",
            Self::To(side) => side.as_str(),
        }
    }
}
