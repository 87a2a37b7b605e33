//! Practice on the whole screen.

use std::time::{Duration, Instant};

use anyhow::anyhow;
use ratatui::crossterm::event::{Event, KeyEventKind, MouseButton, MouseEventKind};
use ratatui::layout;

use super::Failure;
use super::args::AppearanceArgs;
use super::practise::now;
use super::terminal_settings::{TerminalSettings, known_key};
use crate::app::{Action, PracticeEffect, Practising};
use crate::shell::{History, Screen, Waited};
use crate::view::{draw_practice, practice_vertex_at};

/// How often the clock is drawn while it is shown.
const A_SECOND: Duration = Duration::from_secs(1);

/// Practises until the player leaves; every attempt is kept at once.
pub(super) fn open(
    mut practising: Practising,
    history: &History,
    args: &AppearanceArgs,
) -> Result<(), Failure> {
    let look = TerminalSettings::of(args)?.look;
    let mut screen = Screen::take()?;
    let mut begun = Instant::now();
    let mut open = practising.is_open();
    loop {
        screen.draw(|frame| draw_practice(frame, &practising, &look))?;
        screen.set_mouse(look.mouse && practising.mode() == crate::app::Mode::Mark)?;
        let ticks = practising.clock().is_some() && practising.is_open();
        let event = match screen.wait(ticks.then_some(A_SECOND))? {
            Waited::Event(event) => Some(event),
            Waited::Nothing => None,
            Waited::Ended => {
                drop(screen);
                return Err(Failure::Failed(anyhow!("told to end; every answer is kept")));
            }
        };
        practising.passes(u64::try_from(begun.elapsed().as_millis() / 100).unwrap_or(u64::MAX));
        let Some(action) = event.map(|event| meaning(&event, &practising, &screen)) else {
            continue;
        };
        let Some(action) = action? else { continue };
        if action == Action::Suspend {
            screen.suspend()?;
            continue;
        }
        match practising.update(action) {
            Some(PracticeEffect::Quit) => return Ok(()),
            Some(PracticeEffect::Keep(mut attempt)) => {
                attempt.time = now();
                if let Err(error) = history.add(&attempt) {
                    let path = history.path().display();
                    practising.say(format!("{path}:1:1: cannot be kept ({error})"));
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
    screen: &Screen,
) -> Result<Option<Action>, Failure> {
    Ok(match event {
        Event::Key(key) if key.kind != KeyEventKind::Release => {
            known_key(key).and_then(|key| practising.action(key))
        }
        Event::Mouse(mouse) if mouse.kind == MouseEventKind::Down(MouseButton::Left) => {
            let place = layout::Position::new(mouse.column, mouse.row);
            practice_vertex_at(screen.area()?, practising, place).map(Action::ToggleAt)
        }
        _ => None,
    })
}
