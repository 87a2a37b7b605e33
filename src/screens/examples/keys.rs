//! The keys of the choice of a bundled game.

use crate::ui::{Binding, Key, Keys, key};

/// Counts the game under the cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choose;

pub const KEYS: Keys<Choose> = Keys::in_list(&[
    key(&[Key::Enter, Key::Char(' ')], Choose, "choose"),
    Binding::UP_DOWN,
    Binding::close(&[Key::Esc, Key::Char('x')], "close"),
]);
