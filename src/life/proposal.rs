//! What shuzi proposes about the stones of a finished game, and what it is not sure of.

use super::estimate::Estimate;
use super::pass_alive;
use crate::goban::{Board, Chains, Color, VertexSet};

/// Which stones shuzi would take off, and which it is not sure of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Proposal {
    /// The stones proposed as dead.
    pub dead: VertexSet,
    /// The stones whose fate is a guess.
    pub uncertain: VertexSet,
}

impl Proposal {
    /// The proposal for a board.
    pub fn of(board: &Board) -> Self {
        let size = board.size();
        let estimate = Estimate::of(board, games_for(size.points()));
        let mut proven = VertexSet::new(size);
        let mut dead = VertexSet::new(size);
        for color in Color::BOTH {
            let (alive, enclosed) = pass_alive(board, color);
            proven.extend(alive.iter());
            for vertex in enclosed.iter() {
                if board.get(vertex) == Some(color.other()) {
                    dead.insert(vertex);
                    proven.insert(vertex);
                }
            }
        }
        let mut uncertain = VertexSet::new(size);
        for chain in Chains::of(board).all() {
            let stones = chain.stones();
            if proven.contains(stones[0]) {
                continue;
            }
            let sum: u32 = stones.iter().map(|&v| estimate.share(v, chain.color())).sum();
            let survival = sum / u32::try_from(stones.len()).unwrap_or(1);
            if survival < 500 {
                dead.extend(stones.iter().copied());
            }
            if (UNSURE_FROM..UNSURE_TO).contains(&survival) {
                uncertain.extend(stones.iter().copied());
            }
        }
        Self { dead, uncertain }
    }
}

const UNSURE_FROM: u32 = 350;
const UNSURE_TO: u32 = 650;

/// How many games are played out: fewer on large boards, where each takes longer. More of them
/// change little, since what they get wrong they get wrong every time.
fn games_for(points: usize) -> u32 {
    let games = (150_000 / points.max(1)).clamp(40, 400);
    u32::try_from(games).unwrap_or(u32::MAX)
}
