//! Writes text diagrams that [`read_diagram`](super::read_diagram) can read.

use crate::goban::{Color, Size, Vertex};

/// The rows of a diagram from the top, one character per point.
pub fn diagram_rows(size: Size, sign: impl Fn(Vertex) -> char) -> Vec<String> {
    let row = |y| (0..size.width()).map(|x| sign(Vertex::new(x, y))).collect();
    (0..size.height()).map(row).collect()
}

/// The character for a point: `X` for Black, `O` for White, `.` for empty.
pub const fn diagram_sign(stone: Option<Color>) -> char {
    match stone {
        Some(Color::Black) => 'X',
        Some(Color::White) => 'O',
        None => '.',
    }
}
