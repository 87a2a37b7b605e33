//! Pages as rows of `.`, `X` and `O`: the position of those that have one.

use super::{Context, Page, Writer};
use shuzi_core::fact::Message;

/// Writes the page's position.
pub(super) struct Diagram;

impl Writer for Diagram {
    fn write(&self, page: &dyn Page, _: &Context<'_>) -> Result<Option<Vec<u8>>, Message> {
        Ok(page.diagram().map(String::into_bytes))
    }
}
