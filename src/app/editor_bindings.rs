//! The bindings where stones are put on a board: set up by hand, read from a photograph, played.

use super::Action;
use super::common_bindings::{
    BACK, DOWN, FINISH, HELP, LEFT, LOOK, MOUSE, PALETTE, QUIT, REDO, RIGHT, UNDO, UP, key, quiet,
};
use super::key::{Binding, Key};
use shuzi_core::goban::Color;
use shuzi_walk::Direction;

pub(super) const EDIT_KEYS: &[Binding] = &[
    key(&[Key::Enter], "Enter", Action::Next, "count-it"),
    key(&[Key::Char(' ')], "Space", Action::Type('.'), "leave-empty"),
    key(&[Key::Tab], "Tab", Action::NextRow, "next-row"),
    key(&[Key::Char('b')], "b", Action::Flood(Color::Black), "flood-black"),
    key(&[Key::Char('w')], "w", Action::Flood(Color::White), "flood-white"),
    Binding { in_footer: false, ..FINISH },
    key(&[Key::Backspace], "Backspace", Action::Erase, "erase"),
    UNDO,
    REDO,
    quiet(UP, "↑ k", Action::Move(Direction::Up), "up"),
    quiet(DOWN, "↓ j", Action::Move(Direction::Down), "down"),
    quiet(LEFT, "← h", Action::Move(Direction::Left), "left"),
    quiet(RIGHT, "→ l", Action::Move(Direction::Right), "right"),
    LOOK,
    MOUSE,
    BACK,
    PALETTE,
    HELP,
    QUIT,
];

pub(super) const PLAY_ON_KEYS: &[Binding] = &[
    key(&[Key::Enter], "Enter", Action::Next, "settle"),
    key(&[Key::Char(' '), Key::Char('x')], "Space", Action::Toggle, "play-here"),
    key(&[Key::Char('p')], "p", Action::Pass, "pass-turn"),
    UNDO,
    REDO,
    BACK,
    quiet(UP, "↑ k", Action::Move(Direction::Up), "up"),
    quiet(DOWN, "↓ j", Action::Move(Direction::Down), "down"),
    quiet(LEFT, "← h", Action::Move(Direction::Left), "left"),
    quiet(RIGHT, "→ l", Action::Move(Direction::Right), "right"),
    quiet(&[Key::Char('w')], "w", Action::Swap, "swap"),
    LOOK,
    MOUSE,
    PALETTE,
    HELP,
    QUIT,
];

pub(super) const PHOTOGRAPH_KEYS: &[Binding] = &[
    key(&[Key::Enter], "Enter", Action::Next, "count-it"),
    key(&[Key::Tab], "Tab", Action::NextDoubt, "next-doubt"),
    quiet(&[Key::BackTab], "Shift-Tab", Action::PreviousDoubt, "previous-doubt"),
    key(&[Key::Char(' ')], "Space", Action::AsRead, "as-read"),
    key(&[Key::Char('t')], "t", Action::Turn, "turn"),
    key(&[Key::Char('m')], "m", Action::Mirror, "mirror"),
    quiet(&[Key::Char('b')], "b", Action::Flood(Color::Black), "flood-black"),
    quiet(&[Key::Char('w')], "w", Action::Flood(Color::White), "flood-white"),
    UNDO,
    REDO,
    quiet(UP, "↑ k", Action::Move(Direction::Up), "up"),
    quiet(DOWN, "↓ j", Action::Move(Direction::Down), "down"),
    quiet(LEFT, "← h", Action::Move(Direction::Left), "left"),
    quiet(RIGHT, "→ l", Action::Move(Direction::Right), "right"),
    LOOK,
    BACK,
    PALETTE,
    HELP,
    QUIT,
];
