//! How much rectangles can gain at most: a price on each pair of neighbouring points.
//!
//! A rectangle gains what it keeps less what must be lifted from it and what it costs itself. No two rectangles may touch
//! the same pair of neighbouring points, so if every rectangle pays at least its gain in the
//! prices of the pairs it touches, all prices together are more than any plan can gain: the dual
//! of a packing problem.

use super::Rectangle;
use super::candidate::{Candidate, Candidates};

/// Prices in shares of a stone.
#[derive(Clone, Debug)]
pub(super) struct Prices {
    /// For each point, the price of the pair with the point to its left.
    pub(super) left: Vec<u32>,
    /// For each point, the price of the pair with the point above.
    pub(super) above: Vec<u32>,
}

/// How many times prices are raised where a rectangle pays too little: fewer on boards with very
/// many rectangles, where looking at all of them takes its time.
fn rounds(rectangles: usize) -> usize {
    (4_000_000 / rectangles.max(1)).clamp(16, 1200)
}

/// By how much they are raised in one round.
const RAISE: f64 = 1.06;

impl Prices {
    /// Low prices under which every rectangle pays its gain, in shares of which `stone` make a
    /// stone.
    ///
    /// Garg and Könemann (1998): where a rectangle pays least for its gain, the prices of its
    /// pairs are raised; the lowest sum on the way, scaled until all pay, is kept.
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss)]
    pub(super) fn of(candidates: &Candidates, stone: u32) -> Self {
        let gaining: Vec<(&Candidate, f64)> = candidates
            .starting
            .iter()
            .flatten()
            .filter(|candidate| candidate.gain() > 0)
            .map(|candidate| (candidate, f64::from(candidate.gain())))
            .collect();
        let mut table = Table::new(candidates);
        let mut best: Option<(f64, Table)> = None;
        for _ in 0..rounds(gaining.len()) {
            table.sum_up();
            let paid = gaining.iter().map(|(c, gain)| table.paid(c) / gain);
            let Some((poorest, least)) =
                paid.enumerate().min_by(|(_, one), (_, other)| one.total_cmp(other))
            else {
                break;
            };
            let sum = table.total() / least;
            if best.as_ref().is_none_or(|(lowest, _)| sum < *lowest) {
                let mut scaled = table.clone();
                scaled.scale(1.0 / least);
                best = Some((sum, scaled));
            }
            table.raise(gaining[poorest].0);
        }
        let shares = |prices: &[f64]| {
            prices.iter().map(|price| (price * f64::from(stone)).ceil() as u32).collect()
        };
        best.map_or_else(
            || Self { left: vec![0; table.left.len()], above: vec![0; table.above.len()] },
            |(_, table)| Self { left: shares(&table.left), above: shares(&table.above) },
        )
    }
}

impl Prices {
    /// All prices together.
    pub(super) fn total(&self) -> u32 {
        self.left.iter().chain(&self.above).sum()
    }

    /// What a rectangle pays, on a board so many columns wide.
    pub(super) fn paid(&self, rectangle: Rectangle, columns: usize) -> u32 {
        let [left, above] = touched(rectangle, columns, self.left.len() / columns);
        let sum = |prices: &[u32], [x, end_x, y, end_y]: [usize; 4]| -> u32 {
            (y..end_y)
                .map(|y| prices[y * columns + x..y * columns + end_x].iter().sum::<u32>())
                .sum()
        };
        sum(&self.left, left) + sum(&self.above, above)
    }
}

/// The columns and rows of the pairs a rectangle touches: those with the point to the left, and
/// those with the point above.
fn touched(rectangle: Rectangle, columns: usize, rows: usize) -> [[usize; 4]; 2] {
    let (x, y) = (usize::from(rectangle.at.x), usize::from(rectangle.at.y));
    let (end_x, end_y) = (x + usize::from(rectangle.width), y + usize::from(rectangle.height));
    [[x, (end_x + 1).min(columns), y, end_y], [x, end_x, y, (end_y + 1).min(rows)]]
}

#[derive(Clone)]
struct Table {
    width: usize,
    left: Vec<f64>,
    above: Vec<f64>,
    /// Sums of the prices before a column and above a row.
    left_sums: Vec<f64>,
    above_sums: Vec<f64>,
}

impl Table {
    fn new(candidates: &Candidates) -> Self {
        let (width, height) = (candidates.width, candidates.height);
        let inside = |x: usize, y: usize| candidates.inside[y * width + x];
        let mut left = vec![0.0; width * height];
        let mut above = left.clone();
        for y in 0..height {
            for x in 0..width {
                if x > 0 && inside(x, y) && inside(x - 1, y) {
                    left[y * width + x] = 1.0;
                }
                if y > 0 && inside(x, y) && inside(x, y - 1) {
                    above[y * width + x] = 1.0;
                }
            }
        }
        let sums = vec![0.0; (width + 1) * (height + 1)];
        Self { width, left, above, left_sums: sums.clone(), above_sums: sums }
    }

    fn sum_up(&mut self) {
        let columns = self.width + 1;
        for (prices, sums) in
            [(&self.left, &mut self.left_sums), (&self.above, &mut self.above_sums)]
        {
            for (at, price) in prices.iter().enumerate() {
                let (x, y) = (at % self.width, at / self.width);
                let here = (y + 1) * columns + x + 1;
                sums[here] =
                    price + sums[here - 1] + sums[here - columns] - sums[here - columns - 1];
            }
        }
    }

    fn total(&self) -> f64 {
        self.left.iter().chain(&self.above).sum()
    }

    fn scale(&mut self, by: f64) {
        for price in self.left.iter_mut().chain(&mut self.above) {
            *price *= by;
        }
    }

    fn touched(&self, candidate: &Candidate) -> [[usize; 4]; 2] {
        touched(candidate.rectangle, self.width, self.left.len() / self.width)
    }

    fn paid(&self, candidate: &Candidate) -> f64 {
        let columns = self.width + 1;
        let [left, above] = self.touched(candidate);
        let block = |sums: &[f64], [x, end_x, y, end_y]: [usize; 4]| {
            sums[end_y * columns + end_x] - sums[y * columns + end_x] - sums[end_y * columns + x]
                + sums[y * columns + x]
        };
        block(&self.left_sums, left) + block(&self.above_sums, above)
    }

    fn raise(&mut self, candidate: &Candidate) {
        let [left, above] = self.touched(candidate);
        for (prices, [x, end_x, y, end_y]) in [(&mut self.left, left), (&mut self.above, above)] {
            for row in y..end_y {
                for price in &mut prices[row * self.width + x..row * self.width + end_x] {
                    *price *= RAISE;
                }
            }
        }
    }
}
