//! A row of the choice of how things look.

/// A row of the page.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AppearanceRow {
    /// The colours.
    Theme,
    /// The symbols on the board.
    Glyphs,
    /// The language.
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

    /// The message key of its label.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Theme => "look-theme",
            Self::Glyphs => "look-glyphs",
            Self::Language => "look-language",
            Self::Mouse => "look-mouse",
            Self::Motion => "look-motion",
        }
    }
}
