//! A column of a Parquet table, compressed as it grows.

use std::io::{self, Write};
use std::str::FromStr;
use std::sync::{Arc, Mutex, PoisonError};

use bytes::Bytes;
use parquet::column::page::{CompressedPage, PageWriteSpec, PageWriter};
use parquet::column::writer::{
    ColumnCloseResult, ColumnWriter, ColumnWriterImpl, get_column_writer,
};
use parquet::data_type::{ByteArray, DataType};
use parquet::errors::{ParquetError, Result};
use parquet::file::properties::WriterPropertiesPtr;
use parquet::file::writer::{SerializedPageWriter, TrackedWrite};
use parquet::schema::types::ColumnDescPtr;

/// The column's part of a row group. Row groups hold one column after the other, so each is kept
/// until the group is whole, as compressed pages.
pub(super) struct ParquetColumn {
    writer: ColumnWriter<'static>,
    pages: Kept,
    holds_lists: bool,
}

impl ParquetColumn {
    /// Starts an empty one.
    pub(super) fn new(described: ColumnDescPtr, properties: WriterPropertiesPtr) -> Self {
        let pages = Kept::default();
        let holds_lists = described.max_rep_level() > 0;
        let into = Box::new(Pages(TrackedWrite::new(pages.clone())));
        Self { writer: get_column_writer(described, properties, into), pages, holds_lists }
    }

    /// Whether its cells are lists of words.
    pub(super) const fn holds_lists(&self) -> bool {
        self.holds_lists
    }

    /// Adds the cells of rows: texts, numbers and flags as their column has them, `None` where there
    /// is nothing. In a column of lists a cell is words, and an empty one is a list of none.
    ///
    /// # Errors
    /// Returns an error if a cell is not of the column's kind.
    pub(super) fn add<'a>(&mut self, cells: impl Iterator<Item = Option<&'a str>>) -> Result<()> {
        match &mut self.writer {
            ColumnWriter::ByteArrayColumnWriter(writer) if self.holds_lists => lists(writer, cells),
            ColumnWriter::ByteArrayColumnWriter(writer) => {
                put(writer, cells, |cell| Ok(ByteArray::from(cell)))
            }
            ColumnWriter::Int32ColumnWriter(writer) => put(writer, cells, read),
            ColumnWriter::DoubleColumnWriter(writer) => put(writer, cells, read),
            ColumnWriter::BoolColumnWriter(writer) => put(writer, cells, read),
            _ => Err(ParquetError::NYI("a column of another kind".to_owned())),
        }
    }

    /// Ends it and returns its bytes, and what they are.
    ///
    /// # Errors
    /// Returns an error if they cannot be written.
    pub(super) fn finish(self) -> Result<(Bytes, ColumnCloseResult)> {
        let closed = self.writer.close()?;
        Ok((self.pages.take().into(), closed))
    }
}

/// Adds cells; a cell without a value counts as level 0, a value as level 1.
fn put<'a, T: DataType>(
    writer: &mut ColumnWriterImpl<'_, T>,
    cells: impl Iterator<Item = Option<&'a str>>,
    of: impl Fn(&'a str) -> Result<T::T>,
) -> Result<()> {
    let (mut values, mut levels) = (Vec::new(), Vec::new());
    for cell in cells {
        levels.push(i16::from(cell.is_some()));
        values.extend(cell.map(&of).transpose()?);
    }
    writer.write_batch(&values, Some(&levels), None).map(|_| ())
}

/// Adds lists of words. Level 0 is no list, 1 an empty one, 3 a word; each word but a list's first
/// goes on with the list before it.
fn lists<'a, T: DataType<T = ByteArray>>(
    writer: &mut ColumnWriterImpl<'_, T>,
    cells: impl Iterator<Item = Option<&'a str>>,
) -> Result<()> {
    let (mut values, mut levels, mut goes_on) = (Vec::new(), Vec::new(), Vec::new());
    for cell in cells {
        let before = values.len();
        values.extend(cell.into_iter().flat_map(str::split_whitespace).map(ByteArray::from));
        let words = values.len() - before;
        match words {
            0 => levels.push(i16::from(cell.is_some())),
            _ => levels.extend(std::iter::repeat_n(3, words)),
        }
        goes_on.extend((0..words.max(1)).map(|word| i16::from(word > 0)));
    }
    writer.write_batch(&values, Some(&levels), Some(&goes_on)).map(|_| ())
}

fn read<T: FromStr>(cell: &str) -> Result<T> {
    cell.parse().map_err(|_| ParquetError::General(format!("not of its column's kind: {cell}")))
}

/// Pages written one after the other.
struct Pages(TrackedWrite<Kept>);

impl PageWriter for Pages {
    fn write_page(&mut self, page: CompressedPage) -> Result<PageWriteSpec> {
        SerializedPageWriter::new(&mut self.0).write_page(page)
    }

    fn close(&mut self) -> Result<()> {
        Ok(self.0.flush()?)
    }
}

/// Bytes that are read when their writer, which another owns, has ended.
#[derive(Clone, Default)]
struct Kept(Arc<Mutex<Vec<u8>>>);

impl Kept {
    fn take(&self) -> Vec<u8> {
        std::mem::take(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Write for Kept {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}
