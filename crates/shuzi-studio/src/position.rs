//! Stones on a board, roughly as games leave them.

use shuzi_core::goban::{Board, Color};

use super::Dice;

/// The content of a point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Point {
    /// No stone.
    Empty,
    /// A black stone.
    Black,
    /// A white stone.
    White,
}

/// The points of a board, row-major from the top left.
#[derive(Clone, Debug)]
pub struct Position {
    /// Lines in each direction.
    pub lines: usize,
    /// The content of each point.
    pub points: Vec<Point>,
}

impl Position {
    /// The position on a square board.
    pub fn of(board: &Board) -> Self {
        let points = board.size().vertices().map(|vertex| match board.get(vertex) {
            None => Point::Empty,
            Some(Color::Black) => Point::Black,
            Some(Color::White) => Point::White,
        });
        Self { lines: usize::from(board.size().width()), points: points.collect() }
    }

    /// The content of a point.
    pub fn at(&self, column: usize, row: usize) -> Point {
        self.points[row * self.lines + column]
    }

    /// A random position: regions of both colours, from an empty board to a full one, with some
    /// misplaced stones.
    pub fn by_chance(dice: &mut Dice, lines: usize) -> Self {
        let mut points = vec![Point::Empty; lines * lines];
        let filled = match dice.between(0.0, 1.0) {
            kind if kind < 0.05 => return Self { lines, points },
            kind if kind < 0.25 => dice.between(0.01, 0.2),
            kind if kind < 0.5 => dice.between(0.2, 0.5),
            kind if kind < 0.94 => dice.between(0.5, 0.85),
            _ => dice.between(0.85, 1.0),
        };
        let apart = dice.between(1.5, 6.0);
        let (whose, how_full) = (dice.waves(apart), dice.waves(apart * 0.9));
        let (lead, uneven, strays) =
            (dice.between(0.35, 0.65), dice.between(0.0, 1.6), dice.between(0.0, 0.3));
        for (at, point) in points.iter_mut().enumerate() {
            let (x, y) = ((at % lines) as f32, (at / lines) as f32);
            let fill = filled + (how_full.at(x, y) - 0.5) * uneven;
            if !dice.chance(fill) {
                continue;
            }
            let black = (whose.at(x, y) > lead) != dice.chance(strays);
            *point = if black { Point::Black } else { Point::White };
        }
        // Sometimes a row of one colour, or one colour only: players fill and sort stones.
        if dice.chance(0.04) {
            let row = dice.below(lines);
            points[row * lines..][..lines].fill(dice.one(&[Point::Black, Point::White]));
        }
        if dice.chance(0.06) {
            let only = dice.one(&[Point::Black, Point::White]);
            points.iter_mut().filter(|point| **point != Point::Empty).for_each(|it| *it = only);
        }
        Self { lines, points }
    }
}
