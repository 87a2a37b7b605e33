//! What lies over the walk-through, and how it is closed again.

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
    Save(SaveFormat),
    /// The question whether to leave.
    Quit,
    /// The offer to take up a count that was broken off.
    Resume,
}

/// A format a result is saved in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SaveFormat {
    /// The page `shuzi score` prints.
    Text,
    /// Markdown.
    Markdown,
    /// One JSON object.
    Json,
    /// The game with its result and both sides' points.
    Sgf,
    /// The board as a picture of points of colour.
    Png,
    /// The board as a picture of shapes.
    Svg,
    /// The position in rows of `.` `X` `O`, dead stones in small letters.
    Diagram,
}

impl SaveFormat {
    /// All of them, from the top.
    pub const ALL: [Self; 7] =
        [Self::Text, Self::Markdown, Self::Json, Self::Sgf, Self::Diagram, Self::Png, Self::Svg];

    /// How the names of its files end.
    pub const fn ending(self) -> &'static str {
        match self {
            Self::Text => "txt",
            Self::Markdown => "md",
            Self::Json => "json",
            Self::Sgf => "sgf",
            Self::Png => "png",
            Self::Svg => "svg",
            Self::Diagram => "board.txt",
        }
    }

    /// The key of its name.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Text => "save-text",
            Self::Markdown => "save-markdown",
            Self::Json => "save-json",
            Self::Sgf => "save-sgf",
            Self::Png => "save-png",
            Self::Svg => "save-svg",
            Self::Diagram => "save-diagram",
        }
    }
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
