//! Where in a file something stands, and remarks about it.

use std::fmt;

/// A line and column, both from 1; columns count characters.
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

/// A remark about a place in a file: what is wrong there, and what was done about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Noted {
    /// Where.
    pub place: Place,
    /// What is wrong: what was done or is to be done.
    pub message: String,
}

impl fmt::Display for Noted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.message)
    }
}

/// Finds the place of a byte offset in a text.
#[derive(Clone, Debug)]
pub struct Places<'a> {
    text: &'a str,
    /// The offset at which each line starts.
    lines: Vec<usize>,
}

impl<'a> Places<'a> {
    /// The places of a text; lines end in LF, CR or both.
    pub fn of(text: &'a str) -> Self {
        let bytes = text.as_bytes();
        let mut lines = vec![0];
        for (at, &byte) in bytes.iter().enumerate() {
            let ends = byte == b'\n' || (byte == b'\r' && bytes.get(at + 1) != Some(&b'\n'));
            if ends {
                lines.push(at + 1);
            }
        }
        Self { text, lines }
    }

    /// The place of a byte offset.
    pub fn at(&self, offset: usize) -> Place {
        let line = self.lines.partition_point(|&start| start <= offset);
        let start = self.lines[line.saturating_sub(1)];
        let column = self.text.get(start..offset).map_or(0, |before| before.chars().count());
        Place { line, column: column + 1 }
    }
}
