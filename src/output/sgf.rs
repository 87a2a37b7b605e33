//! Pages as SGF: a game with its result in it.

use super::{Context, Format, Page, Writer};
use crate::fact::Message;

/// Writes the game's record with its result.
pub(super) struct Sgf;

impl Writer for Sgf {
    fn write(&self, page: &dyn Page, _: &Context<'_>) -> Result<Vec<u8>, Message> {
        page.sgf().map(String::into_bytes).ok_or_else(|| Format::Sgf.refused(page))
    }
}
