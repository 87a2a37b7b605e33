//! Being told to end while much is under way.

use std::io;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use signal_hook::flag;

use super::platform::{ENDINGS, end_by, end_when_told_again, is_ignored};

/// Notices that the program is to end, so that what is under way can be ended well first. Told a
/// second time, it ends at once.
#[derive(Debug)]
pub struct Interrupt {
    signal: Arc<AtomicUsize>,
}

impl Interrupt {
    /// Notices it from now on.
    ///
    /// # Errors
    /// If the system does not let signals be noticed.
    pub fn noticed() -> io::Result<Self> {
        let (signal, is_told) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicBool::new(false)));
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

    /// Ends it, as it would have ended had the signal not been noticed.
    pub fn end(&self) {
        let signal = i32::try_from(self.signal.load(Ordering::Relaxed)).unwrap_or_default();
        end_by(signal);
    }
}
