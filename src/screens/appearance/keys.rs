//! The keys of the choice of how things look.

use crate::ui::{Binding, Key, LEFT, RIGHT, key, quiet};

/// What the keys do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AppearanceCommand {
    Change(i32),
    Keep,
}

use AppearanceCommand::{Change, Keep};

pub const KEYS: &[Binding<AppearanceCommand>] = &[
    Binding::UP_DOWN,
    Binding::UP,
    key(RIGHT, "← →", Change(1), "change"),
    quiet(LEFT, "← h", Change(-1), "change-back"),
    key(&[Key::Enter], "Enter", Keep, "keep-look"),
    Binding::close(&[Key::Esc, Key::Char('a')], "Esc", "close"),
    Binding::HELP,
    Binding::QUIT,
];
