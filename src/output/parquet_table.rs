//! A Parquet table, written row by row.

use std::io::{self, Write};
use std::sync::Arc;

use parquet::basic::Compression;
use parquet::errors::{ParquetError, Result};
use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;
use parquet::file::writer::SerializedFileWriter;
use parquet::schema::parser::parse_message_type;

use super::parquet_column::ParquetColumn;
use crate::json::WrittenBy;

/// A table being written: the columns of CSV, numbers as numbers, stones as lists, empty cells as null.
pub struct ParquetTable<W: Write + Send> {
    file: SerializedFileWriter<W>,
    /// The row group being written.
    columns: Vec<ParquetColumn>,
    rows_in_group: usize,
    /// Rows not handed over yet.
    rows: Vec<Vec<String>>,
    /// The column of what is wrong.
    error: Option<usize>,
}

/// Rows handed over together.
const ROWS: usize = 1000;

/// Rows per group: that many are kept in memory, compressed.
const ROWS_OF_GROUP: usize = 100 * ROWS;

impl<W: Write + Send> ParquetTable<W> {
    /// Starts a table with columns of these names.
    ///
    /// # Errors
    /// Returns an error if it cannot be written.
    pub fn begin(to: W, heads: &[String]) -> io::Result<Self> {
        // Without a file, `game` is the kind of game: even or handicap.
        let is_numbered = heads.iter().any(|head| head == "file");
        let field = |head: &String| match head.as_str() {
            "game" if !is_numbered => text(head),
            _ => field(head),
        };
        let fields: String = heads.iter().map(field).collect();
        let properties = WriterProperties::builder()
            .set_compression(Compression::SNAPPY)
            .set_key_value_metadata(Some(written_by()))
            .build();
        let file = parse_message_type(&format!("message shuzi {{ {fields} }}"))
            .and_then(|schema| {
                SerializedFileWriter::new(to, Arc::new(schema), Arc::new(properties))
            })
            .map_err(failed)?;
        let columns = columns_of(&file);
        let error = heads.iter().position(|head| head == "error");
        Ok(Self { file, columns, rows_in_group: 0, rows: Vec::new(), error })
    }

    /// Writes a whole table, header first.
    ///
    /// # Errors
    /// Returns an error if it cannot be written.
    pub fn of_records(to: W, records: Vec<Vec<String>>) -> io::Result<W> {
        let mut records = records.into_iter();
        let mut table = Self::begin(to, &records.next().unwrap_or_default())?;
        for row in records {
            table.add(row)?;
        }
        table.finish()
    }

    /// Adds a row.
    ///
    /// # Errors
    /// Returns an error if it cannot be written.
    pub fn add(&mut self, row: Vec<String>) -> io::Result<()> {
        self.rows.push(row);
        if self.rows.len() < ROWS {
            return Ok(());
        }
        self.hand_over().map_err(failed)?;
        if self.rows_in_group < ROWS_OF_GROUP {
            return Ok(());
        }
        self.end_group().map_err(failed)
    }

    /// Ends the table and returns what it was written to.
    ///
    /// # Errors
    /// Returns an error if it cannot be written.
    pub fn finish(mut self) -> io::Result<W> {
        self.hand_over().and_then(|()| self.end_group()).map_err(failed)?;
        self.file.into_inner().map_err(failed)
    }

    fn hand_over(&mut self) -> Result<()> {
        let rows = std::mem::take(&mut self.rows);
        for (at, column) in self.columns.iter_mut().enumerate() {
            // A game without dead stones has an empty list, what could not be counted has none.
            let is_counted =
                |row: &[String]| self.error.and_then(|at| row.get(at)).is_none_or(String::is_empty);
            let holds_lists = column.holds_lists();
            column.add(rows.iter().map(|row| {
                let cell = row.get(at).map_or("", String::as_str);
                let is_there = if holds_lists { is_counted(row) } else { !cell.is_empty() };
                is_there.then_some(cell)
            }))?;
        }
        self.rows_in_group += rows.len();
        Ok(())
    }

    fn end_group(&mut self) -> Result<()> {
        if self.rows_in_group == 0 {
            return Ok(());
        }
        let begun = columns_of(&self.file);
        let mut group = self.file.next_row_group()?;
        for column in std::mem::replace(&mut self.columns, begun) {
            let (bytes, closed) = column.finish()?;
            group.append_column(&bytes, closed)?;
        }
        group.close()?;
        self.rows_in_group = 0;
        Ok(())
    }
}

/// Returns the columns of a row group that begins.
fn columns_of<W: Write + Send>(file: &SerializedFileWriter<W>) -> Vec<ParquetColumn> {
    let described = file.schema_descr().columns().iter();
    described.map(|column| ParquetColumn::new(column.clone(), file.properties().clone())).collect()
}

/// What wrote the table, as JSON has it.
fn written_by() -> Vec<KeyValue> {
    let WrittenBy { schema, version } = WrittenBy::THIS;
    [("shuzi.schema", schema.to_string()), ("shuzi.version", version.to_owned())]
        .map(|(key, value)| KeyValue::new(key.to_owned(), value))
        .to_vec()
}

/// Returns the field of a column, by its name.
fn field(head: &str) -> String {
    match head {
        "game" | "handicap" | "non_scoring" | "uncertain" | "needs" | "tie_at" => {
            format!("optional int32 {head};")
        }
        "komi" | "tie_breaker" | "compensation" | "black" | "white" | "half_count"
        | "adjustment" | "key_number" | "margin" => format!("optional double {head};"),
        "other_winner" | "agrees" => format!("optional boolean {head};"),
        "dead" => {
            let word = text("element");
            format!("optional group {head} (LIST) {{ repeated group list {{ {word} }} }}")
        }
        _ => text(head),
    }
}

fn text(head: &str) -> String {
    format!("optional binary {head} (STRING);")
}

/// Returns the underlying I/O error, if there is one.
fn failed(why: ParquetError) -> io::Error {
    match why {
        ParquetError::External(why) => match why.downcast::<io::Error>() {
            Ok(why) => *why,
            Err(why) => io::Error::other(why),
        },
        why => io::Error::other(why),
    }
}

#[cfg(test)]
#[path = "../../tests/inside/output_parquet_table.rs"]
mod tests;
