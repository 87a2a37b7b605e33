//! The symbols on the board.

use clap::ValueEnum;
use strum::IntoStaticStr;

use serde::Deserialize;

use shuzi_core::goban::{Color, Size, Vertex};

/// A set of symbols for the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, IntoStaticStr, ValueEnum)]
#[strum(const_into_str, serialize_all = "kebab-case")]
#[serde(rename_all = "kebab-case")]
pub enum Glyphs {
    /// Round stones and lines, one column each unless the terminal is set up for East Asia.
    #[default]
    Unicode,
    /// Letters on lines, for terminals without colours or with stones that come out too wide.
    Letters,
    /// Symbols that are two columns wide in every terminal.
    Wide,
    /// Letters and dots, one column each in every terminal.
    Ascii,
}

impl Glyphs {
    /// All sets, in the order they are cycled through.
    pub const ALL: [Self; 4] = [Self::Unicode, Self::Letters, Self::Wide, Self::Ascii];

    /// Returns the symbol of a stone.
    pub const fn stone(self, color: Color) -> &'static str {
        match (self, color) {
            // Both are discs; their colours tell them apart.
            (Self::Unicode, _) => "●",
            (Self::Wide, Color::Black) => "⚫",
            (Self::Wide, Color::White) => "⚪",
            (Self::Letters | Self::Ascii, Color::Black) => "X",
            (Self::Letters | Self::Ascii, Color::White) => "O",
        }
    }

    /// Returns the symbol of a dead stone: a cross in its colour, or a lower-case letter.
    pub const fn dead(self, color: Color) -> &'static str {
        match (self, color) {
            (Self::Unicode, _) => "✕",
            (Self::Wide, Color::Black) => "ｘ",
            (Self::Wide, Color::White) => "ｏ",
            (_, Color::Black) => "x",
            (_, Color::White) => "o",
        }
    }

    /// Returns the set to use without colours: on a light-on-dark terminal it is unclear which of ●
    /// and ○ is black.
    #[must_use]
    pub const fn without_colours(self) -> Self {
        match self {
            Self::Unicode => Self::Letters,
            told_by_signs => told_by_signs,
        }
    }

    /// Returns the symbol of a point of territory, or `None` if the background shows its owner.
    pub const fn territory(self, color: Color) -> Option<&'static str> {
        match (self, color) {
            (Self::Unicode, _) => None,
            (Self::Wide, Color::Black) => Some("ｂ"),
            (Self::Wide, Color::White) => Some("ｗ"),
            (Self::Letters | Self::Ascii, Color::Black) => Some("b"),
            (Self::Letters | Self::Ascii, Color::White) => Some("w"),
        }
    }

    /// Returns the symbol of a point in seki that a side fills.
    pub const fn filled(self, color: Color) -> &'static str {
        match (self, color) {
            (Self::Unicode, _) => "◆",
            (Self::Wide, Color::Black) => "Ｂ",
            (Self::Wide, Color::White) => "Ｗ",
            (Self::Letters | Self::Ascii, Color::Black) => "B",
            (Self::Letters | Self::Ascii, Color::White) => "W",
        }
    }

    /// Returns the symbol of a non-scoring point.
    pub const fn non_scoring(self) -> &'static str {
        match self {
            Self::Wide => "＊",
            Self::Unicode | Self::Letters => "•",
            Self::Ascii => "*",
        }
    }

    /// Returns the symbol of a point in its own territory that a side has to fill (teire).
    pub const fn must_fill(self) -> &'static str {
        match self {
            Self::Wide => "！",
            _ => "!",
        }
    }

    /// Returns the symbol of an empty vertex.
    pub fn empty(self, vertex: Vertex, size: Size) -> &'static str {
        match self {
            Self::Ascii => return if size.is_star(vertex) { "+" } else { "." },
            Self::Wide => return if size.is_star(vertex) { "＋" } else { "．" },
            Self::Unicode | Self::Letters => {}
        }
        if size.is_star(vertex) {
            return "╋";
        }
        let (left, right) = (vertex.x == 0, vertex.x + 1 == size.width());
        let (top, bottom) = (vertex.y == 0, vertex.y + 1 == size.height());
        match (left, right, top, bottom) {
            (true, false, true, false) => "┌",
            (false, true, true, false) => "┐",
            (true, false, false, true) => "└",
            (false, true, false, true) => "┘",
            (true, false, false, false) => "├",
            (false, true, false, false) => "┤",
            (false, false, true, false) => "┬",
            (false, false, false, true) => "┴",
            (false, false, false, false) => "┼",
            _ => "·",
        }
    }

    /// Returns the line between two rows of a large board.
    pub const fn line_down(self) -> &'static str {
        match self {
            Self::Unicode | Self::Letters => "│",
            Self::Ascii | Self::Wide => " ",
        }
    }

    /// Returns the mark of the row that keys act on.
    pub const fn pointer(self) -> &'static str {
        match self {
            Self::Unicode | Self::Letters => "▸",
            Self::Ascii | Self::Wide => ">",
        }
    }

    /// Returns the caret of a text field.
    pub const fn caret(self) -> &'static str {
        match self {
            Self::Unicode | Self::Letters => "▏",
            Self::Ascii | Self::Wide => "_",
        }
    }

    /// Returns the line between two vertices of a row.
    pub const fn line(self) -> &'static str {
        match self {
            Self::Unicode | Self::Letters => "─",
            Self::Ascii => " ",
            // The symbols themselves are two columns wide and leave no gap.
            Self::Wide => "",
        }
    }
}
