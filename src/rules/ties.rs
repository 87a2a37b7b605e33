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
