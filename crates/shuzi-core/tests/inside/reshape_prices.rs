//! Lower bounds of what a plan handles.

use super::*;
use crate::goban::{Board, Color, Size, VertexSet};
use crate::reshape::{Area, Style};

/// The proof relies on this: every rectangle pays at least its gain. With few shares per stone,
/// the slightest rounding down would break it.
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

/// An area of vacant points in the top left corner of a 19×19 board.
fn rectangle(width: u8, height: u8) -> Area {
    let size = Size::new(19, 19).unwrap_or(Size::NINETEEN);
    let mut vacant = VertexSet::new(size);
    vacant.extend(size.vertices().filter(|at| at.x < width && at.y < height));
    Area::new(VertexSet::new(size), vacant)
}

/// A bound that every rectangle pays may still be too high to help: if one rectangle is all
/// there is to gain, the prices end close to its gain.
#[test]
fn prices_together_are_little_more_than_can_be_gained() {
    for (width, height, points) in [
        (5, 2, 10),
        (4, 5, 20),
        (6, 5, 30),
        (10, 10, 100),
        // Only one rectangle of ten fits, in many places that all share a pair.
        (19, 1, 10),
        (9, 2, 10),
    ] {
        let candidates = Candidates::of(&rectangle(width, height), Style::Tens);
        let (gain, total) = (points * 1000, Prices::of(&candidates, 1000).total());
        assert!((gain..=gain + gain / 10).contains(&total), "{width} by {height}: {total}");
    }
}

/// A pair has no price unless both its points may be vacant, and a board without a gaining
/// rectangle has none.
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
