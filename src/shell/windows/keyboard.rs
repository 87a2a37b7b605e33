//! Where keys come from.

use std::io;
use std::time::Duration;

use ratatui::crossterm::event;

use crate::shell::terminal::{Look, Signal};

/// The console. What other systems send as signals comes as keys, or ends the program at once; what
/// was entered is saved with every key.
#[derive(Debug)]
pub(in crate::shell) struct Keyboard;

// The signatures are those the other system needs.
#[allow(clippy::unused_self, clippy::unnecessary_wraps)]
impl Keyboard {
    /// Starts to listen to the console.
    pub(in crate::shell) const fn new() -> io::Result<Self> {
        Ok(Self)
    }

    /// Returns nothing: there are no signals.
    pub(in crate::shell) const fn told(&self) -> Option<Signal> {
        None
    }

    /// Does nothing: programs are not stopped and continued here.
    pub(in crate::shell) const fn stop(&self) -> io::Result<()> {
        Ok(())
    }

    /// Waits for input, at most for `patience`.
    pub(in crate::shell) fn look(&self, patience: Option<Duration>) -> io::Result<Look> {
        /// Without a limit, the caller looks again after this time.
        const LONG: Duration = Duration::from_secs(3600);
        let is_input = event::poll(patience.unwrap_or(LONG))?;
        Ok(if is_input { Look::Input } else { Look::Nothing })
    }

    /// Does nothing: the console reports input until it is read.
    pub(in crate::shell) const fn announce_input(&self) -> io::Result<()> {
        Ok(())
    }
}
