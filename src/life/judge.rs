//! The fate of each chain: proof first, then games played out, corrected by reading.

use super::cluster::Cluster;
use super::estimate::Estimate;
use super::pass_alive;
use super::reading::{Outcome, read};
use super::verdict::Ground;
use crate::goban::{Board, Chain, Chains, Color, VertexSet};

/// What is thought of a chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Judged {
    /// Whether it comes off the board.
    pub(super) dead: bool,
    /// What that rests on.
    pub(super) ground: Ground,
    /// How sure it is, in thousandths.
    pub(super) confidence: u32,
}

/// How sure reading is: it may have missed what hangs on the rest of the board.
const READ: u32 = 990;

/// The fate of each chain of a board, in reading order of their first stones.
pub(super) fn judge(board: &Board) -> Vec<Judged> {
    let chains = Chains::of(board);
    let mut judged = play_out(board, &chains);
    prove(board, &chains, &mut judged);
    let mut dead = VertexSet::new(board.size());
    for (chain, _) in chains.all().iter().zip(&judged).filter(|(_, judged)| judged.dead) {
        dead.extend(chain.stones().iter().copied());
    }
    for cluster in Cluster::all(board, &chains, &dead) {
        if let Some(outcome) = read(board, &chains, &cluster) {
            correct(&chains, &cluster, &outcome, &mut judged);
        }
    }
    judged
}

/// What games played out say.
fn play_out(board: &Board, chains: &Chains) -> Vec<Judged> {
    let estimate = Estimate::of(board, games_for(board.size().points()));
    let judge = |chain: &Chain| {
        let stones = chain.stones();
        let sum: u32 = stones.iter().map(|&v| estimate.share(v, chain.color())).sum();
        let survival = sum / u32::try_from(stones.len()).unwrap_or(1).max(1);
        let dead = survival < 500;
        let confidence = if dead { 1000 - survival } else { survival };
        Judged { dead, ground: Ground::Played, confidence }
    };
    chains.all().iter().map(judge).collect()
}

/// What Benson's rule proves.
fn prove(board: &Board, chains: &Chains, judged: &mut [Judged]) {
    for color in Color::BOTH {
        let (alive, enclosed) = pass_alive(board, color);
        for (chain, judged) in chains.all().iter().zip(judged.iter_mut()) {
            let proven = if chain.color() == color { &alive } else { &enclosed };
            if proven.contains(chain.stones()[0]) {
                let dead = chain.color() != color;
                *judged = Judged { dead, ground: Ground::Proven, confidence: 1000 };
            }
        }
    }
}

/// What reading a cluster out says. Where it depends on who moves first, or on a ko, nobody has
/// claimed the stones yet, and they are left as they stand.
fn correct(chains: &Chains, cluster: &Cluster, outcome: &Outcome, judged: &mut [Judged]) {
    let fates: Vec<(usize, [Option<bool>; 2])> = cluster
        .chains
        .iter()
        .map(|&chain| (chain, outcome.ends.map(|end| is_lost(&chains.all()[chain], &end))))
        .collect();
    let settled = !outcome.ko && fates.iter().all(|(_, [a, b])| a == b && a.is_some());
    for (chain, fate) in fates {
        if settled {
            let dead = fate[0] == Some(true);
            judged[chain] = Judged { dead, ground: Ground::Read, confidence: READ };
        } else if fate != [Some(judged[chain].dead); 2] {
            judged[chain] = Judged { dead: false, ground: Ground::Open, confidence: 500 };
        }
    }
}

/// Whether a chain's vertices are the opponent's in the end; None if they are shared.
fn is_lost(chain: &Chain, end: &[VertexSet; 2]) -> Option<bool> {
    let taken = &end[usize::from(chain.color() == Color::Black)];
    let stones = chain.stones();
    match stones.iter().filter(|&&stone| taken.contains(stone)).count() {
        count if count * 5 <= stones.len() => Some(false),
        count if count * 5 >= stones.len() * 4 => Some(true),
        _ => None,
    }
}

/// How many games are played out: fewer on large boards, where each takes longer. More of them
/// change little, since what they get wrong they get wrong every time.
fn games_for(points: usize) -> u32 {
    let games = (150_000 / points.max(1)).clamp(40, 400);
    u32::try_from(games).unwrap_or(u32::MAX)
}
