//! Pass alive.

use shuzi_core::goban::Color;
use shuzi_core::life::*;
use shuzi_core::record::read_diagram;

/// Benson's rule by hand: how many stones live, and how many vertices they enclose in which the
/// opponent cannot.
#[test]
fn two_vital_regions_live_for_ever() {
    for (rows, stones, enclosed) in [
        (". X . X .\n", 2, 3),
        (". X . . X .\n", 0, 0),
        (". X . O . X .\n", 0, 0),
        (". X . X O . .\n", 0, 0),
        (". . .\n", 0, 0),
        (". X . X . .\nX X X X . .\n", 6, 2),
        (". X . X . O\nX X X X . .\n", 6, 2),
        (". X . X .\nX X X X .\n", 6, 4),
        (". X . X . .\nX X X X X .\n", 7, 5),
    ] {
        let board = read_diagram(rows).unwrap().board;
        let (alive, inside) = pass_alive(&board, Color::Black);
        assert_eq!((alive.len(), inside.len()), (stones, enclosed), "{rows}");
        assert!(pass_alive(&board, Color::White).0.is_empty(), "{rows}");
    }
}
