//! Pages as JSON.

use super::{Context, Page, Writer};
use shuzi_core::fact::Message;
use shuzi_words::json::safe_json;

/// Writes the page's own JSON.
pub(super) struct Json;

impl Writer for Json {
    fn write(&self, page: &dyn Page, context: &Context<'_>) -> Result<Option<Vec<u8>>, Message> {
        let Some(line) = page.json(context) else { return Ok(None) };
        let line = line.map_err(|error| {
            Message::new("at-file", [("name", "json".into()), ("what", error.to_string().into())])
        })?;
        Ok(Some((safe_json(line) + "\n").into_bytes()))
    }
}
