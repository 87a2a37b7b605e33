//! Warnings on standard error.

use std::fmt::Display;
use std::io::{self, Write};

use shuzi_words::visible;

/// Writes a line to standard error, without anything a terminal obeys. Failing to write is ignored.
pub fn warn(line: impl Display) {
    let _ = writeln!(io::stderr().lock(), "{}", visible(&line.to_string()));
}
