//! Pages as JSON.

use super::{Context, Format, Page, Writer};
use crate::fact::Message;

/// Writes the page's own JSON.
pub(super) struct Json;

impl Writer for Json {
    fn write(&self, page: &dyn Page, context: &Context<'_>) -> Result<Vec<u8>, Message> {
        let line = page.json(context).ok_or_else(|| Format::Json.refused(page))?;
        let line = line.map_err(|error| {
            Message::new("at-file", [("name", "json".into()), ("what", error.to_string().into())])
        })?;
        Ok((line + "\n").into_bytes())
    }
}
