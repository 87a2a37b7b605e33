//! The board found in a photograph.

use super::homography::{Homography, Place, distance};
use super::lattice::lattice;
use super::network::Odds;
use super::peaks::peaks;
use super::photograph::Photograph;
use super::window::{Rank, Support, Window};

/// Pixels from line to line in the view from straight above.
pub(super) const LINE: f64 = 24.0;

/// A camera lower than this is held low, in degrees.
pub(super) const LOW: f64 = 35.0;
/// Pixels from line to line in a slanted view, away from the camera and across: as a camera sees them from
/// 45 degrees above the board. With fewer pixels, or from higher, boards had less support.
const SLANTED: [f64; 2] = [24.0, 34.0];

/// The least support for a board. No real photograph is below 0.9; few pictures of tiles, tables of
/// numbers, noise and boards of other games reach 0.6.
const LEAST_SUPPORT: f64 = 0.6;
/// From a low camera stones hide many points. Then this is enough, if at most so much around it looks
/// like board points: of 120 pictures without a whole board none is given as a position.
const LOW_SUPPORT: f64 = 0.25;
const LOW_RING: f64 = 0.3;

/// The board found in a photograph.
#[derive(Clone, Debug)]
pub struct Found {
    /// Lines in each direction.
    pub lines: usize,
    /// Maps column and row, from 0, to pixels.
    pub plane: Homography,
    /// How certain it is that this is a board with this many lines, 0 to 1.
    pub support: f64,
    /// How much the surroundings just outside look like board points, 0 to 1.
    pub ring: f64,
    /// The number of lines it has instead, if it has neither 9 nor 13 nor 19.
    pub unusual: Option<usize>,
}

impl Found {
    /// The best board of one of these numbers of lines in a picture of `size` pixels, with its worth.
    pub fn shown(odds: &Odds, size: Place, lines: &[usize]) -> Option<(f64, Self)> {
        Self::shown_by(Window::BY_WEIGHT, (odds, size), lines)
    }

    /// The same, with another rank of boards of several sizes.
    pub(super) fn shown_by(
        rank: Rank,
        (odds, size): (&Odds, Place),
        lines: &[usize],
    ) -> Option<(f64, Self)> {
        let seen = lattice(&peaks(odds, 0.35))?;
        let window = Support::of(&seen, odds, size).best(lines, rank)?;
        let plane = moved(&seen, &window);
        let Window { lines, support, ring, .. } = window;
        Some((window.worth(), Self { lines, plane, support, ring, unusual: None }))
    }

    /// Whether enough of it is seen to be a board at all.
    pub(super) fn is_board(&self) -> bool {
        self.support >= LEAST_SUPPORT
            || self.is_low() && self.support >= LOW_SUPPORT && self.ring <= LOW_RING
    }

    /// Pixels from line to line in the middle, in the direction of the fewest and of the most.
    pub(super) fn spread(&self) -> Option<[f64; 2]> {
        self.plane.spread(self.middle())
    }

    /// How high above the board the camera was, in degrees.
    pub(super) fn degrees(&self) -> Option<f64> {
        self.spread().map(|[low, high]| (low / high).asin().to_degrees())
    }

    /// Whether the camera was held low.
    pub(super) fn is_low(&self) -> bool {
        self.degrees().is_some_and(|degrees| degrees < LOW)
    }

    /// The middle, in columns and rows.
    fn middle(&self) -> Place {
        [(self.lines - 1) as f64 / 2.0; 2]
    }

    /// The board with `rim` lines around it for a second look, and the mapping from columns and rows to
    /// its pixels. What is on a board seen from low is smeared in the view from straight above, so
    /// that one is slanted.
    pub(super) fn close_up(
        &self,
        picture: &Photograph,
        rim: f64,
    ) -> Option<(Photograph, Homography)> {
        let slanted = || self.plane.with_spread(self.middle(), SLANTED);
        let Some(slanted) = self.is_low().then(slanted).flatten() else {
            return Some((self.straight(picture, rim), down(rim)));
        };
        let (first, last) = (-rim, (self.lines - 1) as f64 + rim);
        let corners = [[first, first], [last, first], [last, last], [first, last]];
        let corners = corners.map(|node| slanted.at(node).unwrap_or_default());
        let [across, along] = [0, 1].map(|axis| corners.map(|corner| corner[axis]));
        let low = [across, along].map(|at| at.into_iter().fold(f64::INFINITY, f64::min));
        let high = [across, along].map(|at| at.into_iter().fold(f64::NEG_INFINITY, f64::max));
        let [width, height] = [0, 1].map(|axis| (high[axis] - low[axis]) as usize);
        let down = Homography::scaled(1.0, low.map(|at| -at)).after(&slanted);
        let back = self.plane.after(&down.inverse()?);
        Some((picture.through(&back, width, height), down))
    }

    /// The board seen from straight above, with `rim` lines around it.
    pub fn straight(&self, picture: &Photograph, rim: f64) -> Photograph {
        let side = self.side(rim);
        picture.through(&self.up(rim), side, side)
    }

    /// The same with a column and a row more, and its side without them: mirrored, what was at the first
    /// pixel lies behind the last.
    pub(super) fn straight_and_one(&self, picture: &Photograph, rim: f64) -> (usize, Photograph) {
        let side = self.side(rim);
        (side, picture.through(&self.up(rim), side + 1, side + 1))
    }

    /// Maps pixels of that view to those of the picture.
    fn up(&self, rim: f64) -> Homography {
        self.plane.after(&Homography::scaled(1.0 / LINE, [-rim; 2]))
    }

    /// Its side in pixels.
    fn side(&self, rim: f64) -> usize {
        (((self.lines - 1) as f64 + 2.0 * rim) * LINE) as usize
    }

    /// Moves the board to where its points are seen in a closer view; `back` maps pixels of that view to
    /// columns and rows.
    pub(super) fn fit(&mut self, odds: &Odds, back: &Homography) {
        let last = (self.lines - 1) as f64;
        let pairs: Vec<(Place, Place)> = peaks(odds, 0.3)
            .into_iter()
            .filter_map(|place| back.at(place))
            .map(|seen| (seen.map(f64::round), seen))
            .filter(|(node, seen)| {
                (0..2).all(|axis| {
                    (0.0..=last).contains(&node[axis]) && (node[axis] - seen[axis]).abs() < 0.35
                })
            })
            .collect();
        if pairs.len() < 12 {
            return;
        }
        if let Some((shift, _)) = Homography::agreed(&pairs, 0.2) {
            self.plane = self.plane.after(&shift);
        }
    }

    /// Whether the board's edges are along those of the picture, as on a screen.
    pub(super) fn is_along(&self, picture: &Photograph) -> bool {
        let Some([a, b, c, d]) = corners(&self.plane, self.lines) else { return false };
        let off = [a[1] - b[1], c[1] - d[1], a[0] - d[0], b[0] - c[0]];
        off.iter().all(|off| off.abs() < 0.003 * picture.longest() as f64)
    }

    /// How far a point is outside the picture, in lines; 0 or less if it is inside.
    pub(super) fn beyond(&self, picture: &Photograph, [column, row]: Place) -> f64 {
        let next = if column > 0.0 { column - 1.0 } else { column + 1.0 };
        let (Some(place), Some(next)) = (self.plane.at([column, row]), self.plane.at([next, row]))
        else {
            return f64::INFINITY;
        };
        let [x, y] = place;
        let off = |at: f64, side: usize| (-at).max(at - side as f64 + 1.0);
        off(x, picture.width).max(off(y, picture.height)) / distance(place, next).max(1e-3)
    }
}

/// Maps board points to pixels of the view from straight above with `rim` lines around it.
pub(super) fn down(rim: f64) -> Homography {
    Homography::scaled(LINE, [rim * LINE; 2])
}

/// The lattice counted from the start of a window.
pub(super) fn moved(seen: &Homography, window: &Window) -> Homography {
    let shift = [f64::from(window.column), f64::from(window.row)];
    let middle = (window.lines - 1) as f64 / 2.0;
    seen.after(&Homography::scaled(1.0, shift)).facing([middle; 2])
}

/// The same board with the point nearest to the picture's top left as its first, and its corners
/// clockwise.
pub(super) fn upright(plane: &Homography, lines: usize) -> Homography {
    let last = (lines - 1) as f64;
    let Some(corners) = corners(plane, lines) else { return *plane };
    let [a, b, c, _] = corners;
    let turn = (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0]);
    let plane = if turn < 0.0 { plane.after(&Homography::MIRRORED) } else { *plane };
    let quarters = self::corners(&plane, lines).map_or(0, |corners| {
        let near = |at: &usize| corners[*at][0] + corners[*at][1];
        (0..4).min_by(|a, b| near(a).total_cmp(&near(b))).unwrap_or(0)
    });
    (0..quarters).fold(plane, |plane, _| plane.after(&Homography::quarter(last)))
}

/// The corner points of a board in pixels, clockwise from the first.
pub fn corners(plane: &Homography, lines: usize) -> Option<[Place; 4]> {
    let mut seen = [[0.0; 2]; 4];
    for (corner, at) in seen.iter_mut().zip(square(lines)) {
        *corner = plane.at(at)?;
    }
    Some(seen)
}

/// The corner points of a board, in columns and rows, clockwise from the first.
pub(super) fn square(lines: usize) -> [Place; 4] {
    let last = (lines - 1) as f64;
    [[0.0, 0.0], [last, 0.0], [last, last], [0.0, last]]
}
