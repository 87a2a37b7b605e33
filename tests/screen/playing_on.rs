//! Players who disagree about dead stones play on.

use crate::table;

use shuzi::output::position_sgf;
use shuzi_core::goban::{Color, Vertex, VertexSet};
use shuzi_core::life::{Dead, DeadSource};
use shuzi_core::record::sgf::continued;
use shuzi_core::record::{Games, decode};
use shuzi_walk::{Origin, Setting, Step, Table, TablePosition};

use table::{Player, begin, frame, press, shown, told};

/// A 9×9 board of rows from the top, as a count of a game file at its dead stones.
fn at_dead(rows: [&str; 9], rules: &str) -> Player {
    let mut points = [String::new(), String::new()];
    for (y, row) in rows.iter().enumerate() {
        for (x, sign) in row.chars().enumerate() {
            let at = |n: usize| char::from(b'a' + u8::try_from(n).unwrap());
            let side = match sign {
                'X' => 0,
                'O' => 1,
                _ => continue,
            };
            points[side] += &format!("[{}{}]", at(x), at(y));
        }
    }
    let [black, white] = points;
    let sgf = format!("(;GM[1]SZ[9]KM[6.5]AB{black}AW{white};B[];W[])");
    let file = decode(sgf.as_bytes(), None);
    let (game, _) = Games::of(&file, None).next().unwrap().unwrap();
    let nothing = Dead::said(VertexSet::new(game.board.size()), DeadSource::Player);
    let origin = Origin::File("quarrel.sgf".to_owned());
    let position = TablePosition::new(origin, game.board, nothing, game.plays);
    let mut app = begin(Table::Position(Box::new(position)), game.info);
    app.set(Setting::Rules, rules).unwrap();
    press(&mut app, ">");
    assert_eq!(app.session().step, Step::Dead);
    app
}

/// White's two stones at A9 and B9 in Black's corner have no way to live.
const QUARREL: [&str; 9] = [
    "OO.X.OO..",
    "XXXX.O...",
    "...X.O...",
    "...XXOO..",
    "....XO...",
    "....XO...",
    "....XOO..",
    "....XXO..",
    ".....XO..",
];

fn at(name: &str, app: &Player) -> Vertex {
    Vertex::from_name(name, app.session().size()).unwrap()
}

fn play(app: &mut Player, moves: &str) {
    for name in moves.split(' ') {
        match name {
            "pass" => {
                app.press("p");
            }
            name => app.toggle_at(at(name, app)),
        }
    }
}

fn area(app: &Player) -> [u32; 2] {
    let settled = app.session().table.settled().unwrap();
    Color::BOTH.map(|side| settled.count(side).total())
}

/// Under area rules the board reached is counted, and what was played in one's own area costs
/// nothing.
#[test]
fn under_area_rules_the_board_reached_is_counted() {
    let mut app = at_dead(QUARREL, "chinese");
    press(&mut app, "p");
    assert!(shown(&app).contains("Play on: Black to move"), "{}", shown(&app));
    // Black captures the two stones; White passes.
    play(&mut app, "C9 pass pass");
    assert_eq!(told(&app), Some("remark-both-passed"));
    let played = app.session().played_on().unwrap();
    assert_eq!((played.prisoners(), played.is_over()), ([0, 2], true));
    press(&mut app, ">");
    assert_eq!((app.session().step, told(&app)), (Step::Dead, Some("remark-reached-counted")));
    assert_eq!(app.session().stone_at(at("C9", &app)), Some(Color::Black));
    assert_eq!(app.session().stone_at(at("A9", &app)), None);
    let reached = area(&app);
    // The same area as with the stones marked dead.
    let mut marked = at_dead(QUARREL, "chinese");
    let corner = at("A9", &marked);
    if !marked.session().dead().unwrap().stones.contains(corner) {
        marked.toggle_at(corner);
    }
    assert_eq!(reached, area(&marked));
    // What was played is still in sight.
    assert!(shown(&app).contains("Moves played on from here: 3"), "{}", shown(&app));
    // Undo brings the board back, and the moves are still there.
    press(&mut app, "u");
    assert_eq!(app.session().stone_at(at("A9", &app)), Some(Color::White));
    assert_eq!(app.session().played_on().unwrap().moves().len(), 3);
}

/// Under territory rules the players come back to the board as it was, with the fates as played.
#[test]
fn under_territory_rules_the_players_come_back() {
    for (moves, is_dead) in [("C9 pass pass", true), ("pass pass", false)] {
        let mut app = at_dead(QUARREL, "japanese-1989");
        let corner = at("A9", &app);
        press(&mut app, "p");
        assert!(
            shown(&app).contains("Enter brings you back to the board as it was"),
            "{}",
            shown(&app)
        );
        play(&mut app, moves);
        press(&mut app, ">");
        let session = app.session();
        assert_eq!(told(&app), Some("remark-back-as-played"));
        assert_eq!(session.stone_at(at("C9", &app)), None);
        assert_eq!(session.stone_at(corner), Some(Color::White));
        // Stones that nobody captured keep their marks.
        assert_eq!(session.dead().unwrap().stones.contains(corner), is_dead);
    }
}

/// A ko cannot be taken back at once, nor a stone put on another or where it has no liberty.
#[test]
fn moves_that_the_rules_forbid_are_refused() {
    let ko = [
        ".XO......",
        "XO.O.....",
        ".XO......",
        ".........",
        ".........",
        ".........",
        ".........",
        "......OO.",
        ".....O.O.",
    ];
    let mut app = at_dead(ko, "chinese");
    press(&mut app, "p");
    // Black takes at C8 the stone on B8.
    play(&mut app, "C8");
    assert_eq!(app.session().played_on().unwrap().prisoners(), [0, 1]);
    for (name, why) in [("B8", "remark-ko-must-wait"), ("C8", "remark-taken")] {
        play(&mut app, name);
        assert_eq!(told(&app), Some(why), "{name}");
    }
    // After a move elsewhere by each side, it can.
    play(&mut app, "A1 A2 B8");
    assert_eq!(app.session().played_on().unwrap().prisoners(), [1, 1]);
    play(&mut app, "G1");
    assert_eq!(told(&app), Some("remark-no-suicide"));
    // Taken back and played again.
    press(&mut app, "uU");
    assert_eq!(app.session().played_on().unwrap().prisoners(), [1, 1]);
    // Taken back one by one, to nothing.
    press(&mut app, "uuuuu");
    assert_eq!(told(&app), Some("remark-nothing-to-undo"));
    assert!(app.session().played_on().unwrap().moves().is_empty());
}

/// Enter finishes at once only when both have passed; then nothing more is played.
#[test]
fn finishing_before_both_have_passed_is_asked_about() {
    let mut app = at_dead(QUARREL, "chinese");
    press(&mut app, "p");
    play(&mut app, "C9 pass");
    press(&mut app, ">");
    assert_eq!(told(&app), Some("remark-not-both-passed"));
    play(&mut app, "pass pass");
    assert_eq!(told(&app), Some("remark-both-passed"));
    assert_eq!(app.session().played_on().unwrap().moves().len(), 3);
    press(&mut app, "u>");
    assert_eq!(told(&app), Some("remark-not-both-passed"));
    press(&mut app, ">");
    assert_eq!(told(&app), Some("remark-reached-counted"));
}

/// Only what was captured is dead as played; the players' other marks stay.
#[test]
fn what_was_not_captured_keeps_its_marks() {
    let mut app = at_dead(QUARREL, "japanese-1989");
    app.toggle_at(at("G3", &app));
    let marked = app.session().dead().unwrap().stones;
    press(&mut app, "p");
    play(&mut app, "C9 pass pass");
    press(&mut app, ">");
    let dead = &app.session().dead().unwrap().stones;
    assert!(marked.iter().all(|stone| dead.contains(stone)));
    assert_eq!(dead.len(), marked.len() + 2);
}

/// Esc leaves the board with the moves kept; a count taken up has them too.
#[test]
fn what_was_played_is_kept_and_taken_up() {
    for (rules, keys) in [("chinese", "<"), ("chinese", ">"), ("japanese-1989", ">")] {
        let begun = at_dead(QUARREL, rules);
        let mut app = begun.clone();
        press(&mut app, "p");
        play(&mut app, "C9 pass pass");
        press(&mut app, keys);
        assert_eq!(app.session().step, Step::Dead);
        let kept = app.kept(&begun);
        let text = serde_json::to_string(&kept).unwrap();
        let taken_up = begun.taken_up(&serde_json::from_str(&text).unwrap()).unwrap();
        let (Table::Position(one), Table::Position(other)) =
            (&app.session().table, &taken_up.session().table)
        else {
            panic!("no board")
        };
        assert_eq!((one.board == other.board, one.played_on()), (true, other.played_on()));
        assert_eq!(area(&app), area(&taken_up), "{rules} {keys}");
    }
}

/// In a game file the moves that were counted go on with the main line; the others are a variation.
#[test]
fn what_was_played_is_written_into_the_game_file() {
    let mut app = at_dead(QUARREL, "chinese");
    press(&mut app, "p");
    play(&mut app, "C9 pass");
    let played = app.session().played_on().unwrap();
    let record = "(;SZ[9]KM[6.5];B[aa])";
    assert_eq!(continued(record, played.moves(), 2), "(;SZ[9]KM[6.5];B[aa];B[ca];W[])");
    assert_eq!(continued(record, played.moves(), 1), "(;SZ[9]KM[6.5];B[aa];B[ca](;)(;W[]))");
    assert_eq!(continued(record, played.moves(), 0), "(;SZ[9]KM[6.5];B[aa](;)(;B[ca];W[]))");
    assert!(position_sgf(&played.base, &[], &[]).starts_with("(;GM[1]FF[4]"));
}

/// Nothing is too small to play on, and no key panics.
#[test]
fn every_key_works_at_every_size() {
    for size in [(1, 1), (20, 6), (44, 24), (80, 24), (120, 40)] {
        let mut app = at_dead(QUARREL, "chinese");
        for key in "p jx pluUw?<:<s<p<pp>".chars() {
            press(&mut app, &key.to_string());
            frame(&app, size);
        }
    }
}
