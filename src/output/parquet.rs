//! Pages as Parquet, if the program is built with it.

use super::{Context, Page, Writer};
use crate::fact::Message;

/// Writes the page's records as a table.
pub(super) struct Parquet;

impl Writer for Parquet {
    #[cfg(feature = "parquet")]
    fn write(&self, page: &dyn Page, _: &Context<'_>) -> Result<Option<Vec<u8>>, Message> {
        let Some(records) = page.records() else { return Ok(None) };
        let written = super::ParquetTable::of_records(Vec::new(), records);
        written.map(Some).map_err(|why| {
            let values = [("name", "parquet".into()), ("what", why.to_string().into())];
            Message::new("at-file", values)
        })
    }

    #[cfg(not(feature = "parquet"))]
    fn write(&self, _: &dyn Page, _: &Context<'_>) -> Result<Option<Vec<u8>>, Message> {
        Err(Message::plain("usage-no-parquet"))
    }
}
