//! The keys of the choice of how things look.

use crate::ui::{Binding, Key, Keys, LEFT, RIGHT, key, quiet};

/// What the keys do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AppearanceCommand {
    Change(i32),
    Keep,
}

use AppearanceCommand::{Change, Keep};

pub const KEYS: Keys<AppearanceCommand> = Keys::only(&[
    Binding::UP_DOWN,
    key(RIGHT, Change(1), "change").shown("← →"),
    quiet(LEFT, Change(-1), "change-back").shown("← h"),
    key(&[Key::Enter], Keep, "keep-look"),
    Binding::close(&[Key::Esc, Key::Char('a')], "close"),
    Binding::UP,
    Binding::HELP,
    Binding::QUIT,
]);
