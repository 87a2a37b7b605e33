//! The rows of a Parquet table that this program wrote.

use std::fs::File;

use parquet::errors::{ParquetError, Result};
use parquet::file::reader::{FileReader as _, SerializedFileReader};
use parquet::record::{Field, Row};

use super::SCORE_COLUMNS;

/// Hands each row of a table of scored games to `take` as CSV has it, the heads first.
///
/// # Errors
/// Returns an error if the file is not such a table, or `take` returns one.
pub fn each_parquet_row(
    file: File,
    mut take: impl FnMut(Vec<String>) -> std::io::Result<()>,
) -> Result<()> {
    let table = SerializedFileReader::new(file)?;
    let schema = table.metadata().file_metadata().schema();
    let heads = schema.get_fields().iter().map(|field| field.name().to_owned());
    let heads: Vec<String> = heads.collect();
    if heads != SCORE_COLUMNS {
        return Err(ParquetError::General("other columns".to_owned()));
    }
    take(heads)?;
    for row in table.get_row_iter(None)? {
        take(cells(&row?))?;
    }
    Ok(())
}

fn cells(row: &Row) -> Vec<String> {
    row.get_column_iter().map(|(_, field)| cell(field)).collect()
}

fn cell(field: &Field) -> String {
    match field {
        Field::Null => String::new(),
        Field::Str(text) => text.clone(),
        Field::Double(amount) => amount.to_string(),
        Field::ListInternal(words) => {
            words.elements().iter().map(cell).collect::<Vec<_>>().join(" ")
        }
        other => other.to_string(),
    }
}
