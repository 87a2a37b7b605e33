//! A Parquet table that is gone on with. Such a file is whole or none, so the rows are kept beside it
//! until the run is done.

use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use csv::StringRecord;

use super::resumed::{ResumeError, ResumedFile};
use crate::output::{Format, ParquetTable, as_meant};
use crate::shell::{NewFile, Overwrite, WriteError};

/// The rows of a table, as CSV beside the file that it becomes.
pub(super) struct ResumedTable {
    pub(super) rows: ResumedFile,
    beside: PathBuf,
}

impl ResumedTable {
    /// Opens the rows, or begins them. A table that stands there without any is whole already.
    pub(super) fn open(path: &Path, overwrite: Overwrite) -> Result<Self, ResumeError> {
        let mut beside = path.as_os_str().to_owned();
        beside.push(".csv");
        let beside = PathBuf::from(beside);
        if overwrite == Overwrite::No && path.try_exists()? && !beside.try_exists()? {
            return Err(io::Error::from(io::ErrorKind::AlreadyExists).into());
        }
        Ok(Self { rows: ResumedFile::open(&beside, Format::CSV)?, beside })
    }

    /// Makes the table of all rows, if there are any, and removes them.
    pub(super) fn finish(self, path: &Path) -> Result<(), WriteError> {
        let mut rows = csv::Reader::from_path(&self.beside).map_err(io::Error::from)?;
        let heads = cells(rows.headers().map_err(io::Error::from)?);
        if !heads.is_empty() {
            let mut table = ParquetTable::begin(NewFile::begin(path, Overwrite::Yes)?, &heads)?;
            for row in rows.records() {
                table.add(cells(&row.map_err(io::Error::from)?))?;
            }
            table.finish()?.finish()?;
        }
        Ok(fs::remove_file(self.beside)?)
    }
}

fn cells(row: &StringRecord) -> Vec<String> {
    row.iter().map(|cell| as_meant(cell).to_owned()).collect()
}
