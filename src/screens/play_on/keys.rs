//! The keys of players who play on.

use crate::ui::{Binding, Key, KeyGroup, key, quiet};

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
pub const KEYS: &[Binding<PlayOnCommand>] = &[
    key(&[Key::Enter], "Enter", Settle, "settle"),
    key(&[Key::Char(' '), Key::Char('x')], "Space", Play, "play-here"),
    key(&[Key::Char('p')], "p", Pass, "pass-turn"),
    key(&[Key::Char('u')], "u", Undo, "undo"),
    quiet(&[Key::Char('U'), Key::Ctrl('y')], "U", Redo, "redo"),
    Binding::BACK,
    Binding::UP,
    Binding::DOWN,
    Binding::LEFT,
    Binding::RIGHT,
    quiet(&[Key::Char('w')], "w", Swap, "swap").among(KeyGroup::Moving),
    Binding::LOOK,
    Binding::MOUSE,
    Binding::PALETTE,
    Binding::HELP,
    Binding::QUIT,
];
