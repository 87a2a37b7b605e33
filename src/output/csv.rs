//! Pages as comma-separated values.

use super::{Context, Page, Writer};
use crate::fact::Message;

/// Writes the page's records, header first.
pub(super) struct Csv;

impl Writer for Csv {
    fn write(&self, page: &dyn Page, _: &Context<'_>) -> Result<Option<Vec<u8>>, Message> {
        Ok(page.records().map(|records| csv(&records).into_bytes()))
    }
}

/// Returns records as CSV, header first; fields with a comma, quote or line break are quoted.
pub fn csv(records: &[Vec<String>]) -> String {
    let field = |field: &String| {
        if field.contains([',', '"', '\n', '\r']) {
            format!("\"{}\"", field.replace('"', "\"\""))
        } else {
            field.clone()
        }
    };
    let line = |record: &Vec<String>| record.iter().map(field).collect::<Vec<_>>().join(",");
    records.iter().map(|record| line(record) + "\n").collect()
}
