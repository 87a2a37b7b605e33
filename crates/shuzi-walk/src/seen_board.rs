//! A photographed board as seen from straight above.

/// The picture of a photographed board: square, rectified so that all lines are equally spaced.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeenBoard {
    /// The width and height, in pixels.
    pub side: usize,
    /// The distance between two lines, in pixels.
    pub line: usize,
    /// The distance from the edge to the first line, in pixels.
    pub rim: usize,
    /// Red, green and blue of each pixel, row-major.
    pub rgb: Vec<u8>,
}

impl SeenBoard {
    /// The mean colour, as [red, green, blue], of a square `across` wide around [x, y], all in line
    /// distances from the board's top left point.
    pub fn colour(&self, [x, y]: [f32; 2], across: f32) -> [u8; 3] {
        let range = |at: f32| {
            let middle = at * self.points(self.line) + self.points(self.rim);
            let reach = (across * self.points(self.line) / 2.0).max(0.5);
            let end = |at: f32| at.round().clamp(0.0, self.points(self.side));
            // Within the picture, a few hundred pixels wide.
            #[allow(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
            let ends = [end(middle - reach), end(middle + reach)].map(|at| at as usize);
            let first = ends[0].min(self.side - 1);
            first..ends[1].max(first + 1)
        };
        let (mut sums, mut all) = ([0u32; 3], 0);
        for row in range(y) {
            for column in range(x) {
                let at = (row * self.side + column) * 3;
                for (sum, part) in sums.iter_mut().zip(&self.rgb[at..at + 3]) {
                    *sum += u32::from(*part);
                }
                all += 1;
            }
        }
        sums.map(|sum| u8::try_from(sum / all).unwrap_or(u8::MAX))
    }

    // Sides are a few hundred pixels.
    #[allow(clippy::cast_precision_loss, clippy::unused_self)]
    fn points(&self, points: usize) -> f32 {
        points as f32
    }

    /// Rearranges the pixels; `from` maps a (column, row) to the one its pixel comes from.
    fn moved(&self, from: impl Fn(usize, usize) -> (usize, usize)) -> Self {
        let mut rgb = Vec::with_capacity(self.rgb.len());
        for row in 0..self.side {
            for column in 0..self.side {
                let (column, row) = from(column, row);
                let at = (row * self.side + column) * 3;
                rgb.extend_from_slice(&self.rgb[at..at + 3]);
            }
        }
        Self { rgb, ..*self }
    }

    /// Returns the picture turned a quarter clockwise.
    pub(super) fn turned(&self) -> Self {
        self.moved(|column, row| (row, self.side - 1 - column))
    }

    /// Returns the picture mirrored left to right.
    pub(super) fn mirrored(&self) -> Self {
        self.moved(|column, row| (self.side - 1 - column, row))
    }
}
