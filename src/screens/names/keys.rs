//! The keys where the players' names are typed.

use crate::ui::{Binding, Key, Keys, key};

/// What the keys do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum NamesCommand {
    Accept,
    Erase,
}

pub const KEYS: Keys<NamesCommand> = Keys::only(&[
    key(&[Key::Enter], NamesCommand::Accept, "choose"),
    key(&[Key::Backspace], NamesCommand::Erase, "erase"),
    Binding::close(&[Key::Esc], "close"),
    Binding::quit(&[Key::Ctrl('c')], "leave").unseen(),
]);
