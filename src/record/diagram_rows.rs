//! Text diagrams written: what [`read_diagram`](super::read_diagram) reads.

use crate::goban::{Color, Size, Vertex};

/// The rows of a diagram from the top, a sign for each point.
pub fn diagram_rows(size: Size, sign: impl Fn(Vertex) -> char) -> Vec<String> {
    let row = |y| (0..size.width()).map(|x| sign(Vertex::new(x, y))).collect();
    (0..size.height()).map(row).collect()
}

/// The sign of a point: `X` for Black, `O` for White, `.` for neither.
pub const fn diagram_sign(stone: Option<Color>) -> char {
    match stone {
        Some(Color::Black) => 'X',
        Some(Color::White) => 'O',
        None => '.',
    }
}
