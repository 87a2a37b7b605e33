//! The signs on the board.

use serde::Deserialize;

use crate::goban::{Color, Size, Vertex};

/// Which set of signs is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Glyphs {
    /// Round stones and lines, one column each where the terminal is not set up for East Asia.
    #[default]
    Unicode,
    /// Letters on lines: where there are no colours, or where stones come out too wide.
    Letters,
    /// Signs that are two columns wide in every terminal.
    Wide,
    /// Letters and dots, one column each in every terminal.
    Ascii,
}

impl Glyphs {
    /// All sets, in the order they are gone through.
    pub const ALL: [Self; 4] = [Self::Unicode, Self::Letters, Self::Wide, Self::Ascii];

    /// The word options and the settings file use.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Unicode => "unicode",
            Self::Letters => "letters",
            Self::Wide => "wide",
            Self::Ascii => "ascii",
        }
    }

    /// A stone.
    pub const fn stone(self, color: Color) -> &'static str {
        match (self, color) {
            // Discs both: which is which their colours tell.
            (Self::Unicode, _) => "●",
            (Self::Wide, Color::Black) => "⚫",
            (Self::Wide, Color::White) => "⚪",
            (Self::Letters | Self::Ascii, Color::Black) => "X",
            (Self::Letters | Self::Ascii, Color::White) => "O",
        }
    }

    /// A dead stone: a cross in its colour, or as diagrams write it.
    pub const fn dead(self, color: Color) -> &'static str {
        match (self, color) {
            (Self::Unicode, _) => "✕",
            (Self::Wide, Color::Black) => "ｘ",
            (Self::Wide, Color::White) => "ｏ",
            (_, Color::Black) => "x",
            (_, Color::White) => "o",
        }
    }

    /// The same set where there are no colours: of ● and ○ nobody can tell which is the darker on
    /// a terminal that is light on dark.
    #[must_use]
    pub const fn without_colours(self) -> Self {
        match self {
            Self::Unicode => Self::Letters,
            told_by_signs => told_by_signs,
        }
    }

    /// A vacant point of a side's territory; none where what is behind it tells whose it is.
    pub const fn territory(self, color: Color) -> Option<&'static str> {
        match (self, color) {
            (Self::Unicode, _) => None,
            (Self::Wide, Color::Black) => Some("ｂ"),
            (Self::Wide, Color::White) => Some("ｗ"),
            (Self::Letters | Self::Ascii, Color::Black) => Some("b"),
            (Self::Letters | Self::Ascii, Color::White) => Some("w"),
        }
    }

    /// A point of a seki that a side fills.
    pub const fn filled(self, color: Color) -> &'static str {
        match (self, color) {
            (Self::Unicode, _) => "◆",
            (Self::Wide, Color::Black) => "Ｂ",
            (Self::Wide, Color::White) => "Ｗ",
            (Self::Letters | Self::Ascii, Color::Black) => "B",
            (Self::Letters | Self::Ascii, Color::White) => "W",
        }
    }

    /// A point neither side has.
    pub const fn non_scoring(self) -> &'static str {
        match self {
            Self::Wide => "＊",
            _ => "*",
        }
    }

    /// A point of its territory that a side has to fill.
    pub const fn must_fill(self) -> &'static str {
        match self {
            Self::Wide => "！",
            _ => "!",
        }
    }

    /// An empty vertex.
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

    /// What stands below a vertex of a large board.
    pub const fn line_down(self) -> &'static str {
        match self {
            Self::Unicode | Self::Letters => "│",
            Self::Ascii | Self::Wide => " ",
        }
    }

    /// Where the next sign is typed.
    pub const fn caret(self) -> &'static str {
        match self {
            Self::Unicode | Self::Letters => "▏",
            Self::Ascii | Self::Wide => "_",
        }
    }

    /// What stands between two vertices of a row.
    pub const fn line(self) -> &'static str {
        match self {
            Self::Unicode | Self::Letters => "─",
            Self::Ascii => " ",
            // The signs themselves are two columns wide: nothing stands between them.
            Self::Wide => "",
        }
    }
}
