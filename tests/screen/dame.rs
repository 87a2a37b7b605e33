//! Open dame, filled alternately.

use crate::table;

use shuzi::internal::app::{Step, StepNote, Table, TablePosition};
use shuzi::internal::goban::VertexSet;
use shuzi::internal::life::{Dead, DeadSource};
use shuzi::internal::record::{Games, decode};
use table::{begin, press, shown};

/// Two dame (D2, D1); the last move was White's at E3.
const GAME: &[u8] = b"(;SZ[7]KM[0]AB[ca][cb][cc][dc][ce][cf][cg][bc][bf][de]\
AW[da][db][ea][ec][ed][ef][eg][fd][ff][dd];W[ee])";

#[test]
fn dame_are_filled_in_turn_and_taken_back() {
    let file = decode(GAME, None);
    let (game, _) = Games::of(&file, None).next().unwrap().unwrap();
    let dead = Dead::said(VertexSet::new(game.board.size()), DeadSource::Option);
    let position = TablePosition::new(
        shuzi::internal::app::Origin::File("t.sgf".to_owned()),
        game.board,
        dead,
        game.plays,
    );
    let mut app = begin(Table::File(Box::new(position)), game.info);
    press(&mut app, ">");
    assert_eq!(app.session().step, Step::Dead);
    let open = app.session().dame();
    let lead = |app: &shuzi::internal::app::App| {
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
