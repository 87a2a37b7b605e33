//! Further looks at a picture in which no board is found at once: in grey, stretched, in parts.

use super::homography::{Homography, Place};
use super::network::Odds;
use super::photograph::Photograph;

/// A picture to look at, and how its pixels map to those of the original.
pub(super) struct Look {
    pub(super) picture: Photograph,
    pub(super) back: Homography,
}

/// A rectangle of a picture in pixels.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Part {
    left: usize,
    top: usize,
    width: usize,
    height: usize,
}

/// The longer side of a further look, in pixels.
const SIDE: usize = 640;
/// The brightness of what is covered.
const COVER: u8 = 128;
/// How much taller a board is made that a low camera sees.
const STRETCH: f64 = 1.8;

impl Look {
    /// The whole picture with a longer side of `side` pixels, in grey if its light has one colour.
    pub(super) fn whole(picture: &Photograph, side: usize) -> Self {
        let small = picture.sized(side);
        let scale = picture.width as f64 / small.width as f64;
        let small = small.of_one_light().unwrap_or(small);
        Self { picture: small, back: Homography::scaled(scale, [0.0; 2]) }
    }

    /// The whole picture without what `covers` covers, and the share of it that is covered.
    pub(super) fn without(picture: &Photograph, covers: impl Fn(Place) -> bool) -> (Self, f64) {
        let Self { mut picture, back } = Self::whole(picture, SIDE);
        let mut covered = 0;
        for y in 0..picture.height {
            for x in 0..picture.width {
                if back.at([x as f64, y as f64]).is_some_and(&covers) {
                    covered += 1;
                    let at = (y * picture.width + x) * 3;
                    picture.rgb[at..at + 3].fill(COVER);
                }
            }
        }
        let share = f64::from(covered) / (picture.width * picture.height) as f64;
        (Self { picture, back }, share)
    }

    /// A part of the picture in this size.
    fn part(picture: &Photograph, part: Part, [width, height]: [usize; 2]) -> Self {
        let scale = [part.width as f64 / width as f64, part.height as f64 / height as f64];
        let back = Homography::stretched(scale, [part.left as f64, part.top as f64]);
        Self {
            picture: picture
                .part([part.left, part.top], [part.width, part.height])
                .resized(width, height),
            back,
        }
    }

    /// The whole picture stretched, as a low camera would have seen it from higher.
    pub(super) fn stretched(picture: &Photograph) -> Self {
        let Photograph { width, height, .. } = *picture;
        let scale = (SIDE as f64 / picture.longest() as f64).min(1.0);
        let [across, down] = [width, height].map(|side| ((side as f64 * scale) as usize).max(1));
        let whole = Part { left: 0, top: 0, width, height };
        Self::part(picture, whole, [across, (down as f64 * STRETCH) as usize])
    }

    /// Parts of the picture, the likeliest first. The odds are those of a look at the whole.
    pub(super) fn parts<'a>(
        picture: &'a Photograph,
        odds: &Odds,
    ) -> impl Iterator<Item = Self> + use<'a> {
        let size = [picture.width, picture.height];
        let parts = likely(odds, size).into_iter().chain(tiles(size));
        parts.map(move |part| Self::part(picture, part, [SIDE, SIDE]))
    }
}

/// Cells across a picture in which the places that look like board points are counted.
const CELLS: usize = 16;

/// The part of a picture around the most places that look like board points, if it is not most of it.
fn likely(odds: &Odds, size: [usize; 2]) -> Option<Part> {
    let mut cells = [[0.0f32; CELLS]; CELLS];
    for (at, shown) in odds.places.iter().enumerate() {
        let [column, row] =
            [at % odds.width * CELLS / odds.width, at / odds.width * CELLS / odds.height];
        cells[row][column] += (1.0 - shown[0] - 0.2).max(0.0);
    }
    let all: f32 = cells.iter().flatten().sum();
    let each = all / (CELLS * CELLS) as f32;
    // The cells next to each other in which there is more than anywhere.
    let mut left = [[true; CELLS]; CELLS];
    let mut best: Option<(f32, [usize; 4])> = None;
    for start in 0..CELLS * CELLS {
        let mut waiting = vec![(start % CELLS, start / CELLS)];
        let (mut sum, mut ends) = (0.0, [CELLS, CELLS, 0, 0]);
        while let Some((column, row)) = waiting.pop() {
            if !left[row][column] || cells[row][column] <= each {
                continue;
            }
            left[row][column] = false;
            sum += cells[row][column];
            ends = [ends[0].min(column), ends[1].min(row), ends[2].max(column), ends[3].max(row)];
            for (next_column, next_row) in [
                (column.wrapping_sub(1), row),
                (column + 1, row),
                (column, row.wrapping_sub(1)),
                (column, row + 1),
            ] {
                if next_column < CELLS && next_row < CELLS {
                    waiting.push((next_column, next_row));
                }
            }
        }
        if sum > best.map_or(0.0, |(most, _)| most) {
            best = Some((sum, ends));
        }
    }
    let (_, [left, top, right, bottom]) = best?;
    // A board may be larger than what is seen of it at first.
    let span = |low: usize, high: usize, side: usize| {
        let room = (high + 1 - low).div_ceil(4).max(1);
        let (from, to) = (low.saturating_sub(room), (high + 1 + room).min(CELLS));
        (from * side / CELLS, (to - from) * side / CELLS)
    };
    let (left, width) = span(left, right, size[0]);
    let (top, height) = span(top, bottom, size[1]);
    let part = Part { left, top, width: width.max(1), height: height.max(1) };
    (part.width * part.height * 4 < size[0] * size[1] * 3).then_some(part)
}

/// Squares that overlap by half, each with half the picture's longer side.
fn tiles([width, height]: [usize; 2]) -> Vec<Part> {
    let side = (width.max(height) / 2).max(1);
    let starts = |length: usize| -> Vec<usize> {
        if length <= side {
            return vec![0];
        }
        let steps = (length - side).div_ceil(side.div_ceil(2)).max(1);
        (0..=steps).map(|step| (length - side) * step / steps).collect()
    };
    let (columns, rows) = (starts(width), starts(height));
    let part = |left: usize, top: usize| Part {
        left,
        top,
        width: side.min(width),
        height: side.min(height),
    };
    rows.iter().flat_map(|&top| columns.iter().map(move |&left| part(left, top))).collect()
}
