//! Board.

use shuzi_core::goban::*;

#[test]
fn a_stone_without_liberties_is_captured() {
    let mut board = Board::new(Size::new(3, 1).unwrap());
    board.play(Color::White, Vertex::new(0, 0));
    let played = board.play(Color::Black, Vertex::new(1, 0));
    assert_eq!(played.captured, [Vertex::new(0, 0)]);
    assert_eq!(board.get(Vertex::new(0, 0)), None);
}

#[test]
fn capture_comes_before_suicide() {
    let mut board = Board::new(Size::new(2, 1).unwrap());
    board.play(Color::White, Vertex::new(0, 0));
    let played = board.play(Color::Black, Vertex::new(1, 0));
    assert_eq!(played.captured, [Vertex::new(0, 0)]);
    assert!(played.suicide.is_empty());
}

#[test]
fn a_lone_suicide_leaves_the_board_empty() {
    let mut board = Board::new(Size::new(1, 1).unwrap());
    let played = board.play(Color::Black, Vertex::new(0, 0));
    assert_eq!(played.suicide, [Vertex::new(0, 0)]);
    assert_eq!(board.stones().count(), 0);
}
