//! The keys of players who play on.

use crate::ui::{Binding, Key, KeyGroup, Keys, key, quiet};

/// What the keys do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlayOnCommand {
    Settle,
    Play,
    Pass,
    Undo,
    Redo,
    Swap,
}

use PlayOnCommand::{Pass, Play, Redo, Settle, Swap, Undo};

/// The keys of players who play on.
pub const KEYS: Keys<PlayOnCommand> = Keys::on_board(&[
    key(&[Key::Enter], Settle, "settle"),
    key(&[Key::Char(' '), Key::Char('x')], Play, "play-here"),
    key(&[Key::Char('p')], Pass, "pass-turn"),
    key(&[Key::Char('u')], Undo, "undo"),
    quiet(&[Key::Char('U'), Key::Ctrl('y')], Redo, "redo"),
    Binding::BACK,
    quiet(&[Key::Char('w')], Swap, "swap").among(KeyGroup::Moving),
]);
