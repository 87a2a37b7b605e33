//! Pages as Parquet.

use super::{Context, Page, Writer};
use crate::fact::Message;

/// Writes the page's records as a table.
pub(super) struct Parquet;

impl Writer for Parquet {
    fn write(&self, page: &dyn Page, _: &Context<'_>) -> Result<Option<Vec<u8>>, Message> {
        let Some(records) = page.records() else { return Ok(None) };
        let written = super::ParquetTable::of_records(Vec::new(), records);
        written.map(Some).map_err(|why| {
            let values = [("name", "parquet".into()), ("what", why.to_string().into())];
            Message::new("at-file", values)
        })
    }
}
