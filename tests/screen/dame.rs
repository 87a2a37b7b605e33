//! Open dame, filled alternately.

use crate::table;

use shuzi_core::goban::VertexSet;
use shuzi_core::life::{Dead, DeadSource};
use shuzi_core::record::{Games, decode};
use shuzi_walk::{Origin, Step, StepNote, Table, TablePosition, Unsettled};
use table::{Player, begin, press, shown};

/// Two dame (D2, D1); the last move was White's at E3.
const GAME: &[u8] = b"(;SZ[7]KM[0]AB[ca][cb][cc][dc][ce][cf][cg][bc][bf][de]\
AW[da][db][ea][ec][ed][ef][eg][fd][ff][dd];W[ee])";

/// Begins to count a game without dead stones.
fn counted(sgf: &[u8]) -> Player {
    let file = decode(sgf, None);
    let (game, _) = Games::of(&file, None).next().unwrap().unwrap();
    let dead = Dead::said(VertexSet::new(game.board.size()), DeadSource::Option);
    let origin = Origin::File("t.sgf".to_owned());
    let position = TablePosition::new(origin, game.board, dead, game.plays);
    begin(Table::Position(Box::new(position)), game.info)
}

#[test]
fn dame_are_filled_in_turn_and_taken_back() {
    let mut app = counted(GAME);
    press(&mut app, ">");
    assert_eq!(app.session().step, Step::Dead);
    let open = app.session().dame();
    let lead = |app: &Player| {
        let totals = app.session().totals().unwrap();
        totals.map(|totals| totals.non_scoring())
    };
    let before = lead(&app);
    // They are shown, and left vacant unless both agree (Mays, page 32).
    let places = ["D2", "D1"].map(str::to_owned).to_vec();
    assert_eq!(app.session().step_notes(), [StepNote::Dame { places }]);
    assert!(shown(&app).contains("Dame still open"), "{}", shown(&app));
    press(&mut app, "d");
    let told = app.message().unwrap().to_string();
    let names: Vec<String> = open.iter().map(|v| v.name(app.session().size())).collect();
    // Black starts, since White moved last.
    assert!(told.starts_with("remark-dame-filled (black: "), "{told} {names:?}");
    assert!(app.session().dame().is_empty());
    assert_ne!(lead(&app), before);
    // Filled dame do not make a seki.
    assert!(!app.session().steps().contains(&Step::Seki));
    press(&mut app, "u");
    assert_eq!((app.session().dame(), lead(&app)), (open, before));
}

/// The points of the open dame that could name another winner, on a board of 5×5 where Black has two
/// columns, White has two, and this stands in the middle one.
fn deciding(middle: &str, komi: &str) -> Option<usize> {
    let mut sgf = format!("(;SZ[5]KM[{komi}]AB[ba:be]AW[da:de]");
    for (stone, row) in middle.chars().zip('a'..) {
        match stone {
            'X' => sgf += &format!("AB[c{row}]"),
            'O' => sgf += &format!("AW[c{row}]"),
            _ => {}
        }
    }
    let app = counted(format!("{sgf})").as_bytes());
    match app.session().unsettled() {
        [] => None,
        [Unsettled::Points { points }] => Some(*points),
        other => panic!("{other:?}"),
    }
}

/// A few dame are filled in turn, so that one of them decides at most; of many nobody knows.
#[test]
fn dame_leave_open_who_won_where_they_could_decide_it() {
    // 12 against 12, and a point for either.
    assert_eq!(deciding("XX.OO", "0"), Some(1));
    assert_eq!(deciding("XX.OO", "1"), Some(1));
    assert_eq!(deciding("XX.OO", "1.5"), None);
    // 11 against 12, and one of the two for each.
    assert_eq!(deciding("X..OO", "0.5"), None);
    // 10 against 11: all four could be White's or Black's.
    assert_eq!(deciding("....O", "0"), Some(4));
    assert_eq!(deciding("....O", "3"), Some(4));
    assert_eq!(deciding("....O", "3.5"), None);
    // Five of 25 points name nobody, whatever the margin: a chain was unmarked by a slip.
    assert_eq!(deciding(".....", "30"), Some(5));
    // No dame, no doubt.
    assert_eq!(deciding("XXXOO", "0.5"), None);
}
