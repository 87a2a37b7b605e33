//! Pages as comma-separated values.

use csv::{Terminator, WriterBuilder};

use shuzi_core::amount::Amount;
use shuzi_words::visible;

/// Returns records as CSV, one per line, without the control characters of names and comments: a
/// terminal would obey them.
pub fn csv_rows(records: &[Vec<String>]) -> Vec<u8> {
    let mut writer = WriterBuilder::new()
        .terminator(Terminator::Any(b'\n'))
        .flexible(true)
        .from_writer(Vec::new());
    for record in records {
        // Writing to memory cannot fail.
        let _ = writer.write_record(record.iter().map(|cell| inert(&visible(cell))));
    }
    writer.into_inner().unwrap_or_default()
}

/// Returns the heads of columns, as they are in a file.
pub(super) fn heads(line: &str) -> Vec<String> {
    line.split(',').map(str::to_owned).collect()
}

/// Returns an amount with a decimal point: what reads a column of them takes its type from the first.
pub(super) fn decimal(amount: Amount) -> String {
    let written = amount.to_string();
    if written.contains('.') { written } else { written + ".0" }
}

/// Signs at the start of a cell that a spreadsheet takes for a formula.
const FORMULA: [char; 6] = ['=', '+', '-', '@', '\t', '\r'];

/// Returns a cell that a spreadsheet shows as text, with an apostrophe before what it would run.
fn inert(cell: &str) -> String {
    // Numbers and fractions are none.
    let is_number = cell.chars().all(|sign| sign.is_ascii_digit() || "+-./".contains(sign));
    let is_run = cell.starts_with(FORMULA) && !is_number;
    if is_run { format!("'{cell}") } else { cell.to_owned() }
}

/// Returns what a cell was before it was made inert.
pub fn as_meant(cell: &str) -> &str {
    cell.strip_prefix('\'').filter(|rest| rest.starts_with(FORMULA)).unwrap_or(cell)
}
