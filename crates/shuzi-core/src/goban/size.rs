//! The size of a board in lines.

use std::fmt;
use std::str::FromStr;

use super::Vertex;
use crate::fact::{Value, facts};

/// The most lines a side of the board may have: the number of letters SGF has for coordinates.
pub const MOST_LINES: u8 = 52;

/// Width and height of a board in lines, each from 1 to 52.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/board.md"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Size {
    width: u8,
    height: u8,
}

impl Size {
    /// The usual size, also for a game file that gives none.
    pub const NINETEEN: Self = Self { width: 19, height: 19 };

    /// The points of the largest board: the limit of everything that is counted on one.
    pub const MOST_POINTS: u16 = (MOST_LINES as u16) * (MOST_LINES as u16);

    /// Whether a vertex is a star point.
    pub fn is_star(self, vertex: Vertex) -> bool {
        let on_star_line = |at: u8, lines: u8| {
            let edge = if lines >= 13 { 3 } else { 2 };
            let middle = lines % 2 == 1 && at == lines / 2;
            lines >= 7 && (at == edge || at + edge + 1 == lines || (middle && lines != 7))
        };
        let (x, y) = (vertex.x, vertex.y);
        if !(on_star_line(x, self.width) && on_star_line(y, self.height)) {
            return false;
        }
        // Boards with fewer than 15 lines have corner stars and a centre, but none on the sides.
        let middle = |at: u8, lines: u8| lines % 2 == 1 && at == lines / 2;
        let sides = middle(x, self.width) != middle(y, self.height);
        !sides || (self.width >= 15 && self.height >= 15)
    }

    /// Makes a size of `width` by `height` lines.
    ///
    /// # Errors
    /// Returns an error if either is 0 or above 52.
    pub fn new(width: u8, height: u8) -> Result<Self, SizeError> {
        if (1..=MOST_LINES).contains(&width) && (1..=MOST_LINES).contains(&height) {
            Ok(Self { width, height })
        } else {
            Err(SizeError::OutOfRange)
        }
    }

    /// The number of columns.
    pub const fn width(self) -> u8 {
        self.width
    }

    /// The number of rows.
    pub const fn height(self) -> u8 {
        self.height
    }

    /// The size with width and height exchanged.
    #[must_use]
    pub const fn transposed(self) -> Self {
        Self { width: self.height, height: self.width }
    }

    /// The number of points on the board: 361 on 19×19.
    pub fn points(self) -> usize {
        usize::from(self.width) * usize::from(self.height)
    }

    /// The number of points, as counts have it.
    pub fn point_count(self) -> u32 {
        u32::from(self.width) * u32::from(self.height)
    }

    /// Whether this many stones fit on the board.
    pub fn holds(self, stones: u32) -> bool {
        usize::try_from(stones).is_ok_and(|stones| stones <= self.points())
    }

    /// Whether a vertex is on the board.
    pub const fn contains(self, vertex: Vertex) -> bool {
        vertex.x < self.width && vertex.y < self.height
    }

    /// The index of a vertex in row-major order.
    pub fn index(self, vertex: Vertex) -> usize {
        usize::from(vertex.y) * usize::from(self.width) + usize::from(vertex.x)
    }

    /// All vertices in row-major order, the top row first.
    pub fn vertices(self) -> impl DoubleEndedIterator<Item = Vertex> {
        (0..self.height).flat_map(move |y| (0..self.width).map(move |x| Vertex { y, x }))
    }

    /// The neighbours of a vertex along the lines: four, or fewer at the edge.
    pub fn neighbors(self, vertex: Vertex) -> impl Iterator<Item = Vertex> {
        let Vertex { x, y } = vertex;
        [
            (y > 0).then(|| Vertex { x, y: y - 1 }),
            (x > 0).then(|| Vertex { x: x - 1, y }),
            (x + 1 < self.width).then(|| Vertex { x: x + 1, y }),
            (y + 1 < self.height).then(|| Vertex { x, y: y + 1 }),
        ]
        .into_iter()
        .flatten()
    }
}

/// 19×19.
impl Default for Size {
    fn default() -> Self {
        Self::NINETEEN
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&format!("{}×{}", self.width, self.height))
    }
}

impl From<Size> for Value {
    fn from(size: Size) -> Self {
        Self::Text(size.to_string())
    }
}

facts! {
    /// Why a text is not a board size.
    #[cfg_attr(not(doctest), doc = include_str!("../../docs/board.md"))]
    #[derive(Copy)]
    pub enum SizeError {
        /// Neither a number nor two numbers with `x`, `×` or `:` between them.
        NotASize => "size-not-a-size",
        /// Fewer than 1 or more than 52 lines.
        OutOfRange => "size-out-of-range",
    }
}

/// Reads `19`, `9x13`, `9×13` and SGF's `9:13` (width first).
impl FromStr for Size {
    type Err = SizeError;

    fn from_str(text: &str) -> Result<Self, SizeError> {
        let line_count = |text: &str| -> Result<u8, SizeError> {
            let text = text.trim();
            if text.is_empty() || !text.bytes().all(|digit| digit.is_ascii_digit()) {
                return Err(SizeError::NotASize);
            }
            text.parse().map_err(|_| SizeError::OutOfRange)
        };
        match text.split_once(['x', 'X', '×', ':']) {
            Some((width, height)) => Self::new(line_count(width)?, line_count(height)?),
            None => line_count(text).and_then(|lines| Self::new(lines, lines)),
        }
    }
}
