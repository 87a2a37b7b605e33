//! The keys where a board is put in by hand, or compared with its photograph.

use crate::ui::{Binding, Key, KeyGroup, key, quiet};
use shuzi_core::goban::Color;

/// What the keys do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EditorCommand {
    Count,
    Empty,
    NextRow,
    NextDoubt,
    PreviousDoubt,
    AsRead,
    Turn,
    Mirror,
    Fill(Color),
    Erase,
    Undo,
    Redo,
}

use EditorCommand::{
    AsRead, Count, Empty, Erase, Fill, Mirror, NextDoubt, NextRow, PreviousDoubt, Redo, Turn, Undo,
};

const COUNT: Binding<EditorCommand> = key(&[Key::Enter], "Enter", Count, "count-it");
const UNDO: Binding<EditorCommand> = key(&[Key::Char('u')], "u", Undo, "undo");
const REDO: Binding<EditorCommand> = quiet(&[Key::Char('U'), Key::Ctrl('y')], "U", Redo, "redo");

/// The keys where a board is put in by hand.
pub const HAND: &[Binding<EditorCommand>] = &[
    COUNT,
    key(&[Key::Char(' ')], "Space", Empty, "leave-empty"),
    key(&[Key::Tab], "Tab", NextRow, "next-row").among(KeyGroup::Moving),
    key(&[Key::Char('b')], "b", Fill(Color::Black), "flood-black"),
    key(&[Key::Char('w')], "w", Fill(Color::White), "flood-white"),
    key(&[Key::Backspace], "Backspace", Erase, "erase"),
    UNDO,
    REDO,
    Binding::UP,
    Binding::DOWN,
    Binding::LEFT,
    Binding::RIGHT,
    Binding::LOOK,
    Binding::MOUSE,
    Binding::BACK,
    Binding::PALETTE,
    Binding::HELP,
    Binding::QUIT,
];

/// The keys where a board is compared with its photograph.
pub const PHOTOGRAPH: &[Binding<EditorCommand>] = &[
    COUNT,
    key(&[Key::Tab], "Tab", NextDoubt, "next-doubt").among(KeyGroup::Moving),
    quiet(&[Key::BackTab], "Shift-Tab", PreviousDoubt, "previous-doubt").among(KeyGroup::Moving),
    key(&[Key::Char(' ')], "Space", AsRead, "as-read"),
    key(&[Key::Char('t')], "t", Turn, "turn"),
    key(&[Key::Char('m')], "m", Mirror, "mirror"),
    quiet(&[Key::Char('b')], "b", Fill(Color::Black), "flood-black"),
    quiet(&[Key::Char('w')], "w", Fill(Color::White), "flood-white"),
    UNDO,
    REDO,
    Binding::UP,
    Binding::DOWN,
    Binding::LEFT,
    Binding::RIGHT,
    Binding::LOOK,
    Binding::BACK,
    Binding::PALETTE,
    Binding::HELP,
    Binding::QUIT,
];

/// Whether a character is typed: a sign of a point, or a run of them.
pub fn is_sign(sign: char) -> bool {
    sign.is_ascii_digit() || is_point(sign)
}

/// Whether a character is the sign of a point.
pub fn is_point(sign: char) -> bool {
    "xXoO.".contains(sign)
}
