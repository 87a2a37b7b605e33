//! A count, from its beginning to its result.

use std::mem;
use std::time::Duration;

use ratatui::Frame;

use super::Shared;
use super::counting::Counting;
use super::layer::{Input, Layer, Next};
use super::opening::Opening;
use crate::app::{Action, App, Rearranging};
use crate::fact::Message;
use crate::shell::{Failure, Journal};
use crate::view::{draw, draw_waiting};

/// How long a stone takes while a plan plays by itself.
const A_STONE: Duration = Duration::from_millis(500);

/// A count on the screen.
pub(super) struct CountLayer {
    stage: Stage,
}

enum Stage {
    /// The board is shown while its dead stones are being found.
    Opening(Box<(Opening, Option<Journal>, Vec<Action>)>),
    Counting(Box<Counting>),
}

impl CountLayer {
    /// A count that begins with some actions; with the journal of one that was broken off, that one.
    pub(super) fn new(
        opening: Opening,
        resumed: Option<Journal>,
        actions: Vec<Action>,
        shared: &mut Shared,
    ) -> Self {
        let waits = opening.waits_for_dead;
        let mut layer = Self { stage: Stage::Opening(Box::new((opening, resumed, actions))) };
        if !waits {
            layer.begin(shared);
        }
        layer
    }

    /// Begins the count, once its dead stones are found; the effect of its first actions.
    fn begin(&mut self, shared: &mut Shared) {
        let Stage::Opening(opening) = &mut self.stage else { return };
        let (opening, journal, actions) = &mut **opening;
        opening.propose_dead();
        let actions = mem::take(actions);
        let counting = Counting::new(opening.clone(), journal.take(), actions, shared);
        self.stage = Stage::Counting(Box::new(counting));
    }
}

impl Layer for CountLayer {
    fn draw(&mut self, frame: &mut Frame<'_>, shared: &mut Shared) {
        let look = &shared.settings.look;
        match &mut self.stage {
            Stage::Opening(opening) => {
                let app = App::new(opening.0.session.clone(), Vec::new());
                draw_waiting(frame, &app, look);
            }
            Stage::Counting(counting) => {
                draw(frame, &counting.app, look);
                if let Some(pixels) = &mut shared.pixels {
                    pixels.draw(frame, &counting.app, look);
                }
            }
        }
    }

    fn save(&mut self) {
        if let Stage::Counting(counting) = &mut self.stage {
            counting.save();
        }
    }

    fn wants_mouse(&self, shared: &Shared) -> bool {
        shared.settings.look.mouse
    }

    fn patience(&self) -> Option<Duration> {
        match &self.stage {
            Stage::Opening(_) => Some(Duration::ZERO),
            Stage::Counting(counting) => {
                let playing = counting.app.rearranging().is_some_and(Rearranging::is_playing);
                playing.then_some(A_STONE)
            }
        }
    }

    fn take(&mut self, input: Input, shared: &mut Shared) -> Result<Next, Failure> {
        let is_opening = matches!(self.stage, Stage::Opening(_));
        self.begin(shared);
        match &mut self.stage {
            Stage::Counting(_) if is_opening && matches!(input, Input::Tick) => Ok(Next::Draw),
            Stage::Counting(counting) => match counting.take(input, shared) {
                Next::Again => {
                    let opening = shared.opening(None)?;
                    let next = Self::new(opening, None, Vec::new(), shared);
                    Ok(Next::Replace(Box::new(next)))
                }
                next => Ok(next),
            },
            Stage::Opening(_) => Ok(Next::Nothing),
        }
    }

    fn told_to_end(&mut self, _: &Shared) -> Message {
        let Stage::Counting(counting) = &mut self.stage else {
            return Message::plain("ended-home");
        };
        counting.save();
        let code = if counting.app.is_saved() { "ended-count" } else { "ended-unsaved" };
        Message::plain(code)
    }
}
