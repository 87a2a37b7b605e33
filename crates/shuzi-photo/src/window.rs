//! Chooses which lines of a lattice belong to the board.

use super::homography::Homography;
use super::network::Odds;

/// A square part of a lattice.
#[derive(Clone, Copy, Debug)]
pub struct Window {
    /// Lines in each direction.
    pub lines: usize,
    /// Its first column.
    pub column: i32,
    /// Its first row.
    pub row: i32,
    /// How certain its points are board points, at most 1.
    pub support: f64,
    /// How much the points just outside look like board points too; a board should end at its edge.
    pub ring: f64,
    /// The sum of the support of its points, for comparing windows.
    pub weight: f64,
}

/// What windows of several sizes are compared by.
pub type Rank = fn(&Window) -> f64;

impl Window {
    /// Prefers the board to its parts. If some of it is outside the picture, prefers a part, beyond which
    /// its lines continue.
    pub const BY_WEIGHT: Rank = |window| window.weight;
    /// Prefers what ends at its edges, also if stones hide many of its points.
    pub const BY_WORTH: Rank = Self::worth;

    /// Its weight, less if there are board points just outside.
    pub fn worth(&self) -> f64 {
        self.weight * (1.0 - self.ring.min(0.5))
    }
}

/// The columns and rows of the lattice to examine.
const LOW: i32 = -24;
const SPAN: usize = 66;
/// A point less certain than this counts against the window.
const SURE: f64 = 0.45;
/// A point outside the picture counts against the window slightly.
const OUTSIDE: f64 = -0.25;

/// How certain each node of a lattice is a board point, with prefix sums.
pub struct Support {
    /// The certainty, 0 to 1; `None` outside the picture.
    sure: Vec<Option<f64>>,
    /// Sums of everything above and to the left.
    sums: Vec<f64>,
}

impl Support {
    /// Examines every node of a lattice in a picture of this size in pixels.
    pub fn of(seen: &Homography, odds: &Odds, [width, height]: [f64; 2]) -> Self {
        let mut support =
            Self { sure: vec![None; SPAN * SPAN], sums: vec![0.0; (SPAN + 1) * (SPAN + 1)] };
        for row in 0..SPAN {
            for column in 0..SPAN {
                let node = [column, row].map(|at| at as f64 + f64::from(LOW));
                let place = seen.at(node).filter(|[x, y]| {
                    (-2.0..=width + 1.0).contains(x) && (-2.0..=height + 1.0).contains(y)
                });
                let sure = place.map(|place| f64::from(1.0 - odds.at(place)[0]));
                support.sure[row * SPAN + column] = sure;
                let worth = sure.map_or(OUTSIDE, |sure| sure - SURE);
                let at = |row: usize, column: usize| row * (SPAN + 1) + column;
                support.sums[at(row + 1, column + 1)] =
                    worth + support.sums[at(row, column + 1)] + support.sums[at(row + 1, column)]
                        - support.sums[at(row, column)];
            }
        }
        support
    }

    /// The window with one of these numbers of lines that ranks highest.
    pub fn best(&self, sizes: &[usize], rank: Rank) -> Option<Window> {
        let each = sizes.iter().filter_map(|&lines| self.fullest(lines));
        each.max_by(|one, other| rank(one).total_cmp(&rank(other)))
    }

    /// The window of so many lines that has the most board points.
    fn fullest(&self, lines: usize) -> Option<Window> {
        let mut best: Option<(f64, [usize; 2])> = None;
        for row in 0..=SPAN - lines {
            for column in 0..=SPAN - lines {
                let at = |row: usize, column: usize| self.sums[row * (SPAN + 1) + column];
                let weight = at(row + lines, column + lines)
                    - at(row, column + lines)
                    - at(row + lines, column)
                    + at(row, column);
                if best.is_none_or(|(most, _)| weight > most) {
                    best = Some((weight, [column, row]));
                }
            }
        }
        let (weight, [column, row]) = best?;
        let all = (lines * lines) as f64 * (1.0 - SURE);
        let place = |at: usize| i32::try_from(at).unwrap_or(0) + LOW;
        Some(Window {
            lines,
            column: place(column),
            row: place(row),
            support: weight / all,
            ring: self.ring(lines, column, row),
            weight,
        })
    }

    /// How much the visible points just outside a window look like board points: the mean of the
    /// side where they do most.
    fn ring(&self, lines: usize, column: usize, row: usize) -> f64 {
        let node = |column: Option<usize>, row: Option<usize>| {
            let (column, row) = (column.filter(|at| *at < SPAN)?, row.filter(|at| *at < SPAN)?);
            self.sure[row * SPAN + column]
        };
        let side = |at: &dyn Fn(usize) -> Option<f64>| {
            let shown: Vec<f64> = (0..lines).filter_map(at).collect();
            // Too little of the side is visible to tell.
            if shown.len() * 3 < lines {
                0.0
            } else {
                shown.iter().sum::<f64>() / shown.len() as f64
            }
        };
        let sides = [
            side(&|at| node(Some(column + at), row.checked_sub(1))),
            side(&|at| node(Some(column + at), Some(row + lines))),
            side(&|at| node(column.checked_sub(1), Some(row + at))),
            side(&|at| node(Some(column + lines), Some(row + at))),
        ];
        sides.into_iter().fold(0.0, f64::max)
    }
}
