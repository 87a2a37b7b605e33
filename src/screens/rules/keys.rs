//! The keys of the list of rules.

use crate::ui::{Binding, Key, Keys, key};
use shuzi_walk::Direction;

/// What the keys do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RulesCommand {
    Choose,
    Erase,
}

/// The keys of the list.
pub const KEYS: Keys<RulesCommand> = Keys::only(&[
    key(&[Key::Enter], RulesCommand::Choose, "choose"),
    Binding::moving(&[Key::Arrow(Direction::Down)], Direction::Down, "down").shown("↑ ↓"),
    Binding::moving(&[Key::Arrow(Direction::Up)], Direction::Up, "up").shown("↑").unseen(),
    key(&[Key::Backspace], RulesCommand::Erase, "erase"),
    Binding::close(&[Key::Esc], "close"),
    Binding::quit(&[Key::Ctrl('c')], "leave").unseen(),
]);
