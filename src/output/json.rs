//! Pages as JSON.

use super::{Context, Page, Writer};
use crate::fact::Message;
use crate::words::is_hidden;

/// Writes the page's own JSON.
pub(super) struct Json;

impl Writer for Json {
    fn write(&self, page: &dyn Page, context: &Context<'_>) -> Result<Option<Vec<u8>>, Message> {
        let Some(line) = page.json(context) else { return Ok(None) };
        let line = line.map_err(|error| {
            Message::new("at-file", [("name", "json".into()), ("what", error.to_string().into())])
        })?;
        Ok(Some((escaped(line) + "\n").into_bytes()))
    }
}

/// The same JSON with what a terminal would obey written as escapes: strings may hold it as it is,
/// but for the first control characters.
fn escaped(json: String) -> String {
    if !json.chars().any(|sign| sign != '\n' && is_hidden(sign)) {
        return json;
    }
    let mut escaped = String::with_capacity(json.len() + 16);
    for sign in json.chars() {
        if sign != '\n' && is_hidden(sign) {
            // None of them needs more than four figures.
            escaped.push_str(&format!("\\u{:04x}", u32::from(sign)));
        } else {
            escaped.push(sign);
        }
    }
    escaped
}
