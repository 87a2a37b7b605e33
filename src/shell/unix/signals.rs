//! Signals of the system, noticed while input is waited for.

use std::fmt;
use std::fs;
use std::io::{self, Read as _};
use std::os::unix::net::UnixStream;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGTERM, SIGTSTP, SIGWINCH};
use signal_hook::{flag, low_level};

/// What tells a program to end.
pub(in crate::shell) const ENDINGS: [i32; 3] = [SIGINT, SIGTERM, SIGHUP];

/// Which signals the program was started to ignore, as `nohup` does, where the system tells.
pub(in crate::shell) fn is_ignored() -> impl Fn(i32) -> bool {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let mask = mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).unwrap_or(0);
    move |signal| mask >> (signal - 1) & 1 == 1
}

/// Ends the program as the signal does where nobody notices it.
pub(in crate::shell) fn end_by(signal: i32) {
    // Where that fails it goes on to its usual end.
    let _ = low_level::emulate_default_handler(signal);
}

/// Has the signal end the program at once where it was told to end already.
///
/// # Errors
/// If the system does not let signals be noticed.
pub(in crate::shell) fn end_when_told_again(
    signal: i32,
    is_told: &Arc<AtomicBool>,
) -> io::Result<()> {
    flag::register_conditional_default(signal, Arc::clone(is_told)).map(drop)
}

/// What the system has told since it was last asked.
pub(super) struct Signals {
    ended: Arc<AtomicBool>,
    stopped: Arc<AtomicBool>,
    continued: Arc<AtomicBool>,
    /// A byte a signal, so that who waits for input wakes.
    wakes: UnixStream,
}

impl Signals {
    /// Signals are noticed from now on, and do nothing by themselves.
    pub(super) fn noticed() -> io::Result<Self> {
        let (wakes, writer) = UnixStream::pair()?;
        wakes.set_nonblocking(true)?;
        let [ended, stopped, continued] = [const { AtomicBool::new(false) }; 3].map(Arc::new);
        let ends = ENDINGS.map(|signal| (signal, &ended));
        let noted = ends.into_iter().chain([(SIGTSTP, &stopped), (SIGCONT, &continued)]);
        for (signal, flag) in noted {
            flag::register(signal, Arc::clone(flag))?;
            low_level::pipe::register(signal, writer.try_clone()?)?;
        }
        // The size of the screen: who reads the keys notes it, and has only to be asked.
        low_level::pipe::register(SIGWINCH, writer)?;
        Ok(Self { ended, stopped, continued, wakes })
    }

    /// Whether the program was told to end.
    pub(super) fn is_ended(&self) -> bool {
        self.ended.load(Ordering::Relaxed)
    }

    /// Whether it was told to stop until it is continued.
    pub(super) fn take_stopped(&self) -> bool {
        self.stopped.swap(false, Ordering::Relaxed)
    }

    /// Whether it was continued.
    pub(super) fn take_continued(&self) -> bool {
        self.continued.swap(false, Ordering::Relaxed)
    }

    /// What becomes readable with a signal.
    pub(super) const fn wakes(&self) -> &UnixStream {
        &self.wakes
    }

    /// Makes it wait for the next signal.
    pub(super) fn rest(&self) {
        let mut bytes = [0; 64];
        while (&self.wakes).read(&mut bytes).is_ok_and(|count| count == bytes.len()) {}
    }
}

impl fmt::Debug for Signals {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Signals").field("is_ended", &self.is_ended()).finish_non_exhaustive()
    }
}
