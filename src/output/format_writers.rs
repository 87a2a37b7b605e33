//! Writes pages in formats.

use std::borrow::Cow;

use super::{Context, Format, Page};
use shuzi_core::fact::{Message, Value};
use shuzi_words::visible;

impl Format {
    /// Returns the bytes of a page in this format; text ends with a line break.
    ///
    /// # Errors
    /// Returns an error if the page cannot be written in it.
    pub fn write(self, page: &dyn Page, context: &Context<'_>) -> Result<Vec<u8>, Message> {
        let written = self.writer().write(page, context)?;
        let mut bytes = written.ok_or_else(|| self.refused(page))?;
        // Names and comments come from others: a terminal must not obey them. JSON escapes them,
        // and a game file keeps them as they are.
        if self.is_shown()
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
        let others = Self::ALL.into_iter().filter(|&other| other != self && other.fits(page));
        let formats: Vec<Value> = others.map(|format| format.as_str().into()).collect();
        let values = [("format", self.as_str().into()), ("formats", Value::List(formats))];
        Message::new("usage-not-in-format", values)
    }
}
