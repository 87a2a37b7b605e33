//! What a screen is.

use std::time::Duration;

use ratatui::Frame;
use ratatui::crossterm::event::MouseEventKind;
use ratatui::layout::{Position, Rect};

use super::split::title_middle_footer;
use super::{Context, Hint, Keys, Layer, List, Open, PixelBoard, Scroll};
use crate::shell::Failure;
use shuzi_core::fact::Message;
use shuzi_core::goban::{Size, Vertex};
use shuzi_walk::Direction;

/// A screen: what it shows, its keys, and what they do. What every screen does in the same way is in
/// [`super::Open`].
pub trait Screen: 'static {
    /// What its own keys do.
    type Command: Copy + PartialEq + std::fmt::Debug + 'static;

    /// Whether it is a window over the screen below.
    const IS_WINDOW: bool = false;

    /// Its keys, in the order of footer and help, where they are always the same.
    const KEYS: Keys<Self::Command> = Keys::only(&[]);

    /// Its keys now.
    fn keys(&self, _cx: &Context) -> Keys<Self::Command> {
        Self::KEYS
    }

    /// Does what one of its keys is for.
    fn run(&mut self, command: Self::Command, cx: &mut Context) -> Effect;

    /// Draws it over the whole screen but the footer.
    fn draw(&self, frame: &mut Frame<'_>, screen: Rect, cx: &Context);

    /// Whether a command has an effect now, so that it is worth a hint.
    fn can(&self, _command: Self::Command, _cx: &Context) -> bool {
        true
    }

    /// What the arrows move.
    fn cursor<'a>(&'a mut self, _cx: &'a Context) -> Cursor<'a> {
        Cursor::None
    }

    /// Moves one step.
    fn go(&mut self, direction: Direction, cx: &mut Context) -> Effect {
        match self.cursor(cx) {
            Cursor::None => return Effect::Ignored,
            Cursor::List(list, rows) => list.go(direction, rows),
            Cursor::Text(scroll) => scroll.go(direction),
            Cursor::Board(vertex, size) => *vertex = direction.from(*vertex, size),
        }
        Effect::Done
    }

    /// Follows the cursor, once it has moved.
    fn moved(&mut self, _cx: &mut Context) {}

    /// Whether a character that is bound to nothing is typed.
    fn takes(&self, _sign: char, _cx: &Context) -> bool {
        false
    }

    /// Takes a character typed.
    fn typed(&mut self, _sign: char, _cx: &mut Context) -> Effect {
        Effect::Ignored
    }

    /// Takes a pasted text, where it is not typed sign by sign.
    fn paste(&mut self, _text: &str, _cx: &mut Context) -> Option<Effect> {
        None
    }

    /// Where its footer is.
    fn footer(&self, screen: Rect, _cx: &Context) -> Rect {
        let [.., footer] = title_middle_footer(screen);
        footer
    }

    /// Takes a click that is on no key of the footer.
    fn click(&mut self, _click: Click, _cx: &mut Context) -> Effect {
        Effect::Ignored
    }

    /// Closes it, or a layer of its own.
    fn close(&mut self, _cx: &mut Context) -> Effect {
        Effect::Pop
    }

    /// Quits the program from here.
    fn quit(&mut self, _cx: &mut Context) -> Effect {
        Effect::Quit
    }

    /// Becomes the top screen: it was opened, or the one above was closed.
    fn arrive(&mut self, _cx: &mut Context) -> Effect {
        Effect::Done
    }

    /// Takes what the screen above left to this one.
    fn passed(&mut self, _what: Passed, _cx: &mut Context) -> Effect {
        Effect::Done
    }

    /// The screen that takes the place of this one before it takes anything; most have none.
    fn ready(&mut self, _cx: &mut Context) -> Option<Box<dyn Layer>> {
        None
    }

    /// The player does something, whatever it is.
    fn touched(&mut self) {}

    /// Time has passed.
    fn tick(&mut self, _cx: &mut Context) -> Effect {
        Effect::Ignored
    }

    /// How long to wait for the player before a tick; without end if `None`.
    fn patience(&self, _cx: &Context) -> Option<Duration> {
        None
    }

    /// Whether clicks mean something; otherwise the terminal keeps them for selecting text.
    fn wants_mouse(&self, cx: &Context) -> bool {
        cx.look().mouse
    }

    /// Draws pictures over the signs, on a terminal that shows them.
    fn draw_pictures(&self, _frame: &mut Frame<'_>, _pixels: &mut PixelBoard, _cx: &Context) {}

    /// What the screen is to others.
    fn kind(&self) -> ScreenKind {
        ScreenKind::Other
    }

    /// What is printed when the system ends the program; `None` leaves it to the screen below.
    fn last_words(&self, _cx: &mut Context) -> Option<Message> {
        None
    }

    /// How the help names a key here, where the usual words would be wrong.
    fn help_name(&self, hint: &Hint) -> &'static str {
        hint.name
    }
}

/// What the arrows move.
pub enum Cursor<'a> {
    /// Nothing.
    None,
    /// A row of a list with this many.
    List(&'a mut List, usize),
    Text(&'a mut Scroll),
    Board(&'a mut Vertex, Size),
}

/// What a screen is to the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScreenKind {
    Count,
    /// A board being put in or checked.
    Editor,
    /// The list of boards that phones have sent.
    Phones,
    /// The question whether to quit.
    Quit,
    Other,
}

/// A click, and the area of the whole screen.
#[derive(Clone, Copy, Debug)]
pub struct Click {
    /// Where it was.
    pub place: Position,
    /// What it was: pressed, dragged.
    pub kind: MouseEventKind,
    pub screen: Rect,
}

/// What follows from what the player did.
pub enum Effect {
    /// Nothing has changed.
    Ignored,
    /// The screen has changed.
    Done,
    /// Another screen opens on top.
    Push(Box<dyn Layer>),
    /// Another screen takes the place of this one.
    Replace(Box<dyn Layer>),
    /// This screen closes.
    Pop,
    /// This screen closes, and the one below takes this.
    Pass(Passed),
    /// The choice of how things look opens.
    Appearance,
    /// The terminal is given back until the program returns to the foreground.
    Suspend,
    /// The program ends, after a question if a count is half done.
    Quit,
    /// The program ends.
    Leave,
}

impl Effect {
    /// The player is given a remark, and that is all.
    pub fn say(remark: impl Into<Message>, cx: &mut Context) -> Self {
        cx.say(remark);
        Self::Done
    }

    pub fn open<S: Screen>(screen: S) -> Self {
        Self::Push(Open::boxed(screen))
    }

    /// The player is told what failed.
    pub fn failed(failure: Failure, cx: &mut Context) -> Self {
        if let Failure::InFile(why) | Failure::Failed(why) | Failure::Usage(why) = failure {
            cx.say(why);
        }
        Self::Done
    }

    /// Another screen opens on top, or the player is told why not.
    pub fn push<S: Screen>(screen: Result<S, Message>, cx: &mut Context) -> Self {
        match screen {
            Ok(screen) => Self::open(screen),
            Err(why) => Self::say(why, cx),
        }
    }
}

/// What a screen leaves to the one below.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Passed {
    /// The count is left, too.
    Leave,
    /// A count that was kept is resumed.
    Resumed,
    /// The count was changed from outside.
    Changed,
}
