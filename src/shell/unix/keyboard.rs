//! Where keys come from, and what else wakes who waits for them.

use std::fs::File;
use std::io::{self, IsTerminal as _};
use std::os::fd::AsFd as _;
use std::time::Duration;

use rustix::event::{PollFd, PollFlags, Timespec, poll};
use rustix::io::Errno;
use rustix::termios::{OptionalActions, tcgetattr, tcsetattr};
use signal_hook::consts::{SIGHUP, SIGTSTP};
use signal_hook::low_level::emulate_default_handler;

use super::signals::Signals;
use crate::shell::terminal::{Look, Told};

/// What keys come from: standard input, or the terminal behind the program's back.
#[derive(Debug)]
pub(in crate::shell) struct Keyboard {
    terminal: File,
    signals: Signals,
}

impl Keyboard {
    /// Listens to the terminal and the system from now on.
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

    /// What the system has told the program, once each but for its end.
    pub(in crate::shell) fn told(&self) -> Option<Told> {
        if self.signals.is_ended() {
            Some(Told::End)
        } else if self.signals.take_stopped() {
            Some(Told::Stop)
        } else {
            self.signals.take_continued().then_some(Told::Continued)
        }
    }

    /// Stops the program until it is continued.
    pub(in crate::shell) fn stop(&self) -> io::Result<()> {
        emulate_default_handler(SIGTSTP)?;
        // That it is continued, it knows.
        self.signals.take_continued();
        Ok(())
    }

    /// Waits so long for input, a signal, or the end of the terminal.
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

    /// Has the system tell of input anew that lies there unread.
    ///
    /// What reads the keys is told of them once. Where a change of the terminal's size comes at the
    /// same moment it takes that alone, and knows nothing of the key until the next one is pressed.
    /// Setting the terminal as it is set already makes the system tell of all that is there.
    pub(in crate::shell) fn announce_input(&self) -> io::Result<()> {
        let settings = tcgetattr(&self.terminal)?;
        tcsetattr(&self.terminal, OptionalActions::Now, &settings)?;
        // Where that does not help, looking again and again must not take all of a processor.
        std::thread::sleep(Duration::from_millis(1));
        Ok(())
    }
}

/// Ends the program soon after the terminal has gone, where it has not ended by itself.
///
/// Who waits for input looks whether the terminal is there before reading, but it may go just then,
/// and what reads the keys takes the end of a file for nothing yet and reads again, for ever.
/// Whatever was entered is kept with every key, so there is nothing left to save.
fn end_without(terminal: File) -> io::Result<()> {
    /// Time to end in good order.
    const GRACE: Duration = Duration::from_secs(1);
    std::thread::Builder::new()
        .name("terminal watch".to_owned())
        .spawn(move || {
            // Asked for no input, it tells of the end only.
            let mut ends = [PollFd::new(&terminal, PollFlags::empty())];
            loop {
                match poll(&mut ends, None) {
                    Err(Errno::INTR) => {}
                    Ok(_) if ends[0].revents().intersects(PollFlags::HUP | PollFlags::ERR) => break,
                    // A system that cannot watch a terminal: nothing is known of its end.
                    Ok(_) | Err(_) => return,
                }
            }
            std::thread::sleep(GRACE);
            // As a program ends that knows nothing of terminals that hang up.
            let _ = emulate_default_handler(SIGHUP);
        })
        .map(|_| ())
}
