//! Who wins a level score.

use crate::goban::Color;

/// Whose win a level score is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Ties {
    /// Nobody's: 和棋, jigo.
    #[default]
    Draw,
    /// One side's.
    To(Color),
}

impl Ties {
    /// All three.
    pub const ALL: [Self; 3] = [Self::Draw, Self::To(Color::Black), Self::To(Color::White)];

    /// The word profiles use.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Draw => "draw",
            Self::To(side) => side.as_str(),
        }
    }
}
