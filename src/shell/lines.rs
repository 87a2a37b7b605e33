//! Lines of standard input, up to a maximum length.

use std::io::{self, BufRead, Read as _};

/// Reads a line, cut after `longest` bytes; `None` at the end.
///
/// # Errors
/// Returns an error if the input cannot be read.
pub fn read_line(input: &mut impl BufRead, longest: u64) -> io::Result<Option<String>> {
    let mut line = Vec::new();
    if input.by_ref().take(longest).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    if !line.ends_with(b"\n") {
        input.skip_until(b'\n')?;
    }
    Ok(Some(String::from_utf8_lossy(&line).into_owned()))
}
