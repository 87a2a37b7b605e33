//! Where keys come from.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use ratatui::crossterm::event;

use crate::shell::terminal::Noticed;

/// The console. What other systems send as signals comes as keys, or ends the program at once; what
/// was entered is saved with every key.
#[derive(Debug, Default)]
pub(in crate::shell) struct Keyboard {
    /// Set by other threads.
    woken: Arc<AtomicBool>,
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
        Ok(Waker(Arc::clone(&self.woken)))
    }

    /// Does nothing: programs are not stopped and continued here.
    pub(in crate::shell) const fn stop(&self) -> io::Result<()> {
        Ok(())
    }

    /// Whether something happened already.
    pub(in crate::shell) fn has_input(&self) -> io::Result<bool> {
        event::poll(Duration::ZERO)
    }

    /// Waits for an event, at most for `patience` if there is a limit.
    pub(in crate::shell) fn wait(&mut self, patience: Option<Duration>) -> io::Result<Noticed> {
        /// Nothing here waits for the console and for another thread at once.
        const A_MOMENT: Duration = Duration::from_millis(50);
        let until = patience.map(|patience| Instant::now() + patience);
        loop {
            if self.woken.swap(false, Ordering::Relaxed) {
                return Ok(Noticed::Woken);
            }
            let left =
                until.map_or(A_MOMENT, |until| until.saturating_duration_since(Instant::now()));
            if event::poll(left.min(A_MOMENT))? {
                return event::read().map(Noticed::Event);
            }
            if left.is_zero() {
                return Ok(Noticed::Nothing);
            }
        }
    }
}
