//! How much rectangles can gain at most: a price on each pair of neighbouring points.
//!
//! A rectangle gains what it keeps less what must be lifted from it and what it costs itself. No
//! two rectangles may touch the same pair of neighbouring points, so if every rectangle pays at least its gain in the
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

/// Into how many parts a price is cut to be raised by one of them in a round.
const RAISE: u64 = 16;
/// What a price begins with, and the sum above which all are cut down, so that none overflows.
const BEGIN: u64 = 1 << 20;
const MOST: u64 = 1 << 44;

impl Prices {
    /// Low prices under which every rectangle pays its gain, in shares of which `stone` make a
    /// stone.
    ///
    /// Garg and Könemann (1998): where a rectangle pays least for its gain, the prices of its
    /// pairs are raised; the lowest sum on the way, scaled until all pay, is kept.
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
            // Least paid for its gain: compared as fractions, without dividing.
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
        // Scaled so that the poorest pays its gain, rounded so that no other pays too little.
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

/// The lowest prices so far, and what the poorest rectangle pays in them for its gain.
struct Best {
    sum: u128,
    table: PriceTable,
    paid: u64,
    gain: u64,
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
struct PriceTable {
    width: usize,
    left: Vec<u64>,
    above: Vec<u64>,
    /// Sums of the prices before a column and above a row.
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
mod tests {
    use super::*;
    use crate::goban::{Board, Color, Size, VertexSet};
    use crate::reshape::{Area, Style};

    /// What the proof rests on: in its prices every rectangle pays at least what it gains. With
    /// few shares to a stone the slightest rounding down would break it.
    #[test]
    fn every_rectangle_pays_its_gain() {
        let size = Size::new(9, 7).unwrap_or(Size::NINETEEN);
        for seed in 0..6_u32 {
            let mut board = Board::new(size);
            let mut state = seed.wrapping_mul(2_654_435_769) | 1;
            for vertex in size.vertices() {
                state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
                if state >> 30 == 0 {
                    board.set(vertex, Some(Color::Black));
                }
            }
            let mut sets = [VertexSet::new(size), VertexSet::new(size)];
            for vertex in size.vertices() {
                sets[usize::from(board.get(vertex).is_none())].insert(vertex);
            }
            let [stones, vacant] = sets;
            for style in [Style::Tens, Style::Rectangles] {
                let candidates = Candidates::of(&Area::new(stones, vacant), style);
                for stone in [1, 7, 1000] {
                    let prices = Prices::of(&candidates, stone);
                    for candidate in candidates.starting.iter().flatten() {
                        let gain = i64::from(candidate.gain()) * i64::from(stone);
                        let paid = prices.paid(candidate.rectangle, candidates.width);
                        assert!(i64::from(paid) >= gain, "{:?}", candidate.rectangle);
                    }
                }
            }
        }
    }

    /// An area on a board so large: these columns and rows of it vacant, the rest not its.
    fn rectangle(width: u8, height: u8) -> Area {
        let size = Size::new(19, 19).unwrap_or(Size::NINETEEN);
        let mut vacant = VertexSet::new(size);
        vacant.extend(size.vertices().filter(|at| at.x < width && at.y < height));
        Area::new(VertexSet::new(size), vacant)
    }

    /// A bound that every rectangle pays may still be too high to be of use: where one rectangle
    /// is all there is to gain, prices end near its gain.
    #[test]
    fn prices_together_are_little_more_than_can_be_gained() {
        for (width, height, points) in [
            (5, 2, 10),
            (4, 5, 20),
            (6, 5, 30),
            (10, 10, 100),
            // One rectangle of ten has room, in many places that all share a pair.
            (19, 1, 10),
            (9, 2, 10),
        ] {
            let candidates = Candidates::of(&rectangle(width, height), Style::Tens);
            let (gain, total) = (points * 1000, Prices::of(&candidates, 1000).total());
            assert!((gain..=gain + gain / 10).contains(&total), "{width} by {height}: {total}");
        }
    }

    /// What is next to nothing that may be vacant has no price; nor has a board without a
    /// rectangle that gains.
    #[test]
    fn what_no_rectangle_touches_costs_nothing() {
        let one_short = Candidates::of(&rectangle(3, 3), Style::Tens);
        assert_eq!(Prices::of(&one_short, 1000).total(), 0);
        let ten = Candidates::of(&rectangle(5, 2), Style::Tens);
        let prices = Prices::of(&ten, 1000);
        for at in 0..ten.inside.len() {
            let (x, y) = (at % ten.width, at / ten.width);
            let inside = |x, y| x < 5 && y < 2;
            assert!(prices.left[at] == 0 || (x > 0 && inside(x, y)), "left of {x}, {y}");
            assert!(prices.above[at] == 0 || (y > 0 && inside(x, y)), "above {x}, {y}");
        }
    }

    #[test]
    fn prices_are_raised_less_often_where_there_are_many_rectangles() {
        assert_eq!([0, 1, 10_000, 1_000_000].map(rounds), [1200, 1200, 400, 16]);
    }
}
