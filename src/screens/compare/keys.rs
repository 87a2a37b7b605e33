//! The keys of the comparison.

use crate::ui::{Binding, Key, KeyGroup, Keys, LEFT, key, quiet};
use shuzi_walk::Direction;

/// Turns this many pages, backwards if negative.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn(pub i32);

pub const KEYS: Keys<Turn> = Keys::with_words(&[
    key(
        &[Key::Arrow(Direction::Right), Key::Char('l'), Key::Tab, Key::Enter],
        Turn(1),
        "turn-page",
    )
    .shown("← →")
    .among(KeyGroup::Moving),
    quiet(LEFT, Turn(-1), "turn-back").shown("← h").among(KeyGroup::Moving),
    Binding::close(&[Key::Esc, Key::Char('v')], "close"),
]);
