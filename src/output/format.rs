//! The formats, and what can be written in them: one trait, one file a format.

use super::csv::Csv;
use super::html::Html;
use super::json::Json;
use super::markdown::Markdown;
use super::paper::{Pdf, Svg};
use super::print::{Layout, Paper};
use super::sgf::Sgf;
use super::text::{Text, document_text};
use crate::fact::{Message, Value};
use crate::sheet::Document;
use crate::words::Words;

/// A format that something can be printed in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
#[non_exhaustive]
pub enum Format {
    /// Text for the terminal.
    #[default]
    Text,
    /// Markdown.
    Markdown,
    /// Comma-separated values.
    Csv,
    /// JSON.
    Json,
    /// A web page that needs nothing else.
    Html,
    /// A picture.
    Svg,
    /// Pages to print.
    Pdf,
    /// A game record.
    Sgf,
}

/// Writes a page in a format.
pub trait Writer: Sync {
    /// The bytes of the page.
    ///
    /// # Errors
    /// If the page cannot be written in this format.
    fn write(&self, page: &dyn Page, context: &Context<'_>) -> Result<Vec<u8>, Message>;
}

/// What can be printed: every format asks for the part it needs.
pub trait Page {
    /// The page as a document, in words: for Markdown, HTML, SVG and PDF.
    fn document(&self, context: &Context<'_>) -> Document<String>;

    /// The page as text for the terminal.
    fn text(&self, context: &Context<'_>) -> String {
        document_text(&self.document(context))
    }

    /// The page as records, the heads first, for CSV; none if it has none.
    fn records(&self) -> Option<Vec<Vec<String>>> {
        None
    }

    /// The page as JSON; none if it has none.
    fn json(&self, _context: &Context<'_>) -> Option<serde_json::Result<String>> {
        None
    }

    /// The page as a game record; none if it is none.
    fn sgf(&self) -> Option<String> {
        None
    }
}

/// How a page is written.
#[derive(Clone, Copy, Debug)]
pub struct Context<'a> {
    /// In which words.
    pub words: &'a Words,
    /// In how many columns of the terminal.
    pub width: usize,
    /// What PDF and SVG are laid out for.
    pub layout: Layout,
    /// The paper they are laid out on.
    pub paper: Paper,
}

impl<'a> Context<'a> {
    /// In these words, on pages of so many columns.
    pub fn new(words: &'a Words, width: usize) -> Self {
        Self { words, width, layout: Layout::default(), paper: Paper::default() }
    }
}

impl Format {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self::Text,
        Self::Markdown,
        Self::Csv,
        Self::Json,
        Self::Html,
        Self::Svg,
        Self::Pdf,
        Self::Sgf,
    ];

    /// The word options use.
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Text => "text",
            Self::Markdown => "md",
            Self::Csv => "csv",
            Self::Json => "json",
            Self::Html => "html",
            Self::Svg => "svg",
            Self::Pdf => "pdf",
            Self::Sgf => "sgf",
        }
    }

    /// The format of a word, in other spellings too: `markdown`, `table`.
    pub fn of_word(word: &str) -> Option<Self> {
        match word {
            "table" | "txt" => Some(Self::Text),
            "markdown" => Some(Self::Markdown),
            "htm" => Some(Self::Html),
            word => Self::ALL.into_iter().find(|format| format.as_str() == word),
        }
    }

    /// The file that writes it.
    pub const fn writer(self) -> &'static dyn Writer {
        match self {
            Self::Text => &Text,
            Self::Markdown => &Markdown,
            Self::Csv => &Csv,
            Self::Json => &Json,
            Self::Html => &Html,
            Self::Svg => &Svg,
            Self::Pdf => &Pdf,
            Self::Sgf => &Sgf,
        }
    }

    /// The bytes of a page in this format; text ends in a line break.
    ///
    /// # Errors
    /// If the page cannot be written in it.
    pub fn write(self, page: &dyn Page, context: &Context<'_>) -> Result<Vec<u8>, Message> {
        let mut bytes = self.writer().write(page, context)?;
        if self != Self::Pdf && !bytes.ends_with(b"\n") {
            bytes.push(b'\n');
        }
        Ok(bytes)
    }

    /// That a page cannot be written in this format, and in which it can.
    pub(super) fn refused(self, page: &dyn Page) -> Message {
        let others = Self::ALL.into_iter().filter(|format| match format {
            Self::Csv => page.records().is_some(),
            Self::Sgf => page.sgf().is_some(),
            other => *other != self,
        });
        let formats: Vec<Value> = others.map(|format| format.as_str().into()).collect();
        let values = [("format", self.as_str().into()), ("formats", Value::List(formats))];
        Message::new("usage-not-in-format", values)
    }
}
