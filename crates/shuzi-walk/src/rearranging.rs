//! A plan for rearranging the stones, stepped through stone by stone.

use crate::{Session, Step};
use shuzi_core::goban::{Color, VertexSet};
use shuzi_core::reshape::{Area, Handling, Plan, SidePlan, Style};

/// The plan for a side, and how much of it is done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rearranging {
    /// The side whose stones are rearranged.
    pub side: Color,
    pub plan: Plan,
    area: Area,
    done: usize,
    playing: bool,
}

impl Rearranging {
    /// A plan with no stone moved yet.
    pub const fn new(side: Color, area: Area, plan: Plan) -> Self {
        Self { side, plan, area, done: 0, playing: false }
    }

    /// The same with every stone moved.
    #[must_use]
    pub fn finished(self) -> Self {
        Self { done: self.plan.handled(), ..self }
    }

    /// How many stones have been handled.
    pub const fn done(&self) -> usize {
        self.done
    }

    /// Whether the whole plan is done.
    pub const fn is_done(&self) -> bool {
        self.done >= self.plan.handled()
    }

    /// The next stone to handle.
    pub fn next(&self) -> Option<Handling> {
        self.plan.handlings.get(self.done).copied()
    }

    /// The side's area.
    pub const fn area(&self) -> &Area {
        &self.area
    }

    /// The side's stones at this point of the plan.
    pub fn stones(&self) -> VertexSet {
        self.plan.stones_after(&self.area, self.done)
    }

    /// Whether the plan is playing by itself.
    pub const fn is_playing(&self) -> bool {
        self.playing && !self.is_done()
    }

    /// Advances by this many stones, backwards if negative, and stops playing.
    pub fn step(&mut self, stones: isize) {
        self.playing = false;
        self.done = self.done.saturating_add_signed(stones).min(self.plan.handled());
    }

    /// Starts playing, from the beginning if the plan is done, or stops.
    pub fn play(&mut self) {
        if self.is_done() {
            self.done = 0;
        }
        self.playing = !self.playing;
    }

    /// Handles the next stone if the plan is playing.
    pub fn tick(&mut self) {
        if self.is_playing() {
            self.done += 1;
        }
    }
}

impl Session {
    /// The plan for rearranging the stones of the side being counted; `None` without a board.
    pub fn rearranging(&self) -> Option<Rearranging> {
        let (Step::Vacant(counted) | Step::Stones(counted)) = self.step else { return None };
        let sides = self.counted_sides();
        let plans = self.table.settled()?.plans(&sides, Style::Tens);
        let SidePlan { side, area, plan } = plans.into_iter().find(|one| one.side == counted)?;
        Some(Rearranging::new(side, area, plan))
    }

    /// That plan, done, if it was carried out.
    pub(crate) fn rearranged(&self) -> Option<Rearranging> {
        self.answers.planned[self.step.side()?.index()]?;
        self.rearranging().map(Rearranging::finished)
    }
}
