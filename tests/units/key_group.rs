//! The keys that help shows.

use shuzi::screens::key_tables;
use shuzi::ui::KeyGroup;

#[test]
fn the_help_has_every_command_of_a_screen_once() {
    for table in key_tables() {
        let mut grouped: Vec<_> =
            KeyGroup::sorted(&table.hints).iter().map(|hint| hint.name).collect();
        let listed = grouped.len();
        grouped.sort_unstable();
        grouped.dedup();
        assert_eq!(listed, grouped.len(), "{grouped:?}");
        for hint in table.hints.iter().filter(|hint| hint.name != "change-back") {
            assert!(grouped.contains(&hint.name), "{}", hint.name);
        }
    }
}
