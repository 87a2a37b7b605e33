//! Practice.

use std::time::{Duration, Instant};

use ratatui::Frame;
use ratatui::crossterm::event::{MouseButton, MouseEventKind};
use ratatui::layout::Position;

use super::Shared;
use super::layer::{Input, Layer, Next};
use crate::app::{Action, Mode, PracticeEffect, Practising};
use crate::shell::{Failure, History, history, local_time, not_kept, recalled};
use crate::view::{draw_practice, practice_vertex_at};
use shuzi_core::fact::Message;
use shuzi_core::practice::Material;

/// How long a stone that moves by itself rests.
const A_MOVE: Duration = Duration::from_millis(450);

/// How often the clock is drawn while it is shown.
const A_SECOND: Duration = Duration::from_secs(1);

/// Practice on the screen. Every attempt is saved at once.
pub(super) struct PracticeLayer {
    practising: Practising,
    history: History,
    /// When the question was asked.
    begun: Instant,
    was_open: bool,
}

impl PracticeLayer {
    /// Practice as it was chosen on the command line.
    ///
    /// # Errors
    /// Returns an error without a folder for the history.
    pub(super) fn new(practising: Practising, shared: &Shared) -> Result<Self, Failure> {
        let no_home = || Failure::from(Message::plain("no-home"));
        let history = history(shared.folders.as_ref().ok_or_else(no_home)?);
        let was_open = practising.is_open();
        Ok(Self { practising, history, begun: Instant::now(), was_open })
    }

    /// Practice with the bundled positions, with what the history knows.
    ///
    /// # Errors
    /// As [`PracticeLayer::new`].
    pub(super) fn from_home(shared: &Shared) -> Result<Self, Failure> {
        let folders = shared.folders.as_ref();
        let (attempts, wrong) =
            folders.map(|folders| recalled(&history(folders))).unwrap_or_default();
        let seed = fastrand::u64(..1 << 48);
        let mut practising = Practising::new(Material::bundled()?, attempts, &local_time(), seed);
        if let Some(wrong) = wrong {
            practising.say(wrong);
        }
        Self::new(practising, shared)
    }

    /// The action an input means, if it means any.
    fn meaning(&self, input: &Input, shared: &Shared) -> Option<Action> {
        let practising = &self.practising;
        match input {
            Input::Key(key) => shared.settings.look.keys.action(practising.mode(), *key),
            Input::Mouse(mouse, screen)
                if mouse.kind == MouseEventKind::Down(MouseButton::Left) =>
            {
                let place = Position::new(mouse.column, mouse.row);
                practice_vertex_at(*screen, practising, &shared.settings.look, place)
                    .map(Action::ToggleAt)
            }
            _ => None,
        }
    }
}

impl Layer for PracticeLayer {
    fn draw(&mut self, frame: &mut Frame<'_>, shared: &mut Shared) {
        draw_practice(frame, &self.practising, &shared.settings.look);
    }

    fn wants_mouse(&self, shared: &Shared) -> bool {
        shared.settings.look.mouse && matches!(self.practising.mode(), Mode::Mark | Mode::Arrange)
    }

    fn patience(&self) -> Option<Duration> {
        let practising = &self.practising;
        if practising.is_moving() {
            return Some(A_MOVE);
        }
        let is_timed = practising.clock().is_some() || practising.glance().is_some();
        (is_timed && practising.is_open()).then_some(A_SECOND)
    }

    fn take(&mut self, input: Input, shared: &mut Shared) -> Result<Next, Failure> {
        let practising = &mut self.practising;
        let tenths = self.begun.elapsed().as_millis() / 100;
        practising.passes(u64::try_from(tenths).unwrap_or(u64::MAX));
        if matches!(input, Input::Tick) {
            practising.tick();
            return Ok(Next::Draw);
        }
        let Some(action) = self.meaning(&input, shared) else { return Ok(Next::Nothing) };
        if action == Action::Suspend {
            return Ok(Next::Suspend);
        }
        match self.practising.update(action) {
            Some(PracticeEffect::Quit) => return Ok(Next::Pop),
            Some(PracticeEffect::Keep(mut attempt)) => {
                attempt.time = local_time();
                if let Err(error) = self.history.add(&attempt) {
                    self.practising.say(not_kept(&self.history, &error));
                }
                self.practising.kept(*attempt);
            }
            None => {}
        }
        if !shared.settings.look.motion {
            self.practising.arrive();
        }
        // The clock starts with each question.
        let is_open = self.practising.is_open();
        if !self.was_open && is_open {
            self.begun = Instant::now();
        }
        self.was_open = is_open;
        Ok(Next::Draw)
    }

    fn told_to_end(&mut self) -> Option<Message> {
        Some(Message::plain("ended-practice"))
    }
}
