//! Where the pages of many games go.

use std::io::{self, IsTerminal as _, Write};
use std::path::Path;

use super::game_writer::{GameWriter, Written};
use super::resumed::{GameName, ResumedFile};
use crate::output::{Format, Holds, csv_rows};
use crate::shell::{
    Failure, NewFile, OutputResult as _, Overwrite, Trouble, WholeLines, WriteError,
};
use shuzi_core::place::at;

/// Where the pages go: to standard output one by one, into a file that stands there once it is
/// whole, or to the end of one.
pub(super) struct Destination {
    sink: Sink,
    any_page: bool,
}

enum Sink {
    Pages(Open),
    /// A file that is gone on with.
    Resumed(ResumedFile),
    /// What is done with already.
    Closed,
}

impl Sink {
    /// The rows or lines of earlier runs.
    const fn resumed(&self) -> Option<&ResumedFile> {
        match self {
            Self::Resumed(file) => Some(file),
            _ => None,
        }
    }
}

/// What bytes are written to.
enum Open {
    Standard(WholeLines),
    File(NewFile),
}

impl Write for Open {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        match self {
            Self::Standard(out) => out.write(bytes),
            Self::File(file) => file.write(bytes),
        }
    }

    fn flush(&mut self) -> io::Result<()> {
        match self {
            Self::Standard(out) => out.flush(),
            // It is read by nobody before it is whole.
            Self::File(_) => Ok(()),
        }
    }
}

impl Open {
    fn of(writer: &GameWriter<'_>) -> Result<Self, Failure> {
        let Some(path) = writer.print.output() else {
            if writer.format.is_binary() && io::stdout().is_terminal() {
                return Err(Failure::usage("usage-pdf-on-terminal"));
            }
            return WholeLines::of_output().map(Self::Standard).or_fail();
        };
        let file = NewFile::begin(path, Overwrite::if_told(writer.print.force));
        file.map(Self::File).map_err(|error| unwritten(path, error))
    }

    fn finish(mut self) -> Result<(), WriteError> {
        self.flush()?;
        match self {
            Self::Standard(_) => Ok(()),
            Self::File(file) => file.finish(),
        }
    }
}

impl Destination {
    pub(super) fn of(writer: &GameWriter<'_>, is_resumed: bool) -> Result<Self, Failure> {
        let format = writer.format;
        let sink = match writer.print.output() {
            Some(path) if is_resumed => {
                let opened = match format.holds() {
                    Holds::Lines | Holds::Rows => ResumedFile::open(path, format),
                    _ => return Err(Failure::usage("usage-resume-format")),
                };
                opened.map(Sink::Resumed).map_err(|error| error.of_file(path))?
            }
            _ => Sink::Pages(Open::of(writer)?),
        };
        let any_page = sink.resumed().is_some_and(ResumedFile::is_begun);
        Ok(Self { sink, any_page })
    }

    /// The last game that is printed already, and how many called so are.
    pub(super) fn last(&self) -> Option<(GameName, usize)> {
        self.sink.resumed()?.last.clone()
    }

    /// The gravest trouble of the games that are printed already.
    pub(super) fn met(&self) -> Option<Trouble> {
        self.sink.resumed()?.met
    }

    pub(super) fn put(&mut self, writer: &GameWriter<'_>, printed: Written) -> Result<(), Failure> {
        let another = std::mem::replace(&mut self.any_page, true);
        let put = match printed {
            Written::Page(page) => self.put_page(writer, &page, another)?,
            Written::Records(records) => self.put_rows(records, another),
        };
        put.map_err(|error| failed(writer, error))
    }

    fn put_page(
        &mut self,
        writer: &GameWriter<'_>,
        page: &[u8],
        another: bool,
    ) -> Result<io::Result<()>, Failure> {
        let format = writer.format;
        if another {
            holds_many(format)?;
        }
        let separator = if another { writer.separator() } else { String::new() };
        Ok(match &mut self.sink {
            Sink::Resumed(file) => file.add(page),
            Sink::Pages(open) => {
                let mut whole = separator.into_bytes();
                whole.extend_from_slice(page);
                open.write_all(&whole)
            }
            Sink::Closed => Ok(()),
        })
    }

    /// Writes rows of a table, with their header only if they are the first.
    fn put_rows(&mut self, mut records: Vec<Vec<String>>, another: bool) -> io::Result<()> {
        if another && !records.is_empty() {
            records.remove(0);
        }
        let rows = csv_rows(&records);
        match &mut self.sink {
            Sink::Resumed(file) => file.add(&rows),
            Sink::Pages(open) => open.write_all(&rows),
            Sink::Closed => Ok(()),
        }
    }

    /// Shows on standard output what is printed so far.
    pub(super) fn flush(&mut self, writer: &GameWriter<'_>) -> Result<(), Failure> {
        match &mut self.sink {
            Sink::Pages(open) => open.flush().map_err(|error| failed(writer, error)),
            _ => Ok(()),
        }
    }

    /// Shows what is printed so far and leaves the rest.
    pub(super) fn break_off(&mut self, writer: &GameWriter<'_>) {
        // It is the end in any case.
        let _ = self.flush(writer);
        self.sink = Sink::Closed;
    }

    /// Puts a file in its place, if anything was printed, or all went well and nothing was to be.
    pub(super) fn finish(mut self, writer: &GameWriter<'_>, all_well: bool) -> Result<(), Failure> {
        let finished = match std::mem::replace(&mut self.sink, Sink::Closed) {
            Sink::Pages(open) if self.any_page || all_well => open.finish(),
            _ => Ok(()),
        };
        finished.map_err(|error| match writer.print.output() {
            Some(path) => unwritten(path, error),
            None => error.into(),
        })
    }
}

/// That nothing more can be written.
fn failed(writer: &GameWriter<'_>, error: io::Error) -> Failure {
    match writer.print.output() {
        Some(path) => unwritten(path, error.into()),
        None => Failure::Output(error),
    }
}

/// That a file cannot be written, and why.
fn unwritten(path: &Path, error: WriteError) -> Failure {
    Failure::InFile(at(path.display(), error))
}

/// Refuses more than one game where the format holds one only.
pub(super) fn holds_many(format: Format) -> Result<(), Failure> {
    if format.holds() == Holds::One {
        let values = [("format", format.as_str().into())];
        return Err(Failure::usage_with("usage-one-game", values));
    }
    Ok(())
}
