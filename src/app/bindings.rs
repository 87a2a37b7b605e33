//! The table of keys: the program, its footer and its help all read it.

use super::Action;
use super::common_bindings::{
    BACK, DOWN, FINISH, HELP, LEFT, LOOK, METHOD, MOUSE, NEXT, PALETTE, QUIT, REDO, RIGHT,
    SCROLL_DOWN, SCROLL_UP, SETTINGS, SIDE, SWAP, UNDO, UP, key, quiet,
};
use super::key::{Binding, Key};
use shuzi_core::goban::Color;
use shuzi_walk::Direction;

pub(super) const HOME_KEYS: &[Binding] = &[
    key(&[Key::Enter, Key::Char(' ')], "Enter", Action::Next, "choose"),
    // The rows of the menu show these themselves.
    quiet(&[Key::Char('o')], "o", Action::OpenFile, "open-file"),
    #[cfg(feature = "phone")]
    quiet(&[Key::Char('f')], "f", Action::Phone, "phone"),
    Binding { in_footer: false, ..EDIT },
    quiet(&[Key::Char('x')], "x", Action::Example, "example"),
    quiet(&[Key::Char('p')], "p", Action::Practise, "practise"),
    quiet(&[Key::Char('c')], "c", Action::CheatSheet, "sheet"),
    quiet(&[Key::Char('h')], "h", Action::Handicap, "handicap"),
    quiet(&[Key::Char('v')], "v", Action::CompareFile, "compare"),
    key(&[Key::Char('r')], "r", Action::Resume, "resume-count"),
    SETTINGS,
    key(&[Key::Char('q'), Key::Ctrl('c')], "q", Action::Quit, "leave"),
    Binding { in_footer: true, ..LOOK },
    quiet(UP, "↑ k", Action::Move(Direction::Up), "up"),
    quiet(DOWN, "↓ j", Action::Move(Direction::Down), "down"),
    HELP,
];

pub(super) const BROWSE_KEYS: &[Binding] = &[
    key(&[Key::Enter], "Enter", Action::Next, "open"),
    key(&[Key::Arrow(Direction::Down)], "↑ ↓", Action::Move(Direction::Down), "down"),
    quiet(&[Key::Arrow(Direction::Up)], "↑", Action::Move(Direction::Up), "up"),
    key(&[Key::Arrow(Direction::Left)], "←", Action::Move(Direction::Left), "folder-above"),
    quiet(&[Key::Arrow(Direction::Right)], "→", Action::Move(Direction::Right), "open"),
    key(&[Key::Backspace], "Backspace", Action::Erase, "erase"),
    key(&[Key::Esc], "Esc", Action::Close, "close"),
    key(&[Key::Tab], "Tab", Action::Sort, "sort"),
    quiet(&[Key::Ctrl('c')], "Ctrl-C", Action::Quit, "leave"),
];

pub(super) const PICK_KEYS: &[Binding] = &[
    key(&[Key::Enter], "Enter", Action::Next, "choose"),
    key(&[Key::Arrow(Direction::Down)], "↑ ↓", Action::Move(Direction::Down), "down"),
    quiet(&[Key::Arrow(Direction::Up)], "↑", Action::Move(Direction::Up), "up"),
    key(&[Key::Backspace], "Backspace", Action::Erase, "erase"),
    key(&[Key::Esc], "Esc", Action::Close, "close"),
    quiet(&[Key::Ctrl('c')], "Ctrl-C", Action::Quit, "quit"),
];

pub(super) const NAMES_KEYS: &[Binding] = &[
    key(&[Key::Enter], "Enter", Action::Next, "choose"),
    key(&[Key::Backspace], "Backspace", Action::Erase, "erase"),
    key(&[Key::Esc], "Esc", Action::Close, "close"),
    quiet(&[Key::Ctrl('c')], "Ctrl-C", Action::Quit, "quit"),
];

pub(super) const PALETTE_KEYS: &[Binding] = &[
    key(&[Key::Enter], "Enter", Action::Next, "choose"),
    key(&[Key::Arrow(Direction::Down)], "↑ ↓", Action::Move(Direction::Down), "down"),
    quiet(&[Key::Arrow(Direction::Up)], "↑", Action::Move(Direction::Up), "up"),
    key(&[Key::Backspace], "Backspace", Action::Erase, "erase"),
    key(&[Key::Esc], "Esc", Action::Close, "close"),
    quiet(&[Key::Ctrl('c')], "Ctrl-C", Action::Quit, "quit"),
];

pub(super) const SETTINGS_KEYS: &[Binding] = &[
    NEXT,
    key(&[Key::Char('r')], "r", Action::PickRules, "pick-rules"),
    quiet(&[Key::Char('n')], "n", Action::NamePlayers, "name-players"),
    EDIT,
    key(&[Key::Char('x')], "x", Action::Example, "example"),
    quiet(LEFT, "←", Action::Change(-1), "change-back"),
    key(RIGHT, "← →", Action::Change(1), "change"),
    quiet(UP, "↑ k", Action::Move(Direction::Up), "up"),
    quiet(DOWN, "↓ j", Action::Move(Direction::Down), "down"),
    quiet(&[Key::Backspace], "Backspace", Action::Erase, "erase"),
    BACK,
    QUIT,
    UNDO,
    REDO,
    FINISH,
    SHEET,
    LOOK,
    MOUSE,
    PALETTE,
    HELP,
];

pub(super) const BOARD_KEYS: &[Binding] = &[
    NEXT,
    key(&[Key::Char(' '), Key::Char('x')], "Space", Action::Toggle, "toggle"),
    key(&[Key::Tab, Key::Char('n')], "Tab", Action::NextChain, "next-chain"),
    quiet(&[Key::BackTab, Key::Char('N')], "N", Action::PreviousChain, "previous-chain"),
    key(&[Key::Char('y')], "y", Action::Agree, "agree"),
    key(&[Key::Char('d')], "d", Action::FillDame, "fill-dame"),
    key(&[Key::Char('p')], "p", Action::PlayOn, "play-on"),
    UNDO,
    BACK,
    SETTINGS,
    FINISH,
    SHEET,
    COMPARE,
    LOOK,
    MOUSE,
    PALETTE,
    HELP,
    QUIT,
    quiet(UP, "↑ k", Action::Move(Direction::Up), "up"),
    quiet(DOWN, "↓ j", Action::Move(Direction::Down), "down"),
    quiet(LEFT, "← h", Action::Move(Direction::Left), "left"),
    quiet(RIGHT, "→ l", Action::Move(Direction::Right), "right"),
    quiet(&[Key::Char('w')], "w", Action::Swap, "swap"),
    REDO,
];

pub(super) const SEKI_KEYS: &[Binding] = &[
    NEXT,
    key(&[Key::Char(' '), Key::Char('x')], "Space", Action::Toggle, "filler"),
    key(&[Key::Tab, Key::Char('n')], "Tab", Action::NextChain, "next-liberty"),
    quiet(&[Key::BackTab, Key::Char('N')], "N", Action::PreviousChain, "previous-liberty"),
    UNDO,
    BACK,
    SETTINGS,
    FINISH,
    SHEET,
    COMPARE,
    LOOK,
    MOUSE,
    PALETTE,
    HELP,
    QUIT,
    quiet(UP, "↑ k", Action::Move(Direction::Up), "up"),
    quiet(DOWN, "↓ j", Action::Move(Direction::Down), "down"),
    quiet(LEFT, "← h", Action::Move(Direction::Left), "left"),
    quiet(RIGHT, "→ l", Action::Move(Direction::Right), "right"),
    quiet(&[Key::Char('w')], "w", Action::Swap, "swap"),
    REDO,
];

pub(super) const WHOSE_KEYS: &[Binding] = &[
    key(&[Key::Char('y')], "y", Action::Agree, "right-sides"),
    key(&[Key::Char('o')], "o", Action::SwapSides, "swap-sides"),
    BACK,
    HELP,
    QUIT,
];

pub(super) const QUESTION_KEYS: &[Binding] = &[
    NEXT,
    key(&[Key::Char('y')], "y", Action::YesNo(true), "yes"),
    key(&[Key::Char('n')], "n", Action::YesNo(false), "no"),
    BACK,
    SETTINGS,
    SHEET,
    LOOK,
    MOUSE,
    UNDO,
    REDO,
    SWAP,
    SCROLL_UP,
    SCROLL_DOWN,
    PALETTE,
    HELP,
    QUIT,
];

pub(super) const TURN_KEYS: &[Binding] = &[
    key(&[Key::Char('b')], "b", Action::Answer(Color::Black), "answer-black"),
    key(&[Key::Char('w')], "w", Action::Answer(Color::White), "answer-white"),
    BACK,
    HELP,
    QUIT,
];

pub(super) const ENTRY_KEYS: &[Binding] = &[
    NEXT,
    key(&[Key::Char('t')], "t", Action::Ten, "ten"),
    key(&[Key::Char('r')], "r", Action::Rearrange, "rearrange"),
    key(&[Key::Char('y')], "y", Action::Agree, "agree"),
    key(&[Key::Backspace], "Backspace", Action::Erase, "erase"),
    UNDO,
    BACK,
    SETTINGS,
    FINISH,
    SHEET,
    COMPARE,
    LOOK,
    MOUSE,
    PALETTE,
    HELP,
    QUIT,
    RECOUNT,
    REDO,
    SWAP,
    SCROLL_UP,
    SCROLL_DOWN,
];

const RECOUNT: Binding = key(&[Key::Char('R')], "R", Action::Recount, "count-again");

const SHEET: Binding = quiet(&[Key::Char('c')], "c", Action::CheatSheet, "sheet");

const COMPARE: Binding = quiet(&[Key::Char('v')], "v", Action::Compare, "compare");

const COPY: Binding = quiet(&[Key::Char('C')], "C", Action::Copy, "copy");
const SAVE: Binding = key(&[Key::Char('e')], "e", Action::SaveResult, "save-result");
const EDIT: Binding = key(&[Key::Char('b')], "b", Action::Edit, "edit");

pub(super) const SAVE_KEYS: &[Binding] = &[
    key(DOWN, "↑ ↓", Action::Move(Direction::Down), "down"),
    quiet(UP, "↑ k", Action::Move(Direction::Up), "up"),
    key(&[Key::Enter, Key::Char('e')], "Enter", Action::Write, "save-it"),
    BACK,
    HELP,
    QUIT,
];

pub(super) const REARRANGE_KEYS: &[Binding] = &[
    key(
        &[Key::Enter, Key::Char(' '), Key::Arrow(Direction::Right), Key::Char('l')],
        "Enter",
        Action::Handle(1),
        "handle",
    ),
    key(
        &[Key::Arrow(Direction::Left), Key::Char('h'), Key::Backspace, Key::Char('u')],
        "←",
        Action::Handle(-1),
        "handle-back",
    ),
    key(&[Key::Char('p')], "p", Action::Play, "play"),
    key(&[Key::Char('e')], "e", Action::Handle(isize::MAX), "handle-all"),
    key(&[Key::Char('b')], "b", Action::Handle(isize::MIN + 1), "handle-none"),
    key(&[Key::Esc, Key::Char('r')], "Esc", Action::Close, "close"),
    SWAP,
    SCROLL_UP,
    SCROLL_DOWN,
    PALETTE,
    HELP,
    QUIT,
];

pub(super) const SIDE_KEYS: &[Binding] = &[
    NEXT,
    SIDE,
    key(&[Key::Char('y')], "y", Action::Verify, "verify"),
    BACK,
    SETTINGS,
    SHEET,
    LOOK,
    MOUSE,
    UNDO,
    REDO,
    SWAP,
    SCROLL_UP,
    SCROLL_DOWN,
    PALETTE,
    HELP,
    QUIT,
];

pub(super) const LAST_MOVE_KEYS: &[Binding] = &[
    key(&[Key::Char('b')], "b", Action::Answer(Color::Black), "answer-black"),
    key(&[Key::Char('w')], "w", Action::Answer(Color::White), "answer-white"),
    NEXT,
    BACK,
    SETTINGS,
    SHEET,
    LOOK,
    MOUSE,
    UNDO,
    REDO,
    SWAP,
    SCROLL_UP,
    SCROLL_DOWN,
    PALETTE,
    HELP,
    QUIT,
];

pub(super) const READ_KEYS: &[Binding] = &[
    NEXT,
    BACK,
    FINISH,
    SETTINGS,
    SHEET,
    COMPARE,
    LOOK,
    MOUSE,
    UNDO,
    REDO,
    SWAP,
    SCROLL_UP,
    SCROLL_DOWN,
    PALETTE,
    HELP,
    QUIT,
];

pub(super) const RESULT_KEYS: &[Binding] = &[
    key(&[Key::Char('y')], "y", Action::Agree, "agree"),
    quiet(&[Key::Enter], "Enter", Action::Next, "next"),
    key(&[Key::Char('n')], "n", Action::NextGame, "next-game"),
    key(&[Key::Char('d')], "d", Action::LookOver, "look-over"),
    METHOD,
    SIDE,
    Binding { in_footer: true, ..COMPARE },
    SAVE,
    COPY,
    RECOUNT,
    SETTINGS,
    SHEET,
    BACK,
    UNDO,
    REDO,
    SWAP,
    LOOK,
    MOUSE,
    SCROLL_UP,
    SCROLL_DOWN,
    PALETTE,
    HELP,
    QUIT,
];

const HINT: Binding = key(&[Key::Char('i')], "i", Action::Hint, "hint");
const PASS: Binding = key(&[Key::Char('p')], "p", Action::Pass, "pass");
const CLOCK: Binding = quiet(&[Key::Char('t')], "t", Action::Clock, "clock");

pub(super) const MENU_KEYS: &[Binding] = &[
    key(&[Key::Enter, Key::Char(' ')], "Enter", Action::Next, "begin"),
    quiet(UP, "↑ k", Action::Move(Direction::Up), "up"),
    key(DOWN, "↑ ↓", Action::Move(Direction::Down), "down"),
    key(RIGHT, "← →", Action::Change(1), "harder"),
    quiet(LEFT, "← h", Action::Change(-1), "easier"),
    key(&[Key::Char('s')], "s", Action::Figures, "figures"),
    CLOCK,
    HELP,
    key(&[Key::Char('q'), Key::Ctrl('c'), Key::Esc], "q", Action::Quit, "quit"),
];

pub(super) const ANSWER_KEYS: &[Binding] = &[
    key(&[Key::Enter], "Enter", Action::Next, "answer"),
    HINT,
    PASS,
    Binding { in_footer: true, ..SWAP },
    BACK,
    QUIT,
    quiet(&[Key::Backspace], "Backspace", Action::Erase, "erase"),
    CLOCK,
    SCROLL_UP,
    SCROLL_DOWN,
    HELP,
];

pub(super) const MARK_KEYS: &[Binding] = &[
    key(&[Key::Enter], "Enter", Action::Next, "answer"),
    key(&[Key::Char(' '), Key::Char('x')], "Space", Action::Toggle, "toggle"),
    key(&[Key::Tab, Key::Char('n')], "Tab", Action::NextChain, "next-chain"),
    HINT,
    PASS,
    BACK,
    CLOCK,
    quiet(&[Key::Char('w')], "w", Action::Swap, "swap"),
    quiet(UP, "↑ k", Action::Move(Direction::Up), "up"),
    quiet(DOWN, "↓ j", Action::Move(Direction::Down), "down"),
    quiet(LEFT, "← h", Action::Move(Direction::Left), "left"),
    quiet(RIGHT, "→ l", Action::Move(Direction::Right), "right"),
    HELP,
    QUIT,
];

pub(super) const ARRANGE_KEYS: &[Binding] = &[
    key(&[Key::Enter], "Enter", Action::Next, "answer"),
    key(&[Key::Char(' '), Key::Char('x')], "Space", Action::Toggle, "put"),
    HINT,
    PASS,
    BACK,
    CLOCK,
    quiet(&[Key::Char('w')], "w", Action::Swap, "swap"),
    quiet(UP, "↑ k", Action::Move(Direction::Up), "up"),
    quiet(DOWN, "↓ j", Action::Move(Direction::Down), "down"),
    quiet(LEFT, "← h", Action::Move(Direction::Left), "left"),
    quiet(RIGHT, "→ l", Action::Move(Direction::Right), "right"),
    HELP,
    QUIT,
];

pub(super) const MARKED_KEYS: &[Binding] = &[
    key(&[Key::Enter, Key::Char(' ')], "Enter", Action::Next, "go-on"),
    BACK,
    SWAP,
    SCROLL_UP,
    SCROLL_DOWN,
    HELP,
    QUIT,
];

pub(super) const OVER_KEYS: &[Binding] = &[
    key(&[Key::Enter, Key::Char(' ')], "Enter", Action::Next, "again"),
    BACK,
    SWAP,
    SCROLL_UP,
    SCROLL_DOWN,
    HELP,
    QUIT,
];

pub(super) const FIGURES_KEYS: &[Binding] = &[
    quiet(UP, "↑ k", Action::Move(Direction::Up), "up"),
    key(DOWN, "↑ ↓", Action::Move(Direction::Down), "down"),
    key(&[Key::Esc, Key::Enter, Key::Char('s')], "Esc", Action::Close, "close"),
    HELP,
    QUIT,
];

pub(super) const HELP_KEYS: &[Binding] = &[
    key(&[Key::Enter, Key::Char(' ')], "Enter", Action::Next, "choose"),
    key(&[Key::Esc, Key::Char('?'), Key::Char('q')], "Esc", Action::Close, "close"),
    quiet(UP, "↑ k", Action::Move(Direction::Up), "up"),
    quiet(DOWN, "↓ j", Action::Move(Direction::Down), "down"),
    PALETTE,
    quiet(&[Key::Ctrl('c')], "Ctrl-C", Action::Quit, "quit"),
];

pub(super) const QUIT_KEYS: &[Binding] = &[
    key(&[Key::Char('y'), Key::Char('q'), Key::Enter, Key::Ctrl('c')], "y", Action::Quit, "leave"),
    key(&[Key::Char('n'), Key::Esc], "n", Action::Close, "stay"),
];

pub(super) const RESUME_KEYS: &[Binding] = &[
    key(&[Key::Char('y'), Key::Enter], "Enter", Action::Resume, "resume"),
    key(&[Key::Char('n')], "n", Action::Afresh, "afresh"),
    BACK,
    key(&[Key::Char('q'), Key::Ctrl('c')], "q", Action::Quit, "quit"),
];

pub(super) const ANOTHER_KEYS: &[Binding] = &[
    key(&[Key::Enter, Key::Char('n')], "Enter", Action::Afresh, "another"),
    key(&[Key::Char('y'), Key::Char('r')], "y", Action::Resume, "resume"),
    BACK,
    key(&[Key::Char('q'), Key::Ctrl('c')], "q", Action::Quit, "quit"),
];
