//! The player's own keys, and the list of all actions.

use crate::table;

use std::sync::Arc;

use shuzi::screens::{Flow, key_tables};
use shuzi::ui::{Key, Keymap};
use shuzi_walk::{Direction, Step, StepKind};
use table::{Player, bundled, frame, press};

fn keys(names: &[&str]) -> Vec<Key> {
    names.iter().map(|name| name.parse().unwrap()).collect()
}

#[test]
fn keys_are_read_by_their_names() {
    for (name, key) in [
        ("u", Key::Char('u')),
        ("Ctrl-U", Key::Ctrl('u')),
        ("ctrl-y", Key::Ctrl('y')),
        ("Space", Key::Char(' ')),
        ("shift-tab", Key::BackTab),
        ("PgDn", Key::PageDown),
        ("ü", Key::Char('ü')),
    ] {
        assert_eq!(name.parse::<Key>().unwrap(), key);
        assert_eq!(key.to_string().parse::<Key>().unwrap(), key);
    }
    for name in ["", "uu", "Ctrl-", "Ctrl-12", "F1", "\u{1b}"] {
        assert!(name.parse::<Key>().is_err(), "{name}");
    }
}

/// A count of the even game with the player's own keys.
fn with_keys(changed: &[(&str, &[&str])]) -> Player {
    let tables = key_tables();
    let mut keymap = Keymap::default();
    for (name, wanted) in changed {
        keymap.set(name, keys(wanted), &tables).unwrap();
    }
    for (name, _) in changed {
        keymap.check(name, &tables).unwrap();
    }
    let mut app = bundled("even");
    app.stack.cx.settings.look.keys = Arc::new(keymap);
    app
}

#[test]
fn a_changed_key_means_the_command_and_the_usual_one_no_longer_does() {
    let mut app = with_keys(&[("undo", &["z", "Ctrl-U"])]);
    press(&mut app, ">");
    assert_eq!(app.kind(), StepKind::Board);
    press(&mut app, "u");
    assert_eq!(app.kind(), StepKind::Board);
    press(&mut app, "z");
    assert_eq!(app.kind(), StepKind::Setup);
    press(&mut app, ">");
    app.key(Key::Ctrl('u'));
    assert_eq!(app.kind(), StepKind::Setup);
    press(&mut app, ">f");
    assert_eq!(app.kind(), StepKind::Result);
}

/// Whatever keys are changed, Ctrl-C quits and Ctrl-Z suspends.
#[test]
fn the_way_out_stays() {
    let mut app = with_keys(&[("quit", &["Q"])]);
    press(&mut app, ">");
    assert_eq!(app.key(Key::Ctrl('z')), &Flow::Suspend);
    app.key(Key::Ctrl('c'));
    assert!(app.is_asked_to_quit());
    let mut keymap = Keymap::default();
    let said = keymap.set("undo", keys(&["Ctrl-C"]), &key_tables()).unwrap_err();
    assert_eq!(format!("{said:#}"), "keys-fixed (key: Ctrl-C)");
}

#[test]
fn what_stands_in_the_way_is_named() {
    let tables = key_tables();
    let error = |name: &str, wanted: &[&str]| {
        let mut keymap = Keymap::default();
        let set =
            keymap.set(name, keys(wanted), &tables).and_then(|()| keymap.check(name, &tables));
        format!("{:#}", set.unwrap_err())
    };
    assert_eq!(error("undo", &["f"]), "keys-taken (key: f, name: undo, by: finish)");
    assert_eq!(error("undo", &["5"]), "keys-typed (key: 5)");
    assert_eq!(error("undoo", &["z"]), "keys-unknown-action (name: undoo, like: undo)");
    assert_eq!(error("undo", &[]), "keys-none (name: undo)");
    // Two commands may swap keys.
    let mut app = with_keys(&[("undo", &["f"]), ("finish", &["u"])]);
    press(&mut app, ">u");
    assert_eq!(app.kind(), StepKind::Result);
}

/// The default keys give no key two meanings on one screen, except for equivalent commands.
#[test]
fn no_key_of_the_tables_means_two_things() {
    let tables = key_tables();
    for table in &tables {
        for hint in &table.hints {
            for key in hint.keys {
                let others = table.hints.iter().filter(|other| other.keys.contains(key));
                let mut names: Vec<&str> = others.map(|other| other.name).collect();
                names.dedup();
                assert_eq!(names, [hint.name], "{key}");
            }
        }
    }
}

#[test]
fn every_command_is_found_by_part_of_what_it_is_called_and_done() {
    let mut app = bundled("seki");
    press(&mut app, ">:key-num");
    let shown = frame(&app, (80, 24));
    assert!(shown.contains("> key-number sheet"), "{shown}");
    // The cursor wraps around, so a match is found in either direction.
    for direction in [Direction::Down, Direction::Down, Direction::Up] {
        app.key(Key::Arrow(direction));
        assert!(frame(&app, (80, 24)).contains("> key-number sheet"));
    }
    press(&mut app, "zzzz");
    assert!(frame(&app, (80, 24)).contains("No matching action."));
    press(&mut app, "~~~~>");
    assert!(app.can("sheet-size"));
    press(&mut app, "<:");
    // Ctrl-C asks whether to quit, with nothing in front of the question.
    app.key(Key::Ctrl('c'));
    assert!(app.is_asked_to_quit());
    press(&mut app, "n:<");
    assert_eq!((app.kind(), app.can("toggle")), (StepKind::Board, true));
}

/// Enter in the help does what its cursor is on, and closes the help.
#[test]
fn the_help_runs_the_key_chosen() {
    let mut app = bundled("even");
    press(&mut app, ">?");
    let is_at_finish = |app: &Player| frame(app, (80, 30)).contains("> f ");
    for _ in 0..40 {
        if !is_at_finish(&app) {
            app.key(Key::Arrow(Direction::Down));
        }
    }
    press(&mut app, ">");
    assert_eq!(app.session().step, Step::Result);
    // What is done from there can be undone like anything else.
    press(&mut app, "u");
    assert_eq!(app.kind(), StepKind::Board);
}
