//! The keys of the key-number sheet.

use crate::ui::{Binding, Key, Keys, LEFT, RIGHT, key, quiet};

/// What the keys of the sheet do; steps are backwards if negative.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeySheetCommand {
    Profile(i32),
    Komi(i32),
    Size(i32),
    Export,
}

use KeySheetCommand::{Export, Komi, Profile, Size};

pub const KEYS: Keys<KeySheetCommand> = Keys::with_words(&[
    key(RIGHT, Profile(1), "sheet-profile").shown("← →"),
    quiet(LEFT, Profile(-1), "sheet-profile-back").shown("← h"),
    key(&[Key::Char('+'), Key::Char('=')], Komi(1), "sheet-komi"),
    key(&[Key::Char('-')], Komi(-1), "sheet-komi-back"),
    key(&[Key::Char('z')], Size(1), "sheet-size"),
    quiet(&[Key::Char('Z')], Size(-1), "sheet-size-back"),
    key(&[Key::Char('e')], Export, "export"),
    Binding::close(&[Key::Esc, Key::Enter, Key::Char('c')], "close"),
]);
