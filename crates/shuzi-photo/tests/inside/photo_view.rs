//! What colours show, on boards drawn from straight above: stones off their points, and points whose
//! reading they confirm.

use super::*;
use crate::astray::astray;
use crate::certainty::LIKELY;
use crate::confirmed::confirmed;
use shuzi_core::goban::Size;

const RIM: usize = 1;
const BLACK: [u8; 3] = [30, 30, 34];
const WHITE: [u8; 3] = [236, 234, 226];

/// A drawn board, and its position as it is read.
struct Drawn {
    board: Board,
    above: Photograph,
}

impl Drawn {
    /// A board with a stone on every second point of its first rows.
    fn new() -> Self {
        let side = (8 + 2 * RIM) * SIDE;
        let mut rgb = Vec::new();
        for y in 0..side {
            for x in 0..side {
                let is_line = x % SIDE == 0 || y % SIDE == 0;
                rgb.extend(if is_line { [70, 50, 30] } else { [214, 170, 110] });
            }
        }
        let above = Photograph { width: side, height: side, rgb };
        let mut drawn = Self { board: Board::new(Size::new(9, 9).unwrap()), above };
        for (x, y) in (0..9).flat_map(|x| (0..2).map(move |y| (x, y))) {
            if (x + y) % 2 == 0 {
                let color = if y == 0 { Color::Black } else { Color::White };
                drawn.board.set(Vertex::new(x, y), Some(color));
                drawn.stone([f64::from(x), f64::from(y)], color);
            }
        }
        drawn
    }

    fn paint(&mut self, colour: [u8; 3], is_in: impl Fn(Place) -> bool) {
        let width = self.above.width;
        for (at, pixel) in self.above.rgb.chunks_exact_mut(3).enumerate() {
            let node = [at % width, at / width].map(|at| at as f64 / LINE - RIM as f64);
            if is_in(node) {
                pixel.copy_from_slice(&colour);
            }
        }
    }

    fn stone(&mut self, middle: Place, color: Color) {
        let colour = if color == Color::Black { BLACK } else { WHITE };
        self.paint(colour, |node| distance(node, middle) < 0.47);
    }

    /// Takes a view in which these points have a certainty, and all others are sure.
    fn viewed<T>(&self, points: &[(u8, u8)], certainty: f32, of: impl Fn(&View<'_>) -> T) -> T {
        let sure = |at: Vertex| if points.contains(&(at.x, at.y)) { certainty } else { 1.0 };
        let confidence: Vec<f32> = self.board.size().vertices().map(sure).collect();
        let (above, is_outside) = ((&self.above, RIM), &|_| false);
        of(&View { board: &self.board, confidence: &confidence, above, is_outside })
    }

    /// The stones found if these points are doubtful.
    fn found(&self, doubtful: &[(u8, u8)]) -> Vec<(Vertex, Color)> {
        self.viewed(doubtful, 0.5, astray)
    }

    /// Which of these points are confirmed if they are likely.
    fn confirmed(&self, likely: &[(u8, u8)]) -> Vec<(u8, u8)> {
        let found = self.viewed(likely, LIKELY, confirmed);
        found.into_iter().map(|vertex| (vertex.x, vertex.y)).collect()
    }
}

/// A stone of either colour is found wherever it lies nearer to its point than to others, though the
/// points beside it are doubtful too.
#[test]
fn a_stone_off_its_point_is_found_there() {
    for color in Color::BOTH {
        for off in [[0.3, -0.35], [-0.4, 0.2], [0.0, 0.45], [0.1, 0.1]] {
            let mut drawn = Drawn::new();
            drawn.stone([4.0 + off[0], 5.0 + off[1]], color);
            let found = drawn.found(&[(4, 5), (4, 4), (3, 5), (5, 5), (4, 6)]);
            assert_eq!(found, [(Vertex::new(4, 5), color)], "{off:?}");
        }
    }
}

/// Even half of a stone that another one hides is found.
#[test]
fn a_stone_that_touches_another_is_found() {
    let mut drawn = Drawn::new();
    drawn.stone([4.35, 5.2], Color::White);
    drawn.board.set(Vertex::new(5, 5), Some(Color::Black));
    drawn.stone([5.0, 5.0], Color::Black);
    assert_eq!(drawn.found(&[(4, 5)]), [(Vertex::new(4, 5), Color::White)]);
}

/// A stone between two points, one of which is read as a stone, is not taken for two.
#[test]
fn a_stone_belongs_to_one_point() {
    let mut drawn = Drawn::new();
    drawn.stone([3.5, 4.8], Color::Black);
    drawn.board.set(Vertex::new(4, 5), Some(Color::Black));
    assert_eq!(drawn.found(&[(3, 5), (4, 5), (3, 4)]), []);
}

/// Empty points, glare, shadow and stones that are read are no stones off their points.
#[test]
fn nothing_else_is_taken_for_a_stone() {
    let mut drawn = Drawn::new();
    drawn.paint(WHITE, |[x, y]| (2.2..4.1).contains(&x) && (4.6..5.9).contains(&y));
    drawn.paint(BLACK, |[x, y]| x > 5.5 && y > 5.2);
    let glare = [(2, 5), (3, 5), (4, 5), (3, 4), (3, 6)];
    let shadow = [(5, 6), (6, 6), (7, 7), (6, 5), (8, 8)];
    let empty = [(1, 0), (0, 1), (7, 3)];
    for doubtful in [&glare[..], &shadow, &empty] {
        assert_eq!(drawn.found(doubtful), [], "{doubtful:?}");
    }
}

/// Likely points are confirmed if they look like what they are read as, a stone a little off its point
/// among them; less likely ones are not.
#[test]
fn what_looks_as_it_is_read_is_confirmed() {
    let mut drawn = Drawn::new();
    drawn.board.set(Vertex::new(6, 6), Some(Color::White));
    drawn.stone([6.15, 5.9], Color::White);
    let points = [(0, 0), (2, 0), (3, 1), (1, 2), (4, 4), (6, 6)];
    assert_eq!(drawn.confirmed(&points), points);
    assert_eq!(drawn.viewed(&points, 0.84, confirmed), []);
}

/// Points are not confirmed that look like something else, or like nothing: with a stone of the other
/// colour, none, one that nobody read or that lies between points, or in glare.
#[test]
fn what_looks_otherwise_is_not_confirmed() {
    let mut drawn = Drawn::new();
    drawn.stone([2.0, 0.0], Color::White);
    drawn.board.set(Vertex::new(6, 6), Some(Color::Black));
    drawn.stone([4.0, 4.0], Color::Black);
    drawn.stone([1.35, 4.2], Color::White);
    drawn.paint(WHITE, |[x, y]| (2.2..3.4).contains(&x) && (6.1..7.9).contains(&y));
    assert_eq!(drawn.confirmed(&[(2, 0), (6, 6), (4, 4), (1, 4), (3, 7)]), []);
}
