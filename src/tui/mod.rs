//! The full screen: the terminal, one loop, and a stack of screens.

mod config;
mod count_layer;
mod counting;
mod export;
mod files;
mod home_layer;
mod layer;
mod log;
mod opening;
mod page_layer;
#[cfg(feature = "phone")]
mod phone_layer;
#[cfg(feature = "phone")]
mod phone_talk;
#[cfg(feature = "phone")]
mod phones;
mod practice_layer;
mod terminal_settings;

use ratatui::crossterm::event::{Event, KeyEventKind};

#[cfg(feature = "phone")]
use crate::shell::Waker;
use crate::shell::{Failure, Folders, Journal, OutputResult as _, TerminalGuard, Waited};
use crate::view::PixelBoard;
use layer::{Input, Layer, Next};
use shuzi_core::fact::Message;
use shuzi_core::goban::Size;
use shuzi_core::scorer::{ScoreOptions, Scorer};
use terminal_settings::{known_key, pixel_board};

pub use config::{Config, default_file, with_setting};
pub use files::pasted_path;
pub(crate) use log::{add_to_log, counts_done};
pub(crate) use opening::Opening;
pub(crate) use terminal_settings::{BoardStyle, LookOptions, TerminalSettings, When};

use count_layer::CountLayer;
use home_layer::HomeLayer;
#[cfg(feature = "phone")]
use phone_layer::PhoneLayer;
use practice_layer::PracticeLayer;

use crate::app::Practising;
use shuzi_walk::Setup;

/// What all screens share.
pub(crate) struct Shared {
    pub(crate) scorer: Scorer,
    pub(crate) options: ScoreOptions,
    pub(crate) settings: TerminalSettings,
    pub(crate) folders: Option<Folders>,
    /// The board as a picture, if the terminal shows pictures.
    pixels: Option<PixelBoard>,
    /// What the next board on the table is counted by: what the last one was, and its size.
    setup: Option<(Setup, Size)>,
    /// A remark for the first screen.
    remark: Option<Message>,
    /// Where the page for phones is served, if it was chosen.
    #[cfg(feature = "phone")]
    pub(crate) phone_options: PhoneOptions,
    /// The phones at the table, while the page for them is shown.
    #[cfg(feature = "phone")]
    phones: Option<phones::Phones>,
    /// What ends the wait for input from another thread.
    #[cfg(feature = "phone")]
    waker: Option<Waker>,
}

/// Where the page for phones is served; where nothing is said, at the likeliest place.
#[cfg(feature = "phone")]
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct PhoneOptions {
    /// The address of this machine.
    pub(crate) address: Option<std::net::IpAddr>,
    /// The port.
    pub(crate) port: Option<u16>,
    /// Whether the connection is encrypted.
    pub(crate) is_encrypted: bool,
}

impl Shared {
    /// What all screens share. Nothing is drawn before mistakes in the options are reported.
    ///
    /// # Errors
    /// Returns an error if the rules are unknown, or the board cannot be drawn as asked.
    pub(crate) fn new(
        (scorer, options): (Scorer, ScoreOptions),
        settings: TerminalSettings,
        folders: Option<Folders>,
    ) -> Result<Self, Failure> {
        let pixels = pixel_board(settings.board)?;
        Opening::of(None, &scorer, &options)?;
        if let Some(folders) = &folders {
            Journal::sweep(&folders.state);
        }
        Ok(Self {
            scorer,
            options,
            settings,
            folders,
            pixels,
            setup: None,
            remark: None,
            #[cfg(feature = "phone")]
            phone_options: PhoneOptions::default(),
            #[cfg(feature = "phone")]
            phones: None,
            #[cfg(feature = "phone")]
            waker: None,
        })
    }
}

impl Shared {
    /// Sends pictures again with the next frame.
    fn forget_pictures(&mut self) {
        if let Some(pixels) = &mut self.pixels {
            pixels.forget();
        }
    }
}

/// Counts, one game after another, until the player leaves; returns the last result to be printed.
///
/// # Errors
/// Returns an error if the terminal is gone, or the program was told to end.
pub(crate) fn count(
    mut shared: Shared,
    opening: Option<Opening>,
) -> Result<Option<String>, Failure> {
    let screen = TerminalGuard::take().or_fail()?;
    let mut stack: Vec<Box<dyn Layer>> = vec![Box::new(HomeLayer::new(opening.is_some()))];
    if let Some(opening) = opening {
        stack.push(Box::new(CountLayer::new(opening, None, Vec::new(), &mut shared)));
    }
    run(screen, stack, &mut shared)
}

/// Waits for boards from phones and counts them, until the player leaves.
///
/// # Errors
/// As [`count`].
#[cfg(feature = "phone")]
pub(crate) fn phone(mut shared: Shared) -> Result<Option<String>, Failure> {
    let layer = PhoneLayer::new(&shared)?;
    let screen = TerminalGuard::take().or_fail()?;
    run(screen, vec![Box::new(HomeLayer::new(true)), Box::new(layer)], &mut shared)
}

/// Practises until the player leaves.
///
/// # Errors
/// As [`count`].
pub(crate) fn practise(mut shared: Shared, practising: Practising) -> Result<(), Failure> {
    let layer = PracticeLayer::new(practising, &shared)?;
    let screen = TerminalGuard::take().or_fail()?;
    run(screen, vec![Box::new(layer)], &mut shared).map(drop)
}

/// Draws the top layer and hands it what the player does, until there is none.
fn run(
    mut screen: TerminalGuard,
    mut stack: Vec<Box<dyn Layer>>,
    shared: &mut Shared,
) -> Result<Option<String>, Failure> {
    #[cfg(feature = "phone")]
    {
        shared.waker = Some(screen.waker().or_fail()?);
    }
    let mut next = match stack.last_mut() {
        Some(top) => top.arrive(shared)?,
        None => return Ok(None),
    };
    let mut is_drawn = false;
    loop {
        is_drawn &= matches!(next, Next::Nothing);
        next = match next {
            Next::Leave(said) => return Ok(said),
            Next::Push(layer) => {
                stack.push(layer);
                arrive(&mut stack, shared)?
            }
            #[cfg(feature = "phone")]
            Next::Phones => {
                stack.push(Box::new(PhoneLayer::new(shared)?));
                arrive(&mut stack, shared)?
            }
            Next::Again => {
                let next = Box::new(next_count(shared)?);
                replace(&mut stack, next, shared)?
            }
            #[cfg(feature = "phone")]
            Next::Replace(next) => replace(&mut stack, next, shared)?,
            Next::Before => {
                if let Some(before) = stack.last_mut().and_then(|top| top.before()) {
                    stack.pop();
                    stack.push(before);
                }
                Next::Draw
            }
            Next::Pop => {
                stack.pop();
                arrive(&mut stack, shared)?
            }
            Next::Pass(action) => {
                stack.pop();
                arrive(&mut stack, shared)?;
                let Some(below) = stack.last_mut() else { return Ok(None) };
                below.take(Input::Passed(action), shared)?
            }
            Next::Suspend => {
                screen.suspend().or_fail()?;
                shared.forget_pictures();
                Next::Draw
            }
            Next::Nothing | Next::Draw => {
                let Some(top) = stack.last_mut() else { return Ok(None) };
                if !is_drawn && screen.wants_frame().or_fail()? {
                    // Nothing is shown that is not saved.
                    top.save();
                    screen.set_mouse(top.wants_mouse(shared)).or_fail()?;
                    screen.draw(|frame| top.draw(frame, shared)).or_fail()?;
                    is_drawn = true;
                    #[cfg(feature = "phone")]
                    if let Some(phones) = &shared.phones {
                        phones.server().tell_news();
                    }
                }
                match screen.wait(top.patience()).or_fail()? {
                    #[cfg(feature = "phone")]
                    Waited::Woken => phone_talk::talk(&mut stack, shared)?,
                    Waited::Ended => return Err(told_to_end(&mut stack).into()),
                    Waited::Returned | Waited::Event(Event::Resize(..)) => {
                        shared.forget_pictures();
                        Next::Draw
                    }
                    waited => match input(waited, &mut screen)? {
                        Some(input) => top.take(input, shared)?,
                        None => Next::Nothing,
                    },
                }
            }
        };
    }
}

/// The count of the next board: one that a phone has sent, or one on the table.
fn next_count(shared: &mut Shared) -> Result<CountLayer, Failure> {
    #[cfg(feature = "phone")]
    if let Some(count) = shared.next_sent(None)? {
        return Ok(count);
    }
    let mut opening = shared.opening(None)?;
    opening.is_another = true;
    Ok(CountLayer::new(opening, None, Vec::new(), shared))
}

/// Puts a layer in the place of the top one, to which undo returns.
fn replace(
    stack: &mut Vec<Box<dyn Layer>>,
    mut next: Box<dyn Layer>,
    shared: &mut Shared,
) -> Result<Next, Failure> {
    next.follow(stack.pop());
    stack.push(next);
    arrive(stack, shared)
}

/// Tells the top layer that it is on top now.
fn arrive(stack: &mut [Box<dyn Layer>], shared: &mut Shared) -> Result<Next, Failure> {
    // What was drawn over is sent again.
    shared.forget_pictures();
    stack.last_mut().map_or(Ok(Next::Draw), |top| top.arrive(shared))
}

/// What is printed when the system tells the program to end.
fn told_to_end(stack: &mut [Box<dyn Layer>]) -> Message {
    let said = stack.iter_mut().rev().find_map(|layer| layer.told_to_end());
    said.unwrap_or_else(|| Message::plain("ended-home"))
}

/// What the player does, as the layers know it; `None` if it means nothing.
fn input(waited: Waited, screen: &mut TerminalGuard) -> Result<Option<Input>, Failure> {
    Ok(match waited {
        Waited::Nothing => Some(Input::Tick),
        Waited::Event(Event::Key(key)) if key.kind != KeyEventKind::Release => {
            known_key(&key).map(Input::Key)
        }
        Waited::Event(Event::Paste(text)) => Some(Input::Paste(text)),
        Waited::Event(Event::Mouse(mouse)) => Some(Input::Mouse(mouse, screen.area().or_fail()?)),
        Waited::Event(_) | Waited::Ended | Waited::Returned | Waited::Woken => None,
    })
}
