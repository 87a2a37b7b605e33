//! The bindings of the pages over another screen.

use super::common_bindings::{
    DOWN, HELP, LEFT, PALETTE, QUIT, RIGHT, SCROLL_DOWN, SCROLL_UP, UP, key, quiet,
};
use super::key::{Binding, Key};
use super::{Action, SheetChange};
use shuzi_walk::Direction;

pub(super) const EXAMPLES_KEYS: &[Binding] = &[
    key(&[Key::Enter, Key::Char(' ')], "Enter", Action::Next, "choose"),
    key(DOWN, "↑ ↓", Action::Move(Direction::Down), "down"),
    quiet(UP, "↑ k", Action::Move(Direction::Up), "up"),
    key(&[Key::Esc, Key::Char('x')], "Esc", Action::Close, "close"),
    PALETTE,
    HELP,
    QUIT,
];

pub(super) const PHONE_KEYS: &[Binding] = &[
    key(&[Key::Enter], "Enter", Action::Next, "count-sent"),
    quiet(DOWN, "↓ j", Action::Move(Direction::Down), "down"),
    quiet(UP, "↑ k", Action::Move(Direction::Up), "up"),
    key(RIGHT, "← →", Action::Change(1), "network"),
    quiet(LEFT, "← h", Action::Change(-1), "network-back"),
    quiet(&[Key::Char('f')], "f", Action::Phone, "networks"),
    key(&[Key::Esc], "Esc", Action::Close, "close"),
    PALETTE,
    HELP,
    QUIT,
];

pub(super) const LOOK_KEYS: &[Binding] = &[
    key(DOWN, "↑ ↓", Action::Move(Direction::Down), "down"),
    quiet(UP, "↑ k", Action::Move(Direction::Up), "up"),
    key(RIGHT, "← →", Action::TurnAppearance(1), "change"),
    quiet(LEFT, "← h", Action::TurnAppearance(-1), "change-back"),
    key(&[Key::Enter], "Enter", Action::KeepAppearance, "keep-look"),
    key(&[Key::Esc, Key::Char('a')], "Esc", Action::Close, "close"),
    HELP,
    QUIT,
];

pub(super) const COMPARE_KEYS: &[Binding] = &[
    key(
        &[Key::Arrow(Direction::Right), Key::Char('l'), Key::Tab, Key::Enter],
        "← →",
        Action::TurnPage(1),
        "turn-page",
    ),
    quiet(LEFT, "← h", Action::TurnPage(-1), "turn-back"),
    key(&[Key::Esc, Key::Char('v')], "Esc", Action::Close, "close"),
    SCROLL_UP,
    SCROLL_DOWN,
    PALETTE,
    HELP,
    QUIT,
];

pub(super) const CHEAT_SHEET_KEYS: &[Binding] = &[
    key(RIGHT, "→", Action::Sheet(SheetChange::Profile(1)), "sheet-profile"),
    quiet(LEFT, "← h", Action::Sheet(SheetChange::Profile(-1)), "sheet-profile-back"),
    key(&[Key::Char('+'), Key::Char('=')], "+", Action::Sheet(SheetChange::Komi(1)), "sheet-komi"),
    key(&[Key::Char('-')], "-", Action::Sheet(SheetChange::Komi(-1)), "sheet-komi-back"),
    key(&[Key::Char('z')], "z", Action::Sheet(SheetChange::Size(1)), "sheet-size"),
    quiet(&[Key::Char('Z')], "Z", Action::Sheet(SheetChange::Size(-1)), "sheet-size-back"),
    key(&[Key::Char('e')], "e", Action::Export, "export"),
    key(&[Key::Esc, Key::Enter, Key::Char('c')], "Esc", Action::Close, "close"),
    SCROLL_UP,
    SCROLL_DOWN,
    PALETTE,
    HELP,
    QUIT,
];

pub(super) const HANDICAP_KEYS: &[Binding] = &[
    key(DOWN, "↑ ↓", Action::Move(Direction::Down), "down"),
    quiet(UP, "↑ k", Action::Move(Direction::Up), "up"),
    key(RIGHT, "← →", Action::Sheet(SheetChange::Profile(1)), "handicap-counting"),
    quiet(LEFT, "← h", Action::Sheet(SheetChange::Profile(-1)), "handicap-counting"),
    key(&[Key::Char('z')], "z", Action::Sheet(SheetChange::Size(1)), "sheet-size"),
    quiet(&[Key::Char('Z')], "Z", Action::Sheet(SheetChange::Size(-1)), "sheet-size-back"),
    key(&[Key::Char('b')], "b", Action::Sheet(SheetChange::Black(1)), "rank-black"),
    quiet(&[Key::Char('B')], "B", Action::Sheet(SheetChange::Black(-1)), "rank-black-back"),
    key(&[Key::Char('w')], "w", Action::Sheet(SheetChange::White(1)), "rank-white"),
    quiet(&[Key::Char('W')], "W", Action::Sheet(SheetChange::White(-1)), "rank-white-back"),
    key(&[Key::Esc, Key::Enter], "Esc", Action::Close, "close"),
    PALETTE,
    HELP,
    QUIT,
];
