//! The scroll position of a text.

use std::cell::Cell;

use shuzi_walk::Direction;

/// A scroll position in lines. Only the layout knows where the text ends and sets it on drawing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scroll {
    at: u16,
    /// The last position, which shows the end of the text.
    end: Cell<u16>,
}

impl Default for Scroll {
    fn default() -> Self {
        Self { at: 0, end: Cell::new(u16::MAX) }
    }
}

impl Scroll {
    /// Returns the first line to show of a text with `over` lines more than fit.
    pub fn first_line(&self, over: u16) -> u16 {
        self.end.set(over);
        self.at.min(over)
    }

    /// The line that the position is on.
    pub fn row(&self) -> usize {
        usize::from(self.at.min(self.end.get()))
    }

    /// Moves one line up or down, never past the end.
    pub fn go(&mut self, direction: Direction) {
        let (at, end) = (self.at.min(self.end.get()), self.end.get());
        self.at = match direction {
            Direction::Up => at.saturating_sub(1),
            Direction::Down => at.saturating_add(1).min(end),
            Direction::Left | Direction::Right => at,
        };
    }
}
