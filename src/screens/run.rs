//! The loop: a frame, what the player does, what follows.

use ratatui::crossterm::event::{Event, KeyEventKind};

use super::Practising;
use super::count::{self, First};
use super::home::HomeScreen;
#[cfg(feature = "phone")]
use super::phone::{PhoneScreen, talk};
use super::practice::PracticeScreen;
use super::stack::{Flow, Stack};
use crate::shell::{Failure, OutputResult as _, TerminalGuard, Waited};
use crate::ui::{Context, Input, Open, Opening, known_key};

/// Counts, one game after another, until the player leaves; returns the last result to be printed.
pub(crate) fn count(mut cx: Context, opening: Option<Opening>) -> Result<Option<String>, Failure> {
    let screen = TerminalGuard::take().or_fail()?;
    let mut layers = vec![Open::boxed(HomeScreen::new(opening.is_some()))];
    if let Some(opening) = opening {
        layers.push(count::open(opening, None, First::Nothing, &mut cx));
    }
    run(screen, Stack::new(layers, cx))
}

/// Waits for boards from phones and counts them, until the player leaves.
#[cfg(feature = "phone")]
pub(crate) fn phone(cx: Context) -> Result<Option<String>, Failure> {
    let screen = TerminalGuard::take().or_fail()?;
    let mut cx = cx;
    cx.waker = Some(screen.waker().or_fail()?);
    let layers = vec![Open::boxed(HomeScreen::new(true)), Open::boxed(PhoneScreen::default())];
    run(screen, Stack::new(layers, cx))
}

/// Practises until the player leaves.
pub(crate) fn practise(cx: Context, practising: Practising) -> Result<(), Failure> {
    let practice = PracticeScreen::new(practising, &cx)?;
    let screen = TerminalGuard::take().or_fail()?;
    run(screen, Stack::new(vec![Open::boxed(practice)], cx)).map(drop)
}

/// Draws the screens and hands them what the player does, until none is left.
fn run(mut screen: TerminalGuard, mut stack: Stack) -> Result<Option<String>, Failure> {
    #[cfg(feature = "phone")]
    {
        stack.cx.waker = Some(screen.waker().or_fail()?);
    }
    let mut is_drawn = false;
    loop {
        if !is_drawn && screen.wants_frame().or_fail()? {
            // Nothing is shown that is not saved.
            stack.save();
            screen.set_mouse(stack.wants_mouse()).or_fail()?;
            screen.draw(|frame| stack.draw(frame)).or_fail()?;
            is_drawn = true;
            #[cfg(feature = "phone")]
            if let Some(phones) = &stack.cx.phones {
                phones.server().tell_news();
            }
        }
        let flow = match screen.wait(stack.patience()).or_fail()? {
            #[cfg(feature = "phone")]
            Waited::Woken => talk(&mut stack),
            Waited::Ended => return Err(stack.last_words().into()),
            Waited::Returned | Waited::Event(Event::Resize(..)) => {
                stack.cx.forget_pictures();
                Flow::Draw
            }
            waited => match input(waited, &mut screen)? {
                Some(input) => stack.take(&input),
                None => Flow::Nothing,
            },
        };
        match flow {
            Flow::Nothing => {}
            Flow::Draw => is_drawn = false,
            Flow::Suspend => {
                screen.suspend().or_fail()?;
                stack.cx.forget_pictures();
                is_drawn = false;
            }
            Flow::Leave(said) => return Ok(said),
        }
    }
}

/// What the player does, as the screens know it; `None` if it means nothing.
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
