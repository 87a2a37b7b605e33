//! Where the pages of many games go.

use std::io::{self, IsTerminal as _, Write as _};
use std::path::Path;

use shuzi_core::place::at;

use super::game_writer::{GameWriter, Written};
use super::resumed::{GameLines, GameName, ResumedFile};
use crate::cli::printing::is_array;
use crate::output::{Format, Holds, csv_rows};
use crate::shell::{
    Failure, NewFile, OutputResult as _, Overwrite, Trouble, WholeLines, WriteError, is_packed,
};

/// Where the pages go.
pub(in crate::cli) struct Destination<'a> {
    sink: Sink<'a>,
    holds: GameLines,
    any_page: bool,
}

enum Sink<'a> {
    /// Standard output, one by one.
    Standard(WholeLines),
    /// A file that is in its place once it is whole.
    File(NewFile),
    /// The end of a file.
    Resumed(ResumedFile<'a>),
    /// What is done with already.
    Closed,
}

impl<'a> Destination<'a> {
    pub(in crate::cli) fn of(writer: &GameWriter<'a>, is_resumed: bool) -> Result<Self, Failure> {
        let format = writer.format;
        let path = writer.print.output();
        let holds = match format.holds() {
            Holds::Rows => GameLines::Table,
            Holds::Lines if path.is_some_and(|path| is_array(path)) => GameLines::Array,
            _ => GameLines::Objects,
        };
        let can_resume = matches!(format.holds(), Holds::Lines | Holds::Rows);
        let sink = match path {
            Some(path) if is_resumed && (!can_resume || is_packed(path)) => {
                return Err(Failure::usage("usage-resume-format"));
            }
            Some(path) if is_resumed => Sink::Resumed(ResumedFile::open(path, holds)?),
            Some(path) => {
                let file = NewFile::begin(path, Overwrite::if_told(writer.print.force));
                Sink::File(file.map_err(|error| unwritten(path, error))?)
            }
            None if format.is_binary() && io::stdout().is_terminal() => {
                return Err(Failure::usage("usage-pdf-on-terminal"));
            }
            None => Sink::Standard(WholeLines::of_output().or_fail()?),
        };
        let mut new = Self { sink, holds, any_page: false };
        new.any_page = new.resumed().is_some_and(ResumedFile::is_begun);
        Ok(new)
    }

    /// The rows or lines of earlier runs.
    const fn resumed(&self) -> Option<&ResumedFile<'a>> {
        match &self.sink {
            Sink::Resumed(file) => Some(file),
            _ => None,
        }
    }

    /// The last game that is printed already, and how many called so are.
    pub(in crate::cli) fn last(&self) -> Option<(GameName, usize)> {
        self.resumed()?.last.clone()
    }

    /// The gravest trouble of the games that are printed already.
    pub(in crate::cli) fn met(&self) -> Option<Trouble> {
        self.resumed()?.worst
    }

    pub(in crate::cli) fn put(
        &mut self,
        writer: &GameWriter<'_>,
        printed: Written,
    ) -> Result<(), Failure> {
        let another = std::mem::replace(&mut self.any_page, true);
        let bytes = match printed {
            Written::Page(page) if self.holds == GameLines::Array => joined(&page, another),
            Written::Page(page) if another => {
                holds_many(writer.format)?;
                [writer.separator().as_bytes(), &page].concat()
            }
            Written::Page(page) => page,
            // Rows have their header only if they are the first.
            Written::Records(records) => {
                csv_rows(&records[usize::from(another).min(records.len())..])
            }
        };
        let put = match &mut self.sink {
            Sink::Standard(out) => out.write_all(&bytes),
            Sink::File(file) => file.write_all(&bytes),
            Sink::Resumed(file) => return file.add(&bytes),
            Sink::Closed => Ok(()),
        };
        put.map_err(|error| failed(writer, error))
    }

    /// Shows on standard output what is printed so far.
    pub(in crate::cli) fn flush(&mut self, writer: &GameWriter<'_>) -> Result<(), Failure> {
        match &mut self.sink {
            Sink::Standard(out) => out.flush().map_err(|error| failed(writer, error)),
            _ => Ok(()),
        }
    }

    /// Shows what is printed so far and leaves the rest.
    pub(in crate::cli) fn break_off(&mut self, writer: &GameWriter<'_>) {
        // It is the end in any case.
        let _ = self.flush(writer);
        self.sink = Sink::Closed;
    }

    /// Puts a file in its place, if anything was printed, or all went well and nothing was to be.
    pub(in crate::cli) fn finish(
        mut self,
        writer: &GameWriter<'_>,
        all_well: bool,
    ) -> Result<(), Failure> {
        let heads = writer.heads().map(|heads| format!("{heads}\n")).unwrap_or_default();
        let end: &[u8] = match (self.holds, self.any_page) {
            (GameLines::Array, true) => b"]\n",
            (GameLines::Array, false) => b"[]\n",
            (_, false) => heads.as_bytes(),
            _ => b"",
        };
        let finished = match std::mem::replace(&mut self.sink, Sink::Closed) {
            Sink::Standard(mut out) => {
                out.write_all(end).and_then(|()| out.flush()).map_err(WriteError::from)
            }
            Sink::File(mut file) if self.any_page || all_well => {
                file.write_all(end).map_err(WriteError::from).and_then(|()| file.finish())
            }
            Sink::Resumed(mut file) => return file.add(end),
            _ => Ok(()),
        };
        finished.map_err(|error| match writer.print.output() {
            Some(path) => unwritten(path, error),
            None => error.into(),
        })
    }
}

/// Lines of JSON, joined to those before them in an array.
pub(in crate::cli) fn joined(lines: &[u8], another: bool) -> Vec<u8> {
    let mut joined = Vec::with_capacity(lines.len() + 2);
    for (number, line) in lines.split_inclusive(|&byte| byte == b'\n').enumerate() {
        joined.push(if another || number > 0 { b',' } else { b'[' });
        joined.extend_from_slice(line);
    }
    joined
}

/// That nothing more can be written.
fn failed(writer: &GameWriter<'_>, error: io::Error) -> Failure {
    match writer.print.output() {
        Some(path) => unwritten(path, error),
        None => Failure::Output(error),
    }
}

/// That a file cannot be written, and why.
pub(super) fn unwritten(path: &Path, error: impl Into<WriteError>) -> Failure {
    Failure::InFile(at(path.display(), error.into()))
}

/// Refuses more than one game where the format holds one only.
pub(in crate::cli) fn holds_many(format: Format) -> Result<(), Failure> {
    if format.holds() == Holds::One {
        let values = [("format", format.as_str().into())];
        return Err(Failure::usage_with("usage-one-game", values));
    }
    Ok(())
}
