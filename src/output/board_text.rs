//! A board in letters: `X` and `O`, dead stones small.

use std::fmt::Write as _;

use crate::goban::{Board, Color, Size, Vertex, VertexSet};

/// The board with its coordinates; dead stones in small letters, where they are given.
pub fn board_text(board: &Board, dead: Option<&VertexSet>) -> String {
    let size = board.size();
    let letters = format!("   {}\n", column_letters(size));
    let mut text = letters.clone();
    for y in 0..size.height() {
        let sign = |x| {
            let vertex = Vertex::new(x, y);
            let is_dead = dead.is_some_and(|dead| dead.contains(vertex));
            match (board.get(vertex), is_dead) {
                (None, _) => ".",
                (Some(Color::Black), false) => "X",
                (Some(Color::White), false) => "O",
                (Some(Color::Black), true) => "x",
                (Some(Color::White), true) => "o",
            }
        };
        let row: Vec<&str> = (0..size.width()).map(sign).collect();
        let number = size.height() - y;
        let _ = writeln!(text, "{number:>2} {} {number}", row.join(" "));
    }
    text + &letters
}

/// The letters over the columns; past Z the second of two, which is enough to find one's way.
pub(super) fn column_letters(size: Size) -> String {
    let letter = |x| Vertex::column_name(x).chars().last().unwrap_or(' ').to_string();
    (0..size.width()).map(letter).collect::<Vec<_>>().join(" ")
}
