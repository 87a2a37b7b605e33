//! A plan of the physical count, gone through stone by stone.

use super::{Action, App, Remark, Screen, Step};
use crate::goban::{Color, VertexSet};
use crate::reshape::{Area, Handling, Plan};

/// The plan for a side, and how far the players have come with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rearranging {
    /// The side whose stones are rearranged.
    pub side: Color,
    /// What is planned.
    pub plan: Plan,
    area: Area,
    done: usize,
    playing: bool,
}

impl Rearranging {
    /// A plan of which nothing is done.
    pub const fn new(side: Color, area: Area, plan: Plan) -> Self {
        Self { side, plan, area, done: 0, playing: false }
    }

    /// How many stones have been handled.
    pub const fn done(&self) -> usize {
        self.done
    }

    /// Whether all is done.
    pub const fn is_done(&self) -> bool {
        self.done >= self.plan.handled()
    }

    /// What is done next.
    pub fn next(&self) -> Option<Handling> {
        self.plan.handlings.get(self.done).copied()
    }

    /// The side's area.
    pub const fn area(&self) -> &Area {
        &self.area
    }

    /// The side's stones as they stand now.
    pub fn stones(&self) -> VertexSet {
        self.plan.stones_after(&self.area, self.done)
    }

    /// Whether stone follows stone by itself.
    pub const fn is_playing(&self) -> bool {
        self.playing && !self.is_done()
    }

    /// Handles so many stones more, or fewer, and stops playing.
    pub(super) fn step(&mut self, stones: isize) {
        self.playing = false;
        self.done = self.done.saturating_add_signed(stones).min(self.plan.handled());
    }

    /// Starts playing, from the beginning if all is done; or stops.
    pub(super) fn play(&mut self) {
        if self.is_done() {
            self.done = 0;
        }
        self.playing = !self.playing;
    }

    /// Handles the next stone, if it plays.
    pub(super) fn tick(&mut self) {
        if self.is_playing() {
            self.done += 1;
        }
    }
}

impl App {
    /// Shows the plan of the physical count for the side whose count is being typed.
    pub(super) fn rearrange(&mut self) {
        if let Some(rearranging) = self.session.rearranging() {
            self.screen = Screen::Rearrange(Box::new(rearranging));
            self.show_words = false;
            self.scroll = 0;
        } else {
            self.say(Remark::NeedsPosition);
        }
    }

    /// Leaves the plan; where all of it is done, what is vacant now stands ready to be entered.
    pub(super) fn close_plan(&mut self) {
        let done = self.rearranging().filter(|rearranging| rearranging.is_done());
        let vacant = done.map(|rearranging| rearranging.plan.vacant().to_string());
        self.screen = Screen::Count;
        self.show_words = false;
        if let (Some(vacant), Step::Vacant(_), true) =
            (vacant, self.session.step, self.entry.is_empty())
        {
            for sign in vacant.chars() {
                self.entry.push(sign);
            }
        }
    }

    pub(super) fn handle(&mut self, action: Action) {
        if let Screen::Rearrange(rearranging) = &mut self.screen {
            match action {
                Action::Handle(stones) => rearranging.step(stones),
                Action::Play => rearranging.play(),
                _ => rearranging.tick(),
            }
        }
    }
}
