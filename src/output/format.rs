//! The formats that pages can be written in: one row and one writer each.

use std::fmt;

use super::csv::Csv;
use super::diagram::Diagram;
use super::html::Html;
use super::json::Json;
use super::markdown::Markdown;
use super::paper::{Pdf, Svg};
use super::png::Png;
use super::sgf::Sgf;
use super::text::Text;
use super::{Page, Writer};

/// A format that pages can be written in.
#[derive(Clone, Copy)]
pub struct Format(&'static Row);

/// What is particular to a format.
struct Row {
    /// The word options use.
    name: &'static str,
    /// Other words for it.
    spellings: &'static [&'static str],
    /// How the names of its files end, without the dot.
    ending: &'static str,
    content: Content,
    holds: Holds,
    /// Whether the screen offers to save a result in it.
    offer: Offer,
    /// Whether a page has what the format writes.
    fits: fn(&dyn Page) -> bool,
    writer: &'static dyn Writer,
}

/// What a format is made of.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Content {
    /// Text for people: what a terminal would obey is removed, and it ends in a line break.
    Text,
    /// Text for programs, which has its own way to write such characters.
    Data,
    /// Bytes.
    Binary,
}

/// How many pages a file of a format holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Holds {
    /// One page.
    One,
    /// Many, apart by a line across.
    Ruled,
    /// Many, apart by an empty line.
    Spaced,
    /// Many, one after the other.
    Many,
    /// Many, one line each; a file can be continued.
    Lines,
    /// Many, as the rows of one table; a file can be continued.
    Rows,
}

/// Whether the screen offers to save a result in a format.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Offer {
    Always,
    /// If there is a board.
    Board,
    Never,
}

impl Format {
    /// Text for the terminal.
    pub const TEXT: Self = Self(&Row {
        name: "text",
        spellings: &["table", "txt"],
        ending: "txt",
        content: Content::Text,
        holds: Holds::Ruled,
        offer: Offer::Always,
        fits: |_| true,
        writer: &Text,
    });
    /// Markdown.
    pub const MARKDOWN: Self = Self(&Row {
        name: "md",
        spellings: &["markdown"],
        ending: "md",
        content: Content::Text,
        holds: Holds::Spaced,
        offer: Offer::Always,
        fits: |_| true,
        writer: &Markdown,
    });
    /// Comma-separated values.
    pub const CSV: Self = Self(&Row {
        name: "csv",
        spellings: &[],
        ending: "csv",
        content: Content::Text,
        holds: Holds::Rows,
        offer: Offer::Never,
        fits: |page| page.records().is_some(),
        writer: &Csv,
    });
    /// JSON, one object per line.
    pub const JSON: Self = Self(&Row {
        name: "json",
        spellings: &[],
        ending: "json",
        content: Content::Data,
        holds: Holds::Lines,
        offer: Offer::Always,
        fits: |_| true,
        writer: &Json,
    });
    /// A web page that needs nothing else.
    pub const HTML: Self = Self(&Row {
        name: "html",
        spellings: &["htm"],
        ending: "html",
        content: Content::Text,
        holds: Holds::One,
        offer: Offer::Never,
        fits: |_| true,
        writer: &Html,
    });
    /// A picture made of shapes.
    pub const SVG: Self = Self(&Row {
        name: "svg",
        spellings: &[],
        ending: "svg",
        content: Content::Text,
        holds: Holds::One,
        offer: Offer::Board,
        fits: |_| true,
        writer: &Svg,
    });
    /// A picture made of pixels.
    pub const PNG: Self = Self(&Row {
        name: "png",
        spellings: &[],
        ending: "png",
        content: Content::Binary,
        holds: Holds::One,
        offer: Offer::Board,
        fits: |page| page.picture().is_some(),
        writer: &Png,
    });
    /// Pages to print.
    pub const PDF: Self = Self(&Row {
        name: "pdf",
        spellings: &[],
        ending: "pdf",
        content: Content::Binary,
        holds: Holds::One,
        offer: Offer::Never,
        fits: |_| true,
        writer: &Pdf,
    });
    /// A game record.
    pub const SGF: Self = Self(&Row {
        name: "sgf",
        spellings: &[],
        ending: "sgf",
        content: Content::Data,
        holds: Holds::Many,
        offer: Offer::Board,
        fits: |page| page.sgf().is_some(),
        writer: &Sgf,
    });
    /// The position in rows of `.`, `X` and `O`, dead stones in small letters.
    pub const DIAGRAM: Self = Self(&Row {
        name: "diagram",
        spellings: &[],
        ending: "board.txt",
        content: Content::Text,
        holds: Holds::Spaced,
        offer: Offer::Board,
        fits: |page| page.diagram().is_some(),
        writer: &Diagram,
    });
    /// All of them, in the order in which they are listed.
    pub const ALL: [Self; 10] = [
        Self::TEXT,
        Self::MARKDOWN,
        Self::CSV,
        Self::JSON,
        Self::SGF,
        Self::DIAGRAM,
        Self::PNG,
        Self::SVG,
        Self::HTML,
        Self::PDF,
    ];

    /// The word options use.
    pub const fn as_str(self) -> &'static str {
        self.0.name
    }

    /// How the names of its files end, without the dot.
    pub const fn ending(self) -> &'static str {
        self.0.ending
    }

    /// Whether it is not text.
    pub fn is_binary(self) -> bool {
        self.0.content == Content::Binary
    }

    /// Whether characters that a terminal would obey are removed: the format has no way to write
    /// them.
    pub(super) fn is_shown(self) -> bool {
        self.0.content == Content::Text
    }

    /// How many pages a file of it holds.
    pub const fn holds(self) -> Holds {
        self.0.holds
    }

    /// Whether a page has what it writes.
    pub(super) fn fits(self, page: &dyn Page) -> bool {
        (self.0.fits)(page)
    }

    /// What writes it.
    pub(super) const fn writer(self) -> &'static dyn Writer {
        self.0.writer
    }

    /// The format of a word, in any spelling: `markdown`, `table`.
    pub fn of_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|Self(row)| row.name == word || row.spellings.contains(&word))
    }

    /// The formats that the screen offers to save a result in.
    pub fn offered(has_board: bool) -> Vec<Self> {
        let is_offered = |Self(row): &Self| match row.offer {
            Offer::Always => true,
            Offer::Board => has_board,
            Offer::Never => false,
        };
        Self::ALL.into_iter().filter(is_offered).collect()
    }
}

impl Default for Format {
    fn default() -> Self {
        Self::TEXT
    }
}

impl PartialEq for Format {
    fn eq(&self, other: &Self) -> bool {
        self.0.name == other.0.name
    }
}

impl Eq for Format {}

impl fmt::Debug for Format {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0.name)
    }
}
