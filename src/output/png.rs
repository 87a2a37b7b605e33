//! Pages as pixels: the board of those that have one.

use super::{Context, Page, Writer};
use shuzi_core::fact::Message;
use shuzi_picture::png;

/// Draws the page's picture.
pub(super) struct Png;

impl Writer for Png {
    fn write(&self, page: &dyn Page, _: &Context<'_>) -> Result<Option<Vec<u8>>, Message> {
        Ok(page.picture().and_then(|scene| png(&scene)))
    }
}
