//! Captures read out.

use super::*;
use crate::record::read_diagram;

/// Whether the chain at a point is captured if its owner moves first.
fn is_caught(rows: &str, name: &str) -> Option<bool> {
    let board = read_diagram(rows).unwrap().board;
    Hunt::is_caught(&board, Vertex::from_name(name, board.size()).unwrap())
}

/// Ataris that cannot be escaped, friends that save, stones saved by capturing one around them, and
/// two eyes.
#[test]
fn captures_are_read_to_their_end() {
    for (rows, name, caught) in [
        // One liberty, and no way out along the edge.
        ("OX...\n.X...\nX....\n.....\n.....", "A5", true),
        // The same with friends below.
        ("OX...\n.X...\nOOO..\n.....\n.....", "A5", false),
        // In atari at D3, but A3 captures the stone at B3.
        (".....\n.OXX.\n.XO..\n.OXX.\n.....", "C3", false),
        // Without that, D3 runs into the stones around it.
        (".....\n.XXX.\n.XO.X\n.XXX.\n.....", "C3", true),
        // Two eyes: neither liberty can be taken.
        (".O.OX\nOOOOX\nXXXXX", "A2", false),
        // One eye.
        (".OX..\nOOX..\nXXX..", "A2", true),
    ] {
        assert_eq!(is_caught(rows, name), Some(caught), "{rows}");
    }
}

/// Chains with many liberties are out of reach.
#[test]
fn a_chain_with_many_liberties_is_not_hunted() {
    assert_eq!(is_caught(".....\n..O..\n.....\n.....\n.....", "C4"), Some(false));
}
