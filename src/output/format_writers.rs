//! One writer per format.

use std::borrow::Cow;

use super::csv::Csv;
use super::html::Html;
use super::json::Json;
use super::markdown::Markdown;
use super::paper::{Pdf, Svg};
use super::parquet::Parquet;
use super::png::Png;
use super::sgf::Sgf;
use super::text::Text;
use super::{Context, Format, Page, Writer};
use crate::fact::{Message, Value};
use crate::words::visible;

impl Format {
    /// Returns the writer of this format.
    pub const fn writer(self) -> &'static dyn Writer {
        match self {
            Self::Text => &Text,
            Self::Markdown => &Markdown,
            Self::Csv => &Csv,
            Self::Json => &Json,
            Self::Html => &Html,
            Self::Svg => &Svg,
            Self::Png => &Png,
            Self::Pdf => &Pdf,
            Self::Sgf => &Sgf,
            Self::Parquet => &Parquet,
        }
    }

    /// Returns the bytes of a page in this format; text ends with a line break.
    ///
    /// # Errors
    /// Returns an error if the page cannot be written in it.
    pub fn write(self, page: &dyn Page, context: &Context<'_>) -> Result<Vec<u8>, Message> {
        let written = self.writer().write(page, context)?;
        let mut bytes = written.ok_or_else(|| self.refused(page))?;
        // Names and comments come from others: a terminal must not obey them. JSON escapes them,
        // and a game file keeps them as they are.
        if !self.is_binary()
            && !matches!(self, Self::Json | Self::Sgf)
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
        let others = Self::ALL.into_iter().filter(|format| match format {
            Self::Csv => page.records().is_some(),
            Self::Parquet => cfg!(feature = "parquet") && page.records().is_some(),
            Self::Png => page.picture().is_some(),
            Self::Sgf => page.sgf().is_some(),
            other => *other != self,
        });
        let formats: Vec<Value> = others.map(|format| format.as_str().into()).collect();
        let values = [("format", self.as_str().into()), ("formats", Value::List(formats))];
        Message::new("usage-not-in-format", values)
    }
}
