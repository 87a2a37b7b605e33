//! The keys of the choice of a bundled game.

use crate::ui::{Binding, Key, key};

/// Counts the game under the cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choose;

pub const KEYS: &[Binding<Choose>] = &[
    key(&[Key::Enter, Key::Char(' ')], Choose, "choose"),
    Binding::UP_DOWN,
    Binding::UP,
    Binding::close(&[Key::Esc, Key::Char('x')], "close"),
    Binding::PALETTE,
    Binding::HELP,
    Binding::QUIT,
];
