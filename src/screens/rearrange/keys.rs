//! The keys of the plan for rearranging the stones.

use crate::ui::{Binding, Key, KeyGroup, Keys, key, quiet};
use shuzi_walk::Direction;

/// What the keys do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RearrangeCommand {
    Handle(isize),
    Play,
    Swap,
}

use RearrangeCommand::{Handle, Play, Swap};

/// The keys of the plan.
pub const KEYS: Keys<RearrangeCommand> = Keys::with_words(&[
    key(
        &[Key::Enter, Key::Char(' '), Key::Arrow(Direction::Right), Key::Char('l')],
        Handle(1),
        "handle",
    ),
    key(
        &[Key::Arrow(Direction::Left), Key::Char('h'), Key::Backspace, Key::Char('u')],
        Handle(-1),
        "handle-back",
    )
    .shown("←"),
    key(&[Key::Char('p')], Play, "play"),
    key(&[Key::Char('e')], Handle(isize::MAX), "handle-all"),
    key(&[Key::Char('b')], Handle(isize::MIN + 1), "handle-none"),
    Binding::close(&[Key::Esc, Key::Char('r')], "close"),
    quiet(&[Key::Tab], Swap, "swap").among(KeyGroup::Moving),
]);
