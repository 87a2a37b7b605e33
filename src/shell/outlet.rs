//! What is written to the terminal, by a thread of its own: one that reads slowly holds nothing up.

use std::io::{self, Write, stdout};
use std::mem;
use std::sync::mpsc::{Sender, channel};
use std::sync::{Condvar, Mutex, MutexGuard, OnceLock, PoisonError};
use std::thread;
use std::time::Duration;

use super::platform::Waker;

/// The way to the terminal, the same for frames, the clipboard and the end.
pub(super) struct Outlet {
    sender: Sender<Vec<u8>>,
    state: Mutex<State>,
    written: Condvar,
    /// Wakes the screen when a frame that had to wait can be drawn.
    pub waker: OnceLock<Waker>,
}

#[derive(Default)]
struct State {
    /// Pieces that are not written yet.
    left: usize,
    /// Parts of pieces that the terminal has read.
    read: usize,
    is_wanted: bool,
    failed: Option<io::ErrorKind>,
}

/// Returns the way to the terminal.
pub(super) fn outlet() -> &'static Outlet {
    static OUTLET: OnceLock<Outlet> = OnceLock::new();
    OUTLET.get_or_init(|| {
        let (sender, pieces) = channel::<Vec<u8>>();
        thread::spawn(move || {
            /// What a slow terminal reads in a moment, in bytes.
            const PART: usize = 4096;
            let mut out = stdout();
            for piece in pieces {
                let written = piece.chunks(PART).try_for_each(|part| {
                    out.write_all(part)?;
                    out.flush()?;
                    outlet().state().read += 1;
                    Ok(())
                });
                outlet().note(written);
            }
        });
        Outlet { sender, state: Mutex::default(), written: Condvar::new(), waker: OnceLock::new() }
    })
}

impl Outlet {
    /// Writes a piece, after all before it.
    ///
    /// # Errors
    /// Returns an error if an earlier piece could not be written: the terminal is gone.
    pub fn send(&self, piece: Vec<u8>) -> io::Result<()> {
        let mut state = self.state();
        if let Some(kind) = state.failed {
            return Err(kind.into());
        }
        state.left += 1;
        self.sender.send(piece).map_err(|_| io::ErrorKind::BrokenPipe.into())
    }

    /// Whether all is written, or is in a moment. If not, the screen is woken when it is.
    pub fn is_free(&self) -> bool {
        const MOMENT: Duration = Duration::from_millis(2);
        let mut state = self.waited(MOMENT);
        state.is_wanted = state.left > 0;
        !state.is_wanted
    }

    /// Waits until all is written, as long as the terminal reads some of it within `patience`; returns
    /// whether it is.
    pub fn finish(&self, patience: Duration) -> bool {
        let mut read = self.state().read;
        loop {
            let state = self.waited(patience);
            if state.left == 0 || state.read == read {
                return state.left == 0;
            }
            read = state.read;
        }
    }

    /// The state once all is written, or after this time.
    fn waited(&self, most: Duration) -> MutexGuard<'_, State> {
        let waited = self.written.wait_timeout_while(self.state(), most, |state| state.left > 0);
        waited.unwrap_or_else(PoisonError::into_inner).0
    }

    fn note(&self, written: io::Result<()>) {
        let mut state = self.state();
        state.left -= 1;
        state.failed = state.failed.or(written.err().map(|error| error.kind()));
        self.written.notify_all();
        if state.left == 0
            && mem::take(&mut state.is_wanted)
            && let Some(waker) = self.waker.get()
        {
            waker.wake();
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Collects what is written until it is flushed, and then sends it.
#[derive(Debug, Default)]
pub(super) struct Piece(Vec<u8>);

impl Write for Piece {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        if self.0.is_empty() { Ok(()) } else { outlet().send(mem::take(&mut self.0)) }
    }
}
