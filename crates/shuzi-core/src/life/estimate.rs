//! How much of each chain survives random playouts.

use super::playout::Player;
use super::playout_board::{BLACK, EMPTY, PlayoutBoard, Point, WHITE, stone};
use crate::goban::{Board, Chains};

/// How many games to play between checks whether they are enough.
const A_VIEW: usize = 64;

/// How much of each chain survived each playout.
#[derive(Clone, Debug)]
pub(super) struct Estimate {
    /// Per game and chain: the share of the chain's vertices its side still owned, in thousandths.
    games: Vec<Vec<u32>>,
}

impl Estimate {
    /// Plays at most `most` games from a position, Black moving first in every other game. Stops
    /// early once more games are unlikely to change the fate of any chain.
    pub(super) fn of(board: &Board, chains: &Chains, most: usize) -> Self {
        let begun = PlayoutBoard::of(board);
        let stones: Vec<(u8, Vec<Point>)> = chains
            .all()
            .iter()
            .map(|chain| {
                let points = chain.stones().iter().map(|&vertex| begun.point(vertex));
                (stone(chain.color()), points.collect())
            })
            .collect();
        let mut player = Player::new(0x5E_C0DE);
        let mut field = begun.clone();
        let mut estimate = Self { games: Vec::with_capacity(most) };
        while estimate.games.len() < most {
            field.copy_from(&begun);
            let first = if estimate.games.len().is_multiple_of(2) { BLACK } else { WHITE };
            player.play_out(&mut field, first);
            let left = stones.iter().map(|(side, points)| share(&field, *side, points)).collect();
            estimate.games.push(left);
            if estimate.games.len().is_multiple_of(A_VIEW) && !estimate.leaves_doubt() {
                break;
            }
        }
        estimate
    }

    /// Whether any chain's survival is within four standard errors of one half. The standard error
    /// of n games is at most 1/(2·√n).
    fn leaves_doubt(&self) -> bool {
        let chains = self.games.first().map_or(0, Vec::len);
        let root = u32::try_from(self.games.len().isqrt()).unwrap_or(1).max(1);
        let near = 4 * 500 / root;
        (0..chains).any(|chain| self.survival(chain).abs_diff(500) < near)
    }

    /// The mean share of a chain's vertices that survived, in thousandths.
    pub(super) fn survival(&self, chain: usize) -> u32 {
        let sum: u32 = self.games.iter().map(|game| game[chain]).sum();
        sum / u32::try_from(self.games.len()).unwrap_or(1).max(1)
    }

    /// For each of these chains, whether it survived in the most frequent joint outcome.
    pub(super) fn most_often(&self, chains: &[usize]) -> Vec<bool> {
        let left = |game: &Vec<u32>| -> Vec<bool> {
            chains.iter().map(|&chain| game[chain] >= 500).collect()
        };
        let mut ways: Vec<Vec<bool>> = self.games.iter().map(left).collect();
        ways.sort_unstable();
        let same = ways.chunk_by(|a, b| a == b);
        same.max_by_key(|same| same.len()).map_or_else(Vec::new, |same| same[0].clone())
    }
}

/// The share of these points that a side owns at the end of a game, in thousandths.
fn share(field: &PlayoutBoard, side: u8, points: &[Point]) -> u32 {
    let owned = points.iter().filter(|&&point| owner(field, point) == side).count();
    u32::try_from(owned * 1000 / points.len().max(1)).unwrap_or(0)
}

/// The owner of a point at the end of a game: the colour of its stone, or of the eye around it.
fn owner(field: &PlayoutBoard, point: Point) -> u8 {
    match field.at(point) {
        EMPTY => {
            let holds = |side| field.around(point).into_iter().any(|p| field.at(p) == side);
            match (holds(BLACK), holds(WHITE)) {
                (true, false) => BLACK,
                (false, true) => WHITE,
                _ => EMPTY,
            }
        }
        side => side,
    }
}

#[cfg(test)]
#[path = "../../tests/inside/life_estimate.rs"]
mod tests;
