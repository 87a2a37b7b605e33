//! Where keys come from.

use std::cell::OnceCell;
use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use ratatui::crossterm::event;

use crate::shell::terminal::{Look, Signal};

/// The console. What other systems send as signals comes as keys, or ends the program at once; what
/// was entered is saved with every key.
#[derive(Debug, Default)]
pub(in crate::shell) struct Keyboard {
    /// Set by other threads, if there is one that may wake the screen.
    woken: OnceCell<Arc<AtomicBool>>,
}

/// Ends the wait for input from another thread.
#[derive(Clone, Debug)]
pub struct Waker(Arc<AtomicBool>);

impl Waker {
    /// Wakes the screen.
    pub fn wake(&self) {
        self.0.store(true, Ordering::Relaxed);
    }
}

// The signatures are those the other system needs.
#[allow(clippy::unused_self, clippy::unnecessary_wraps)]
impl Keyboard {
    /// Starts to listen to the console.
    pub(in crate::shell) fn new() -> io::Result<Self> {
        Ok(Self::default())
    }

    /// Returns what ends the wait for input from another thread.
    pub(in crate::shell) fn waker(&self) -> io::Result<Waker> {
        Ok(Waker(Arc::clone(self.woken.get_or_init(Arc::default))))
    }

    /// Whether another thread ended the wait; resets the flag.
    pub(in crate::shell) fn is_woken(&self) -> bool {
        self.woken.get().is_some_and(|woken| woken.swap(false, Ordering::Relaxed))
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
        /// Nothing here waits for the console and for another thread at once.
        const A_MOMENT: Duration = Duration::from_millis(50);
        let longest = if self.woken.get().is_some() { A_MOMENT } else { LONG };
        let is_input = event::poll(patience.map_or(longest, |patience| patience.min(longest)))?;
        Ok(if is_input { Look::Input } else { Look::Nothing })
    }

    /// Does nothing: the console reports input until it is read.
    pub(in crate::shell) const fn announce_input(&self) -> io::Result<()> {
        Ok(())
    }
}
