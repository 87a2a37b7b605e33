//! The sixteen ways to turn, mirror and recolour a position.

use super::{Board, Color, Size, Vertex};

/// A way to turn, mirror and recolour a position, as one of sixteen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Symmetry {
    /// One bit each, from the lowest: transpose, flip columns, flip rows, swap colours.
    bits: u8,
}

impl Symmetry {
    /// A quarter turn clockwise.
    pub const TURNED: Self = Self { bits: 5 };
    /// Left and right exchanged.
    pub const MIRRORED: Self = Self { bits: 2 };

    /// All sixteen.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..16).map(|bits| Self { bits })
    }

    /// Whether it swaps the colours of the stones.
    pub const fn swaps_colors(self) -> bool {
        self.bits & 8 != 0
    }

    const fn transposes(self) -> bool {
        self.bits & 1 != 0
    }

    /// The size of the transformed board.
    fn size(self, size: Size) -> Size {
        if self.transposes() { size.transposed() } else { size }
    }

    /// Where a vertex of a board of this size ends up.
    pub fn vertex(self, vertex: Vertex, size: Size) -> Vertex {
        let x = if self.bits & 2 != 0 { size.width() - 1 - vertex.x } else { vertex.x };
        let y = if self.bits & 4 != 0 { size.height() - 1 - vertex.y } else { vertex.y };
        if self.transposes() { Vertex::new(y, x) } else { Vertex::new(x, y) }
    }

    /// The colour a stone ends up with.
    const fn color(self, color: Color) -> Color {
        if self.bits & 8 != 0 { color.other() } else { color }
    }

    /// Transforms a board.
    pub fn board(self, board: &Board) -> Board {
        let mut turned = Board::new(self.size(board.size()));
        for (vertex, color) in board.stones() {
            turned.set(self.vertex(vertex, board.size()), Some(self.color(color)));
        }
        turned
    }

    /// Returns one representative of all transformed boards, and every symmetry that leads to it.
    ///
    /// A symmetric position has more than one: an analysis of the board must then give the same
    /// result for each.
    pub fn canonical(board: &Board) -> (Board, Vec<Self>) {
        let mut best: Option<(Vec<u8>, Board, Vec<Self>)> = None;
        for symmetry in Self::all() {
            let turned = symmetry.board(board);
            let size = turned.size();
            let sign = |vertex| match turned.get(vertex) {
                None => 0,
                Some(Color::Black) => 1,
                Some(Color::White) => 2,
            };
            let key: Vec<u8> =
                [size.width()].into_iter().chain(size.vertices().map(sign)).collect();
            match &mut best {
                Some((least, _, ways)) if *least == key => ways.push(symmetry),
                Some((least, ..)) if *least < key => {}
                _ => best = Some((key, turned, vec![symmetry])),
            }
        }
        best.map_or_else(|| (board.clone(), Vec::new()), |(_, turned, ways)| (turned, ways))
    }
}
