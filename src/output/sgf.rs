//! Pages as SGF: a game with its result in it.

use super::{Context, Page, Writer};
use shuzi_core::fact::Message;

/// Writes the game file with its result.
pub(super) struct Sgf;

impl Writer for Sgf {
    fn write(&self, page: &dyn Page, _: &Context<'_>) -> Result<Option<Vec<u8>>, Message> {
        Ok(page.sgf().map(String::into_bytes))
    }
}
