//! A Parquet table that is gone on with. Such a file is whole or none, so the rows are kept beside it
//! until the run is done.

use std::fs::{self, File};
use std::io::{self, Read as _, Seek as _, SeekFrom};
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
    /// Opens the rows, or begins them. A table that stands there without any is whole already, and
    /// another program's is not ours to replace.
    pub(super) fn open(path: &Path, overwrite: Overwrite) -> Result<Self, ResumeError> {
        let mut beside = path.as_os_str().to_owned();
        beside.push(".csv");
        let beside = PathBuf::from(beside);
        let may_replace = || Ok::<_, io::Error>(beside.try_exists()? && is_ours(path)?);
        if overwrite == Overwrite::No && path.try_exists()? && !may_replace()? {
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

/// Whether this program wrote a table: its end says so.
fn is_ours(path: &Path) -> io::Result<bool> {
    const MARK: &[u8] = b"shuzi.schema";
    let mut file = File::open(path)?;
    let length = file.metadata()?.len();
    file.seek(SeekFrom::Start(length.saturating_sub(64 * 1024)))?;
    let mut end = Vec::new();
    file.take(64 * 1024).read_to_end(&mut end)?;
    Ok(end.windows(MARK.len()).any(|part| part == MARK))
}

fn cells(row: &StringRecord) -> Vec<String> {
    row.iter().map(|cell| as_meant(cell).to_owned()).collect()
}
