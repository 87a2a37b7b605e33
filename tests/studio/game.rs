//! A game at the table, as a camera above it sees it: stones come one by one, hands reach over the
//! board, and what is captured is taken off a little later.

use shuzi::internal::goban::{Board, Color, Size, Vertex, VertexSet};
use shuzi::internal::photo::{Photograph, Reading};
use shuzi::internal::record::Move;

use super::Dice;

/// What a camera sees at one moment.
#[derive(Clone)]
pub struct Moment {
    /// What lies on the board, captured stones that are still there among it.
    pub board: Board,
    /// The points that hands cover.
    pub covered: VertexSet,
}

impl Moment {
    /// What a reader of pictures that makes no mistake reads.
    pub fn reading(&self) -> Reading {
        let size = self.board.size();
        let mut board = self.board.clone();
        for at in self.covered.iter() {
            board.set(at, None);
        }
        let sure = |at| if self.covered.contains(at) { 0.3 } else { 1.0 };
        Reading {
            board,
            corners: [[0.0, 0.0], [1.0, 0.0], [1.0, 1.0], [0.0, 1.0]],
            confidence: size.vertices().map(sure).collect(),
            doubtful: self.covered,
            doubt: None,
            above: Photograph { width: 0, height: 0, rgb: Vec::new() },
        }
    }
}

/// How players play before a camera.
#[derive(Clone, Copy)]
pub struct Pace {
    /// Pictures from move to move, on average.
    pub pictures: usize,
    /// How often two moves come between two pictures.
    pub hasty: f32,
    /// How often a hand is over the board while nothing is played.
    pub hands: f32,
}

/// The moments of a game, from the empty board to a few after the last move.
pub fn moments(size: Size, moves: &[Move], seed: u64, pace: Pace) -> Vec<Moment> {
    let mut dice = Dice::new(seed);
    let mut seen = vec![still(&Board::new(size)), still(&Board::new(size))];
    let (mut board, mut captured) = (Board::new(size), Vec::new());
    for one in moves {
        let Some(vertex) = one.vertex else { continue };
        // A point is free once its captured stone is off.
        captured.retain(|at| *at != vertex);
        captured.extend(board.play(one.color, vertex).captured);
        if dice.chance(pace.hasty) {
            continue;
        }
        let taken_off = |board: &Board, left: &[Vertex]| {
            let mut lying = board.clone();
            for at in left {
                lying.set(*at, Some(one.color.other()));
            }
            lying
        };
        for _ in 0..=dice.below(2 * pace.pictures - 1) {
            let mut moment = still(&taken_off(&board, &captured));
            if !captured.is_empty() {
                // A hand takes off some of them.
                let some = 1 + dice.below(captured.len());
                reach(&mut moment, captured[0], one.color, &mut dice);
                captured.truncate(captured.len() - some);
            } else if dice.chance(pace.hands) {
                let at = Vertex::new(
                    dice.below(usize::from(size.width())) as u8,
                    dice.below(usize::from(size.height())) as u8,
                );
                reach(&mut moment, at, one.color.other(), &mut dice);
            }
            seen.push(moment);
        }
        // Whoever moves next has waited for them to be off.
        captured.clear();
    }
    seen.extend((0..3).map(|_| still(&board)));
    seen
}

fn still(board: &Board) -> Moment {
    Moment { board: board.clone(), covered: VertexSet::new(board.size()) }
}

/// A hand reaches from a player's side to a point.
fn reach(moment: &mut Moment, to: Vertex, side: Color, dice: &mut Dice) {
    let size = moment.board.size();
    let wide = 1 + dice.below(2) as u8;
    let covers = |at: &Vertex| {
        let is_before = if side == Color::Black { at.y >= to.y } else { at.y <= to.y };
        is_before && at.x.abs_diff(to.x) <= wide
    };
    moment.covered.extend(size.vertices().filter(covers));
}
