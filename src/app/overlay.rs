//! What lies over the walk-through, and how it is closed again.

use crate::output::Format;

/// What lies over the walk-through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overlay {
    /// The keys of the screen below it.
    Help {
        /// Whether the settings lie below it, to be shown again when it is closed.
        on_settings: bool,
    },
    /// The settings, to be changed in the middle of a count.
    Settings,
    /// How things look, to be chosen; the row the cursor is on.
    Appearance(AppearanceRow),
    /// The format the result is to be saved in.
    Save(Format),
    /// The question whether to leave.
    Quit,
    /// The offer to take up a count that was broken off.
    Resume,
}

/// A row of what things look like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AppearanceRow {
    /// The colours.
    Theme,
    /// The signs on the board.
    Glyphs,
    /// The words.
    Language,
    /// Whether clicks mark stones.
    Mouse,
}

impl AppearanceRow {
    /// All rows, from the top.
    pub const ALL: [Self; 4] = [Self::Theme, Self::Glyphs, Self::Language, Self::Mouse];

    /// The key of its label.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Theme => "look-theme",
            Self::Glyphs => "look-glyphs",
            Self::Language => "look-language",
            Self::Mouse => "look-mouse",
        }
    }
}
