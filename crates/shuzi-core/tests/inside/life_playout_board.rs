//! The board of playouts.

use super::*;
use crate::record::read_diagram;

/// Random moves capture the same stones on both kinds of board.
#[test]
fn it_agrees_with_the_plain_board() {
    let mut random = fastrand::Rng::with_seed(7);
    for _ in 0..50 {
        let size = Size::new(random.u8(2..8), random.u8(2..8)).unwrap();
        let mut board = Board::new(size);
        let mut field = PlayoutBoard::of(&board);
        for turn in 0..120 {
            let color = Color::BOTH[turn % 2];
            let place = random.usize(0..size.points());
            let vertex = size.vertices().nth(place).unwrap();
            let point = field.point(vertex);
            if board.get(vertex).is_some() || !field.is_legal(stone(color), point) {
                field.pass();
                continue;
            }
            let taken = board.play(color, vertex);
            assert!(taken.suicide.is_empty());
            assert_eq!(usize::from(field.play(stone(color), point)), taken.captured.len());
            for vertex in size.vertices() {
                let color = board.get(vertex).map_or(EMPTY, stone);
                assert_eq!(field.at(field.point(vertex)), color);
            }
            for chain in crate::goban::Chains::of(&board).all() {
                let head = field.head(field.point(chain.stones()[0]));
                let lone = match chain.liberties() {
                    [one] => Some(field.point(*one)),
                    _ => None,
                };
                assert_eq!(field.lone_liberty(head), lone);
                assert_eq!(usize::from(field.chain_size(head)), chain.stones().len());
                assert_eq!(field.stones(head).count(), chain.stones().len());
            }
        }
    }
}

#[test]
fn a_ko_is_not_retaken_at_once() {
    let game = read_diagram(".XO.\nX.XO\n.XO.\n").unwrap();
    let mut field = PlayoutBoard::of(&game.board);
    let at = |x, y| Vertex::new(x, y);
    let (take, retake) = (field.point(at(1, 1)), field.point(at(2, 1)));
    assert_eq!(field.play(WHITE, take), 1);
    assert!(!field.is_legal(BLACK, retake));
    field.pass();
    assert!(field.is_legal(BLACK, retake));
}
