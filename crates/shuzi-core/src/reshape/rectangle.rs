//! A rectangle of vacant points.

use crate::goban::Vertex;

/// A rectangle of points.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/plan.md"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Rectangle {
    /// Its top left point.
    pub at: Vertex,
    /// Its width in columns.
    pub width: u8,
    /// Its height in rows.
    pub height: u8,
}

impl Rectangle {
    /// Its size in points.
    pub fn points(self) -> usize {
        usize::from(self.width) * usize::from(self.height)
    }

    /// Its points, in row-major order.
    pub fn vertices(self) -> impl Iterator<Item = Vertex> {
        let Self { at, width, height } = self;
        (0..height).flat_map(move |y| (0..width).map(move |x| Vertex::new(at.x + x, at.y + y)))
    }

    /// The same rectangle on a board mirrored along its diagonal.
    pub(super) const fn transposed(self) -> Self {
        Self { at: Vertex::new(self.at.y, self.at.x), width: self.height, height: self.width }
    }
}
