//! A board read from a photograph, checked point by point before it is counted.

use crate::table;

use std::sync::Arc;

use proptest::prelude::*;
use shuzi::ui::Key;
use shuzi_core::fact::Message;
use shuzi_core::goban::{Board, Color, Size, Vertex, VertexSet};
use shuzi_core::record::read_diagram;
use shuzi_walk::{Editor, Review, SeenBoard, Step, StepKind};
use table::{Player, frame, photographed, press, real};

const ROWS: &str = "\
. . X O .
. X X O O
. X O O .
X X X O O
. . X X O";

fn vertex(name: &str) -> Vertex {
    Vertex::from_name(name, Size::new(5, 5).unwrap()).unwrap()
}

/// A photograph of a wooden board with square stones.
fn seen(board: &Board) -> SeenBoard {
    let (line, rim) = (8, 8);
    let lines = usize::from(board.size().width());
    let side = (lines - 1) * line + 2 * rim;
    let mut rgb = Vec::new();
    for row in 0..side {
        for column in 0..side {
            let near = |at: usize| (at + line / 2).checked_sub(rim).map(|at| at / line);
            let here = near(column).zip(near(row)).filter(|(x, y)| *x < lines && *y < lines);
            let stone = here.and_then(|(x, y)| {
                let at = |at: usize| u8::try_from(at).unwrap();
                board.get(Vertex::new(at(x), at(y)))
            });
            rgb.extend(match stone {
                None => [200u8, 160, 100],
                Some(Color::Black) => [20; 3],
                Some(Color::White) => [240; 3],
            });
        }
    }
    SeenBoard { side, line, rim, rgb }
}

fn opened(doubts: &[&str], why: Option<Message>) -> Player {
    let board = read_diagram(ROWS).unwrap().board;
    let mut open = VertexSet::new(board.size());
    open.extend(doubts.iter().map(|name| vertex(name)));
    let seen = Arc::new(seen(&board));
    photographed(board, Review::new(open, why, Some(seen)))
}

fn at(app: &Player, name: &str) -> Option<Color> {
    app.editor().unwrap().board().get(vertex(name))
}

fn doubts(app: &Player) -> Vec<String> {
    let review = app.editor().unwrap().review().unwrap();
    review.doubts.iter().map(|vertex| vertex.name(Size::new(5, 5).unwrap())).collect()
}

fn cursor(app: &Player) -> String {
    app.editor().unwrap().cursor().name(Size::new(5, 5).unwrap())
}

#[test]
fn each_doubt_is_settled_by_one_key() {
    let mut app = opened(&["C5", "B3", "E1"], None);
    assert_eq!((app.can("as-read"), cursor(&app).as_str()), (true, "C5"));
    insta::assert_snapshot!("photograph_80x24", frame(&app, (80, 24)));
    // The point was White after all; the next one is correct as read; the last is empty.
    press(&mut app, "o");
    assert_eq!((at(&app, "C5"), cursor(&app).as_str()), (Some(Color::White), "B3"));
    press(&mut app, " ");
    assert_eq!((at(&app, "B3"), cursor(&app).as_str()), (Some(Color::Black), "E1"));
    press(&mut app, ".");
    assert_eq!((at(&app, "E1"), doubts(&app).len()), (None, 0));
    press(&mut app, ">");
    assert_eq!(app.session().step, Step::Dead);
    assert_eq!(app.session().board().unwrap().count(Color::White), 8);
}

#[test]
fn tab_goes_round_the_doubts_and_undo_brings_them_back() {
    let mut app = opened(&["C5", "B3", "E1"], None);
    press(&mut app, "\t");
    assert_eq!(cursor(&app), "B3");
    press(&mut app, "\t\t");
    assert_eq!(cursor(&app), "C5");
    app.key(Key::BackTab);
    assert_eq!(cursor(&app), "E1");
    press(&mut app, "x");
    assert_eq!(doubts(&app), ["C5", "B3"]);
    press(&mut app, "u");
    assert_eq!((doubts(&app).len(), at(&app, "E1")), (3, Some(Color::White)));
    // A point that is not doubtful can be corrected as well, and the cursor stays.
    press(&mut app, "hx");
    assert_eq!((at(&app, "D1"), cursor(&app).as_str()), (Some(Color::Black), "D1"));
}

#[test]
fn what_is_not_settled_is_told_before_the_board_is_counted() {
    let mut app = opened(&["C5", "B3"], None);
    press(&mut app, " >");
    assert!(app.can("as-read"));
    assert!(frame(&app, (80, 24)).contains("One point is still unchecked"));
    press(&mut app, ">");
    assert_eq!(app.session().step, Step::Dead);

    // A board that may be wrong as a whole is reported, even with no doubtful points left.
    let why = Message::new("photo-more-lines", [("lines", 5usize.into())]);
    let mut app = opened(&[], Some(why));
    assert!(frame(&app, (80, 24)).contains("more than 5 lines"));
    press(&mut app, ">");
    assert!(app.can("as-read"));
    press(&mut app, ">");
    assert_eq!(app.session().step, Step::Dead);
}

#[test]
fn where_there_is_no_room_for_words_the_doubts_are_told() {
    let mut app = opened(&["C5", "B3"], None);
    assert!(frame(&app, (25, 9)).contains("2 points to check"));
    press(&mut app, ">");
    let told = frame(&app, (30, 12));
    assert!(told.contains("2 points are still") && told.contains("count anyway"), "{told}");
}

#[test]
fn the_photograph_can_be_looked_over_once_more() {
    let mut app = opened(&["C5"], None);
    press(&mut app, "o>");
    assert_eq!(app.session().step, Step::Dead);
    press(&mut app, "u");
    assert_eq!(app.kind(), StepKind::Setup);
    press(&mut app, "b");
    assert_eq!((app.can("as-read"), doubts(&app).len()), (true, 0));
    assert_eq!(at(&app, "C5"), Some(Color::White));
    press(&mut app, "u");
    assert_eq!(doubts(&app), ["C5"]);
    // Leaving the first step of the count returns to the first screen.
    press(&mut app, "<");
    assert!(app.is_left());
}

#[test]
fn the_photograph_turns_with_the_board() {
    let mut app = opened(&["C5"], None);
    press(&mut app, "t");
    // The middle of the top row is now the middle of the right column.
    assert_eq!((doubts(&app), cursor(&app).as_str()), (vec!["E3".to_owned()], "E3"));
    assert_eq!(at(&app, "E3"), Some(Color::Black));
    let agrees = |app: &Player| {
        let editor = app.editor().unwrap();
        *editor.review().unwrap().seen.as_deref().unwrap() == seen(editor.board())
    };
    assert!(agrees(&app));
    press(&mut app, "m");
    assert_eq!(at(&app, "A3"), Some(Color::Black));
    assert!(agrees(&app));
    press(&mut app, "ttt");
    assert!(agrees(&app));
    press(&mut app, "uuuuu");
    assert_eq!(app.editor().unwrap().board(), &read_diagram(ROWS).unwrap().board);
    assert!(agrees(&app));
}

#[test]
fn a_board_half_looked_over_is_taken_up_again() {
    let begun = opened(&["C5", "B3", "E1"], None);
    let mut app = begun.clone();
    press(&mut app, "o");
    let kept = app.kept(&begun);
    let kept = serde_json::from_str(&serde_json::to_string(&kept).unwrap()).unwrap();
    let taken_up = begun.taken_up(&kept).unwrap();
    assert_eq!((doubts(&taken_up), cursor(&taken_up)), (doubts(&app), cursor(&app)));
    assert!(taken_up.can("as-read"));
    assert!(taken_up.editor().unwrap().review().unwrap().seen.is_some());
}

#[test]
fn a_board_taken_up_again_can_be_undone_as_before() {
    for (is_photograph, keys) in [(true, "xo.t.m"), (false, "bxo3x.tw12o")] {
        let begun = if is_photograph { opened(&["C5", "B3"], None) } else { real(9) };
        let mut app = begun.clone();
        press(&mut app, keys);
        let kept = serde_json::to_string(&app.kept(&begun)).unwrap();
        let mut taken_up = begun.taken_up(&serde_json::from_str(&kept).unwrap()).unwrap();
        let mut boards = Vec::new();
        for _ in 0..10 {
            let [own, other] = [&app, &taken_up].map(|app| app.editor().unwrap());
            assert_eq!((own.board(), own.cursor()), (other.board(), other.cursor()));
            let doubts = |editor: &Editor| editor.review().map(|review| review.doubts);
            assert_eq!(doubts(own), doubts(other));
            boards.push(own.board().clone());
            press(&mut app, "u");
            press(&mut taken_up, "u");
        }
        boards.dedup();
        assert!(boards.len() > 4, "{boards:?}");
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]
    #[test]
    fn whatever_is_pressed_the_doubts_lie_on_the_board(keys in "[xo. tmuUbwhjkl\t~<>]{0,60}") {
        let mut app = opened(&["C5", "B3", "E1"], None);
        for key in keys.chars() {
            press(&mut app, &key.to_string());
            let Some(editor) = app.editor() else { break };
            let Some(review) = editor.review() else { break };
            prop_assert_eq!(review.doubts.size(), editor.board().size());
            frame(&app, (60, 20));
            frame(&app, (25, 7));
        }
    }
}
