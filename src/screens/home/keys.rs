//! The keys of the first screen.

use super::HomeRow;
use crate::ui::{Binding, Key, KeyGroup, Keys, key, quiet};

/// What the keys of the first screen do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HomeCommand {
    Choose,
    Begin(HomeRow),
    Resume,
    Settings,
}

use HomeCommand::{Begin, Choose, Resume, Settings};

pub const KEYS: Keys<HomeCommand> = Keys::only(&[
    key(&[Key::Enter, Key::Char(' ')], Choose, "choose"),
    // The rows of the menu show these themselves.
    quiet(&[Key::Char('o')], Begin(HomeRow::File), "open-file"),
    #[cfg(feature = "phone")]
    quiet(&[Key::Char('f')], Begin(HomeRow::Phone), "phone"),
    quiet(&[Key::Char('b')], Begin(HomeRow::Position), "edit"),
    quiet(&[Key::Char('x')], Begin(HomeRow::Example), "example").among(KeyGroup::Views),
    quiet(&[Key::Char('p')], Begin(HomeRow::Practise), "practise").among(KeyGroup::Views),
    quiet(&[Key::Char('c')], Begin(HomeRow::Sheet), "sheet").among(KeyGroup::Views),
    quiet(&[Key::Char('h')], Begin(HomeRow::Handicap), "handicap").among(KeyGroup::Views),
    quiet(&[Key::Char('v')], Begin(HomeRow::Compare), "compare").among(KeyGroup::Views),
    key(&[Key::Char('r')], Resume, "resume-count"),
    key(&[Key::Char('s')], Settings, "settings").among(KeyGroup::Program),
    Binding::quit(&[Key::Char('q'), Key::Ctrl('c')], "leave"),
    Binding::LOOK.seen(),
    Binding::UP,
    Binding::DOWN,
    Binding::PALETTE,
    Binding::HELP,
]);
