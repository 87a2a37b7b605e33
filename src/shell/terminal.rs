//! The terminal while the program has it, and given back whatever happens.

use std::io::{self, IsTerminal, Stdout, stdout};
use std::mem::ManuallyDrop;
use std::panic;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{
    self, DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
    Event,
};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use signal_hook::consts::{SIGHUP, SIGTERM};

/// The terminal in raw mode on its alternate screen. Dropping it gives the terminal back; so
/// does a panic.
#[derive(Debug)]
pub struct TerminalGuard {
    /// Never dropped: on a terminal that is gone it would complain of that, to nobody, and panic.
    terminal: ManuallyDrop<Terminal<CrosstermBackend<Stdout>>>,
    mouse: bool,
    ended: Arc<AtomicBool>,
    /// What keys come from: standard input, or the terminal behind the program's back.
    #[cfg(unix)]
    keyboard: std::fs::File,
}

/// How often a signal to end is looked for while nothing happens.
const LOOK_FOR_SIGNALS: Duration = Duration::from_millis(200);

/// What came of waiting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Waited {
    /// Input, or a new size.
    Event(Event),
    /// Nothing yet.
    Nothing,
    /// The program is told to end, or the terminal is gone.
    Ended,
}

impl TerminalGuard {
    /// Takes the terminal.
    ///
    /// # Errors
    /// If standard output is no terminal, or it cannot be set up.
    pub fn take() -> io::Result<Self> {
        if !stdout().is_terminal() {
            return Err(io::Error::other("no terminal"));
        }
        let ended = Arc::new(AtomicBool::new(false));
        for signal in [SIGTERM, SIGHUP] {
            signal_hook::flag::register(signal, Arc::clone(&ended))?;
        }
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            give_back();
            before(info);
        }));
        set_up()?;
        // The first look for events is what makes a change of size be noticed from now on.
        event::poll(Duration::ZERO)?;
        let terminal = ManuallyDrop::new(Terminal::new(CrosstermBackend::new(stdout()))?);
        #[cfg(unix)]
        let keyboard = keyboard()?;
        #[cfg(unix)]
        end_without(keyboard.try_clone()?)?;
        Ok(Self {
            terminal,
            mouse: false,
            ended,
            #[cfg(unix)]
            keyboard,
        })
    }

    /// Draws a frame.
    ///
    /// # Errors
    /// If the terminal is gone.
    pub fn draw(&mut self, frame: impl FnOnce(&mut ratatui::Frame<'_>)) -> io::Result<()> {
        self.terminal.draw(frame).map(|_| ())
    }

    /// The extent of the screen.
    ///
    /// # Errors
    /// If the terminal is gone.
    pub fn area(&self) -> io::Result<ratatui::layout::Rect> {
        let size = self.terminal.size()?;
        Ok(ratatui::layout::Rect::new(0, 0, size.width, size.height))
    }

    /// Takes clicks, or leaves them to the terminal's own selecting and copying.
    ///
    /// # Errors
    /// If the terminal is gone.
    pub fn set_mouse(&mut self, wanted: bool) -> io::Result<()> {
        if wanted == self.mouse {
            return Ok(());
        }
        self.mouse = wanted;
        if wanted {
            execute!(stdout(), EnableMouseCapture)
        } else {
            execute!(stdout(), DisableMouseCapture)
        }
    }

    /// Gives the terminal back, stops, and takes the terminal again when the program is brought to
    /// the front.
    ///
    /// # Errors
    /// If the terminal cannot be set up again.
    #[cfg(unix)]
    pub fn suspend(&mut self) -> io::Result<()> {
        give_back();
        signal_hook::low_level::emulate_default_handler(signal_hook::consts::SIGTSTP)?;
        set_up()?;
        // A new one draws everything, as nothing of the old screen is left.
        self.terminal = ManuallyDrop::new(Terminal::new(CrosstermBackend::new(stdout()))?);
        self.mouse = false;
        Ok(())
    }

    /// Elsewhere than on Unix there is no job control.
    ///
    /// # Errors
    /// Never.
    #[cfg(not(unix))]
    pub fn suspend(&mut self) -> io::Result<()> {
        Ok(())
    }

    /// Waits for an event, but no longer than the patience, if there is a limit to it.
    ///
    /// # Errors
    /// If the terminal cannot be read.
    pub fn wait(&self, patience: Option<Duration>) -> io::Result<Waited> {
        let begun = Instant::now();
        loop {
            // Reading from a terminal that is gone would go round for ever: look first.
            if self.look(Duration::ZERO)? == Look::Gone || self.ended.load(Ordering::Relaxed) {
                return Ok(Waited::Ended);
            }
            // Events read together are handed out one by one.
            if event::poll(Duration::ZERO)? {
                return event::read().map(Waited::Event);
            }
            match self.look(LOOK_FOR_SIGNALS)? {
                Look::Gone => return Ok(Waited::Ended),
                Look::Input if !event::poll(Duration::ZERO)? => self.announce_input()?,
                Look::Input | Look::Nothing => {}
            }
            if patience.is_some_and(|patience| begun.elapsed() >= patience) {
                return Ok(Waited::Nothing);
            }
        }
    }

    /// Waits so long for input, a signal, or the end of the terminal.
    #[cfg(unix)]
    fn look(&self, patience: Duration) -> io::Result<Look> {
        use rustix::event::{PollFd, PollFlags, Timespec, poll};
        let timeout = Timespec::try_from(patience).map_err(io::Error::other)?;
        let mut keyboard = [PollFd::new(&self.keyboard, PollFlags::IN)];
        match poll(&mut keyboard, Some(&timeout)) {
            Ok(_) => {}
            Err(rustix::io::Errno::INTR) => return Ok(Look::Nothing),
            Err(error) => return Err(error.into()),
        }
        let found = keyboard[0].revents();
        Ok(if found.intersects(PollFlags::HUP | PollFlags::ERR | PollFlags::NVAL) {
            Look::Gone
        } else if found.contains(PollFlags::IN) {
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
    #[cfg(unix)]
    fn announce_input(&self) -> io::Result<()> {
        use rustix::termios::{OptionalActions, tcgetattr, tcsetattr};
        let settings = tcgetattr(&self.keyboard)?;
        tcsetattr(&self.keyboard, OptionalActions::Now, &settings)?;
        // Where that does not help, looking again and again must not take all of a processor.
        std::thread::sleep(Duration::from_millis(1));
        Ok(())
    }

    /// Waits for input; elsewhere than on Unix a terminal that ends takes the program with it.
    #[cfg(not(unix))]
    fn look(&self, patience: Duration) -> io::Result<Look> {
        event::poll(patience).map(|is_there| if is_there { Look::Input } else { Look::Nothing })
    }

    /// Elsewhere than on Unix input is never told of once only.
    #[cfg(not(unix))]
    fn announce_input(&self) -> io::Result<()> {
        Ok(())
    }
}

/// What is found of the terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Look {
    /// It is gone.
    Gone,
    /// Input lies there.
    Input,
    /// Nothing.
    Nothing,
}

/// What keys are read from: standard input, or the terminal where something else is piped in.
#[cfg(unix)]
fn keyboard() -> io::Result<std::fs::File> {
    use std::os::fd::AsFd as _;
    if io::stdin().is_terminal() {
        return io::stdin().as_fd().try_clone_to_owned().map(std::fs::File::from);
    }
    std::fs::File::open("/dev/tty")
}

/// Ends the program soon after the terminal has gone, where it has not ended by itself.
///
/// [`TerminalGuard::wait`] looks whether the terminal is there before it reads, but it may go just
/// then, and what reads the keys takes the end of a file for nothing yet and reads again, for ever.
/// Whatever was entered is kept with every key, so there is nothing left to save.
#[cfg(unix)]
fn end_without(keyboard: std::fs::File) -> io::Result<()> {
    use rustix::event::{PollFd, PollFlags, poll};
    /// Time to end in good order.
    const GRACE: Duration = Duration::from_secs(1);
    std::thread::Builder::new()
        .name("terminal watch".to_owned())
        .spawn(move || {
            // Asked for no input, it tells of the end only.
            let mut ends = [PollFd::new(&keyboard, PollFlags::empty())];
            loop {
                match poll(&mut ends, None) {
                    Err(rustix::io::Errno::INTR) => {}
                    Ok(_) if ends[0].revents().intersects(PollFlags::HUP | PollFlags::ERR) => break,
                    // A system that cannot watch a terminal: nothing is known of its end.
                    Ok(_) | Err(_) => return,
                }
            }
            std::thread::sleep(GRACE);
            // As a program ends that knows nothing of terminals that hang up.
            let _ = signal_hook::low_level::emulate_default_handler(SIGHUP);
        })
        .map(|_| ())
}

impl Drop for TerminalGuard {
    fn drop(&mut self) {
        give_back();
    }
}

/// Takes the terminal's alternate screen in raw mode.
fn set_up() -> io::Result<()> {
    enable_raw_mode()?;
    // What a program that was killed left on that screen would show through.
    execute!(stdout(), EnterAlternateScreen, Clear(ClearType::All), EnableBracketedPaste)
}

/// Gives the terminal back as it was. What fails here can no longer be helped.
fn give_back() {
    let _ =
        execute!(stdout(), DisableMouseCapture, DisableBracketedPaste, LeaveAlternateScreen, Show);
    let _ = disable_raw_mode();
}
