//! Finds places that look like points of a board.

use super::homography::{Place, distance};
use super::network::{FIRST, Odds, STEP};

/// The places that look like board points with odds above `least` and at least those of their
/// neighbours, in pixels, likeliest first.
pub fn peaks(odds: &Odds, least: f32) -> Vec<Place> {
    let shown = odds.places.iter().map(|odds| 1.0 - odds[0]).collect();
    let seen = Field { width: odds.width, height: odds.height, values: shown };
    let soft = seen.softened();
    let mut found = Vec::new();
    for y in 0..seen.height {
        for x in 0..seen.width {
            let own = soft.at(x, y);
            if own > least && soft.around(x, y).all(|(_, _, value)| value <= own + 1e-6) {
                found.push((own, seen.middle(x, y)));
            }
        }
    }
    found.sort_by(|a, b| b.0.total_cmp(&a.0));
    found.truncate(MOST_PEAKS);
    let mut apart: Vec<Place> = Vec::with_capacity(found.len());
    for (_, place) in found {
        let close = |other: &Place| distance(*other, place) < CLOSEST;
        if !apart.iter().any(close) {
            apart.push(place);
        }
    }
    apart
}

/// More points than two boards in one picture have.
const MOST_PEAKS: usize = 900;
/// Peaks closer than this are the same point, in pixels.
const CLOSEST: f64 = 4.5;

struct Field {
    width: usize,
    height: usize,
    values: Vec<f32>,
}

impl Field {
    fn at(&self, x: usize, y: usize) -> f32 {
        self.values[y * self.width + x]
    }

    /// A place and its neighbours, as column, row and value.
    fn around(&self, x: usize, y: usize) -> impl Iterator<Item = (usize, usize, f32)> + '_ {
        let rows = y.saturating_sub(1)..(y + 2).min(self.height);
        rows.flat_map(move |row| {
            let columns = x.saturating_sub(1)..(x + 2).min(self.width);
            columns.map(move |column| (column, row, self.at(column, row)))
        })
    }

    /// Averages each place with its neighbours.
    fn softened(&self) -> Self {
        let mut soft = Vec::with_capacity(self.values.len());
        for y in 0..self.height {
            for x in 0..self.width {
                let (mut sum, mut all) = (0.0, 0.0);
                for (column, row, value) in self.around(x, y) {
                    let off = u8::from(column != x) + u8::from(row != y);
                    // A Gaussian with a standard deviation of 0.7 places.
                    let weight = [1.0, 0.36, 0.13][usize::from(off)];
                    sum += weight * value;
                    all += weight;
                }
                soft.push(sum / all);
            }
        }
        Self { values: soft, ..*self }
    }

    /// The weighted middle of a place and its neighbours, in pixels.
    fn middle(&self, x: usize, y: usize) -> Place {
        let (mut sum, mut all) = ([0.0; 2], 1e-9);
        for (column, row, value) in self.around(x, y) {
            let weight = f64::from(value * value) + 1e-9;
            sum = [sum[0] + weight * column as f64, sum[1] + weight * row as f64];
            all += weight;
        }
        sum.map(|sum| sum / all * STEP as f64 + FIRST)
    }
}
