//! A row of the choice of how things look.

use strum::IntoStaticStr;

/// A row of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq, IntoStaticStr)]
#[strum(const_into_str, serialize_all = "kebab-case", prefix = "look-")]
pub enum AppearanceRow {
    /// The colours.
    Theme,
    /// The symbols on the board.
    Glyphs,
    Language,
    /// Whether clicks mark stones.
    Mouse,
    /// Whether anything moves by itself.
    Motion,
}

impl AppearanceRow {
    /// All rows, from the top.
    pub const ALL: [Self; 5] =
        [Self::Theme, Self::Glyphs, Self::Language, Self::Mouse, Self::Motion];
}
