//! The keys of all screens, to check the player's own keys against.

use super::appearance::AppearanceScreen;
use super::compare::CompareScreen;
use super::examples::ExamplesScreen;
use super::files::FilesScreen;
use super::handicap::HandicapScreen;
use super::home::HomeScreen;
use super::key_sheet::KeySheetScreen;
use super::names::NamesScreen;
#[cfg(feature = "phone")]
use super::phone;
use super::play_on::PlayOnScreen;
use super::rearrange::RearrangeScreen;
use super::rules::RulesScreen;
use super::save::SaveScreen;
use super::settings::SettingsScreen;
use super::{count, editor, practice, question, settings};
use crate::ui::{KeyTable, Screen as _};

/// The keys of all screens.
pub fn key_tables() -> Vec<KeyTable> {
    let nothing = |_| false;
    let everything = |_| true;
    let mut tables = vec![
        KeyTable::of(HomeScreen::KEYS, nothing),
        KeyTable::of(FilesScreen::KEYS, everything),
        KeyTable::of(SettingsScreen::KEYS, settings::needs),
        KeyTable::of(RulesScreen::KEYS, everything),
        KeyTable::of(NamesScreen::KEYS, everything),
        KeyTable::of(SaveScreen::KEYS, nothing),
        KeyTable::of(editor::HAND, editor::is_sign),
        KeyTable::of(editor::PHOTOGRAPH, editor::is_point),
        KeyTable::of(PlayOnScreen::KEYS, nothing),
        KeyTable::of(RearrangeScreen::KEYS, nothing),
        KeyTable::of(KeySheetScreen::KEYS, nothing),
        KeyTable::of(HandicapScreen::KEYS, nothing),
        KeyTable::of(CompareScreen::KEYS, nothing),
        KeyTable::of(ExamplesScreen::KEYS, nothing),
        KeyTable::of(AppearanceScreen::KEYS, nothing),
        #[cfg(feature = "phone")]
        KeyTable::of(phone::PhoneScreen::KEYS, nothing),
    ];
    // Numbers are typed at the first of the tables of a count.
    let typed = [settings::needs as fn(char) -> bool].into_iter();
    let needs = typed.chain(std::iter::repeat(nothing as fn(char) -> bool));
    tables.extend(
        count::TABLES.into_iter().zip(needs).map(|(keys, needs)| KeyTable::of(keys, needs)),
    );
    tables.extend(practice::TABLES.map(|keys| KeyTable::of(keys, practice::is_of_answer)));
    tables.extend(question::tables());
    tables
}
