//! A board in letters: `X` and `O`, dead stones small.

use std::fmt::Write as _;

use crate::goban::{Board, Color, Size, Vertex, VertexSet};
use crate::record::diagram_sign;

/// The board with its coordinates; dead stones in small letters, where they are given.
pub fn board_text(board: &Board, dead: Option<&VertexSet>) -> String {
    rows(board, |vertex, stone| {
        let is_dead = dead.is_some_and(|dead| dead.contains(vertex));
        let sign = diagram_sign(stone);
        [if is_dead { sign.to_ascii_lowercase() } else { sign }, ' ']
    })
}

/// The board with its coordinates, a question mark behind what is doubtful.
pub(super) fn doubtful_text(board: &Board, doubtful: &VertexSet) -> String {
    rows(board, |vertex, stone| {
        [diagram_sign(stone), if doubtful.contains(vertex) { '?' } else { ' ' }]
    })
}

/// Rows and columns with their names, two signs a vertex.
fn rows(board: &Board, signs: impl Fn(Vertex, Option<Color>) -> [char; 2]) -> String {
    let size = board.size();
    let letters = format!("   {}\n", column_letters(size));
    let mut text = letters.clone();
    for y in 0..size.height() {
        let row = (0..size.width()).map(|x| Vertex::new(x, y));
        let row: String = row.flat_map(|vertex| signs(vertex, board.get(vertex))).collect();
        let number = size.height() - y;
        let _ = writeln!(text, "{number:>2} {row}{number}");
    }
    text + &letters
}

/// The letters over the columns; past Z the second of two, which is enough to find one's way.
pub(super) fn column_letters(size: Size) -> String {
    let letter = |x| Vertex::column_name(x).chars().last().unwrap_or(' ').to_string();
    (0..size.width()).map(letter).collect::<Vec<_>>().join(" ")
}
