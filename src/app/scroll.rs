//! How far a text is scrolled.

use std::cell::Cell;

use super::Direction;

/// How far a text is scrolled, in lines. Only the layout knows where a text ends: drawing it tells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scroll {
    at: u16,
    /// The last position, at which the end of the text is in sight.
    end: Cell<u16>,
}

impl Default for Scroll {
    fn default() -> Self {
        Self { at: 0, end: Cell::new(u16::MAX) }
    }
}

impl Scroll {
    /// The first line to show of a text of which `over` lines are out of sight.
    pub fn first_line(&self, over: u16) -> u16 {
        self.end.set(over);
        self.at.min(over)
    }

    /// Moves a line up or down, never beyond the end.
    pub(super) fn go(&mut self, direction: Direction) {
        let (at, end) = (self.at.min(self.end.get()), self.end.get());
        self.at = match direction {
            Direction::Up => at.saturating_sub(1),
            Direction::Down => at.saturating_add(1).min(end),
            Direction::Left | Direction::Right => at,
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn up_moves_at_once_after_the_end_and_after_the_text_became_shorter() {
        let mut scroll = Scroll::default();
        assert_eq!(scroll.first_line(5), 0);
        for _ in 0..90 {
            scroll.go(Direction::Down);
        }
        assert_eq!(scroll.first_line(5), 5);
        scroll.go(Direction::Up);
        assert_eq!(scroll.first_line(5), 4);
        // A larger screen leaves less out of sight.
        assert_eq!(scroll.first_line(2), 2);
        scroll.go(Direction::Up);
        assert_eq!(scroll.first_line(2), 1);
        assert_eq!(scroll.first_line(5), 1);
    }
}
