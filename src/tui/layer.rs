//! A screen on the stack.

use std::time::Duration;

use ratatui::Frame;
use ratatui::crossterm::event::MouseEvent;
use ratatui::layout::Rect;

use super::Shared;
#[cfg(feature = "phone")]
use crate::app::App;
use crate::app::{Action, Key};
use crate::shell::Failure;
use shuzi_core::fact::Message;

/// What the player does.
#[derive(Clone, Debug)]
pub(super) enum Input {
    /// A key the program knows.
    Key(Key),
    /// Pasted text.
    Paste(String),
    /// The mouse, and the area of the screen.
    Mouse(MouseEvent, Rect),
    /// Nothing, for as long as the layer waits.
    Tick,
    /// What the layer above left to this one, or a phone asks for.
    Passed(Action),
}

/// What follows from it.
pub(super) enum Next {
    /// Nothing has changed.
    Nothing,
    /// The screen has changed.
    Draw,
    /// Another screen opens on top of this one.
    Push(Box<dyn Layer>),
    /// The screen that waits for phones opens on top of this one.
    #[cfg(feature = "phone")]
    Phones,
    /// This screen closes.
    Pop,
    /// This screen closes, and the one below does this.
    Pass(Action),
    /// The next board is counted in place of this one.
    Again,
    /// This screen takes the place of this one, to which undo returns.
    #[cfg(feature = "phone")]
    Replace(Box<dyn Layer>),
    /// The board counted before this one takes its place again.
    Before,
    /// The terminal is given back until the program returns to the foreground.
    Suspend,
    /// The program ends; the result, if there is one, is printed.
    Leave(Option<String>),
}

/// A screen on the stack: the top one is drawn and takes what the player does.
pub(super) trait Layer {
    /// Becomes the top layer, when it opens or after the one above was closed.
    ///
    /// # Errors
    /// Returns an error if what it shows cannot be read.
    fn arrive(&mut self, _shared: &mut Shared) -> Result<Next, Failure> {
        Ok(Next::Draw)
    }

    /// Takes the place of another screen.
    fn follow(&mut self, _before: Option<Box<dyn Layer>>) {}

    /// Gives back the screen whose place this one took.
    fn before(&mut self) -> Option<Box<dyn Layer>> {
        None
    }

    /// Draws the screen.
    fn draw(&mut self, frame: &mut Frame<'_>, shared: &mut Shared);

    /// Saves what a frame is about to show.
    fn save(&mut self) {}

    /// Whether clicks mean something; otherwise the terminal keeps them for selecting text.
    fn wants_mouse(&self, _shared: &Shared) -> bool {
        false
    }

    /// How long to wait for the player before a tick; without end if `None`.
    fn patience(&self) -> Option<Duration> {
        None
    }

    /// Takes what the player does.
    ///
    /// # Errors
    /// Returns an error that ends the program.
    fn take(&mut self, input: Input, shared: &mut Shared) -> Result<Next, Failure>;

    /// The number of the board that a phone sent, and its count.
    #[cfg(feature = "phone")]
    fn phone_count(&self) -> Option<(usize, &App)> {
        None
    }

    /// Whether this screen waits for a board from a phone.
    #[cfg(feature = "phone")]
    fn waits_for_phones(&self) -> bool {
        false
    }

    /// Shows the player a remark.
    #[cfg(feature = "phone")]
    fn say(&mut self, _remark: Message) {}

    /// What is printed when the system tells the program to end; `None` leaves it to the layer
    /// below.
    fn told_to_end(&mut self) -> Option<Message> {
        None
    }
}
