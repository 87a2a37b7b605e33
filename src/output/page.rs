//! What can be printed, and what a format needs to print it.

use super::document_text::document_text;
use super::print::{Layout, Paper, Poster};
use shuzi_core::sheet::Document;
use shuzi_picture::Scene;
use shuzi_words::Words;

/// A page that can be printed: every format takes the part it needs.
pub trait Page {
    /// Returns the page as a document, for Markdown, HTML, SVG and PDF.
    fn document(&self, context: &PageStyle<'_>) -> Document<String>;

    /// Returns the page as text for the terminal.
    fn text(&self, context: &PageStyle<'_>) -> String {
        document_text(&self.document(context), context.width)
    }

    /// Returns the page as pictures and sums, for SVG and PDF, one poster for each sheet of paper;
    /// none if its tables are printed.
    fn posters(&self, _context: &PageStyle<'_>) -> Vec<Poster> {
        Vec::new()
    }

    /// Returns the page as records, header first, for CSV; `None` if it has none.
    fn records(&self) -> Option<Vec<Vec<String>>> {
        None
    }

    /// Returns the page as JSON; `None` if it has none.
    fn json(&self, _context: &PageStyle<'_>) -> Option<String> {
        None
    }

    /// Returns the picture the page is about; `None` if there is none.
    fn picture(&self) -> Option<Scene> {
        None
    }

    /// Returns the position in rows of `.`, `X` and `O`, or `None` if there is none.
    fn diagram(&self) -> Option<String> {
        None
    }

    /// Returns the page as a game file; `None` if it is not a game.
    fn sgf(&self) -> Option<String> {
        None
    }
}

/// How a page is written.
#[derive(Clone, Copy, Debug)]
pub struct PageStyle<'a> {
    /// The texts.
    pub words: &'a Words,
    /// The width of the terminal, in columns.
    pub width: usize,
    /// The layout of PDF and SVG.
    pub layout: Layout,
    /// The paper of PDF and SVG.
    pub paper: Paper,
}

impl<'a> PageStyle<'a> {
    /// Creates a context for `width` columns, with the default layout and paper.
    pub fn new(words: &'a Words, width: usize) -> Self {
        Self { words, width, layout: Layout::default(), paper: Paper::default() }
    }
}
