//! The clipboard, reached through the terminal, even over ssh.

use std::io::{self, Write as _, stdout};

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

/// Copies a text with OSC 52. The terminal does not report whether it accepts it.
///
/// # Errors
/// Returns an error if the terminal is gone.
pub fn copy_to_clipboard(text: &str) -> io::Result<()> {
    let mut out = stdout();
    write!(out, "\x1b]52;c;{}\x07", STANDARD.encode(text))?;
    out.flush()
}
