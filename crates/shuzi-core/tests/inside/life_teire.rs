//! Tests of `teire.rs`.

use super::*;
use crate::record::read_diagram;

/// A capture counts as a loss unless as many stones can be recaptured.
#[test]
fn a_chain_taken_back_is_not_lost() {
    for (rows, at, lost) in [
        // Two liberties; one; a ko; a stone captured by three that are recaptured at once.
        ("X . O\n. . .\n", (0, 0), false),
        ("X O .\n. O .\nO O .\n", (0, 0), true),
        (". X O .\nX O . O\n. X O .\n", (1, 1), true),
        (". X O .\nX O . O\nO X X O\n. O O .\n", (1, 1), false),
    ] {
        let board = read_diagram(rows).unwrap().board;
        let chain = Chain::at(Vertex::new(at.0, at.1), &board).unwrap();
        assert_eq!(is_lost(&board, &chain), lost, "{rows}");
    }
}
