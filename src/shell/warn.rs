//! Remarks on standard error.

use std::fmt::Display;
use std::io::{self, Write};

/// Writes a line to standard error. That nobody listens there is no failure.
pub fn warn(line: impl Display) {
    let _ = writeln!(io::stderr().lock(), "{line}");
}
