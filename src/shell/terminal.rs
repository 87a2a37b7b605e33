//! The terminal while the program uses it, given back whatever happens.

use std::io::{self, IsTerminal, stdout};
use std::mem::ManuallyDrop;
use std::time::{Duration, Instant};
use std::{panic, process};

use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::buffer::{Buffer, CellDiffOption};
use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{
    DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture, Event,
};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use unicode_width::UnicodeWidthStr as _;

use super::outlet::{Piece, outlet};
use super::platform::{Keyboard, Waker};

/// The terminal in raw mode on its alternate screen. Dropping it gives the terminal back, and so
/// does a panic.
#[derive(Debug)]
pub struct TerminalGuard {
    /// Never dropped: if the terminal is gone, dropping would print an error, fail and panic.
    terminal: ManuallyDrop<Terminal<CrosstermBackend<Piece>>>,
    mouse: bool,
    /// When the last frame was started.
    drawn: Option<Instant>,
    /// Whether the system has asked the program to end.
    is_ended: bool,
    keyboard: Keyboard,
}

/// The outcome of waiting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Waited {
    /// Input, or a new size.
    Event(Event),
    /// Nothing yet.
    Nothing,
    /// Another thread has something for the screen.
    Woken,
    /// Another program had the terminal for a while, and everything has to be redrawn.
    Returned,
    /// The program has to end, or the terminal is gone.
    Ended,
}

impl TerminalGuard {
    /// Takes the terminal.
    ///
    /// # Errors
    /// Returns an error if standard output is not a terminal, or it cannot be set up.
    pub fn take() -> io::Result<Self> {
        if !stdout().is_terminal() {
            return Err(io::Error::other("no terminal"));
        }
        let keyboard = Keyboard::new()?;
        // There is one terminal, and it is taken once.
        let _ = outlet().waker.set(keyboard.waker()?);
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            give_back(PATIENCE);
            before(info);
        }));
        let begin = || {
            set_up()?;
            Terminal::new(CrosstermBackend::new(Piece::default()))
        };
        let terminal = ManuallyDrop::new(begin().inspect_err(|_| _ = give_back(PATIENCE))?);
        Ok(Self { terminal, mouse: false, drawn: None, is_ended: false, keyboard })
    }

    /// Draws a frame.
    ///
    /// # Errors
    /// Returns an error if the terminal is gone.
    pub fn draw(&mut self, frame: impl FnOnce(&mut ratatui::Frame<'_>)) -> io::Result<()> {
        self.drawn = Some(Instant::now());
        let whole = |shown: &mut ratatui::Frame<'_>| {
            frame(shown);
            refresh_behind_wide_signs(shown.buffer_mut());
        };
        self.terminal.draw(whole).map(|_| ())
    }

    /// Returns the area of the screen, in columns and rows.
    ///
    /// # Errors
    /// Returns an error if the terminal is gone.
    pub fn area(&self) -> io::Result<ratatui::layout::Rect> {
        let size = self.terminal.size()?;
        Ok(ratatui::layout::Rect::new(0, 0, size.width, size.height))
    }

    /// Takes clicks, or leaves them to the terminal for selecting and copying.
    ///
    /// # Errors
    /// Returns an error if the terminal is gone.
    pub fn set_mouse(&mut self, wanted: bool) -> io::Result<()> {
        if wanted == self.mouse {
            return Ok(());
        }
        self.mouse = wanted;
        let mut out = Piece::default();
        if wanted { execute!(out, EnableMouseCapture) } else { execute!(out, DisableMouseCapture) }
    }

    /// Gives the terminal back, stops, and takes it again when the program returns to the
    /// foreground.
    ///
    /// # Errors
    /// Returns an error if the terminal cannot be set up again.
    pub fn suspend(&mut self) -> io::Result<()> {
        give_back(PATIENCE);
        self.keyboard.stop()?;
        self.take_again()
    }

    /// Takes the terminal again after another program had it.
    fn take_again(&mut self) -> io::Result<()> {
        // Raw mode is only set up if it is believed to be off.
        disable_raw_mode()?;
        set_up()?;
        // A new terminal redraws everything, since nothing of the old screen is left.
        self.terminal = ManuallyDrop::new(Terminal::new(CrosstermBackend::new(Piece::default()))?);
        self.mouse = false;
        Ok(())
    }

    /// Returns what ends a wait from another thread.
    ///
    /// # Errors
    /// Returns an error if the system does not allow it.
    pub fn waker(&self) -> io::Result<Waker> {
        self.keyboard.waker()
    }

    /// Waits for an event, at most for `patience` if there is a limit.
    ///
    /// # Errors
    /// Returns an error if the terminal cannot be read.
    pub fn wait(&mut self, patience: Option<Duration>) -> io::Result<Waited> {
        Ok(match self.keyboard.wait(patience)? {
            Noticed::Event(event) => Waited::Event(event),
            Noticed::Nothing => Waited::Nothing,
            Noticed::Woken => Waited::Woken,
            Noticed::Ended => {
                self.is_ended = true;
                Waited::Ended
            }
            Noticed::Stopped => self.suspend().map(|()| Waited::Returned)?,
            Noticed::Continued => self.take_again().map(|()| Waited::Returned)?,
        })
    }

    /// Whether to draw a frame now. Waiting input comes first, so that fast keys share a frame, but
    /// a frame is never delayed for long, unless the terminal has not read the one before.
    ///
    /// # Errors
    /// Returns an error if the terminal cannot be read.
    pub fn wants_frame(&self) -> io::Result<bool> {
        /// The longest time without a frame.
        const A_FRAME: Duration = Duration::from_millis(30);
        let is_due = self.drawn.is_none_or(|drawn| drawn.elapsed() > A_FRAME);
        Ok((is_due || !self.keyboard.has_input()?) && outlet().is_free())
    }
}

/// What happened at the terminal.
#[cfg_attr(windows, expect(dead_code, reason = "Windows sends a program no signals"))]
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Noticed {
    /// Input, or a new size.
    Event(Event),
    /// Nothing yet.
    Nothing,
    /// Another thread has something for the screen.
    Woken,
    /// The program has to stop until it is continued.
    Stopped,
    Continued,
    /// The program has to end, or the terminal is gone.
    Ended,
}

impl Drop for TerminalGuard {
    #[expect(clippy::disallowed_methods, reason = "nobody reads what would be said next")]
    fn drop(&mut self) {
        // A system that shuts down does not wait; otherwise a slow terminal is given time.
        let patience = if self.is_ended { PATIENCE / 5 } else { PATIENCE };
        if !give_back(patience) {
            process::exit(1);
        }
    }
}

/// Redraws the cell after each run of characters two columns wide. If such a character was one
/// column further right before, the terminal has cut it in half, and the rest has lost its
/// background, which the difference of two frames does not show.
pub fn refresh_behind_wide_signs(buffer: &mut Buffer) {
    let columns = usize::from(buffer.area.width.max(1));
    for row in buffer.content.chunks_mut(columns) {
        let mut behind = 0;
        for (at, cell) in row.iter_mut().enumerate() {
            let width = cell.symbol().width();
            let is_plain = cell.diff_option == CellDiffOption::None;
            if at == behind && at > 0 && width < 2 && is_plain {
                cell.set_diff_option(CellDiffOption::AlwaysUpdate);
            }
            if width > 1 {
                behind = at + width;
            }
        }
    }
}

/// Takes the terminal's alternate screen in raw mode.
fn set_up() -> io::Result<()> {
    enable_raw_mode()?;
    // What a killed program left on that screen would show through.
    let mut out = Piece::default();
    execute!(out, EnterAlternateScreen, Clear(ClearType::All), EnableBracketedPaste)
}

/// How long a terminal may read nothing before it is given up.
const PATIENCE: Duration = Duration::from_secs(1);

/// Gives the terminal back as it was; returns whether it has read that. Errors change nothing here.
fn give_back(patience: Duration) -> bool {
    let mut out = Piece::default();
    let _ = execute!(out, DisableMouseCapture, DisableBracketedPaste, LeaveAlternateScreen, Show);
    let is_read = outlet().finish(patience);
    let _ = disable_raw_mode();
    is_read
}
