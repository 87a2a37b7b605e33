//! The keys of all screens, to check the player's own keys against.

#[cfg(feature = "phone")]
use super::phone;
use super::{
    appearance, compare, count, editor, examples, files, handicap, home, key_sheet, names, play_on,
    practice, question, rearrange, rules, save, settings,
};
use crate::ui::KeyTable;

/// The keys of all screens.
pub fn key_tables() -> Vec<KeyTable> {
    let nothing = |_| false;
    let everything = |_| true;
    let mut tables = vec![
        KeyTable::of(home::KEYS, nothing),
        KeyTable::of(files::KEYS, everything),
        KeyTable::of(settings::KEYS, settings::needs),
        KeyTable::of(rules::KEYS, everything),
        KeyTable::of(names::KEYS, everything),
        KeyTable::of(save::KEYS, nothing),
        KeyTable::of(editor::HAND, editor::is_sign),
        KeyTable::of(editor::PHOTOGRAPH, editor::is_point),
        KeyTable::of(play_on::KEYS, nothing),
        KeyTable::of(rearrange::KEYS, nothing),
        KeyTable::of(key_sheet::KEYS, nothing),
        KeyTable::of(handicap::KEYS, nothing),
        KeyTable::of(compare::KEYS, nothing),
        KeyTable::of(examples::KEYS, nothing),
        KeyTable::of(appearance::KEYS, nothing),
        #[cfg(feature = "phone")]
        KeyTable::of(phone::KEYS, nothing),
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
