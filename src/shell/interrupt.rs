//! Signals to end while work is in progress.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use signal_hook::flag;

use super::platform::{ENDINGS, end_by, end_when_told_again, is_ignored};

/// Notices signals to end the program, so that work in progress can be finished first. A second
/// signal ends it at once.
#[derive(Debug)]
pub struct Interrupt {
    signal: Arc<AtomicUsize>,
}

impl Interrupt {
    /// Starts to notice signals.
    ///
    /// # Errors
    /// Returns an error if the system does not allow it.
    pub fn noticed() -> io::Result<Self> {
        let signal = Arc::new(AtomicUsize::new(0));
        // Whether a further signal ends the program at once.
        let is_told = Arc::new(AtomicBool::new(false));
        let is_ignored = is_ignored();
        for number in ENDINGS.into_iter().filter(|number| !is_ignored(*number)) {
            end_when_told_again(number, &is_told)?;
            flag::register(number, Arc::clone(&is_told))?;
            let told = usize::try_from(number).unwrap_or_default();
            flag::register_usize(number, Arc::clone(&signal), told)?;
        }
        Ok(Self { signal })
    }

    /// Whether the program is to end.
    pub fn is_told(&self) -> bool {
        self.signal.load(Ordering::Relaxed) != 0
    }

    /// Ends the program as the signal would have ended it.
    pub fn end(&self) {
        let signal = i32::try_from(self.signal.load(Ordering::Relaxed)).unwrap_or_default();
        end_by(signal);
    }
}
