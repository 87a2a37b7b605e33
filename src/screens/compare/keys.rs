//! The keys of the comparison.

use crate::ui::{Binding, Key, KeyGroup, LEFT, key, quiet};
use shuzi_walk::Direction;

/// Turns this many pages, backwards if negative.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Turn(pub i32);

pub const KEYS: &[Binding<Turn>] = &[
    key(
        &[Key::Arrow(Direction::Right), Key::Char('l'), Key::Tab, Key::Enter],
        "← →",
        Turn(1),
        "turn-page",
    )
    .among(KeyGroup::Moving),
    quiet(LEFT, "← h", Turn(-1), "turn-back").among(KeyGroup::Moving),
    Binding::close(&[Key::Esc, Key::Char('v')], "Esc", "close"),
    Binding::SCROLL_UP,
    Binding::SCROLL_DOWN,
    Binding::PALETTE,
    Binding::HELP,
    Binding::QUIT,
];
