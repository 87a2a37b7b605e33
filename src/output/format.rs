//! The formats that pages can be written in: a row each.

use strum::VariantArray;

use std::borrow::Cow;

use super::columns::fitted;
use super::csv::csv_rows;
use super::html::document_html;
use super::markdown::document_markdown;
use super::print::{Poster, figure_svg};
use super::{Page, PageStyle, paper};
use shuzi_core::fact::{Message, Value};
use shuzi_picture::png;
use shuzi_words::json::safe_json;
use shuzi_words::visible;

/// A format that pages can be written in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, VariantArray)]
pub enum Format {
    /// Text for the terminal.
    #[default]
    Text,
    Markdown,
    /// Comma-separated values.
    Csv,
    /// JSON: one object a line, or an array in a file that ends in `.json`.
    Json,
    /// A game record.
    Sgf,
    /// The position in rows of `.`, `X` and `O`, dead stones in small letters.
    Diagram,
    /// A picture made of pixels.
    Png,
    /// A picture made of shapes.
    Svg,
    /// A web page that needs nothing else.
    Html,
    /// Pages to print.
    Pdf,
}

/// Writes a page.
type Write = fn(&dyn Page, &PageStyle<'_>) -> Result<Option<Vec<u8>>, Message>;

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
    /// Writes a page; `None` if the page has nothing for this format.
    write: Write,
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
    /// Many, separated by a rule.
    Ruled,
    /// Many, separated by an empty line.
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
    Board,
    Never,
}

const TEXT: Row = Row {
    name: "text",
    spellings: &["table", "txt"],
    ending: "txt",
    content: Content::Text,
    holds: Holds::Ruled,
    offer: Offer::Always,
    fits: |_| true,
    write: |page, context| Ok(Some(fitted(&page.text(context), context.width).into_bytes())),
};
const MARKDOWN: Row = Row {
    name: "md",
    spellings: &["markdown"],
    ending: "md",
    holds: Holds::Spaced,
    write: |page, context| Ok(Some(document_markdown(&page.document(context)).into_bytes())),
    ..TEXT
};
const CSV: Row = Row {
    name: "csv",
    spellings: &[],
    ending: "csv",
    holds: Holds::Rows,
    offer: Offer::Never,
    fits: |page| page.records().is_some(),
    write: |page, _| Ok(page.records().map(|records| csv_rows(&records))),
    ..TEXT
};
const JSON: Row = Row {
    name: "json",
    spellings: &["jsonl", "ndjson"],
    ending: "json",
    content: Content::Data,
    holds: Holds::Lines,
    write: |page, context| Ok(page.json(context).map(|line| (safe_json(line) + "\n").into_bytes())),
    ..TEXT
};
const SGF: Row = Row {
    name: "sgf",
    spellings: &[],
    ending: "sgf",
    content: Content::Data,
    holds: Holds::Many,
    offer: Offer::Board,
    fits: |page| page.sgf().is_some(),
    write: |page, _| Ok(page.sgf().map(String::into_bytes)),
};
const DIAGRAM: Row = Row {
    name: "diagram",
    spellings: &[],
    ending: "board.txt",
    holds: Holds::Spaced,
    offer: Offer::Board,
    fits: |page| page.diagram().is_some(),
    write: |page, _| Ok(page.diagram().map(String::into_bytes)),
    ..TEXT
};
const PNG: Row = Row {
    name: "png",
    spellings: &[],
    ending: "png",
    content: Content::Binary,
    holds: Holds::One,
    offer: Offer::Board,
    fits: |page| page.picture().is_some(),
    write: |page, _| Ok(page.picture().and_then(|scene| png(&scene))),
};
const SVG: Row = Row {
    name: "svg",
    spellings: &[],
    ending: "svg",
    holds: Holds::One,
    offer: Offer::Board,
    write: paper::svg,
    ..TEXT
};
const HTML: Row = Row {
    name: "html",
    spellings: &["htm"],
    ending: "html",
    holds: Holds::One,
    offer: Offer::Never,
    write: |page, context| {
        let language = context.words.language();
        let posters = page.posters(context);
        let figures = posters.iter().flat_map(Poster::figures);
        let pictures: Vec<String> =
            figures.filter_map(|figure| figure_svg(figure, language)).collect();
        Ok(Some(document_html(&page.document(context), &pictures, language).into_bytes()))
    },
    ..TEXT
};
const PDF: Row = Row {
    name: "pdf",
    spellings: &[],
    ending: "pdf",
    content: Content::Binary,
    holds: Holds::One,
    offer: Offer::Never,
    write: paper::pdf,
    ..TEXT
};

impl Format {
    /// All of them, in the order in which they are listed.
    pub const ALL: &'static [Self] = Self::VARIANTS;

    const fn row(self) -> &'static Row {
        match self {
            Self::Text => &TEXT,
            Self::Markdown => &MARKDOWN,
            Self::Csv => &CSV,
            Self::Json => &JSON,
            Self::Sgf => &SGF,
            Self::Diagram => &DIAGRAM,
            Self::Png => &PNG,
            Self::Svg => &SVG,
            Self::Html => &HTML,
            Self::Pdf => &PDF,
        }
    }

    /// The word options use.
    pub const fn as_str(self) -> &'static str {
        self.row().name
    }

    /// Other words for it.
    pub const fn spellings(self) -> &'static [&'static str] {
        self.row().spellings
    }

    /// How the names of its files end, without the dot.
    pub const fn ending(self) -> &'static str {
        self.row().ending
    }

    /// Whether it is not text.
    pub fn is_binary(self) -> bool {
        self.row().content == Content::Binary
    }

    /// How many pages a file of it holds.
    pub const fn holds(self) -> Holds {
        self.row().holds
    }

    /// The format of a word, in any spelling: `markdown`, `table`.
    pub fn of_word(word: &str) -> Option<Self> {
        let is_it = |format: &Self| {
            let row = format.row();
            row.name == word || row.spellings.contains(&word)
        };
        Self::ALL.iter().copied().find(is_it)
    }

    /// The formats that the screen offers to save a result in.
    pub fn offered(has_board: bool) -> Vec<Self> {
        let is_offered = |format: &Self| match format.row().offer {
            Offer::Always => true,
            Offer::Board => has_board,
            Offer::Never => false,
        };
        Self::ALL.iter().copied().filter(is_offered).collect()
    }

    /// Returns the bytes of a page in this format; text ends with a line break.
    ///
    /// # Errors
    /// Returns an error if the page cannot be written in it.
    pub fn write(self, page: &dyn Page, context: &PageStyle<'_>) -> Result<Vec<u8>, Message> {
        let written = (self.row().write)(page, context)?;
        let mut bytes = written.ok_or_else(|| self.refused(page))?;
        // Names and comments come from others: a terminal must not obey them. JSON escapes them,
        // and a game file keeps them as they are.
        if self.row().content == Content::Text
            && let Ok(text) = std::str::from_utf8(&bytes)
            && let Cow::Owned(shown) = visible(text)
        {
            bytes = shown.into_bytes();
        }
        if !self.is_binary() && !bytes.ends_with(b"\n") {
            bytes.push(b'\n');
        }
        Ok(bytes)
    }

    /// Returns the message that a page cannot be written in this format, and in which ones it can.
    fn refused(self, page: &dyn Page) -> Message {
        let others =
            Self::ALL.iter().copied().filter(|&other| other != self && (other.row().fits)(page));
        let formats: Vec<Value> = others.map(|format| format.as_str().into()).collect();
        let values = [("format", self.as_str().into()), ("formats", Value::List(formats))];
        Message::new("usage-not-in-format", values)
    }
}
