//! The keys of the questions.

use crate::ui::{Binding, Key, KeyTable, Keys, key, quiet};

/// What the keys of the question whether to quit do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leave;

/// Ctrl-C is pressed again by whoever means it.
pub const QUIT: Keys<Leave> = Keys::only(&[
    key(&[Key::Char('y'), Key::Char('q'), Key::Enter, Key::Ctrl('c')], Leave, "leave"),
    Binding::close(&[Key::Char('n'), Key::Esc], "stay"),
]);

/// What the keys of the offer to resume do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ResumeCommand {
    Resume,
    Afresh,
}

use ResumeCommand::{Afresh, Resume};

/// Of a game file the count is resumed.
pub const RESUME: Keys<ResumeCommand> = Keys::only(&[
    key(&[Key::Char('y'), Key::Enter], Resume, "resume").shown("Enter"),
    key(&[Key::Char('n')], Afresh, "afresh"),
    Binding::BACK,
    Binding::QUIT,
]);

/// On the table another game is more likely.
pub const ANOTHER: Keys<ResumeCommand> = Keys::only(&[
    key(&[Key::Enter, Key::Char('n')], Afresh, "another"),
    key(&[Key::Char('y'), Key::Char('r')], Resume, "resume"),
    Binding::BACK,
    Binding::QUIT,
]);

/// Takes this many handicap stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stones(pub u8);

pub const HANDICAP: Keys<Stones> = Keys::only(&[
    key(&[Key::Char('2')], Stones(2), "handicap-stones").shown("2–9"),
    quiet(&[Key::Char('3')], Stones(3), "handicap-stones"),
    quiet(&[Key::Char('4')], Stones(4), "handicap-stones"),
    quiet(&[Key::Char('5')], Stones(5), "handicap-stones"),
    quiet(&[Key::Char('6')], Stones(6), "handicap-stones"),
    quiet(&[Key::Char('7')], Stones(7), "handicap-stones"),
    quiet(&[Key::Char('8')], Stones(8), "handicap-stones"),
    quiet(&[Key::Char('9')], Stones(9), "handicap-stones"),
    quiet(&[Key::Char('0')], Stones(0), "handicap-none"),
    Binding::BACK,
    Binding::QUIT,
]);

/// All tables, to check the player's own keys against.
pub fn tables() -> [KeyTable; 4] {
    let is_digit = |sign: char| sign.is_ascii_digit();
    [
        KeyTable::of(QUIT, |_| false),
        KeyTable::of(RESUME, |_| false),
        KeyTable::of(ANOTHER, |_| false),
        KeyTable::of(HANDICAP, is_digit),
    ]
}
