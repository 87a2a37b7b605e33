//! Estimates from playouts.

use super::*;

#[test]
fn what_happened_most_often_together_is_not_what_each_did_most_often() {
    // The first two never survive together: one does in three games, the other in two.
    let games = vec![
        vec![1000, 0, 0],
        vec![1000, 0, 900],
        vec![900, 0, 1000],
        vec![0, 1000, 1000],
        vec![0, 1000, 0],
    ];
    let estimate = Estimate { games };
    assert_eq!(estimate.survival(0), 580);
    assert_eq!(estimate.survival(2), 580);
    assert_eq!(estimate.most_often(&[0, 1]), [true, false]);
    assert_eq!(estimate.most_often(&[0, 1, 2]), [true, false, true]);
    assert_eq!(estimate.most_often(&[]), [false; 0]);
}

/// Four standard errors are one fifth for 100 games, one tenth for 400.
#[test]
fn games_are_enough_where_no_chain_is_near_a_half() {
    for (games, left, doubt) in [
        (100, 699, true),
        (100, 700, false),
        (100, 301, true),
        (100, 300, false),
        (400, 599, true),
        (400, 600, false),
        (400, 1000, false),
    ] {
        let estimate = Estimate { games: vec![vec![1000, left]; games] };
        assert_eq!(estimate.leaves_doubt(), doubt, "{games} {left}");
    }
}

/// An empty point belongs to the side whose stones alone are next to it.
#[test]
fn eyes_are_their_owners() {
    let board = crate::record::read_diagram("X . X . O . O\n").unwrap().board;
    let field = PlayoutBoard::of(&board);
    let owners: Vec<u8> =
        board.size().vertices().map(|vertex| owner(&field, field.point(vertex))).collect();
    assert_eq!(owners, [BLACK, BLACK, BLACK, EMPTY, WHITE, WHITE, WHITE]);
}
