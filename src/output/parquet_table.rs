//! A Parquet table, written row by row.

use std::io::{self, Write};
use std::str::FromStr;
use std::sync::Arc;

use arrow_array::builder::{ListBuilder, StringBuilder};
use arrow_array::types::Int8Type;
use arrow_array::{
    ArrayRef, BooleanArray, DictionaryArray, Float64Array, Int32Array, RecordBatch, StringArray,
};
use arrow_schema::{DataType, Field, Schema, SchemaRef};
use parquet::arrow::ArrowWriter;
use parquet::basic::Compression;
use parquet::errors::ParquetError;
use parquet::file::metadata::KeyValue;
use parquet::file::properties::WriterProperties;

use crate::json::WrittenBy;

/// A table being written: the columns of CSV, numbers as numbers, stones as lists, empty cells as null.
pub struct ParquetTable<W: Write + Send> {
    writer: ArrowWriter<W>,
    schema: SchemaRef,
    /// Rows not handed over yet.
    rows: Vec<Vec<String>>,
}

/// Rows handed over together.
const ROWS: usize = 1024;

/// Rows per group: that many are kept in memory, compressed.
const ROWS_OF_GROUP: usize = 100_000;

impl<W: Write + Send> ParquetTable<W> {
    /// Starts a table with columns of these names.
    ///
    /// # Errors
    /// Returns an error if it cannot be written.
    pub fn begin(to: W, heads: &[String]) -> io::Result<Self> {
        // Without a file, `game` is the kind of game: even or handicap.
        let is_numbered = heads.iter().any(|head| head == "file");
        let field = |head: &String| match head.as_str() {
            "game" if !is_numbered => Field::new(head, DataType::Utf8, true),
            _ => Field::new(head, kind(head), true),
        };
        let schema = Arc::new(Schema::new(heads.iter().map(field).collect::<Vec<_>>()));
        let properties = WriterProperties::builder()
            .set_compression(Compression::SNAPPY)
            .set_max_row_group_row_count(Some(ROWS_OF_GROUP))
            .set_key_value_metadata(Some(written_by()))
            .build();
        let writer = ArrowWriter::try_new(to, Arc::clone(&schema), Some(properties));
        Ok(Self { writer: writer.map_err(failed)?, schema, rows: Vec::new() })
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
        if self.rows.len() < ROWS { Ok(()) } else { self.hand_over() }
    }

    /// Ends the table and returns what it was written to.
    ///
    /// # Errors
    /// Returns an error if it cannot be written.
    pub fn finish(mut self) -> io::Result<W> {
        self.hand_over()?;
        self.writer.into_inner().map_err(failed)
    }

    fn hand_over(&mut self) -> io::Result<()> {
        let rows = std::mem::take(&mut self.rows);
        let error = self.schema.index_of("error").ok();
        let fields = self.schema.fields().iter().enumerate();
        let columns: io::Result<_> =
            fields.map(|(at, field)| column(field.data_type(), &rows, at, error)).collect();
        let batch = RecordBatch::try_new(Arc::clone(&self.schema), columns?);
        let batch = batch.map_err(io::Error::other)?;
        self.writer.write(&batch).map_err(failed)
    }
}

/// What wrote the table, as JSON has it.
fn written_by() -> Vec<KeyValue> {
    let WrittenBy { schema, version } = WrittenBy::THIS;
    [("shuzi.schema", schema.to_string()), ("shuzi.version", version.to_owned())]
        .map(|(key, value)| KeyValue::new(key.to_owned(), value))
        .to_vec()
}

/// Returns the type of a column, by its name.
fn kind(head: &str) -> DataType {
    match head {
        "game" | "handicap" | "non_scoring" | "uncertain" | "needs" | "tie_at" => DataType::Int32,
        "komi" | "tie_breaker" | "compensation" | "black" | "white" | "half_count"
        | "adjustment" | "key_number" | "margin" => DataType::Float64,
        "other_winner" | "agrees" => DataType::Boolean,
        "winner" => DataType::Dictionary(Box::new(DataType::Int8), Box::new(DataType::Utf8)),
        "dead" => DataType::new_list(DataType::Utf8, true),
        _ => DataType::Utf8,
    }
}

/// Returns a column of the rows; empty cells are null. `error` is the column of what is wrong.
fn column(
    kind: &DataType,
    rows: &[Vec<String>],
    at: usize,
    error: Option<usize>,
) -> io::Result<ArrayRef> {
    let cells =
        || rows.iter().map(|row| row.get(at).map(String::as_str).filter(|cell| !cell.is_empty()));
    Ok(match kind {
        DataType::Int32 => Arc::new(cells().map(read).collect::<io::Result<Int32Array>>()?),
        DataType::Float64 => Arc::new(cells().map(read).collect::<io::Result<Float64Array>>()?),
        DataType::Boolean => Arc::new(cells().map(read).collect::<io::Result<BooleanArray>>()?),
        DataType::Dictionary(..) => Arc::new(cells().collect::<DictionaryArray<Int8Type>>()),
        DataType::List(_) => {
            let mut lists = ListBuilder::new(StringBuilder::new());
            for row in rows {
                let names = row.get(at).map(String::as_str).unwrap_or_default();
                names.split_whitespace().for_each(|name| lists.values().append_value(name));
                // A game without dead stones has an empty list, what could not be counted has none.
                lists.append(error.and_then(|error| row.get(error)).is_none_or(String::is_empty));
            }
            Arc::new(lists.finish())
        }
        _ => Arc::new(cells().collect::<StringArray>()),
    })
}

fn read<T: FromStr>(cell: Option<&str>) -> io::Result<Option<T>> {
    let refused = |_| io::Error::from(io::ErrorKind::InvalidData);
    cell.map(str::parse).transpose().map_err(refused)
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
