//! A resumed output file: what it already contains, and where to continue.

use std::fs::{File, OpenOptions};
use std::io::{self, BufRead as _, BufReader, Seek as _, SeekFrom, Write};
use std::path::Path;

use serde::Deserialize;
use shuzi_core::fact::Message;
use shuzi_core::place::at;
use shuzi_words::json::WrittenBy;

use super::destination::unwritten;
use crate::output::{SCORE_COLUMNS, as_meant};
use crate::shell::{Failure, Overwrite, Trouble};

/// A file of lines, a game each, that more lines are added to.
pub(in crate::cli) struct ResumedFile<'a> {
    path: &'a Path,
    file: File,
    /// The last game in it, and how many lines there are about one called so; none where it is new.
    pub(in crate::cli) last: Option<(GameName, usize)>,
    /// The gravest trouble of a game in it that could not be counted.
    pub(in crate::cli) worst: Option<Trouble>,
}

/// A game by its file and its number there.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub(in crate::cli) struct GameName {
    pub(in crate::cli) file: String,
    #[serde(rename = "game")]
    pub(in crate::cli) number: usize,
}

impl<'a> ResumedFile<'a> {
    /// Begins the file, empty.
    pub(in crate::cli) fn begin(path: &'a Path, overwrite: Overwrite) -> Result<Self, Failure> {
        let mut options = OpenOptions::new();
        match overwrite {
            Overwrite::Yes => options.create(true).truncate(true),
            Overwrite::No => options.create_new(true),
        };
        let file = options.write(true).open(path).map_err(|error| unwritten(path, error))?;
        Ok(Self { path, file, last: None, worst: None })
    }

    /// Opens the file, or begins it; a line that was torn off when the program was ended is dropped.
    pub(in crate::cli) fn open(path: &'a Path, holds: GameLines) -> Result<Self, Failure> {
        let read = Self::read(path, holds).map_err(|error| unwritten(path, error))?;
        read.ok_or_else(|| Failure::InFile(at(path.display(), Message::plain("not-resumable"))))
    }

    /// As [`Self::open`]; none if it holds something else, and stays what it is.
    fn read(path: &'a Path, holds: GameLines) -> io::Result<Option<Self>> {
        let mut file =
            OpenOptions::new().read(true).write(true).create(true).truncate(false).open(path)?;
        let begins = holds.begins_with();
        let begins = begins.as_bytes();
        let mut reader = BufReader::new(&file);
        let (mut whole, mut lines, mut last) = (0, 0, None);
        let mut is_head = false;
        let mut line = Vec::new();
        while reader.read_until(b'\n', &mut line)? > 0 && line.ends_with(b"\n") {
            if holds == GameLines::Array && matches!(&*line, b"]\n" | b"[]\n") {
                line.clear();
                continue;
            }
            whole += line.len() as u64;
            lines += 1;
            is_head |= lines == 1 && holds.begins(&line, begins);
            last = Some(std::mem::take(&mut line));
        }
        let has_head = holds == GameLines::Table;
        let begins = if has_head && whole > 0 { &[] } else { begins };
        let torn = holds.object(&line);
        let is_torn = torn.is_empty() || torn.starts_with(begins) || begins.starts_with(torn);
        if !is_torn || (whole > 0 && !is_head) {
            return Ok(None);
        }
        let last = last.filter(|_| lines > usize::from(has_head));
        let read = |line: &Vec<u8>| game_line(line, holds);
        let last = match last.map(|line| read(&line)) {
            Some(None) => return Ok(None),
            last => last.flatten(),
        };
        // Without a game the head of a table is written again.
        let keep = if last.is_none() { 0 } else { whole };
        file.set_len(keep)?;
        let mut worst = None;
        let last = match last {
            None => None,
            Some(last) => {
                file.seek(SeekFrom::Start(0))?;
                let mut count = 0;
                for line in BufReader::new(&file).split(b'\n').skip(usize::from(has_head)) {
                    let Some(game) = read(&line?) else { continue };
                    count += usize::from(game.name == last.name);
                    worst = worst.max(game.error.map(|error| Trouble::of_code(&error.code)));
                }
                Some((last.name, count.max(1)))
            }
        };
        file.seek(SeekFrom::End(0))?;
        Ok(Some(Self { path, file, last, worst }))
    }

    /// Whether the heads of the columns are written already.
    pub(in crate::cli) const fn is_begun(&self) -> bool {
        self.last.is_some()
    }

    /// Adds whole lines, or nothing.
    pub(in crate::cli) fn add(&mut self, lines: &[u8]) -> Result<(), Failure> {
        let added = self.file.stream_position().and_then(|whole| {
            self.file.write_all(lines).inspect_err(|_| {
                // Where it stays torn, it is dropped when the file is continued.
                let _ = self.file.set_len(whole);
            })
        });
        added.map_err(|error| unwritten(self.path, error))
    }
}

/// How the lines of a file are about games.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::cli) enum GameLines {
    /// A row of a table each, below its head.
    Table,
    /// An object of JSON each.
    Objects,
    /// The same, joined into one array: `[` is before the first, `,` before each of the others, and `]`
    /// on a line of its own at the end.
    Array,
}

impl GameLines {
    /// How a line about a game begins, or the first line of a table. What another version of the
    /// program wrote is not continued where its keys or columns differ.
    fn begins_with(self) -> String {
        match self {
            Self::Table => SCORE_COLUMNS.to_owned(),
            Self::Objects | Self::Array => format!("{{\"schema\":{},", WrittenBy::THIS.schema),
        }
    }

    /// Whether a file of this kind begins with a line.
    fn begins(self, line: &[u8], begins: &[u8]) -> bool {
        match self {
            Self::Table => line.trim_ascii_end() == begins,
            Self::Objects => line.starts_with(begins),
            Self::Array => line.first() == Some(&b'[') && line[1..].starts_with(begins),
        }
    }

    /// A line without what joins it to the others.
    fn object(self, line: &[u8]) -> &[u8] {
        let is_joined = self == Self::Array && matches!(line.first(), Some(b'[' | b','));
        &line[usize::from(is_joined)..]
    }
}

/// What a line says about a game.
#[derive(Deserialize)]
struct GameLine {
    #[serde(flatten)]
    name: GameName,
    /// Why it could not be counted.
    error: Option<LineError>,
}

#[derive(Deserialize)]
struct LineError {
    code: String,
}

fn game_line(line: &[u8], holds: GameLines) -> Option<GameLine> {
    if holds != GameLines::Table {
        return serde_json::from_slice(holds.object(line)).ok();
    }
    let mut rows = csv::ReaderBuilder::new().has_headers(false).from_reader(line);
    let row = rows.records().next()?.ok()?;
    let cell = |at: usize| row.get(at).filter(|cell| !cell.is_empty());
    let number = cell(1)?.parse().ok()?;
    let error = SCORE_COLUMNS.split(',').position(|head| head == "error")?;
    Some(GameLine {
        name: GameName { file: as_meant(row.get(0)?).to_owned(), number },
        error: cell(error).map(|code| LineError { code: code.to_owned() }),
    })
}
