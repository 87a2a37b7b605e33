//! The keys of the choice of a game file.

use crate::ui::{Binding, Key, Keys, key, quiet};
use shuzi_walk::Direction;

/// What the keys do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FilesCommand {
    Open,
    Up,
    Erase,
    Sort,
}

use FilesCommand::{Erase, Open, Sort, Up};

pub const KEYS: Keys<FilesCommand> = Keys::only(&[
    key(&[Key::Enter], Open, "open"),
    Binding::moving(&[Key::Arrow(Direction::Down)], Direction::Down, "down").shown("↑ ↓"),
    Binding::moving(&[Key::Arrow(Direction::Up)], Direction::Up, "up").shown("↑").unseen(),
    key(&[Key::Arrow(Direction::Left)], Up, "folder-above").shown("←"),
    quiet(&[Key::Arrow(Direction::Right)], Open, "open").shown("→"),
    key(&[Key::Backspace], Erase, "erase"),
    Binding::close(&[Key::Esc], "close"),
    key(&[Key::Tab], Sort, "sort"),
    Binding::quit(&[Key::Ctrl('c')], "leave").unseen(),
]);
