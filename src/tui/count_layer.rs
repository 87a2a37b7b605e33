//! A count, from its beginning to its result.

use std::mem;
use std::time::Duration;

use ratatui::Frame;

use super::Shared;
use super::counting::Counting;
use super::layer::{Input, Layer, Next};
use super::opening::Opening;
use crate::app::{Action, App};
use crate::shell::{Failure, Journal};
use crate::view::{draw, draw_waiting};
use shuzi_core::fact::Message;
use shuzi_walk::Rearranging;

/// How long a stone takes while a plan plays by itself.
const A_STONE: Duration = Duration::from_millis(500);

/// A count on the screen.
pub(super) struct CountLayer {
    stage: Stage,
    /// The game counted before this one.
    before: Option<Box<dyn Layer>>,
    /// What follows from what the player chose to begin with.
    first: Next,
}

enum Stage {
    /// The board is shown while its dead stones are being found.
    Opening(Option<Box<Start>>),
    Counting(Box<Counting>),
}

/// What a count starts from.
type Start = (Opening, Option<Journal>, Vec<Action>);

impl CountLayer {
    /// Starts a count with some actions, or resumes the one kept in a journal.
    pub(super) fn new(
        opening: Opening,
        resumed: Option<Journal>,
        actions: Vec<Action>,
        shared: &mut Shared,
    ) -> Self {
        let waits = opening.waits_for_dead;
        let start = Box::new((opening, resumed, actions));
        let (stage, first) = (Stage::Opening(Some(start)), Next::Draw);
        let mut layer = Self { stage, before: None, first };
        if !waits {
            layer.first = layer.begin(shared);
        }
        layer
    }

    /// Finds the dead stones and starts the count.
    fn begin(&mut self, shared: &mut Shared) -> Next {
        let Stage::Opening(start) = &mut self.stage else { return Next::Draw };
        let Some((mut opening, journal, actions)) = start.take().map(|start| *start) else {
            return Next::Draw;
        };
        opening.propose_dead();
        let mut counting = Counting::new(opening, journal, actions, shared);
        let next = counting.begin(shared);
        self.stage = Stage::Counting(Box::new(counting));
        next
    }
}

impl Layer for CountLayer {
    fn arrive(&mut self, shared: &mut Shared) -> Result<Next, Failure> {
        if let Stage::Counting(counting) = &mut self.stage
            && let Some(remark) = shared.remark.take()
        {
            counting.app.say(remark);
        }
        Ok(mem::replace(&mut self.first, Next::Draw))
    }

    fn follow(&mut self, before: Option<Box<dyn Layer>>) {
        if let Stage::Counting(counting) = &mut self.stage {
            counting.follows_a_game();
            self.before = before;
        }
    }

    fn before(&mut self) -> Option<Box<dyn Layer>> {
        self.before.take()
    }

    fn draw(&mut self, frame: &mut Frame<'_>, shared: &mut Shared) {
        let look = &shared.settings.look;
        match &mut self.stage {
            Stage::Opening(start) => {
                let Some((opening, ..)) = start.as_deref() else { return };
                let app = App::new(opening.session.clone(), Vec::new());
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
        let begun = self.begin(shared);
        Ok(match (begun, &mut self.stage) {
            (Next::Draw, Stage::Counting(counting))
                if !(is_opening && matches!(input, Input::Tick)) =>
            {
                counting.take(input, shared)
            }
            (next, _) => next,
        })
    }

    #[cfg(feature = "phone")]
    fn phone_count(&self) -> Option<(usize, &App)> {
        let Stage::Counting(counting) = &self.stage else { return None };
        Some((counting.sent()?, &counting.app))
    }

    #[cfg(feature = "phone")]
    fn say(&mut self, remark: Message) {
        if let Stage::Counting(counting) = &mut self.stage {
            counting.app.say(remark);
        }
    }

    fn told_to_end(&mut self) -> Option<Message> {
        let Stage::Counting(counting) = &mut self.stage else { return None };
        counting.save();
        let code = if counting.app.is_saved() { "ended-count" } else { "ended-unsaved" };
        Some(Message::plain(code))
    }
}
