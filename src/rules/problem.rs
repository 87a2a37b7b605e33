//! What is wrong in a profile, and where.

use std::fmt;

use crate::place::{Place, Places};

/// A mistake in a profile: its place, the line itself, and what to write instead.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    /// The file, or the name of a built-in profile.
    pub file: String,
    /// Where in it.
    pub place: Place,
    /// What is wrong: what to do.
    pub message: String,
    /// The line it stands in.
    pub line: String,
}

impl Problem {
    /// A problem at a byte offset of a file's text.
    pub fn at(file: &str, text: &str, offset: usize, message: String) -> Self {
        let place = Places::of(text).at(offset.min(text.len()));
        let line = text.lines().nth(place.line.saturating_sub(1)).unwrap_or_default().to_owned();
        Self { file: file.to_owned(), place, message, line }
    }

    /// The line with a caret under the place, for a terminal.
    pub fn shown(&self) -> String {
        let number = self.place.line.to_string();
        let margin = " ".repeat(number.len());
        // Of a very long line the part before the place is enough.
        let skipped = (self.place.column - 1).saturating_sub(LONGEST_SHOWN / 2);
        let line: String = self.line.chars().skip(skipped).take(LONGEST_SHOWN).collect();
        let before: String = line.chars().take(self.place.column - 1 - skipped).collect();
        let indent = " ".repeat(unicode_width::UnicodeWidthStr::width(before.as_str()));
        format!("{number} | {line}\n{margin} | {indent}^")
    }
}

/// How much of a line is shown, in characters.
const LONGEST_SHOWN: usize = 160;

/// One line: `file:line:column: what is wrong: what to do`.
impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}: {}", self.file, self.place, self.message)
    }
}
