//! The keys of the list of formats.

use crate::ui::{Binding, Key, Keys, key};

/// Saves the result in the format under the cursor.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Write;

pub const KEYS: Keys<Write> = Keys::in_list(&[
    Binding::UP_DOWN,
    key(&[Key::Enter, Key::Char('e')], Write, "save-it"),
    Binding::BACK,
]);
