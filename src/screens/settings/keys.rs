//! The keys of the settings.

use crate::ui::{Binding, Key, Keys, LEFT, RIGHT, key, quiet};

/// What the keys do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SettingsCommand {
    Accept,
    Change(i32),
    Times,
    Erase,
    Rules,
    Names,
    Undo,
    Redo,
}

use SettingsCommand::{Accept, Change, Erase, Names, Redo, Rules, Times, Undo};

/// The keys of the settings.
pub const KEYS: Keys<SettingsCommand> = Keys::in_list(&[
    key(&[Key::Enter], Accept, "next"),
    key(&[Key::Char('r')], Rules, "pick-rules"),
    quiet(&[Key::Char('n')], Names, "name-players"),
    quiet(&[Key::Char('x')], Times, "times"),
    quiet(LEFT, Change(-1), "change-back").shown("←"),
    key(RIGHT, Change(1), "change").shown("← →"),
    Binding::DOWN,
    quiet(&[Key::Backspace], Erase, "erase"),
    Binding::BACK,
    key(&[Key::Char('u')], Undo, "undo"),
    quiet(&[Key::Char('U'), Key::Ctrl('y')], Redo, "redo"),
]);

/// Whether typing needs a character.
pub fn needs(sign: char) -> bool {
    sign.is_ascii_digit() || "+-./,*× ".contains(sign)
}
