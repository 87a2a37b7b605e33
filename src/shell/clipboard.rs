//! The clipboard, reached through the terminal, over ssh too.

use std::io::{self, Write as _, stdout};

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;

/// Copies a text by OSC 52. Whether the terminal takes it, it does not say.
///
/// # Errors
/// If the terminal is gone.
pub fn copy_to_clipboard(text: &str) -> io::Result<()> {
    let mut out = stdout();
    write!(out, "\x1b]52;c;{}\x07", STANDARD.encode(text))?;
    out.flush()
}
