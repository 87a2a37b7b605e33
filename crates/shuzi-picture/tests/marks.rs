//! What is marked on a board.

// A failing test panics.
#![allow(clippy::unwrap_used)]

use shuzi_core::counting::Settled;
use shuzi_core::goban::{Color, Vertex, VertexSet};
use shuzi_core::record::read_diagram;
use shuzi_picture::{BoardPicture, PointMark};

/// Black must connect at C9 once White takes the dame at F9.
const CORNER: &str = "\
XX.XX.OOO
XXXOXXOO.
XXXOOOOOO
XXXXOOOOO
XXXXOOO.O
.XXXO.OOO
XXXXOOOO.
X.XXOO.OO
XXXXOOOOO";

#[test]
fn points_that_have_to_be_filled_are_marked() {
    let board = read_diagram(CORNER).unwrap().board;
    let nothing = VertexSet::new(board.size());
    let settled = Settled::of(&board, &nothing);
    let picture = BoardPicture {
        board: &board,
        dead: &nothing,
        settled: Some(&settled),
        teire: settled.teire(),
        numbers: vec![],
    };
    let at = |name| picture.mark(Vertex::from_name(name, settled.size()).unwrap());
    assert_eq!(at("C9"), PointMark::MustFill(Color::Black));
    assert_eq!(at("A4"), PointMark::Territory(Color::Black));
}
