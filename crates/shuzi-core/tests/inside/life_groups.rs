//! Groups and their eyes.

use super::*;
use crate::goban::Size;

/// With the opponent moving first: two eyes for four in a row, one for a square, and one if the
/// opponent already has a stone inside.
#[test]
fn a_shape_with_a_stone_in_it_holds_one_eye() {
    let board = Board::new(Size::NINETEEN);
    let at = |places: &[(u8, u8)]| -> Vec<Vertex> {
        places.iter().map(|&(x, y)| Vertex::new(x, y)).collect()
    };
    let row = at(&[(0, 0), (1, 0), (2, 0), (3, 0)]);
    let square = at(&[(0, 0), (1, 0), (0, 1), (1, 1)]);
    let mut dead = VertexSet::new(board.size());
    assert_eq!((eyes_held(&board, &row, &dead), eyes_held(&board, &square, &dead)), (2, 1));
    assert_eq!(eyes_held(&board, &row[..3], &dead), 1);
    dead.insert(row[1]);
    assert_eq!(eyes_held(&board, &row, &dead), 1);
}

/// The eyes its owner makes of a shape that contains these opponent's stones.
#[test]
fn a_shape_makes_two_eyes_where_it_can_still_be_cut_in_two() {
    let board = Board::new(Size::NINETEEN);
    let row = |length: u8| (0..length).map(|x| (x, 0)).collect::<Vec<_>>();
    let square = vec![(0, 0), (1, 0), (0, 1), (1, 1)];
    let pyramid = vec![(0, 0), (1, 0), (2, 0), (1, 1)];
    let six: Vec<(u8, u8)> = (0..3).flat_map(|x| [(x, 0), (x, 1)]).collect();
    for (shape, dead, eyes) in [
        (row(1), vec![], 1),
        (row(2), vec![], 1),
        (row(3), vec![], 2),
        (row(3), vec![(1, 0)], 1),
        (row(3), vec![(0, 0)], 2),
        (row(4), vec![], 2),
        (row(4), vec![(1, 0)], 2),
        (row(4), vec![(1, 0), (2, 0)], 1),
        (square.clone(), vec![], 1),
        (square.clone(), vec![(0, 0)], 1),
        (square.clone(), vec![(0, 0), (1, 0)], 1),
        (square, vec![(0, 0), (1, 1)], 2),
        (pyramid.clone(), vec![], 2),
        (pyramid.clone(), vec![(1, 0)], 1),
        (pyramid, vec![(0, 0)], 2),
        (six, vec![], 2),
        (row(7), vec![(3, 0)], 2),
    ] {
        let at = |&(x, y): &(u8, u8)| Vertex::new(x, y);
        let points: Vec<Vertex> = shape.iter().map(at).collect();
        let mut taken = VertexSet::new(board.size());
        taken.extend(dead.iter().map(at));
        assert_eq!(eyes_of(&board, &points, &taken), eyes, "{shape:?} {dead:?}");
    }
}
