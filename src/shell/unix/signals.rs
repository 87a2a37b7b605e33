//! Signals, noticed while waiting for input.

use std::fmt;
use std::fs;
use std::io::{self, Read as _, Write as _};
use std::os::unix::net::UnixStream;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use signal_hook::consts::{SIGCONT, SIGHUP, SIGINT, SIGTERM, SIGTSTP, SIGWINCH};
use signal_hook::{flag, low_level};

/// The signals that end a program.
pub(in crate::shell) const ENDINGS: [i32; 3] = [SIGINT, SIGTERM, SIGHUP];

/// Returns which signals the program was started to ignore, as with `nohup`, if the system says so.
pub(in crate::shell) fn is_ignored() -> impl Fn(i32) -> bool {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let mask = status.lines().find_map(|line| line.strip_prefix("SigIgn:"));
    let mask = mask.and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok()).unwrap_or(0);
    move |signal| mask >> (signal - 1) & 1 == 1
}

/// Ends the program as the signal does by default.
pub(in crate::shell) fn end_by(signal: i32) {
    // If that fails, the program ends as usual.
    let _ = low_level::emulate_default_handler(signal);
}

/// Makes the signal end the program at once if an earlier one already asked it to end.
pub(in crate::shell) fn end_when_told_again(
    signal: i32,
    is_told: &Arc<AtomicBool>,
) -> io::Result<()> {
    flag::register_conditional_default(signal, Arc::clone(is_told)).map(drop)
}

/// The signals received since they were last checked.
pub(super) struct Signals {
    ended: Arc<AtomicBool>,
    stopped: Arc<AtomicBool>,
    continued: Arc<AtomicBool>,
    resized: Arc<AtomicBool>,
    /// Whether another thread woke the screen.
    woken: Arc<AtomicBool>,
    /// One byte per signal, to end the wait for input.
    wakes: UnixStream,
    /// Where the bytes come from.
    writer: UnixStream,
}

/// Ends the wait for input from another thread.
#[derive(Clone, Debug)]
pub struct Waker {
    woken: Arc<AtomicBool>,
    writer: Arc<UnixStream>,
}

impl Waker {
    /// Wakes the screen.
    pub fn wake(&self) {
        self.woken.store(true, Ordering::Relaxed);
        // If it is full, the screen is woken by what is in it.
        let _ = (&*self.writer).write(&[0]);
    }
}

impl Signals {
    /// Starts to notice signals, which then do nothing by themselves.
    pub(super) fn noticed() -> io::Result<Self> {
        let (wakes, writer) = UnixStream::pair()?;
        wakes.set_nonblocking(true)?;
        writer.set_nonblocking(true)?;
        let [ended, stopped, continued, resized] =
            [const { AtomicBool::new(false) }; 4].map(Arc::new);
        let ends = ENDINGS.map(|signal| (signal, &ended));
        let others = [(SIGTSTP, &stopped), (SIGCONT, &continued), (SIGWINCH, &resized)];
        let noted = ends.into_iter().chain(others);
        for (signal, flag) in noted {
            flag::register(signal, Arc::clone(flag))?;
            low_level::pipe::register(signal, writer.try_clone()?)?;
        }
        Ok(Self { ended, stopped, continued, resized, woken: Arc::default(), wakes, writer })
    }

    /// Whether the program has to end.
    pub(super) fn is_ended(&self) -> bool {
        self.ended.load(Ordering::Relaxed)
    }

    /// Whether the program has to stop until it is continued; resets the flag.
    pub(super) fn take_stopped(&self) -> bool {
        self.stopped.swap(false, Ordering::Relaxed)
    }

    /// Whether the program was continued; resets the flag.
    pub(super) fn take_continued(&self) -> bool {
        self.continued.swap(false, Ordering::Relaxed)
    }

    /// Whether the terminal has another size; resets the flag.
    pub(super) fn take_resized(&self) -> bool {
        self.resized.swap(false, Ordering::Relaxed)
    }

    /// Returns what wakes the screen from another thread.
    pub(super) fn waker(&self) -> io::Result<Waker> {
        let writer = Arc::new(self.writer.try_clone()?);
        Ok(Waker { woken: Arc::clone(&self.woken), writer })
    }

    /// Whether another thread woke the screen; resets the flag.
    pub(super) fn take_woken(&self) -> bool {
        self.woken.swap(false, Ordering::Relaxed)
    }

    /// Returns what becomes readable with a signal.
    pub(super) const fn wakes(&self) -> &UnixStream {
        &self.wakes
    }

    /// Empties it, to wait for the next signal.
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
