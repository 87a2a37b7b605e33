//! The keys of practice.

use super::PracticeMode;
use crate::ui::{Binding, Key, KeyGroup, Keys, LEFT, RIGHT, key, quiet};

/// What the keys of practice do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PracticeCommand {
    Next,
    Change(i32),
    Figures,
    Clock,
    Hint,
    Pass,
    Swap,
    Erase,
    Toggle,
    NextChain,
}

use PracticeCommand::{Change, Clock, Erase, Figures, Hint, Next, NextChain, Pass, Swap, Toggle};

/// All tables, to check the player's own keys against.
pub const TABLES: [Keys<PracticeCommand>; 7] = [MENU, ANSWER, MARK, ARRANGE, MARKED, OVER, FIGURES];

/// The keys of what is shown.
pub const fn of(mode: PracticeMode) -> Keys<PracticeCommand> {
    match mode {
        PracticeMode::Menu => MENU,
        PracticeMode::Answer => ANSWER,
        PracticeMode::Mark => MARK,
        PracticeMode::Arrange => ARRANGE,
        PracticeMode::Marked => MARKED,
        PracticeMode::Over => OVER,
        PracticeMode::Figures => FIGURES,
    }
}

/// Whether a character is part of an answer.
pub fn is_of_answer(sign: char) -> bool {
    sign.is_ascii_digit() || "+-./bBwW".contains(sign)
}

const HINT: Binding<PracticeCommand> = key(&[Key::Char('i')], Hint, "hint");
const PASS: Binding<PracticeCommand> = key(&[Key::Char('p')], Pass, "pass");
const CLOCK: Binding<PracticeCommand> = quiet(&[Key::Char('t')], Clock, "clock");
const SWAP: Binding<PracticeCommand> = quiet(&[Key::Tab], Swap, "swap").among(KeyGroup::Moving);
const SWAP_BY_LETTER: Binding<PracticeCommand> =
    quiet(&[Key::Char('w')], Swap, "swap").among(KeyGroup::Moving);
const ANSWER_IT: Binding<PracticeCommand> = key(&[Key::Enter], Next, "answer");

const MENU: Keys<PracticeCommand> = Keys::only(&[
    key(&[Key::Enter, Key::Char(' ')], Next, "begin"),
    Binding::UP,
    Binding::UP_DOWN,
    key(RIGHT, Change(1), "harder").shown("← →"),
    quiet(LEFT, Change(-1), "easier").shown("← h"),
    key(&[Key::Char('s')], Figures, "figures").among(KeyGroup::Views),
    CLOCK,
    Binding::HELP,
    Binding::close(&[Key::Char('q'), Key::Ctrl('c'), Key::Esc], "quit").among(KeyGroup::Program),
]);

const ANSWER: Keys<PracticeCommand> = Keys::with_words(&[
    ANSWER_IT,
    HINT,
    PASS,
    SWAP.seen(),
    Binding::BACK,
    quiet(&[Key::Backspace], Erase, "erase"),
    CLOCK,
]);

const MARK: Keys<PracticeCommand> = Keys::on_board(&[
    ANSWER_IT,
    key(&[Key::Char(' '), Key::Char('x')], Toggle, "toggle"),
    key(&[Key::Tab, Key::Char('n')], NextChain, "next-chain").among(KeyGroup::Moving),
    HINT,
    PASS,
    Binding::BACK,
    CLOCK,
    SWAP_BY_LETTER,
]);

const ARRANGE: Keys<PracticeCommand> = Keys::on_board(&[
    ANSWER_IT,
    key(&[Key::Char(' '), Key::Char('x')], Toggle, "put"),
    HINT,
    PASS,
    Binding::BACK,
    CLOCK,
    SWAP_BY_LETTER,
]);

const MARKED: Keys<PracticeCommand> =
    Keys::with_words(&[key(&[Key::Enter, Key::Char(' ')], Next, "go-on"), Binding::BACK, SWAP]);

const OVER: Keys<PracticeCommand> =
    Keys::with_words(&[key(&[Key::Enter, Key::Char(' ')], Next, "again"), Binding::BACK, SWAP]);

const FIGURES: Keys<PracticeCommand> = Keys::in_list(&[
    Binding::UP_DOWN,
    Binding::close(&[Key::Esc, Key::Enter, Key::Char('s')], "close"),
]);
