//! Where keys come from.

use std::io;
use std::time::Duration;

use ratatui::crossterm::event;

use crate::shell::terminal::{Look, Told};

/// The console. What is told by signals elsewhere comes as keys, or ends the program at once; what
/// was entered is kept with every key.
#[derive(Debug)]
pub(in crate::shell) struct Keyboard;

// Each asks what the keyboard of another system knows.
#[allow(clippy::unused_self, clippy::unnecessary_wraps)]
impl Keyboard {
    /// Listens to the console from now on.
    pub(in crate::shell) const fn new() -> io::Result<Self> {
        Ok(Self)
    }

    /// Nothing is told.
    pub(in crate::shell) const fn told(&self) -> Option<Told> {
        None
    }

    /// No program stops and is continued.
    pub(in crate::shell) const fn stop(&self) -> io::Result<()> {
        Ok(())
    }

    /// Waits so long for input.
    pub(in crate::shell) fn look(&self, patience: Option<Duration>) -> io::Result<Look> {
        /// Who waits for ever asks again now and then.
        const LONG: Duration = Duration::from_secs(3600);
        let is_input = event::poll(patience.unwrap_or(LONG))?;
        Ok(if is_input { Look::Input } else { Look::Nothing })
    }

    /// The console tells of input until it is read.
    pub(in crate::shell) const fn announce_input(&self) -> io::Result<()> {
        Ok(())
    }
}
