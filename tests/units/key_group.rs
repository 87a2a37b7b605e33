//! The keys that help shows.

use shuzi::app::Mode;

#[test]
fn the_help_has_every_action_of_a_screen_once() {
    for mode in Mode::ALL {
        let mut grouped: Vec<_> =
            mode.grouped(|_| true).iter().map(|(_, binding)| binding.text).collect();
        let listed = grouped.len();
        grouped.sort_unstable();
        grouped.dedup();
        assert_eq!(listed, grouped.len(), "{mode:?}");
        let listed = mode.bindings().iter().filter(|one| one.text != "change-back");
        for binding in listed {
            assert!(grouped.contains(&binding.text), "{mode:?} {}", binding.text);
        }
    }
}
