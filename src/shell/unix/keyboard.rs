//! Where keys come from, and what else ends the wait for them.

use std::fs::File;
use std::io::{self, IsTerminal as _};
use std::os::fd::AsFd as _;
use std::time::Duration;

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::Errno;
use rustix::termios::{OptionalActions, tcgetattr, tcsetattr};
use signal_hook::consts::{SIGHUP, SIGTSTP};
use signal_hook::low_level::emulate_default_handler;

use super::signals::{Signals, Waker};
use crate::shell::terminal::{Look, Signal};

/// The source of keys: standard input, or the terminal itself if that is redirected.
#[derive(Debug)]
pub(in crate::shell) struct Keyboard {
    terminal: File,
    signals: Signals,
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
        end_without(terminal.try_clone()?)?;
        Ok(Self { terminal, signals })
    }

    /// Returns a signal received: each once, except the one to end.
    pub(in crate::shell) fn told(&self) -> Option<Signal> {
        if self.signals.is_ended() {
            Some(Signal::End)
        } else if self.signals.take_stopped() {
            Some(Signal::Stop)
        } else {
            self.signals.take_continued().then_some(Signal::Continued)
        }
    }

    /// Returns what ends the wait for input from another thread.
    pub(in crate::shell) fn waker(&self) -> io::Result<Waker> {
        self.signals.waker()
    }

    /// Whether another thread ended the wait; resets the flag.
    pub(in crate::shell) fn is_woken(&self) -> bool {
        self.signals.take_woken()
    }

    /// Stops the program until it is continued.
    pub(in crate::shell) fn stop(&self) -> io::Result<()> {
        emulate_default_handler(SIGTSTP)?;
        // This continuation is known already.
        self.signals.take_continued();
        Ok(())
    }

    /// Waits for input, a signal, or the end of the terminal, at most for `patience`.
    pub(in crate::shell) fn look(&self, patience: Option<Duration>) -> io::Result<Look> {
        let timeout = patience.map(Timespec::try_from).transpose().map_err(io::Error::other)?;
        let mut sources = [
            PollFd::new(&self.terminal, PollFlags::IN),
            PollFd::new(self.signals.wakes(), PollFlags::IN),
        ];
        match poll(&mut sources, timeout.as_ref()) {
            Ok(_) => {}
            Err(Errno::INTR) => return Ok(Look::Nothing),
            Err(error) => return Err(error.into()),
        }
        let [terminal, wakes] = sources.map(|source| source.revents());
        if !wakes.is_empty() {
            self.signals.rest();
        }
        Ok(if terminal.intersects(PollFlags::HUP | PollFlags::ERR | PollFlags::NVAL) {
            Look::Gone
        } else if terminal.contains(PollFlags::IN) {
            Look::Input
        } else {
            Look::Nothing
        })
    }

    /// Makes the system report unread input again.
    ///
    /// The key reader is notified of input once. If the terminal's size changes at the same moment,
    /// it handles that alone and does not see the key until the next one is pressed. Setting the
    /// terminal to the settings it has makes the system report all input again.
    pub(in crate::shell) fn announce_input(&self) -> io::Result<()> {
        let settings = tcgetattr(&self.terminal)?;
        tcsetattr(&self.terminal, OptionalActions::Now, &settings)?;
        // If that does not help, looking again and again must not take a whole processor.
        std::thread::sleep(Duration::from_millis(1));
        Ok(())
    }
}

/// Ends the program soon after the terminal is gone, if it has not ended by itself.
///
/// The wait for input checks the terminal before reading, but it may go just then, and the key
/// reader takes the end of the file for no input yet and reads again, forever. What was entered is
/// saved with every key, so there is nothing left to save.
fn end_without(terminal: File) -> io::Result<()> {
    /// Time for an orderly end.
    const GRACE: Duration = Duration::from_secs(1);
    std::thread::Builder::new()
        .name("terminal watch".to_owned())
        .spawn(move || {
            // Without a request for input, only the end is reported.
            let mut ends = [PollFd::new(&terminal, PollFlags::empty())];
            loop {
                match poll(&mut ends, None) {
                    Err(Errno::INTR) => {}
                    Ok(_) if ends[0].revents().intersects(PollFlags::HUP | PollFlags::ERR) => break,
                    // This system cannot watch a terminal, so its end goes unnoticed.
                    Ok(_) | Err(_) => return,
                }
            }
            std::thread::sleep(GRACE);
            // As a program ends that does not handle the signal.
            let _ = emulate_default_handler(SIGHUP);
        })
        .map(|_| ())
}
