//! The terminal while the program has it, and given back whatever happens.

use std::io::{self, IsTerminal, Stdout, stdout};
use std::mem::ManuallyDrop;
use std::panic;
use std::time::{Duration, Instant};

use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;
use ratatui::buffer::{Buffer, CellDiffOption};
use ratatui::crossterm::cursor::Show;
use ratatui::crossterm::event::{
    self, DisableBracketedPaste, DisableMouseCapture, EnableBracketedPaste, EnableMouseCapture,
    Event,
};
use ratatui::crossterm::execute;
use ratatui::crossterm::terminal::{
    Clear, ClearType, EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode,
};
use unicode_width::UnicodeWidthStr as _;

use super::platform::Keyboard;

/// The terminal in raw mode on its alternate screen. Dropping it gives the terminal back; so
/// does a panic.
#[derive(Debug)]
pub struct TerminalGuard {
    /// Never dropped: on a terminal that is gone it would complain of that, to nobody, and panic.
    terminal: ManuallyDrop<Terminal<CrosstermBackend<Stdout>>>,
    mouse: bool,
    /// When the last frame was begun.
    drawn: Option<Instant>,
    keyboard: Keyboard,
}

/// What came of waiting.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Waited {
    /// Input, or a new size.
    Event(Event),
    /// Nothing yet.
    Nothing,
    /// The terminal was given away for a while, and everything is to be drawn anew.
    Returned,
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
        let keyboard = Keyboard::new()?;
        let before = panic::take_hook();
        panic::set_hook(Box::new(move |info| {
            give_back();
            before(info);
        }));
        let begin = || {
            set_up()?;
            // The first look for events is what makes a change of size be noticed from now on.
            event::poll(Duration::ZERO)?;
            Terminal::new(CrosstermBackend::new(stdout()))
        };
        let terminal = ManuallyDrop::new(begin().inspect_err(|_| give_back())?);
        Ok(Self { terminal, mouse: false, drawn: None, keyboard })
    }

    /// Draws a frame.
    ///
    /// # Errors
    /// If the terminal is gone.
    pub fn draw(&mut self, frame: impl FnOnce(&mut ratatui::Frame<'_>)) -> io::Result<()> {
        self.drawn = Some(Instant::now());
        let whole = |shown: &mut ratatui::Frame<'_>| {
            frame(shown);
            refresh_behind_wide_signs(shown.buffer_mut());
        };
        self.terminal.draw(whole).map(|_| ())
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
    pub fn suspend(&mut self) -> io::Result<()> {
        give_back();
        self.keyboard.stop()?;
        self.take_again()
    }

    /// Takes the terminal after it was in other hands.
    fn take_again(&mut self) -> io::Result<()> {
        // Raw mode is set up only where it is not thought to be.
        disable_raw_mode()?;
        set_up()?;
        // A new one draws everything, as nothing of the old screen is left.
        self.terminal = ManuallyDrop::new(Terminal::new(CrosstermBackend::new(stdout()))?);
        self.mouse = false;
        Ok(())
    }

    /// Waits for an event, but no longer than the patience, if there is a limit to it.
    ///
    /// # Errors
    /// If the terminal cannot be read.
    pub fn wait(&mut self, patience: Option<Duration>) -> io::Result<Waited> {
        let until = patience.map(|patience| Instant::now() + patience);
        loop {
            // Reading from a terminal that is gone would go round for ever: look first.
            if self.keyboard.look(Some(Duration::ZERO))? == Look::Gone {
                return Ok(Waited::Ended);
            }
            match self.keyboard.told() {
                Some(Told::End) => return Ok(Waited::Ended),
                Some(Told::Stop) => return self.suspend().map(|()| Waited::Returned),
                Some(Told::Continued) => return self.take_again().map(|()| Waited::Returned),
                None => {}
            }
            // Events read together are handed out one by one.
            if event::poll(Duration::ZERO)? {
                return event::read().map(Waited::Event);
            }
            let left = until.map(|until| until.saturating_duration_since(Instant::now()));
            if left == Some(Duration::ZERO) {
                return Ok(Waited::Nothing);
            }
            match self.keyboard.look(left)? {
                Look::Gone => return Ok(Waited::Ended),
                Look::Input if !event::poll(Duration::ZERO)? => self.keyboard.announce_input()?,
                Look::Input | Look::Nothing => {}
            }
        }
    }

    /// Whether a frame is wanted now: where more input is there already, it comes first, so that
    /// keys faster than frames are drawn together; but nobody waits long for a frame.
    ///
    /// # Errors
    /// If the terminal cannot be read.
    pub fn wants_frame(&self) -> io::Result<bool> {
        /// The longest that something goes undrawn.
        const A_FRAME: Duration = Duration::from_millis(30);
        let is_due = self.drawn.is_none_or(|drawn| drawn.elapsed() > A_FRAME);
        // What is gone has no input, and is not to be asked for it.
        let is_gone = || self.keyboard.look(Some(Duration::ZERO)).map(|look| look == Look::Gone);
        Ok(is_due || is_gone()? || !event::poll(Duration::ZERO)?)
    }
}

/// What is found of the terminal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Look {
    /// It is gone.
    Gone,
    /// Input lies there.
    Input,
    /// Nothing.
    Nothing,
}

/// What the system has told the program.
#[cfg_attr(windows, expect(dead_code, reason = "Windows tells a program nothing"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Told {
    /// To end.
    End,
    /// To stop until it is continued.
    Stop,
    /// That it goes on.
    Continued,
}

impl Drop for TerminalGuard {
    fn drop(&mut self) {
        give_back();
    }
}

/// Has the cell behind each run of signs two columns wide drawn anew, whatever was there: where such
/// a sign lay one column to the right before, the terminal has cut it in half, and what is left has
/// lost its background, of which the difference of two frames tells nothing.
fn refresh_behind_wide_signs(buffer: &mut Buffer) {
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
    // What a program that was killed left on that screen would show through.
    execute!(stdout(), EnterAlternateScreen, Clear(ClearType::All), EnableBracketedPaste)
}

/// Gives the terminal back as it was. What fails here can no longer be helped.
fn give_back() {
    let _ =
        execute!(stdout(), DisableMouseCapture, DisableBracketedPaste, LeaveAlternateScreen, Show);
    let _ = disable_raw_mode();
}

#[cfg(test)]
mod tests {
    use ratatui::layout::Rect;
    use ratatui::style::Style;

    use super::*;

    #[test]
    fn what_a_wide_sign_cut_in_half_is_drawn_anew() {
        let frame = |text: &str| {
            let mut buffer = Buffer::empty(Rect::new(0, 0, 8, 2));
            buffer.set_string(0, 1, text, Style::new());
            refresh_behind_wide_signs(&mut buffer);
            buffer
        };
        let (before, after) = (frame(" 가나 x"), frame("가나  x"));
        let drawn: Vec<_> = before.diff(&after).into_iter().map(|(x, y, _)| (x, y)).collect();
        // The last half of the sign that lay at 3 and 4.
        assert!(drawn.contains(&(4, 1)), "{drawn:?}");
        assert!(!drawn.contains(&(6, 1)), "{drawn:?}");
    }
}
