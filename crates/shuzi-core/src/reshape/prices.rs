//! An upper bound for the gain of rectangles: a price on each pair of neighbouring points.
//!
//! A rectangle gains the vacant points it keeps, minus the stones lifted from it and its own cost.
//! No two rectangles may touch the same pair of neighbouring points. So if the pairs each rectangle
//! touches cost at least its gain, the sum of all prices is at least the gain of any plan: the dual
//! of a packing problem.

use super::Rectangle;
use super::candidate::{Candidate, Candidates};

/// Prices in shares of a stone.
#[derive(Clone, Debug)]
pub(super) struct Prices {
    /// For each point, the price of the pair with its left neighbour.
    pub(super) left: Vec<u32>,
    /// For each point, the price of the pair with its upper neighbour.
    pub(super) above: Vec<u32>,
}

/// The number of price increases: fewer with very many rectangles, where each takes longer.
fn rounds(rectangles: usize) -> usize {
    (4_000_000 / rectangles.max(1)).clamp(16, 1200)
}

/// A price rises by one part in this many per round.
const RAISE: u64 = 16;
/// The initial price, and the sum above which all are scaled down to prevent overflow.
const BEGIN: u64 = 1 << 20;
const MOST: u64 = 1 << 44;

impl Prices {
    /// Finds low prices under which every rectangle pays its gain, with `stone` shares per stone.
    ///
    /// Garg and Könemann (1998): each round raises the prices of the rectangle that pays least for
    /// its gain. The lowest sum on the way, scaled until all pay, is the result.
    pub(super) fn of(candidates: &Candidates, stone: u32) -> Self {
        let gaining: Vec<(&Candidate, u64)> = candidates
            .starting
            .iter()
            .flatten()
            .filter_map(|candidate| {
                let gain = u64::try_from(candidate.gain()).ok().filter(|&gain| gain > 0)?;
                Some((candidate, gain))
            })
            .collect();
        let mut table = PriceTable::new(candidates);
        let mut best: Option<Best> = None;
        for _ in 0..rounds(gaining.len()) {
            table.sum_up();
            // The least paid per gain, compared as fractions without division.
            let paid = gaining.iter().map(|&(candidate, gain)| (table.paid(candidate), gain));
            let Some((poorest, (paid, gain))) =
                paid.enumerate().min_by(|(_, (one, gain)), (_, (other, other_gain))| {
                    let (one, other) = (one * other_gain, other * gain);
                    one.cmp(&other)
                })
            else {
                break;
            };
            let sum = u128::from(table.total()) * u128::from(gain << 20) / u128::from(paid.max(1));
            if best.as_ref().is_none_or(|best| sum < best.sum) {
                best = Some(Best { sum, table: table.clone(), paid, gain });
            }
            table.raise(gaining[poorest].0);
        }
        let points = candidates.inside.len();
        let Some(Best { table, paid, gain, .. }) = best else {
            return Self { left: vec![0; points], above: vec![0; points] };
        };
        // Scale so that the poorest rectangle pays its gain; round up so that no other pays too
        // little.
        let shares = |prices: &[u64]| {
            let share = |&price: &u64| {
                let scaled = u128::from(price) * u128::from(gain) * u128::from(stone);
                u32::try_from(scaled.div_ceil(u128::from(paid.max(1)))).unwrap_or(u32::MAX)
            };
            prices.iter().map(share).collect()
        };
        Self { left: shares(&table.left), above: shares(&table.above) }
    }
}

/// The lowest prices so far, and what the poorest rectangle pays for its gain.
struct Best {
    sum: u128,
    table: PriceTable,
    paid: u64,
    gain: u64,
}

impl Prices {
    /// The sum of all prices, in shares.
    pub(super) fn total(&self) -> u32 {
        self.left.iter().chain(&self.above).sum()
    }

    /// The price a rectangle pays, in shares, on a board `columns` wide.
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

/// The pairs a rectangle touches as [first column, end column, first row, end row]: pairs with the
/// left neighbour, then with the upper.
fn touched(rectangle: Rectangle, columns: usize, rows: usize) -> [[usize; 4]; 2] {
    let (x, y) = (usize::from(rectangle.at.x), usize::from(rectangle.at.y));
    let (end_x, end_y) = (x + usize::from(rectangle.width), y + usize::from(rectangle.height));
    [[x, (end_x + 1).min(columns), y, end_y], [x, end_x, y, (end_y + 1).min(rows)]]
}

#[derive(Clone)]
struct PriceTable {
    width: usize,
    left: Vec<u64>,
    above: Vec<u64>,
    /// Two-dimensional prefix sums of the prices.
    left_sums: Vec<u64>,
    above_sums: Vec<u64>,
}

impl PriceTable {
    fn new(candidates: &Candidates) -> Self {
        let (width, height) = (candidates.width, candidates.height);
        let inside = |x: usize, y: usize| candidates.inside[y * width + x];
        let mut left = vec![0; width * height];
        let mut above = left.clone();
        for y in 0..height {
            for x in 0..width {
                if x > 0 && inside(x, y) && inside(x - 1, y) {
                    left[y * width + x] = BEGIN;
                }
                if y > 0 && inside(x, y) && inside(x, y - 1) {
                    above[y * width + x] = BEGIN;
                }
            }
        }
        let sums = vec![0; (width + 1) * (height + 1)];
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
                    price + sums[here - 1] + (sums[here - columns] - sums[here - columns - 1]);
            }
        }
    }

    fn total(&self) -> u64 {
        self.left.iter().chain(&self.above).sum()
    }

    fn touched(&self, candidate: &Candidate) -> [[usize; 4]; 2] {
        touched(candidate.rectangle, self.width, self.left.len() / self.width)
    }

    fn paid(&self, candidate: &Candidate) -> u64 {
        let columns = self.width + 1;
        let [left, above] = self.touched(candidate);
        let block = |sums: &[u64], [x, end_x, y, end_y]: [usize; 4]| {
            (sums[end_y * columns + end_x] - sums[y * columns + end_x])
                - (sums[end_y * columns + x] - sums[y * columns + x])
        };
        block(&self.left_sums, left) + block(&self.above_sums, above)
    }

    fn raise(&mut self, candidate: &Candidate) {
        let [left, above] = self.touched(candidate);
        for (prices, [x, end_x, y, end_y]) in [(&mut self.left, left), (&mut self.above, above)] {
            for row in y..end_y {
                for price in &mut prices[row * self.width + x..row * self.width + end_x] {
                    *price += (*price).div_ceil(RAISE);
                }
            }
        }
        if self.total() > MOST {
            for price in self.left.iter_mut().chain(&mut self.above) {
                *price >>= 20;
            }
        }
    }
}

#[cfg(test)]
#[path = "../../tests/inside/reshape_prices.rs"]
mod tests;
