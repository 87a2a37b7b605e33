//! A board in letters: `X` and `O`, dead stones in lower case.

use std::fmt::Write as _;

use shuzi_core::goban::{Board, Color, Size, Vertex, VertexSet};
use shuzi_core::record::diagram_sign;

/// Returns the board with its coordinates, and dead stones in lower case if they are given.
pub fn board_text(board: &Board, dead: Option<&VertexSet>) -> String {
    rows(board, |vertex, stone| {
        let is_dead = dead.is_some_and(|dead| dead.contains(vertex));
        let sign = diagram_sign(stone);
        [if is_dead { sign.to_ascii_lowercase() } else { sign }, ' ']
    })
}

/// Returns the board with its coordinates, and a question mark after each doubtful point.
pub(super) fn doubtful_text(board: &Board, doubtful: &VertexSet) -> String {
    rows(board, |vertex, stone| {
        [diagram_sign(stone), if doubtful.contains(vertex) { '?' } else { ' ' }]
    })
}

/// Returns the rows with their names and those of the columns, two characters per vertex.
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

/// Returns the letters of the columns; past Z the second of two, which is enough to find a column.
pub(super) fn column_letters(size: Size) -> String {
    let letter = |x| Vertex::column_name(x).chars().last().unwrap_or(' ').to_string();
    (0..size.width()).map(letter).collect::<Vec<_>>().join(" ")
}
