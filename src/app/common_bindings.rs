//! Bindings shared by several screens.

use super::Action;
use super::key::{Binding, Key};
use shuzi_walk::Direction;

pub(super) const fn key(
    keys: &'static [Key],
    shown: &'static str,
    action: Action,
    text: &'static str,
) -> Binding {
    Binding { keys, shown, action, text, in_footer: true }
}

/// Makes a binding that the footer leaves out.
pub(super) const fn quiet(
    keys: &'static [Key],
    shown: &'static str,
    action: Action,
    text: &'static str,
) -> Binding {
    Binding { in_footer: false, ..key(keys, shown, action, text) }
}

pub(super) const UP: &[Key] = &[Key::Arrow(Direction::Up), Key::Char('k')];
pub(super) const DOWN: &[Key] = &[Key::Arrow(Direction::Down), Key::Char('j')];
pub(super) const LEFT: &[Key] = &[Key::Arrow(Direction::Left), Key::Char('h')];
pub(super) const RIGHT: &[Key] = &[Key::Arrow(Direction::Right), Key::Char('l')];

pub(super) const NEXT: Binding = key(&[Key::Enter], "Enter", Action::Next, "next");
pub(super) const BACK: Binding = key(&[Key::Esc], "Esc", Action::Close, "back");
pub(super) const UNDO: Binding = key(&[Key::Char('u')], "u", Action::Undo, "undo");
pub(super) const REDO: Binding =
    quiet(&[Key::Char('U'), Key::Ctrl('y')], "U", Action::Redo, "redo");
pub(super) const SETTINGS: Binding = key(&[Key::Char('s')], "s", Action::Settings, "settings");
pub(super) const FINISH: Binding = key(&[Key::Char('f')], "f", Action::Finish, "finish");
pub(super) const METHOD: Binding = key(&[Key::Char('m')], "m", Action::NextMethod, "method");
pub(super) const SIDE: Binding = key(&[Key::Char('o')], "o", Action::NextSide, "side");
pub(super) const SWAP: Binding = quiet(&[Key::Tab], "Tab", Action::Swap, "swap");
pub(super) const PALETTE: Binding = quiet(&[Key::Char(':')], ":", Action::Palette, "palette");
pub(super) const HELP: Binding = key(&[Key::Char('?')], "?", Action::Help, "help");
pub(super) const QUIT: Binding = key(&[Key::Char('q'), Key::Ctrl('c')], "q", Action::Quit, "quit");

pub(super) const LOOK: Binding = quiet(&[Key::Char('a')], "a", Action::Appearance, "look");
pub(super) const MOUSE: Binding = quiet(&[Key::Char('M')], "M", Action::Mouse, "mouse");

pub(super) const SCROLL_UP: Binding = quiet(UP, "↑ k", Action::Move(Direction::Up), "scroll-up");
pub(super) const SCROLL_DOWN: Binding =
    quiet(DOWN, "↓ j", Action::Move(Direction::Down), "scroll-down");
