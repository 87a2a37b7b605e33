//! Playouts: vital points, and what answers a move.

use super::*;
use crate::goban::Vertex;
use crate::record::read_diagram;

/// Shapes in which one move prevents two eyes, and where it is.
#[test]
fn small_spaces_have_their_vital_points() {
    for (diagram, vital) in [
        ("OOOOO\nO...O\nOOOOO", Some("C2")),
        ("OOOO\nO..O\nO.OO\nOOOO", Some("B3")),
        ("OOOOO\nO...O\nOO.OO\nOOOOO", Some("C3")),
        ("OOOOOO\nO....O\nOOOOOO", None),
        ("OOOOO\nO...O\nO..OO\nOOOOO", Some("C3")),
        ("OOOOO\nOO.OO\nO...O\nOO.OO\nOOOOO", Some("C3")),
        ("OOOOO\nO..OO\nO...O\nOO.OO\nOOOOO", Some("C3")),
        ("OOOOO\nO...O\nO...O\nOOOOO", None),
        ("OOOOO\nO..OO\nO...O\nOO..O\nOOOOO", None),
    ] {
        let board = read_diagram(diagram).unwrap().board;
        let field = PlayoutBoard::of(&board);
        let open = board.size().vertices().find(|&vertex| board.get(vertex).is_none());
        let start = field.point(open.unwrap());
        let found = Player::new(1).vital_point(&field, BLACK, start, WHITE);
        let wanted = vital.map(|name| Vertex::from_name(name, board.size()).unwrap());
        assert_eq!(found, wanted.map(|vertex| field.point(vertex)), "{diagram}");
    }
}

/// White has just played C3, which is in atari, as are C4 and whoever captures at D3.
#[test]
fn a_chain_is_saved_before_a_capture_that_can_be_taken_back() {
    for (diagram, wanted) in [
        (".....\n.OXO.\n.XO.O\n..XO.\n.....", "C5"),
        // Nothing else saves C4.
        (".O.O.\n.OXO.\n.XO.O\n..XO.\n.....", "D3"),
    ] {
        let board = read_diagram(diagram).unwrap().board;
        let field = PlayoutBoard::of(&board);
        let at = |name: &str| field.point(Vertex::from_name(name, board.size()).unwrap());
        assert_eq!(Player::new(1).answer(&field, BLACK, at("C3")), Some(at(wanted)), "{diagram}");
    }
}
