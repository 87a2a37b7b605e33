//! Places in a text file, and remarks about them.

use std::fmt;

use crate::fact::{Message, Value};

/// A line and a column, both from 1; columns count characters. Both are 0 for a file as a whole.
#[cfg_attr(not(doctest), doc = include_str!("../docs/place.md"))]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Place {
    /// The line.
    pub line: usize,
    /// The column.
    pub column: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.line, self.column)
    }
}

impl Place {
    /// The first character of a file.
    pub const START: Self = Self { line: 1, column: 1 };

    /// The file as a whole, such as one that cannot be read.
    pub const FILE: Self = Self { line: 0, column: 0 };
}

impl From<Place> for Value {
    fn from(place: Place) -> Self {
        Self::Text(place.to_string())
    }
}

/// A remark about a place in a file: a problem and how it was handled.
#[cfg_attr(not(doctest), doc = include_str!("../docs/place.md"))]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Diagnostic {
    /// The place.
    pub place: Place,
    /// The problem, and what was done or has to be done about it.
    pub what: Message,
}

impl Diagnostic {
    /// Makes a remark about a place.
    pub fn new(place: Place, what: impl Into<Message>) -> Self {
        Self { place, what: what.into() }
    }
}

impl Diagnostic {
    /// Makes a remark about a file as a whole.
    pub fn of_file(what: impl Into<Message>) -> Self {
        Self::new(Place::FILE, what)
    }

    /// The message with its place in a file: `file:line:column: what`, or `file: what` of a file as a
    /// whole.
    pub fn in_file(&self, file: &str) -> Message {
        if self.place == Place::FILE {
            return at(file, self.what.clone());
        }
        at(format_args!("{file}:{}", self.place), self.what.clone())
    }
}

/// A message with the place it is about: `place: what`.
pub fn at(place: impl fmt::Display, what: impl Into<Value>) -> Message {
    Message::new("at-place", [("place", place.to_string().into()), ("what", what.into())])
}

/// A message with the file or folder it is about: `name: what`.
pub fn at_file(name: impl fmt::Display, what: impl Into<Value>) -> Message {
    Message::new("at-file", [("name", name.to_string().into()), ("what", what.into())])
}

impl fmt::Display for Diagnostic {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.place != Place::FILE {
            write!(f, "{}: ", self.place)?;
        }
        self.what.fmt(f)
    }
}

impl std::error::Error for Diagnostic {}

/// Converts byte offsets in a text to places.
#[derive(Clone, Debug)]
pub struct Places<'a> {
    bytes: &'a [u8],
    /// The byte offset of each line's start.
    lines: Vec<usize>,
    /// How many characters start before each stretch of [`STRETCH`] bytes: on a long line, only the
    /// last stretch has to be counted.
    counted: Vec<usize>,
}

/// Bytes per stretch.
const STRETCH: usize = 1024;

impl<'a> Places<'a> {
    /// Indexes a text; lines end in LF, CR or CR LF.
    pub fn of(text: &'a str) -> Self {
        let bytes = text.as_bytes();
        let mut lines = vec![0];
        for (at, &byte) in bytes.iter().enumerate() {
            let ends = byte == b'\n' || (byte == b'\r' && bytes.get(at + 1) != Some(&b'\n'));
            if ends {
                lines.push(at + 1);
            }
        }
        let mut sum = 0;
        let mut counted = Vec::with_capacity(bytes.len() / STRETCH + 1);
        for stretch in bytes.chunks(STRETCH) {
            counted.push(sum);
            sum += characters(stretch);
        }
        Self { bytes, lines, counted }
    }

    /// The place of a byte offset; an offset past the end counts as the end.
    pub fn at(&self, offset: usize) -> Place {
        let offset = offset.min(self.bytes.len());
        let line = self.lines.partition_point(|&start| start <= offset);
        let start = self.lines[line.saturating_sub(1)];
        Place { line, column: self.before(offset) - self.before(start) + 1 }
    }

    /// How many characters start before a byte offset.
    fn before(&self, offset: usize) -> usize {
        let stretch = (offset / STRETCH).min(self.counted.len().saturating_sub(1));
        let counted = self.counted.get(stretch).copied().unwrap_or(0);
        counted + characters(&self.bytes[stretch * STRETCH..offset])
    }
}

/// How many UTF-8 characters start in these bytes.
fn characters(bytes: &[u8]) -> usize {
    bytes.iter().filter(|&&byte| byte & 0xC0 != 0x80).count()
}
