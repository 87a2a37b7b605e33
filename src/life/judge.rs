//! The status of each chain: proof first, then games played out, corrected by reading.

use super::cluster::Cluster;
use super::estimate::Estimate;
use super::fight_outcome::{FightOutcome, Statuses};
use super::pass_alive;
use super::reading::FightReading;
use super::verdict::Evidence;
use crate::goban::{Board, Chains, Color, VertexSet};

/// What is thought of a chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Judged {
    /// Whether it comes off the board.
    pub(super) dead: bool,
    /// What that rests on.
    pub(super) evidence: Evidence,
    /// How sure it is, in thousandths.
    pub(super) confidence: u32,
}

/// A chain left in at least so many games of a thousand, and lost in as many, is split between
/// the sides.
const SPLIT: u32 = 100;
/// How sure reading is: it may have missed what hangs on the rest of the board.
const READ: u32 = 990;
/// Where games played out agree less than this, it is looked into whether a ko would save stones
/// they call dead.
const SURE_DESPITE_KO: u32 = 850;

/// The status of each chain of a board, in reading order of their first stones.
pub(super) fn judge(board: &Board) -> Vec<Judged> {
    let chains = Chains::of(board);
    let mut judged = play_out(board, &chains);
    prove(board, &chains, &mut judged);
    let mut dead = VertexSet::new(board.size());
    for (chain, _) in chains.all().iter().zip(&judged).filter(|(_, judged)| judged.dead) {
        dead.extend(chain.stones().iter().copied());
    }
    let mut reading = FightReading::of(board, &chains);
    for cluster in Cluster::all(board, &chains, &dead) {
        // What is proven needs no reading.
        if cluster.chains.iter().all(|&chain| judged[chain].evidence == Evidence::Proven) {
            continue;
        }
        let in_doubt = Color::BOTH.map(|color| {
            let mut own = cluster.chains.iter().filter(|&&n| chains.all()[n].color() == color);
            own.any(|&n| judged[n].dead && judged[n].confidence < SURE_DESPITE_KO)
        });
        if let Some(outcome) = reading.outcome(&cluster, in_doubt) {
            correct(&chains, &cluster, &outcome, &mut judged);
        }
    }
    judged
}

/// What games played out say.
///
/// Chains whose games are split and whose statuses hang together fare as they did in most games
/// together: of two that take one another, one is left.
fn play_out(board: &Board, chains: &Chains) -> Vec<Judged> {
    let estimate = Estimate::of(board, chains, games_for(board.size().points()));
    let survivals: Vec<u32> = (0..chains.all().len()).map(|n| estimate.survival(n)).collect();
    let mut judged: Vec<Judged> = survivals
        .iter()
        .map(|&survival| {
            let dead = survival < 500;
            let confidence = if dead { 1000 - survival } else { survival };
            Judged { dead, evidence: Evidence::Played, confidence }
        })
        .collect();
    let split: Vec<usize> =
        (0..survivals.len()).filter(|&n| (SPLIT..=1000 - SPLIT).contains(&survivals[n])).collect();
    for group in groups(board, chains, &split) {
        for (&chain, left) in group.iter().zip(estimate.most_often(&group)) {
            if judged[chain].dead == left {
                judged[chain] = Judged { dead: !left, confidence: 500, ..judged[chain] };
            }
        }
    }
    judged
}

/// Some chains in groups that touch, or are next to the same vertex.
fn groups(board: &Board, chains: &Chains, some: &[usize]) -> Vec<Vec<usize>> {
    let mut groups: Vec<(Vec<usize>, VertexSet)> = Vec::new();
    for &number in some {
        let stones = chains.all()[number].stones();
        let mut reach = VertexSet::new(board.size());
        reach.extend(stones.iter().copied());
        reach.extend(stones.iter().flat_map(|&stone| board.size().neighbors(stone)));
        let mut members = vec![number];
        groups.retain(|(others, their_reach)| {
            let apart = !their_reach.iter().any(|vertex| reach.contains(vertex));
            if !apart {
                members.extend(others);
                reach.extend(their_reach.iter());
            }
            apart
        });
        groups.push((members, reach));
    }
    groups.into_iter().map(|(members, _)| members).collect()
}

/// What Benson's rule proves.
fn prove(board: &Board, chains: &Chains, judged: &mut [Judged]) {
    for color in Color::BOTH {
        let (alive, enclosed) = pass_alive(board, color);
        for (chain, judged) in chains.all().iter().zip(judged.iter_mut()) {
            let proven = if chain.color() == color { &alive } else { &enclosed };
            if proven.contains(chain.stones()[0]) {
                let dead = chain.color() != color;
                *judged = Judged { dead, evidence: Evidence::Proven, confidence: 1000 };
            }
        }
    }
}

/// What reading a cluster out says.
///
/// Where it depends on who moves first nobody has claimed the stones yet: of the two ends the one
/// that takes fewer stones is proposed, since who has more to lose would see to it. Where stones
/// of both sides hang on a ko, and winning it would take fewer, all are left as they stand.
fn correct(chains: &Chains, cluster: &Cluster, outcome: &FightOutcome, judged: &mut [Judged]) {
    let fates_at = |end| Statuses::of(chains, cluster, end);
    let [black_first, white_first] = outcome.ends.each_ref().map(fates_at);
    // Of two ends that take as many, the one games played out make likelier.
    let doubt = |statuses: &Statuses| -> u32 {
        let lost =
            cluster.chains.iter().zip(&statuses.lost).filter(|(_, lost)| **lost == Some(true));
        lost.map(|(&chain, _)| judged[chain].survival()).sum()
    };
    let cost = |statuses: &Statuses| (statuses.stones_lost(chains, cluster), doubt(statuses));
    let agreed = black_first == white_first && !black_first.lost.contains(&None);
    let hangs_on_ko = outcome.saved.iter().flatten().map(fates_at).any(|saved| {
        agreed
            && cost(&saved) < cost(&black_first)
            && saved.differ_for_both(&black_first, chains, cluster)
    });
    let milder = if cost(&white_first) < cost(&black_first) { &white_first } else { &black_first };
    for (place, &chain) in cluster.chains.iter().enumerate() {
        if judged[chain].evidence == Evidence::Proven {
            continue;
        }
        let dead = milder.lost[place] == Some(true);
        let known = Some(judged[chain].dead);
        let confirmed = black_first.lost[place] == known && white_first.lost[place] == known;
        if hangs_on_ko {
            judged[chain] = Judged { dead: false, evidence: Evidence::Open, confidence: 500 };
        } else if agreed && outcome.is_certain {
            judged[chain] = Judged { dead, evidence: Evidence::Read, confidence: READ };
        } else if !confirmed {
            judged[chain] = Judged { dead, evidence: Evidence::Open, confidence: 500 };
        }
    }
}

impl Judged {
    /// How sure it is that the chain stays, in thousandths.
    const fn survival(self) -> u32 {
        if self.dead { 1000 - self.confidence } else { self.confidence }
    }
}

/// How many games are played out: fewer on large boards, where each takes longer. More of them
/// change little, since what they get wrong they get wrong every time.
fn games_for(points: usize) -> usize {
    (110_000 / points.max(1)).clamp(40, 300)
}
