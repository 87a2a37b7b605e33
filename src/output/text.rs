//! Pages as text for the terminal.

use super::{Context, Page, Writer};
use shuzi_core::fact::Message;

/// Writes the page as its own text.
pub(super) struct Text;

impl Writer for Text {
    fn write(&self, page: &dyn Page, context: &Context<'_>) -> Result<Option<Vec<u8>>, Message> {
        Ok(Some(page.text(context).into_bytes()))
    }
}
