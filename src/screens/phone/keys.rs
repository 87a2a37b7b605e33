//! The keys of the list of boards that phones have sent.

use crate::ui::{Binding, Key, Keys, LEFT, RIGHT, key, quiet};

/// What the keys do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PhoneCommand {
    Count,
    Network(i32),
}

use PhoneCommand::{Count, Network};

pub const KEYS: Keys<PhoneCommand> = Keys::in_list(&[
    key(&[Key::Enter], Count, "count-sent"),
    Binding::DOWN,
    key(RIGHT, Network(1), "network").shown("← →"),
    quiet(LEFT, Network(-1), "network-back").shown("← h"),
    quiet(&[Key::Char('f')], Network(0), "networks"),
    Binding::close(&[Key::Esc], "close"),
]);
