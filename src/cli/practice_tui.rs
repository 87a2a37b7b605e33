//! Practice on the whole screen.

use std::time::{Duration, Instant};

use ratatui::crossterm::event::{Event, KeyEventKind, MouseButton, MouseEventKind};
use ratatui::layout;

use super::Failure;
use super::args::AppearanceArgs;
use super::environment::Environment;
use super::failure::OutputResult as _;
use super::practice_history::{not_kept, now};
use super::terminal_settings::{TerminalSettings, known_key};
use crate::app::{Action, PracticeEffect, Practising};
use crate::fact::Message;
use crate::shell::{History, TerminalGuard, Waited};
use crate::view::{Appearance, draw_practice, practice_vertex_at};

/// How often the clock is drawn while it is shown.
const A_SECOND: Duration = Duration::from_secs(1);

/// Practises until the player leaves; every attempt is kept at once.
pub(super) fn open(
    practising: Practising,
    history: &History,
    args: &AppearanceArgs,
    environment: &Environment,
) -> Result<(), Failure> {
    let look = TerminalSettings::of(args, environment)?.look;
    let mut screen = TerminalGuard::take().or_fail()?;
    practise(practising, history, &look, &mut screen)
}

/// The same on a screen that is taken already.
pub(super) fn practise(
    mut practising: Practising,
    history: &History,
    look: &Appearance,
    screen: &mut TerminalGuard,
) -> Result<(), Failure> {
    let mut begun = Instant::now();
    let mut open = practising.is_open();
    loop {
        if screen.wants_frame().or_fail()? {
            screen.draw(|frame| draw_practice(frame, &practising, look)).or_fail()?;
            screen
                .set_mouse(look.mouse && practising.mode() == crate::app::Mode::Mark)
                .or_fail()?;
        }
        let is_timed = practising.clock().is_some() || practising.glance().is_some();
        let ticks = is_timed && practising.is_open();
        let event = match screen.wait(ticks.then_some(A_SECOND)).or_fail()? {
            Waited::Event(event) => Some(event),
            Waited::Nothing | Waited::Returned => None,
            Waited::Ended => return Err(Message::plain("ended-practice").into()),
        };
        practising.passes(u64::try_from(begun.elapsed().as_millis() / 100).unwrap_or(u64::MAX));
        let Some(action) = event.map(|event| meaning(&event, &practising, look, screen)) else {
            continue;
        };
        let Some(action) = action? else { continue };
        if action == Action::Suspend {
            screen.suspend().or_fail()?;
            continue;
        }
        match practising.update(action) {
            Some(PracticeEffect::Quit) => return Ok(()),
            Some(PracticeEffect::Keep(mut attempt)) => {
                attempt.time = now();
                if let Err(error) = history.add(&attempt) {
                    practising.say(not_kept(history, &error));
                }
                practising.kept(*attempt);
            }
            None => {}
        }
        // The clock begins with each question.
        if !open && practising.is_open() {
            begun = Instant::now();
        }
        open = practising.is_open();
    }
}

/// The action an event means, if it means any.
fn meaning(
    event: &Event,
    practising: &Practising,
    look: &Appearance,
    screen: &TerminalGuard,
) -> Result<Option<Action>, Failure> {
    Ok(match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => {
            known_key(key).and_then(|key| look.keys.action(practising.mode(), key))
        }
        Event::Mouse(mouse) if mouse.kind == MouseEventKind::Down(MouseButton::Left) => {
            let place = layout::Position::new(mouse.column, mouse.row);
            practice_vertex_at(screen.area().or_fail()?, practising, place).map(Action::ToggleAt)
        }
        _ => None,
    })
}
