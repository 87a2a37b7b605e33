//! The keys where a board is put in by hand, or compared with its photograph.

use crate::ui::{Binding, Key, KeyGroup, Keys, key, quiet};
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

const COUNT: Binding<EditorCommand> = key(&[Key::Enter], Count, "count-it");
const UNDO: Binding<EditorCommand> = key(&[Key::Char('u')], Undo, "undo");
const REDO: Binding<EditorCommand> = quiet(&[Key::Char('U'), Key::Ctrl('y')], Redo, "redo");

/// The keys where a board is put in by hand.
pub const HAND: Keys<EditorCommand> = Keys::on_board(&[
    COUNT,
    key(&[Key::Char(' ')], Empty, "leave-empty"),
    key(&[Key::Tab], NextRow, "next-row").among(KeyGroup::Moving),
    key(&[Key::Char('b')], Fill(Color::Black), "flood-black"),
    key(&[Key::Char('w')], Fill(Color::White), "flood-white"),
    key(&[Key::Backspace], Erase, "erase"),
    UNDO,
    REDO,
    Binding::BACK,
]);

/// The keys where a board is compared with its photograph.
pub const PHOTOGRAPH: Keys<EditorCommand> = Keys::on_board(&[
    COUNT,
    key(&[Key::Tab], NextDoubt, "next-doubt").among(KeyGroup::Moving),
    quiet(&[Key::BackTab], PreviousDoubt, "previous-doubt").among(KeyGroup::Moving),
    key(&[Key::Char(' ')], AsRead, "as-read"),
    key(&[Key::Char('t')], Turn, "turn"),
    key(&[Key::Char('m')], Mirror, "mirror"),
    quiet(&[Key::Char('b')], Fill(Color::Black), "flood-black"),
    quiet(&[Key::Char('w')], Fill(Color::White), "flood-white"),
    UNDO,
    REDO,
    Binding::BACK,
]);

/// Whether a character is typed: a sign of a point, or a run of them.
pub fn is_sign(sign: char) -> bool {
    sign.is_ascii_digit() || is_point(sign)
}

/// Whether a character is the sign of a point.
pub fn is_point(sign: char) -> bool {
    "xXoO.".contains(sign)
}
