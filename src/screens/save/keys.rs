//! The keys of the list of formats.

use crate::ui::{Binding, Key, key};

/// Saves the result in the format under the cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Write;

pub const KEYS: &[Binding<Write>] = &[
    Binding::UP_DOWN,
    Binding::UP,
    key(&[Key::Enter, Key::Char('e')], Write, "save-it"),
    Binding::BACK,
    Binding::HELP,
    Binding::QUIT,
];
