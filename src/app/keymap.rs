//! What a key means in a mode.

use super::bindings::bindings;
use super::key::Key;
use super::{Action, Direction, Mode};

/// How many lines a page has, and how many are more than any list has.
const A_PAGE: u16 = 10;
const ALL: u16 = 400;

impl Mode {
    /// Whether a sign is typed here, where it is no key.
    fn takes(self, c: char) -> bool {
        match self {
            // What belongs into no number is refused in sight.
            Self::Settings | Self::Entry => !c.is_control(),
            Self::Browse | Self::Pick => true,
            Self::Edit => c.is_ascii_digit() || "xXoO.".contains(c),
            Self::Answer => c.is_ascii_digit() || "+-./bBwW".contains(c),
            _ => false,
        }
    }

    /// The action a key means here, if it means any.
    pub fn action(self, key: Key) -> Option<Action> {
        if key == Key::Ctrl('z') {
            return Some(Action::Suspend);
        }
        let bound = bindings(self).iter().find(|binding| binding.keys.contains(&key));
        match (bound, key) {
            (Some(binding), _) => Some(binding.action),
            (None, Key::Char(c)) if self.takes(c) => Some(Action::Type(c)),
            (None, Key::PageUp) => Some(Action::Leap(Direction::Up, A_PAGE)),
            (None, Key::PageDown) => Some(Action::Leap(Direction::Down, A_PAGE)),
            (None, Key::Home) => Some(Action::Leap(self.along(false), ALL)),
            (None, Key::End) => Some(Action::Leap(self.along(true), ALL)),
            _ => None,
        }
    }

    /// Which way the last lies, or the first: along the row on a board, down a list elsewhere.
    const fn along(self, last: bool) -> Direction {
        match (self, last) {
            (Self::Board | Self::Edit | Self::Mark, false) => Direction::Left,
            (Self::Board | Self::Edit | Self::Mark, true) => Direction::Right,
            (_, false) => Direction::Up,
            (_, true) => Direction::Down,
        }
    }
}
