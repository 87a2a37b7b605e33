//! Which lines of a lattice are the board's.

use super::homography::Homography;
use super::network::Odds;

/// So many lines each way of a lattice, from a column and a row on.
#[derive(Clone, Copy, Debug)]
pub struct Window {
    /// Lines each way.
    pub lines: usize,
    /// The column it begins with.
    pub column: i32,
    /// The row it begins with.
    pub row: i32,
    /// From 0 to 1: how sure its points are points.
    pub support: f64,
    /// How much the points just outside look like points too: a board ends at its rim.
    pub ring: f64,
    /// What tells windows apart: the support of all their points.
    pub weight: f64,
}

/// The lattice's columns and rows that are looked at.
const LOW: i32 = -24;
const SPAN: usize = 66;
/// A point less sure than this speaks against the window.
const SURE: f64 = 0.45;
/// A point outside the picture speaks against the window, a little.
const OUTSIDE: f64 = -0.25;

/// How sure each node of a lattice is a point of a board, with sums to look windows up in.
pub struct Support {
    /// None outside the picture.
    sure: Vec<Option<f64>>,
    /// Sums of all above and to the left.
    sums: Vec<f64>,
}

impl Support {
    /// Looks at every node of the lattice in a picture of this size.
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

    /// The best window among those of so many lines.
    pub fn best(&self, sizes: &[usize]) -> Option<Window> {
        let mut best: Option<(f64, [usize; 3])> = None;
        for &lines in sizes {
            for row in 0..=SPAN - lines {
                for column in 0..=SPAN - lines {
                    let at = |row: usize, column: usize| self.sums[row * (SPAN + 1) + column];
                    let weight = at(row + lines, column + lines)
                        - at(row, column + lines)
                        - at(row + lines, column)
                        + at(row, column);
                    if best.is_none_or(|(most, _)| weight > most) {
                        best = Some((weight, [lines, column, row]));
                    }
                }
            }
        }
        let (weight, [lines, column, row]) = best?;
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

    /// How much like points those around a window look that the picture shows: the mean of the side
    /// where they do most.
    fn ring(&self, lines: usize, column: usize, row: usize) -> f64 {
        let node = |column: Option<usize>, row: Option<usize>| {
            let (column, row) = (column.filter(|at| *at < SPAN)?, row.filter(|at| *at < SPAN)?);
            self.sure[row * SPAN + column]
        };
        let side = |at: &dyn Fn(usize) -> Option<f64>| {
            let shown: Vec<f64> = (0..lines).filter_map(at).collect();
            // A side of which hardly anything is seen says nothing.
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
