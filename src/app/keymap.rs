//! What a key means in a mode.

use super::bindings::bindings;
use super::key::Key;
use super::{Action, Mode};

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
            _ => None,
        }
    }
}
