//! Remarks on standard error.

use std::fmt::Display;
use std::io::{self, Write};

use crate::words::visible;

/// Writes a line to standard error, with nothing in it that a terminal obeys. That nobody listens there is no failure.
pub fn warn(line: impl Display) {
    let _ = writeln!(io::stderr().lock(), "{}", visible(&line.to_string()));
}
