//! What can be printed, and what a format needs to print it.

use super::document_text::document_text;
use super::print::{Layout, Paper, Poster};
use crate::fact::Message;
use crate::picture::Scene;
use crate::sheet::Document;
use crate::words::Words;

/// Writes a page in a format.
pub trait Writer: Sync {
    /// The bytes of the page; none if the page cannot be written in this format.
    ///
    /// # Errors
    /// If it does not fit on what it is laid out for.
    fn write(&self, page: &dyn Page, context: &Context<'_>) -> Result<Option<Vec<u8>>, Message>;
}

/// What can be printed: every format asks for the part it needs.
pub trait Page {
    /// The page as a document, in words: for Markdown, HTML, SVG and PDF.
    fn document(&self, context: &Context<'_>) -> Document<String>;

    /// The page as text for the terminal.
    fn text(&self, context: &Context<'_>) -> String {
        document_text(&self.document(context))
    }

    /// The page as pictures and sums, for SVG and PDF; none if its tables are printed.
    fn poster(&self, _context: &Context<'_>) -> Option<Poster> {
        None
    }

    /// The page as records, the heads first, for CSV; none if it has none.
    fn records(&self) -> Option<Vec<Vec<String>>> {
        None
    }

    /// The page as JSON; none if it has none.
    fn json(&self, _context: &Context<'_>) -> Option<serde_json::Result<String>> {
        None
    }

    /// The picture the page is about; none if it is about none.
    fn picture(&self) -> Option<Scene> {
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
