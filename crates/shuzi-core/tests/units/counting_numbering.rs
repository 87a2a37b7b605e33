//! Numbering.

use shuzi_core::counting::*;
use shuzi_core::goban::VertexSet;
use shuzi_core::goban::{Color, Vertex};
use shuzi_core::record::read_diagram;

#[test]
fn each_territory_is_numbered_once_inside_it() {
    let board = read_diagram(". . . . X O .\n. . . X X O .\n. . X . X O .\nX X X X O O .\n");
    let board = board.unwrap().board;
    let settled = Settled::of(&board, &VertexSet::new(board.size()));
    let named = |side| -> Vec<(String, usize)> {
        let numbered = numbered_territories(&settled, side).into_iter();
        numbered.map(|(vertex, points)| (vertex.name(board.size()), points)).collect()
    };
    assert_eq!(named(Color::Black), [("B3".to_owned(), 9), ("D2".to_owned(), 1)]);
    assert_eq!(named(Color::White), [("G3".to_owned(), 4)]);
}

/// Room for a second digit on the right comes first; then, of vertices with equally many
/// neighbours in the territory, the middle one.
#[test]
fn a_number_stands_in_the_middle() {
    let written = |rows: &str| {
        let board = read_diagram(rows).unwrap().board;
        let settled = Settled::of(&board, &VertexSet::new(board.size()));
        let [(vertex, points)] = numbered_territories(&settled, Color::Black)[..] else {
            panic!("{rows}")
        };
        (vertex.name(board.size()), points)
    };
    let wide = ". . . . . X O\n. . . . . X O\n. . . . . X O\nX X X X X X O\nO O O O O O O\n";
    assert_eq!(written(wide), ("C4".to_owned(), 15));
    let bent = ". X X X O\n. X X X O\n. . X X O\nX X X X O\nO O O O O\n";
    assert_eq!(written(bent), ("A3".to_owned(), 4));
}

#[test]
fn a_tall_territory_is_numbered_halfway_down() {
    let board = read_diagram(&". . X O\n".repeat(7)).unwrap().board;
    let settled = Settled::of(&board, &VertexSet::new(board.size()));
    let middle = Vertex::from_name("A4", board.size()).unwrap();
    assert_eq!(numbered_territories(&settled, Color::Black), [(middle, 14)]);
}
