//! Where keys come from, and what else ends the wait for them.

use std::fs::File;
use std::io::{self, IsTerminal as _, Read as _};
use std::os::fd::AsFd as _;
use std::time::{Duration, Instant};

use ratatui::crossterm::event::Event;
use ratatui::crossterm::terminal;
use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::Errno;
use signal_hook::consts::SIGTSTP;
use signal_hook::low_level::emulate_default_handler;

use super::signals::{Signals, Waker};
use super::typed::Typed;
use crate::shell::terminal::Noticed;

/// The source of keys: standard input, or the terminal itself if that is redirected. It is read
/// here, as the library waits for the rest of half an escape sequence, deaf to signals.
#[derive(Debug)]
pub(in crate::shell) struct Keyboard {
    terminal: File,
    signals: Signals,
    typed: Typed,
}

impl Keyboard {
    /// Starts to listen to the terminal and to signals.
    pub(in crate::shell) fn new() -> io::Result<Self> {
        let signals = Signals::noticed()?;
        let terminal = if io::stdin().is_terminal() {
            File::from(io::stdin().as_fd().try_clone_to_owned()?)
        } else {
            File::open("/dev/tty")?
        };
        Ok(Self { terminal, signals, typed: Typed::default() })
    }

    /// Returns what ends the wait for input from another thread.
    pub(in crate::shell) fn waker(&self) -> io::Result<Waker> {
        self.signals.waker()
    }

    /// Stops the program until it is continued.
    pub(in crate::shell) fn stop(&self) -> io::Result<()> {
        emulate_default_handler(SIGTSTP)?;
        // This continuation is known already.
        self.signals.take_continued();
        Ok(())
    }

    /// Whether something happened already. A terminal that is gone counts, as that is noticed next.
    pub(in crate::shell) fn has_input(&self) -> io::Result<bool> {
        Ok(self.typed.has_event() || self.look(Some(Duration::ZERO))? != PollFlags::empty())
    }

    /// Waits for an event, at most for `patience` if there is a limit.
    pub(in crate::shell) fn wait(&mut self, patience: Option<Duration>) -> io::Result<Noticed> {
        let until = patience.map(|patience| Instant::now() + patience);
        let mut left = Some(Duration::ZERO);
        loop {
            let found = self.look(left)?;
            if found.intersects(PollFlags::HUP | PollFlags::ERR | PollFlags::NVAL)
                || self.signals.is_ended()
            {
                return Ok(Noticed::Ended);
            }
            if self.signals.take_stopped() {
                return Ok(Noticed::Stopped);
            }
            if self.signals.take_continued() {
                return Ok(Noticed::Continued);
            }
            if self.signals.take_resized() {
                let (width, height) = terminal::size()?;
                return Ok(Noticed::Event(Event::Resize(width, height)));
            }
            // Events read together are returned one by one.
            if let Some(event) = self.typed.next() {
                return Ok(Noticed::Event(event));
            }
            if found.contains(PollFlags::IN) {
                let mut bytes = [0; 4096];
                let count = self.terminal.read(&mut bytes)?;
                if count == 0 {
                    return Ok(Noticed::Ended);
                }
                let is_all = self.look(Some(Duration::ZERO))?.is_empty();
                self.typed.take(&bytes[..count], is_all);
                left = Some(Duration::ZERO);
                continue;
            }
            if self.signals.take_woken() {
                return Ok(Noticed::Woken);
            }
            let now = Instant::now();
            self.typed.drop_unfinished(now);
            if until.is_some_and(|until| until <= now) {
                return Ok(Noticed::Nothing);
            }
            let next = until.into_iter().chain(self.typed.unfinished_until()).min();
            left = next.map(|next| next.saturating_duration_since(now));
        }
    }

    /// Waits for input, a signal, or the end of the terminal; returns how the terminal is.
    fn look(&self, patience: Option<Duration>) -> io::Result<PollFlags> {
        let timeout = patience.map(Timespec::try_from).transpose().map_err(io::Error::other)?;
        let mut sources = [
            PollFd::new(&self.terminal, PollFlags::IN),
            PollFd::new(self.signals.wakes(), PollFlags::IN),
        ];
        match poll(&mut sources, timeout.as_ref()) {
            Ok(_) => {}
            Err(Errno::INTR) => return Ok(PollFlags::empty()),
            Err(error) => return Err(error.into()),
        }
        let [terminal, wakes] = sources.map(|source| source.revents());
        if !wakes.is_empty() {
            self.signals.rest();
        }
        Ok(terminal)
    }
}
