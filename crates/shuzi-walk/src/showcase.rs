//! A bundled game that counts itself on the first screen: what the program is for, at a glance.

use crate::{ExampleGame, Rearranging, TablePosition};
use shuzi_core::amount::Amount;
use shuzi_core::goban::Color;
use shuzi_core::reshape::{Plan, Style};

/// The final position of a game, and Black's stones on their way into rectangles.
#[derive(Clone, Debug)]
pub struct Showcase {
    position: Box<TablePosition>,
    /// Its komi in points, and the result that the file records.
    komi: Amount,
    result: String,
    /// Found once something moves, so that the first screen does not wait for it.
    rearranging: Option<Rearranging>,
}

/// The side counted.
const SIDE: Color = Color::Black;

impl Showcase {
    /// The game before anything is moved.
    pub fn new() -> Option<Self> {
        let (position, info) = ExampleGame::Even.showcase()?;
        let (komi, result) = (info.komi?.value, info.result?.value);
        Some(Self { position, komi, result, rearranging: None })
    }

    /// The final position with its dead stones marked.
    pub const fn position(&self) -> &TablePosition {
        &self.position
    }

    /// Black's stones as far as they are rearranged; `None` while the position is as it was left.
    pub const fn rearranging(&self) -> Option<&Rearranging> {
        self.rearranging.as_ref()
    }

    /// Komi in points.
    pub const fn komi(&self) -> Amount {
        self.komi
    }

    /// The result that the file records, as `B+18.5`.
    pub fn result(&self) -> &str {
        &self.result
    }

    /// Whether the count is done: nothing moves any more.
    pub fn is_done(&self) -> bool {
        self.rearranging.as_ref().is_some_and(Rearranging::is_done)
    }

    /// Takes the dead stones off, then moves one stone.
    pub fn tick(&mut self) {
        match &mut self.rearranging {
            Some(rearranging) => rearranging.tick(),
            None => self.begin(),
        }
    }

    /// Goes to the end.
    pub fn finish(&mut self) {
        if self.rearranging.is_none() {
            self.begin();
        }
        if let Some(rearranging) = &mut self.rearranging {
            let all = rearranging.plan.handled();
            rearranging.step(isize::try_from(all).unwrap_or(isize::MAX));
        }
    }

    fn begin(&mut self) {
        let settled = self.position.settled();
        // Nobody sees a border that stays closed as a mistake.
        let area = settled.area(SIDE).apart_from(settled.area(SIDE.other()).stones());
        let plan = Plan::of(&area, Style::Tens);
        let rearranging = self.rearranging.insert(Rearranging::new(SIDE, area, plan));
        rearranging.play();
    }
}
