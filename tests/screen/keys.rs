//! The player's own keys, and the list of all actions.

use crate::table;

use ratatui::Terminal;
use ratatui::backend::TestBackend;
use shuzi::app::{Action, Effect, Key, Keymap, Mode};
use shuzi::view::{command_at, draw};
use shuzi_walk::Direction;
use table::{bundled, look, press};

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

#[test]
fn a_changed_key_means_the_action_and_the_usual_one_no_longer_does() {
    let mut keymap = Keymap::default();
    keymap.set("undo", keys(&["z", "Ctrl-U"])).unwrap();
    keymap.check("undo").unwrap();
    for mode in [Mode::Board, Mode::Entry, Mode::Result, Mode::Edit] {
        assert_eq!(keymap.action(mode, Key::Char('z')), Some(Action::Undo));
        assert_eq!(keymap.action(mode, Key::Ctrl('u')), Some(Action::Undo));
        assert_ne!(keymap.action(mode, Key::Char('u')), Some(Action::Undo));
    }
    assert_eq!(keymap.action(Mode::Board, Key::Char('f')), Some(Action::Finish));
}

/// Whatever keys are changed, Ctrl-C quits and Ctrl-Z suspends.
#[test]
fn the_way_out_stays() {
    let mut keymap = Keymap::default();
    keymap.set("quit", keys(&["Q"])).unwrap();
    assert_eq!(keymap.action(Mode::Board, Key::Ctrl('c')), Some(Action::Quit));
    assert_eq!(keymap.action(Mode::Board, Key::Ctrl('z')), Some(Action::Suspend));
    let said = keymap.set("undo", keys(&["Ctrl-C"])).unwrap_err().to_string();
    assert_eq!(said, "keys-fixed (key: Ctrl-C)");
}

#[test]
fn what_stands_in_the_way_is_named() {
    let error = |name: &str, wanted: &[&str]| {
        let mut keymap = Keymap::default();
        let set = keymap.set(name, keys(wanted)).and_then(|()| keymap.check(name));
        set.unwrap_err().to_string()
    };
    assert_eq!(error("undo", &["f"]), "keys-taken (key: f, name: undo, by: finish)");
    assert_eq!(error("undo", &["5"]), "keys-typed (key: 5)");
    assert_eq!(error("undoo", &["z"]), "keys-unknown-action (name: undoo, like: undo)");
    assert_eq!(error("undo", &[]), "keys-none (name: undo)");
    // Two actions may swap keys.
    let mut keymap = Keymap::default();
    keymap.set("undo", keys(&["f"])).unwrap();
    keymap.set("finish", keys(&["u"])).unwrap();
    keymap.check("undo").and_then(|()| keymap.check("finish")).unwrap();
    assert_eq!(keymap.action(Mode::Board, Key::Char('u')), Some(Action::Finish));
}

/// The default keys give no key two meanings on one screen, except for equivalent actions.
#[test]
fn no_key_of_the_table_means_two_things() {
    for name in Keymap::names() {
        Keymap::default().check(name).unwrap();
    }
}

#[test]
fn every_action_is_found_by_part_of_what_it_is_called_and_done() {
    let look = look();
    let mut app = bundled("seki");
    press(&mut app, ">:");
    assert_eq!(app.mode(), Mode::Palette);
    press(&mut app, "key-num");
    let mut terminal = Terminal::new(TestBackend::new(80, 24)).unwrap();
    terminal.draw(|frame| draw(frame, &app, &look)).unwrap();
    let shown = terminal.backend().to_string();
    assert!(shown.contains("key-number sheet"), "{shown}");
    assert_eq!(command_at(&app, &look), Some(Action::CheatSheet));
    // The cursor wraps around, so a match is found in either direction.
    for direction in [Direction::Down, Direction::Down, Direction::Up] {
        app.update(Action::Move(direction));
        assert_eq!(command_at(&app, &look), Some(Action::CheatSheet));
    }
    assert_eq!(app.update(Action::Next), Some(Effect::Command));
    press(&mut app, "zzzz");
    assert_eq!(command_at(&app, &look), None);
    // Ctrl-C asks whether to quit, with nothing in front of the question.
    let mut leaving = app.clone();
    leaving.update(Action::Quit);
    assert_eq!(leaving.mode(), Mode::Quit);
    // Esc closes only the list.
    app.update(Action::Close);
    assert_eq!(app.mode(), Mode::Board);
}

/// Enter in the help does what its cursor is on, and closes the help.
#[test]
fn the_help_runs_the_key_chosen() {
    let mut app = bundled("even");
    press(&mut app, ">?");
    assert_eq!(app.mode(), Mode::Help);
    let keys = Mode::Board.grouped(|action| app.can(action));
    let finish = keys.iter().position(|(_, binding)| binding.action == Action::Finish).unwrap();
    for _ in 0..finish {
        app.update(Action::Move(Direction::Down));
    }
    press(&mut app, ">");
    assert_eq!(app.mode(), Mode::Result);
    // What is done from there can be undone like any other action.
    press(&mut app, "u");
    assert_eq!(app.mode(), Mode::Board);
}
