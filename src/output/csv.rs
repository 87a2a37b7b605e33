//! Pages as comma-separated values.

use csv::{Terminator, WriterBuilder};

use super::{Context, Page, Writer};
use crate::fact::Message;
use crate::words::visible;

/// Writes the page's records, header first.
pub(super) struct Csv;

impl Writer for Csv {
    fn write(&self, page: &dyn Page, _: &Context<'_>) -> Result<Option<Vec<u8>>, Message> {
        Ok(page.records().map(|records| csv_rows(&records)))
    }
}

/// Returns records as CSV, one per line, without the control characters of names and comments: a
/// terminal would obey them.
pub fn csv_rows(records: &[Vec<String>]) -> Vec<u8> {
    let mut writer = WriterBuilder::new()
        .terminator(Terminator::Any(b'\n'))
        .flexible(true)
        .from_writer(Vec::new());
    for record in records {
        // Writing to memory cannot fail.
        let _ = writer.write_record(record.iter().map(|cell| visible(cell).into_owned()));
    }
    writer.into_inner().unwrap_or_default()
}
