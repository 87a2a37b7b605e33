//! Fights read out.

use super::*;
use crate::goban::{Board, Chains, VertexSet};
use crate::life::cluster::Cluster;
use crate::life::fight::{BLACK, WHITE};
use crate::record::read_diagram;

/// The first fight of a board, with no stones assumed dead.
fn first_fight(board: &Board) -> Fight<1> {
    let chains = Chains::of(board);
    let clusters = Cluster::all(board, &chains, &VertexSet::new(board.size()));
    Fight::of(board, &chains, &clusters[0])
}

/// The final points, [Black, White], first if Black moves first, then if White does.
fn ends(diagram: &str, threat: Option<FightSide>) -> [[i32; 2]; 2] {
    let board = read_diagram(diagram).unwrap().board;
    let fight = first_fight(&board);
    [BLACK, WHITE].map(|first| {
        let mut search = Search::of(&fight, 100_000);
        search.play_out(first, threat).unwrap().map(Points::count)
    })
}

#[test]
fn three_in_a_row_hang_on_who_moves_first() {
    let three = "\
. . . O X . .\n\
O O O O X . .\n\
X X X X X . .\n\
. . . . . . .\n";
    assert_eq!(ends(three, None), [[8, 0], [0, 8]]);
}

#[test]
fn two_in_a_row_are_dead_and_so_are_three_with_the_middle_taken() {
    let two = "\
. . O X . . .\n\
O O O X . . .\n\
X X X X . . .\n\
. . . . . . .\n";
    assert_eq!(ends(two, None), [[6, 0]; 2]);
    let taken = "\
. X . O X . .\n\
O O O O X . .\n\
X X X X X . .\n\
. . . . . . .\n";
    assert_eq!(ends(taken, None), [[8, 0]; 2]);
}

#[test]
fn shared_liberties_leave_both_standing() {
    let seki = "\
X X X X X . X\n\
O O O O X X .\n\
. . . O X X X\n\
X X X X O O O\n\
O O O O O . O\n\
O . O O O O .\n";
    // The side to move gains one of the three liberties; two stay shared.
    assert_eq!(ends(seki, None), [[5, 5], [4, 6]]);
}

#[test]
fn a_search_gives_up_where_it_may_look_no_further() {
    let board = read_diagram(". . . O X . .\nO O O O X . .\nX X X X X . .\n").unwrap().board;
    let fight = first_fight(&board);
    let mut search = Search::of(&fight, 3);
    assert_eq!(search.play_out(BLACK, None), None);
}
