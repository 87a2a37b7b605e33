//! The first screen: leaving it and returning to it, choosing files, listing finished counts.

use crate::program;
use crate::table;

use std::path::PathBuf;
use std::time::{Duration, UNIX_EPOCH};

use proptest::prelude::*;
use ratatui::Terminal;
use ratatui::backend::TestBackend;
use serde_json::Value;
use shuzi::app::{
    Action, Beginning, DoneCount, Entry, Home, HomeEffect, HomeRow, Key, Showcase, Unfinished,
    UsualCount, Verified,
};
use shuzi::shell::History;
use shuzi::view::draw_home;
use shuzi_core::fact::Message;
use shuzi_core::goban::Size;
use shuzi_core::method::Method;
use shuzi_walk::Direction;

use table::{bundled, look, press, real};

fn home() -> Home {
    let usual = UsualCount {
        rules: "Chinese".into(),
        size: Size::NINETEEN,
        komi: Some("7.5".parse().unwrap()),
        method: Method::Half,
    };
    let unfinished = |file: Option<&str>, progress| Unfinished {
        file: file.map(str::to_owned),
        fingerprint: 0,
        size: [19, 19],
        progress,
        time: "2026-11-22T13:05:00+01:00".to_owned(),
        counted: [None; 2],
        used: None,
    };
    let broken_off = vec![unfinished(None, (3, 7)), unfinished(Some("/games/final.sgf"), (2, 11))];
    let done = |file: Option<&str>, result: &str| DoneCount {
        time: "2026-11-22T12:31:05+01:00".to_owned(),
        file: file.map(str::to_owned),
        size: [19, 19],
        rules: "chinese".to_owned(),
        komi: "7.5".to_owned(),
        handicap: 0,
        method: "half".to_owned(),
        black: Some(183),
        white: None,
        non_scoring: 0,
        result: result.to_owned(),
        counted: None,
        verified: Verified::OneSide,
        players: [None, None],
        board: None,
    };
    Home::new(usual, broken_off)
        .with_recent(vec![done(None, "W+2.5"), done(Some("/games/last.sgf"), "B+8.5")])
}

fn drawn(home: &Home, (width, height): (u16, u16)) -> String {
    let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
    terminal.draw(|frame| draw_home(frame, home, &look())).unwrap();
    terminal.backend().to_string()
}

fn pressed(home: &mut Home, key: Key) -> Option<HomeEffect> {
    home.action(key).and_then(|action| home.update(action))
}

#[test]
fn the_first_screen_at_three_sizes() {
    for (width, height) in [(120, 40), (80, 24), (44, 24)] {
        insta::assert_snapshot!(format!("home_{width}x{height}"), drawn(&home(), (width, height)));
    }
}

#[test]
fn a_game_counts_itself_beside_the_menu() {
    let moving = Showcase::new().unwrap();
    let mut counted = moving.clone();
    counted.finish();
    let [moving, counted] = [moving, counted].map(|shown| home().with_showcase(Some(shown)));
    let seen = drawn(&moving, (80, 24));
    assert!(seen.contains("The game is over. Who won?"), "{seen}");
    insta::assert_snapshot!("home_counted_80x24", drawn(&counted, (80, 24)));
    insta::assert_snapshot!("home_counted_140x45", drawn(&counted, (140, 45)));
    // Where the board would be cut there is none.
    for (width, height) in [(79, 24), (44, 24), (80, 12), (20, 6), (200, 8)] {
        let seen = drawn(&counted, (width, height));
        assert!(
            !seen.contains("B+18.5") || seen.contains("A   B") || seen.contains("A B"),
            "{seen}"
        );
    }
}

#[test]
fn every_row_and_its_key_begin_the_same() {
    let begins = |effect| match effect {
        Some(HomeEffect::Begin(beginning)) => beginning,
        other => panic!("{other:?}"),
    };
    for (row, key, beginning) in [
        (HomeRow::Table, Key::Enter, Beginning::Table),
        (HomeRow::Position, Key::Char('b'), Beginning::Position),
        (HomeRow::Example, Key::Char('x'), Beginning::Examples),
        (HomeRow::Practise, Key::Char('p'), Beginning::Practise),
        (HomeRow::Sheet, Key::Char('c'), Beginning::Sheet),
        (HomeRow::Handicap, Key::Char('h'), Beginning::Handicap),
        (HomeRow::Unfinished(0), Key::Char('r'), Beginning::Resume(0)),
    ] {
        assert_eq!(begins(pressed(&mut home(), key)), beginning);
        let mut home = home();
        while home.row() != row {
            home.update(Action::Move(Direction::Down));
        }
        assert_eq!(begins(home.update(Action::Next)), beginning);
    }
    // The last row is a file counted before: it is opened again.
    let mut home = home();
    for _ in 0..30 {
        home.update(Action::Move(Direction::Down));
    }
    let again = Beginning::File(PathBuf::from("/games/last.sgf"));
    assert_eq!(begins(home.update(Action::Next)), again);
}

#[test]
fn a_file_is_chosen_by_typing_part_of_its_name() {
    let mut home = home();
    assert_eq!(pressed(&mut home, Key::Char('o')), Some(HomeEffect::List(".".into())));
    let entry = |name: &str, is_folder| Entry { name: name.to_owned(), is_folder, modified: None };
    let entries = vec![
        entry("even.sgf", false),
        entry("Archive", true),
        entry("handicap.sgf", false),
        entry("seki.sgf", false),
    ];
    // Folders come first, without a preview.
    assert_eq!(home.listed("/games".into(), entries), None);
    insta::assert_snapshot!("browser", drawn(&home, (80, 24)));
    assert_eq!(
        pressed(&mut home, Key::Char('k')),
        Some(HomeEffect::Look("/games/seki.sgf".into())),
    );
    let opened = HomeEffect::Begin(Beginning::File("/games/seki.sgf".into()));
    assert_eq!(pressed(&mut home, Key::Enter), Some(opened));
    // Backspace first removes typed text, then shows the parent folder; Esc closes the browser.
    pressed(&mut home, Key::Backspace);
    assert_eq!(home.browser().unwrap().filter, "");
    assert_eq!(pressed(&mut home, Key::Backspace), Some(HomeEffect::List("/games/..".into())));
    assert_eq!(pressed(&mut home, Key::Esc), None);
    assert!(home.browser().is_none());
    assert_eq!(pressed(&mut home, Key::Char('q')), Some(HomeEffect::Quit));
}

#[test]
fn files_are_found_by_letters_and_sorted_by_date() {
    let mut home = home();
    let day = |days: u64| Some(UNIX_EPOCH + Duration::from_secs(days * 86_400));
    let entry = |name: &str, modified| Entry { name: name.to_owned(), is_folder: false, modified };
    let entries =
        vec![entry("19x19-1.sgf", day(2)), entry("final.sgf", day(3)), entry("1919.sgf", None)];
    home.listed("/games".into(), entries);
    let names = |home: &Home| {
        let (shown, _) = home.browser().unwrap().shown();
        shown.iter().map(|found| found.entry.name.clone()).collect::<Vec<_>>()
    };
    assert_eq!(names(&home), ["1919.sgf", "19x19-1.sgf", "final.sgf"]);
    home.update(Action::Sort);
    assert_eq!(names(&home), ["final.sgf", "19x19-1.sgf", "1919.sgf"]);
    for sign in "19x1".chars() {
        home.update(Action::Type(sign));
    }
    assert_eq!(names(&home), ["19x19-1.sgf"]);
    home.update(Action::Erase);
    home.update(Action::Erase);
    home.update(Action::Type('1'));
    // Letters side by side come before letters apart; of those, one that begins a part is lit.
    assert_eq!(names(&home), ["1919.sgf", "19x19-1.sgf"]);
    let browser = home.browser().unwrap();
    assert_eq!(browser.shown().0[1].lit, [0, 1, 6]);
}

proptest! {
    #[test]
    fn never_panics_at_any_size(
        keys in prop::collection::vec(prop_oneof![
            Just(Key::Enter), Just(Key::Esc), Just(Key::Backspace),
            Just(Key::Arrow(Direction::Up)), Just(Key::Arrow(Direction::Down)),
            "[a-z?]".prop_map(|text| Key::Char(text.chars().next().unwrap())),
        ], 0..30),
        width in 0..140_u16,
        height in 0..50_u16,
    ) {
        let mut home = home();
        for key in keys {
            if let Some(HomeEffect::List(folder)) = pressed(&mut home, key) {
                let entry = Entry { name: "even.sgf".to_owned(), is_folder: false, modified: None };
                home.listed(folder, vec![entry]);
            }
            let mut terminal = Terminal::new(TestBackend::new(width, height)).unwrap();
            terminal.draw(|frame| draw_home(frame, &home, &look())).unwrap();
        }
    }
}

/// How a finished count is recorded, and what verifies its result.
#[test]
fn a_count_done_says_what_it_rests_on() {
    let mut table = real(19);
    assert_eq!(DoneCount::of(table.session(), None, "now"), None);
    press(&mut table, ">>>>92>91>f");
    let done = DoneCount::of(table.session(), None, "now").unwrap();
    assert_eq!((done.result.as_str(), done.verified), ("W+2.5", Verified::OneSide));
    assert_eq!((done.black, done.white), (Some(183), None));
    press(&mut table, "o>88>90>y");
    let done = DoneCount::of(table.session(), None, "now").unwrap();
    assert_eq!((done.white, done.verified), (Some(178), Verified::BothSides));
    let mut game = bundled("even");
    press(&mut game, "f");
    // The bundled example has no file of its own and is not recorded.
    assert_eq!(DoneCount::of(game.session(), None, "now"), None);
    let done = DoneCount::of(game.session(), Some("/even.sgf".to_owned()), "now").unwrap();
    assert_eq!((done.result.as_str(), done.verified), ("B+18.5", Verified::Board));
}

#[test]
fn counts_done_are_listed_the_newest_first() {
    let folder = tempfile::tempdir().unwrap();
    let log = History::<DoneCount>::at(folder.path().join("data/log.jsonl"));
    let mut table = real(19);
    press(&mut table, ">>>>92>91>f");
    log.add(&DoneCount::of(table.session(), None, "2026-11-22T11:58:00+01:00").unwrap()).unwrap();
    let mut game = bundled("even");
    press(&mut game, "f");
    let file = Some("/games/even.sgf".to_owned());
    log.add(&DoneCount::of(game.session(), file, "2026-11-22T12:31:00+01:00").unwrap()).unwrap();
    let said = |args: &[&str]| program::text(&program::shuzi_in(folder.path(), args, "").stdout);
    let page = said(&["log"]);
    let (newer, older) = (page.find("even.sgf").unwrap(), page.find("table 19×19").unwrap());
    assert!(newer < older && page.contains("2026-11-22 12:31"), "{page}");
    let json = said(&["log", "--json"]);
    let first: Value = serde_json::from_str(json.lines().next().unwrap()).unwrap();
    assert_eq!((&first["result"], &first["komi"]), (&"B+18.5".into(), &6.5.into()));
    assert_eq!(said(&["log", "--csv"]).lines().count(), 3);
    // An unreadable line is reported, and no other line is lost.
    std::fs::write(log.path(), [&std::fs::read(log.path()).unwrap()[..], b"{broken"].concat())
        .unwrap();
    let output = program::shuzi_in(folder.path(), &["log", "--json"], "");
    assert_eq!(program::text(&output.stdout), json);
    assert!(program::text(&output.stderr).contains("log.jsonl:3:1: not a count"));
}

/// A stored count that was tampered with is not resumed: no sum overflows, and no chain is half
/// dead.
#[test]
fn states_that_cannot_be_are_not_taken_up() {
    let mut table = real(19);
    let begun = table.clone();
    press(&mut table, ">>>>92>");
    let kept = serde_json::to_value(table.kept(&begun)).unwrap();
    let taken_up = |change: &dyn Fn(&mut Value)| {
        let mut kept = kept.clone();
        change(kept["states"].as_array_mut().unwrap().last_mut().unwrap());
        begun.taken_up(&serde_json::from_value(kept).unwrap()).is_some()
    };
    assert!(taken_up(&|_| {}));
    assert!(!taken_up(&|state| state["counted"]["vacant"][0] = u32::MAX.into()));
    assert!(!taken_up(&|state| state["counted"]["stones"][0] = 400.into()));
    assert!(!taken_up(&|state| state["counted"]["non_scoring"] = u32::MAX.into()));
    assert!(!taken_up(&|state| state["overrides"]["handicap"] = u32::MAX.into()));
    assert!(!taken_up(&|state| state["overrides"]["komi"] = "99999".into()));
    let mut game = bundled("even");
    let begun = game.clone();
    press(&mut game, ">");
    let mut kept = serde_json::to_value(game.kept(&begun)).unwrap();
    assert!(begun.taken_up(&serde_json::from_value(kept.clone()).unwrap()).is_some());
    // One stone of a chain, and a vacant point.
    for dead in ["E9", "A1"] {
        let state = kept["states"].as_array_mut().unwrap().last_mut().unwrap();
        state["table"]["opened"]["dead"] = serde_json::json!([dead]);
        assert!(begun.taken_up(&serde_json::from_value(kept.clone()).unwrap()).is_none());
    }
}

/// The rules used last come first in the list of rules, newest first.
#[test]
fn the_rules_used_last_come_first() {
    let recent = ["japanese-1989", "aga", "japanese-1989"].map(str::to_owned).to_vec();
    let mut app = table::real(19).with_recent_rules(recent);
    table::press(&mut app, "r");
    let shuzi::app::Screen::Pick(picker) = app.screen() else { panic!("no choice is open") };
    let (shown, at) = picker.shown();
    let names: Vec<&str> = shown.iter().map(|profile| profile.name.as_str()).collect();
    assert_eq!(names[..3], ["japanese-1989", "aga", "chinese"]);
    // The cursor is still on the rules in use.
    assert_eq!(names[at], app.session().setup.profile.value.name);
}

/// A file chosen for a comparison is compared; one opened afterwards is counted.
#[test]
fn a_file_chosen_to_be_compared_is() {
    let mut home = home();
    let listing = |home: &mut Home| {
        let entry = Entry { name: "a.sgf".to_owned(), is_folder: false, modified: None };
        home.listed(PathBuf::from("."), vec![entry]);
    };
    assert_eq!(pressed(&mut home, Key::Char('v')), Some(HomeEffect::List(PathBuf::from("."))));
    listing(&mut home);
    let file = PathBuf::from("./a.sgf");
    let begins = HomeEffect::Begin(Beginning::Compare(file.clone()));
    assert_eq!(pressed(&mut home, Key::Enter), Some(begins));
    pressed(&mut home, Key::Esc);
    pressed(&mut home, Key::Char('o'));
    listing(&mut home);
    assert_eq!(pressed(&mut home, Key::Enter), Some(HomeEffect::Begin(Beginning::File(file))));
}

/// End and Home reach the ends of a folder of any length.
#[test]
fn the_ends_of_a_long_list_of_files_are_reached() {
    let mut home = home();
    let entry =
        |number| Entry { name: format!("{number:04}.sgf"), is_folder: false, modified: None };
    home.listed("/games".into(), (0..2_000).map(entry).collect());
    for (key, file) in [
        (Key::End, "1999"),
        (Key::PageUp, "1989"),
        (Key::Home, "0000"),
        (Key::PageDown, "0010"),
        (Key::Arrow(Direction::Down), "0011"),
    ] {
        let looked = Some(HomeEffect::Look(format!("/games/{file}.sgf").into()));
        assert_eq!(pressed(&mut home, key), looked);
    }
}

/// A list of files says that it goes on, and is drawn at any size, with a remark above it too.
#[test]
fn a_long_list_of_files_is_drawn_at_any_size() {
    let mut home = home();
    let entry =
        |number| Entry { name: format!("{number:02}.sgf"), is_folder: false, modified: None };
    home.listed("/games".into(), (0..40).map(entry).collect());
    assert!(drawn(&home, (80, 24)).contains("↓ more"));
    home.say(Message::plain("no-games-in-folder"));
    for width in 1..60 {
        for height in 1..12 {
            drawn(&home, (width, height));
        }
    }
}
