//! The keys of the key-number sheet.

use crate::ui::{Binding, Key, LEFT, RIGHT, key, quiet};

/// What the keys of the sheet do; steps are backwards if negative.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeySheetCommand {
    Profile(i32),
    Komi(i32),
    Size(i32),
    Export,
}

use KeySheetCommand::{Export, Komi, Profile, Size};

pub const KEYS: &[Binding<KeySheetCommand>] = &[
    key(RIGHT, "→", Profile(1), "sheet-profile"),
    quiet(LEFT, "← h", Profile(-1), "sheet-profile-back"),
    key(&[Key::Char('+'), Key::Char('=')], "+", Komi(1), "sheet-komi"),
    key(&[Key::Char('-')], "-", Komi(-1), "sheet-komi-back"),
    key(&[Key::Char('z')], "z", Size(1), "sheet-size"),
    quiet(&[Key::Char('Z')], "Z", Size(-1), "sheet-size-back"),
    key(&[Key::Char('e')], "e", Export, "export"),
    Binding::close(&[Key::Esc, Key::Enter, Key::Char('c')], "Esc", "close"),
    Binding::SCROLL_UP,
    Binding::SCROLL_DOWN,
    Binding::PALETTE,
    Binding::HELP,
    Binding::QUIT,
];
