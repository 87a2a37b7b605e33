//! The contents of the final position, separated as the rule sets need them.

use crate::counting::{Settled, SideCount, Totals};
use crate::goban::{Board, Color, Vertex};

/// What each side has on the board. All pairs are [Black, White].
#[cfg_attr(not(doctest), doc = include_str!("../../docs/compare.md"))]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionTally {
    /// Living stones.
    pub stones: [u32; 2],
    /// Vacant points of territory outside seki.
    pub territory: [u32; 2],
    /// The points of that territory that must be filled once the dame are filled.
    pub teire: [Vec<Vertex>; 2],
    /// Vacant points of eyes in seki.
    pub seki_eyes: [u32; 2],
    /// Shared liberties of seki filled for the count.
    pub seki_filled: [u32; 2],
    /// Dead stones.
    pub dead: [u32; 2],
    /// Living groups outside seki, that is, chains joined by shared territory; `None` without a
    /// board.
    pub groups: Option<[u32; 2]>,
    /// Whether `stones` are all points of a side, as its stones were not counted apart.
    pub is_of_totals: bool,
}

impl PositionTally {
    /// Tallies a settled position.
    pub fn of(settled: &Settled, board: &Board) -> Self {
        let fill = settled.fill();
        let eye_of = |color| {
            let eyes = settled.seki().eyes.iter();
            eyes.filter(|(vertex, _)| fill.by(color).contains(*vertex)).count()
        };
        let eyes = Color::BOTH.map(|color| small(eye_of(color)));
        // Dame that the players filled at the end count as ordinary stones.
        let liberty_of = |color| {
            let shared = settled.seki().shared.iter().flatten();
            shared.filter(|&&vertex| fill.by(color).contains(vertex)).count()
        };
        let liberties = Color::BOTH.map(|color| small(liberty_of(color)));
        let counts = Color::BOTH.map(|color| settled.count(color));
        let stones =
            |side: usize| counts[side].stones().unwrap_or(0) - eyes[side] - liberties[side];
        let dead = Color::BOTH.map(|color| {
            small(settled.dead().iter().filter(|&v| board.get(v) == Some(color)).count())
        });
        let teire = Color::BOTH.map(|color| {
            let of_side = settled.teire().iter().filter(|(_, owner)| *owner == color);
            of_side.map(|(vertex, _)| *vertex).collect()
        });
        Self {
            stones: [stones(0), stones(1)],
            territory: counts.map(|count| count.vacant().unwrap_or(0)),
            teire,
            seki_eyes: eyes,
            seki_filled: liberties,
            dead,
            groups: Some(settled.groups()),
            is_of_totals: false,
        }
    }

    /// Tallies what is known of both totals: of a side counted as one number only the area is known,
    /// not how much of it is stones.
    pub fn of_totals(totals: &Totals) -> Self {
        let counts = Color::BOTH.map(|color| totals.side(color));
        let [black, white] = counts.map(|count| count.stones().zip(count.vacant()));
        match black.zip(white) {
            Some((black, white)) => Self::of_numbers([black.0, white.0], [black.1, white.1]),
            None => Self {
                is_of_totals: true,
                ..Self::of_numbers(counts.map(SideCount::total), [0, 0])
            },
        }
    }

    /// Tallies numbers counted at the table, without a board.
    pub const fn of_numbers(stones: [u32; 2], territory: [u32; 2]) -> Self {
        let none = [0, 0];
        Self {
            stones,
            territory,
            teire: [Vec::new(), Vec::new()],
            seki_eyes: none,
            seki_filled: none,
            dead: none,
            groups: None,
            is_of_totals: false,
        }
    }

    /// A side's area in points under Chinese counting, with the seki filled.
    pub const fn area(&self, side: usize) -> u32 {
        self.stones[side] + self.territory[side] + self.seki_eyes[side] + self.seki_filled[side]
    }
}

/// Converts a number of points of a board.
pub(super) fn small(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}
