//! The first screen: leaving it and returning to it, choosing files, listing finished counts.

use crate::program;
use crate::table;

use std::fs;
use std::time::{Duration, SystemTime};

use proptest::prelude::*;
use serde_json::Value;
use shuzi::screens::{FilesScreen, Flow, Stack};
use shuzi::shell::{History, Journal, fingerprint};
use shuzi::ui::{Context, Key, Open};
use shuzi_walk::{Direction, DoneCount, Step, Unfinished, Verified};
use tempfile::TempDir;

use table::{Player, bundled, frame, in_a_folder, press, real};

/// The first screen of a player who broke off two counts and finished two.
fn home() -> (Player, TempDir) {
    let (cx, folder) = in_a_folder();
    let folders = cx.folders.clone().unwrap();
    let kept = real(19);
    let kept = kept.kept(&kept);
    for (file, progress) in [(Some("/games/final.sgf"), (2, 11)), (None, (3, 7))] {
        let about = Unfinished {
            file: file.map(str::to_owned),
            fingerprint: fingerprint(&[]),
            size: [19, 19],
            progress,
            time: "2026-11-22T13:05:00+01:00".to_owned(),
            counted: [None; 2],
            used: None,
        };
        let journal = Journal::of(&folders.state, file.unwrap_or("table").as_bytes());
        journal.save(about, &kept).unwrap();
    }
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
    let log = History::<DoneCount>::at(folders.data.join("log.jsonl"));
    log.add(&done(Some("/games/last.sgf"), "B+8.5")).unwrap();
    log.add(&done(None, "W+2.5")).unwrap();
    (at_home(cx), folder)
}

/// The first screen, at which nothing moves.
fn at_home(cx: Context) -> Player {
    Player { stack: Stack::home(cx), flow: Flow::Nothing }
}

/// The first screen with the list of a folder's files open.
fn with_files(names: &[&str]) -> (Player, TempDir) {
    let (cx, folder) = in_a_folder();
    fs::create_dir(folder.path().join("games")).unwrap();
    for name in names {
        fs::write(folder.path().join("games").join(name), "(;SZ[9])").unwrap();
    }
    let mut player = at_home(cx);
    open_files(&mut player, &folder, false);
    (player, folder)
}

fn open_files(player: &mut Player, folder: &TempDir, compares: bool) {
    let files = FilesScreen::new(&folder.path().join("games"), compares).unwrap();
    player.stack.open(Open::boxed(files));
}

/// The names listed, from the top.
fn names(player: &Player) -> Vec<String> {
    let lines = frame(player, (60, 40));
    let listed =
        lines.lines().filter_map(|line| line.split_whitespace().find(|w| w.contains(".sgf")));
    listed.map(|name| name.trim_matches('"').to_owned()).collect()
}

#[test]
fn the_first_screen_at_three_sizes() {
    let (player, _folder) = home();
    for (width, height) in [(120, 40), (80, 24), (44, 24)] {
        insta::assert_snapshot!(format!("home_{width}x{height}"), frame(&player, (width, height)));
    }
}

#[test]
fn a_game_counts_itself_beside_the_menu() {
    let (mut cx, _folder) = in_a_folder();
    cx.settings.look.motion = true;
    let moving = at_home(cx);
    let seen = frame(&moving, (80, 24));
    assert!(seen.contains("The game is over. Who won?"), "{seen}");
    let (counted, _folder) = home();
    // Where the board would be cut there is none.
    for (width, height) in [(79, 24), (44, 24), (80, 12), (20, 6), (200, 8)] {
        let seen = frame(&counted, (width, height));
        let is_whole = seen.contains("A   B") || seen.contains("A B");
        // The sum below the board is that of the game.
        assert!(!seen.contains("32 + 21") || is_whole, "{seen}");
    }
    insta::assert_snapshot!("home_counted_140x45", frame(&counted, (140, 45)));
}

#[test]
fn every_row_and_its_key_begin_the_same() {
    // The row, its key, and a command of the screen that follows.
    for (row, key, follows) in [
        (0, '>', "handicap-game"),
        (3, 'b', "leave-empty"),
        (4, 'x', "choose"),
        (5, 'p', "harder"),
        (6, 'c', "sheet-size"),
        (8, 'h', "rank-black"),
        (9, 'r', "next"),
    ] {
        let (mut by_key, _folder) = home();
        by_key.press(&key.to_string());
        assert!(by_key.can(follows), "{key}: {:?}", by_key.stack.commands());
        let (mut by_row, _folder) = home();
        by_row.press(&"j".repeat(row));
        by_row.press(">");
        assert!(by_row.can(follows), "{row}: {:?}", by_row.stack.commands());
    }
    // The last row is a file counted before; it is gone, and the screen says so.
    let (mut player, _folder) = home();
    player.key(Key::End);
    player.press(">");
    assert!(frame(&player, (120, 40)).contains("/games/last.sgf"));
}

#[test]
fn a_file_is_chosen_by_typing_part_of_its_name() {
    let (mut player, folder) = with_files(&["even.sgf", "handicap.sgf", "seki.sgf"]);
    fs::create_dir(folder.path().join("games/Archive")).unwrap();
    assert_eq!(names(&player), ["even.sgf", "handicap.sgf", "seki.sgf"]);
    press(&mut player, "k");
    assert_eq!(names(&player), ["seki.sgf"]);
    // Backspace first removes typed text, then shows the parent folder; Esc closes the list.
    press(&mut player, "~");
    assert_eq!(names(&player).len(), 3);
    press(&mut player, "~");
    assert_eq!(names(&player), Vec::<String>::new());
    press(&mut player, "<");
    assert!(player.can("open-file"));
    press(&mut player, "q");
    assert!(player.is_left());
}

#[test]
fn files_are_found_by_letters_and_sorted_by_date() {
    let (mut player, folder) = with_files(&["19x19-1.sgf", "final.sgf", "1919.sgf"]);
    for (name, days) in [("19x19-1.sgf", 2), ("final.sgf", 1), ("1919.sgf", 3)] {
        let file =
            fs::File::options().write(true).open(folder.path().join("games").join(name)).unwrap();
        let day = Duration::from_secs(days * 86_400);
        file.set_modified(SystemTime::now() - day).unwrap();
    }
    player.press("<");
    open_files(&mut player, &folder, false);
    assert_eq!(names(&player), ["1919.sgf", "19x19-1.sgf", "final.sgf"]);
    player.key(Key::Tab);
    assert_eq!(names(&player), ["final.sgf", "19x19-1.sgf", "1919.sgf"]);
    press(&mut player, "19x1");
    assert_eq!(names(&player), ["19x19-1.sgf"]);
    // Letters side by side come before letters apart.
    press(&mut player, "~~1");
    assert_eq!(names(&player), ["1919.sgf", "19x19-1.sgf"]);
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]
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
        let (mut player, _folder) = home();
        for key in keys {
            player.key(key);
            if player.is_left() {
                break;
            }
            frame(&player, (width, height));
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

/// A digit is always the same rules; those used last follow the nine likeliest.
#[test]
fn the_rules_keep_their_digits() {
    let mut app = real(19);
    let recent = ["button-go", "aga"].map(str::to_owned).to_vec();
    app.stack.cx.game.recent_rules = recent;
    press(&mut app, "r");
    let shown = frame(&app, (80, 24));
    let rows: Vec<&str> = shown.lines().filter(|line| line.contains("  ")).collect();
    let place = |name: &str| rows.iter().position(|row| row.contains(name)).unwrap();
    assert!(place("1 chinese ") < place("4 aga") && place("9 chinese-1988") < place("button-go"));
    // The cursor is on the rules in use.
    assert!(shown.contains("> 1 chinese "), "{shown}");
    // A digit alone chooses.
    press(&mut app, "4");
    assert_eq!(app.session().setup.profile.value.name, "aga");
}

/// A file chosen for a comparison is compared; one opened afterwards is counted.
#[test]
fn a_file_chosen_to_be_compared_is() {
    let (cx, folder) = in_a_folder();
    let path = format!("{}/assets/games/even.sgf", env!("CARGO_MANIFEST_DIR"));
    fs::create_dir(folder.path().join("games")).unwrap();
    fs::copy(path, folder.path().join("games/even.sgf")).unwrap();
    let mut player = at_home(cx);
    open_files(&mut player, &folder, true);
    press(&mut player, "even>");
    assert!(player.can("turn-page"), "{:?}", player.stack.commands());
    press(&mut player, "<");
    assert_eq!(player.session().step, Step::Result);
    press(&mut player, &"<".repeat(4));
    open_files(&mut player, &folder, false);
    press(&mut player, "even>");
    assert_eq!(player.session().step, Step::Setup);
}

/// End and Home reach the ends of a folder of any length.
#[test]
fn the_ends_of_a_long_list_of_files_are_reached() {
    let files: Vec<String> = (0..600).map(|number| format!("{number:04}.sgf")).collect();
    let files: Vec<&str> = files.iter().map(String::as_str).collect();
    let (mut player, _folder) = with_files(&files);
    for (key, file) in [
        (Key::End, "0599"),
        (Key::PageUp, "0589"),
        (Key::Home, "0000"),
        (Key::PageDown, "0010"),
        (Key::Arrow(Direction::Down), "0011"),
    ] {
        player.key(key);
        let shown = frame(&player, (80, 24));
        assert!(shown.contains(&format!("> {file}.sgf")), "{shown}");
    }
}

/// A list of files says that it goes on, and is drawn at any size, with a remark above it too.
#[test]
fn a_long_list_of_files_is_drawn_at_any_size() {
    let files: Vec<String> = (0..40).map(|number| format!("{number:02}.sgf")).collect();
    let files: Vec<&str> = files.iter().map(String::as_str).collect();
    let (mut player, _folder) = with_files(&files);
    assert!(frame(&player, (80, 24)).contains("↓ more"));
    player.stack.cx.say(shuzi_core::fact::Message::plain("no-games-in-folder"));
    for width in 1..60 {
        for height in 1..12 {
            frame(&player, (width, height));
        }
    }
}
