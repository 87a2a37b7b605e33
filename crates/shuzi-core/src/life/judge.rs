//! The status of each chain: proof first, then playouts, corrected by reading.

use super::capture::Hunt;
use super::cluster::Cluster;
use super::estimate::Estimate;
use super::fight_outcome::{FightOutcome, Statuses};
use super::pass_alive;
use super::reading::FightReading;
use super::siege::Siege;
use super::verdict::{Doubt, Evidence, MUCH};
use crate::goban::{Board, Chains, Color, VertexSet};
use std::cmp::Ordering;

/// The judgement of one chain.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Judged {
    /// Whether it is removed from the board.
    pub(super) dead: bool,
    /// What the judgement is based on.
    pub(super) evidence: Evidence,
    /// How sure it is, in thousandths.
    pub(super) confidence: u32,
}

/// Playouts disagree about a chain if its survival is between this and 1000 minus this, in
/// thousandths. Any threshold from 50 to 150 gives the same verdicts (`--bench life`).
const SPLIT: u32 = 100;
/// The confidence of reading, in thousandths: it may miss influence from the rest of the board. On
/// boards with known answers, one of 1,258 chains read was wrong
/// (`--bench life -- FOLDER --curve`).
const READ: u32 = 990;
/// If playouts are less sure than this that stones are dead, in thousandths, reading checks whether
/// a ko would save them. At 850 four more of 4,610 recorded games come out, and a chain that a ko saves
/// is taken off in one of the positions with known answers.
const SURE_DESPITE_KO: u32 = 900;

/// If playouts are less sure than this that stones are dead, in thousandths, a siege checks it. Above
/// it none of 11,600 recorded games has a seki that only a siege finds.
const SURE_UNBESIEGED: u32 = 950;
/// So many stones leave whoever captures them room for two eyes.
const ROOM: usize = 6;
/// [`MUCH`] in a fight too long to read is open if playouts are less sure than this that it is dead, in
/// thousandths. Of 4,610 recorded games 22 have such; two of these had a seki there.
const SURE_UNREAD: u32 = 850;

/// How many times as many stones one end of a double ko costs if the other is cheap beside it.
const MUCH_CHEAPER: usize = 4;

/// Judges each chain of a board, in reading order of their first stones.
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
        if cluster.chains.iter().all(|&chain| judged[chain].evidence == Evidence::Proven) {
            continue;
        }
        let in_doubt = Color::BOTH.map(|color| {
            let mut own = cluster.chains.iter().filter(|&&n| chains.all()[n].color() == color);
            own.any(|&n| judged[n].may_be_saved_by_ko())
        });
        if let Some(outcome) = reading.outcome(&cluster, in_doubt) {
            correct(&chains, &cluster, &outcome, &mut judged);
        }
    }
    spare_besieged(board, &chains, &dead, &mut judged);
    doubt_caught(board, &chains, &mut judged);
    judged
}

/// Keeps on the board the chains thought dead that withstand a siege: they are in a seki, which
/// playouts often destroy, since they pass only when no sensible move is left.
///
/// If the opponent's stones among them withstand theirs too, both are read; otherwise all are open.
fn spare_besieged(board: &Board, chains: &Chains, dead: &VertexSet, judged: &mut [Judged]) {
    let mut rest = *dead;
    let mut spared: Vec<(usize, Siege<'_>)> = Vec::new();
    for (number, judged) in judged.iter_mut().enumerate() {
        let is_sure = judged.evidence != Evidence::Played || judged.confidence >= SURE_UNBESIEGED;
        if !judged.dead || is_sure {
            continue;
        }
        let Some(siege) = Siege::of(board, chains, dead, number) else { continue };
        let stones = chains.all()[number].stones();
        match siege.is_withstood() {
            Some(true) => {
                for &stone in stones {
                    rest.remove(stone);
                }
                spared.push((number, siege));
            }
            None if stones.len() >= MUCH && judged.confidence < SURE_UNREAD => {
                *judged = Judged { dead: true, ..Judged::open(Doubt::Unread) };
            }
            _ => {}
        }
    }
    let stays = |number: usize| spared.iter().any(|(spared, _)| *spared == number);
    for (_, siege) in &spared {
        let is_open = |number: usize| judged[number].evidence == Evidence::Played && !stays(number);
        let stands = |number: usize| {
            Siege::of(board, chains, &rest, number).and_then(|siege| siege.is_withstood())
        };
        let mut opposed = siege.chains().iter().filter(|&&number| is_open(number));
        let (evidence, confidence) = if opposed.all(|&number| stands(number) == Some(true)) {
            (Evidence::Read, READ)
        } else {
            (Evidence::Open(Doubt::Unread), 500)
        };
        for &number in siege.chains() {
            let dead = judged[number].dead && !stays(number);
            if stays(number) || judged[number].evidence == Evidence::Played {
                judged[number] = Judged { dead, evidence, confidence };
            }
        }
    }
}

/// Doubts chains that are thought to live though living stones capture them even if their owner moves
/// first: playouts know no ataris that are on the board.
fn doubt_caught(board: &Board, chains: &Chains, judged: &mut [Judged]) {
    let dead: Vec<bool> = judged.iter().map(|judged| judged.dead).collect();
    for (chain, judged) in chains.all().iter().zip(judged) {
        if judged.dead || matches!(judged.evidence, Evidence::Proven | Evidence::Read) {
            continue;
        }
        let beside = chain.stones().iter().flat_map(|&stone| board.size().neighbors(stone));
        let mut beside = beside.filter_map(|vertex| chains.number_at(vertex));
        // Stones that are dead themselves capture nothing, unless that leaves them room to live.
        let by_living = beside.any(|n| chains.all()[n].color() != chain.color() && !dead[n]);
        let has_room = chain.stones().len() >= ROOM;
        if (by_living || has_room) && Hunt::is_caught(board, chain.stones()[0]) == Some(true) {
            *judged = Judged::open(Doubt::Capture);
        }
    }
}

/// Judges chains by playouts.
///
/// Adjacent chains on which playouts disagree get their most frequent joint outcome: if two chains
/// capture each other, one survives.
fn play_out(board: &Board, chains: &Chains) -> Vec<Judged> {
    let estimate = Estimate::of(board, chains, games_for(board.size().points()));
    let survivals: Vec<u32> = (0..chains.all().len()).map(|n| estimate.survival(n)).collect();
    let mut judged: Vec<Judged> = survivals.iter().map(|&left| Judged::played(left)).collect();
    let split: Vec<usize> = (0..survivals.len()).filter(|&n| is_split(survivals[n])).collect();
    for group in groups(board, chains, &split) {
        for (&chain, left) in group.iter().zip(estimate.most_often(&group)) {
            if judged[chain].dead == left {
                judged[chain] = Judged { dead: !left, confidence: 500, ..judged[chain] };
            }
        }
    }
    judged
}

/// Whether playouts disagree about a chain with this survival, in thousandths.
fn is_split(survival: u32) -> bool {
    (SPLIT..=1000 - SPLIT).contains(&survival)
}

/// Groups these chains: those that touch, or have a neighbouring vertex in common, are together.
fn groups(board: &Board, chains: &Chains, some: &[usize]) -> Vec<Vec<usize>> {
    let mut groups: Vec<(Vec<usize>, VertexSet)> = Vec::new();
    for &number in some {
        let stones = chains.all()[number].stones();
        let mut reach = VertexSet::of(board.size(), stones.iter().copied());
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

/// Overrides the judgement of chains that Benson's rule proves alive or dead.
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

/// Corrects the judgement of a cluster by reading.
///
/// If it depends on who moves first, nobody has claimed the stones yet. The end that captures fewer
/// stones is proposed, since the side with more to lose would have defended; with equal numbers,
/// only what is lost in both ends. If stones of both sides depend on a ko, and winning it would
/// lose fewer, all stay on the board.
fn correct(chains: &Chains, cluster: &Cluster, outcome: &FightOutcome, judged: &mut [Judged]) {
    let fates_at = |end| Statuses::of(chains, cluster, end);
    let [black_first, white_first] = outcome.ends.each_ref().map(fates_at);
    // Of two ends that capture the same number, the one playouts make likelier wins.
    let doubt = |statuses: &Statuses| -> u32 {
        let lost =
            cluster.chains.iter().zip(&statuses.lost).filter(|(_, lost)| **lost == Some(true));
        lost.map(|(&chain, _)| judged[chain].survival()).sum()
    };
    let cost = |statuses: &Statuses| (statuses.stones_lost(chains, cluster), doubt(statuses));
    let agreed = black_first == white_first && !black_first.lost.contains(&None);
    let wins_by_ko = outcome.saved.iter().flatten().map(fates_at).any(|saved| {
        agreed
            && cost(&saved) < cost(&black_first)
            && saved.differ_for_both(&black_first, chains, cluster)
    });
    // Of a double ko whose two ends cost about as much nothing is taken. Where one costs little, the
    // side with more to lose is thought to see to it.
    let [one, other] = [&black_first, &white_first].map(|end| end.stones_lost(chains, cluster));
    let turns_on_repeats = outcome.repeats
        && black_first.differ_for_both(&white_first, chains, cluster)
        && one.min(other) * MUCH_CHEAPER > one.max(other);
    let hangs_on_ko = wins_by_ko || turns_on_repeats;
    let milder = match cost(&black_first).cmp(&cost(&white_first)) {
        Ordering::Less => [&black_first; 2],
        Ordering::Equal => [&black_first, &white_first],
        Ordering::Greater => [&white_first; 2],
    };
    for (place, &chain) in cluster.chains.iter().enumerate() {
        if judged[chain].evidence == Evidence::Proven {
            continue;
        }
        let dead = milder.iter().all(|end| end.lost[place] == Some(true));
        let known = Some(judged[chain].dead);
        let confirmed = black_first.lost[place] == known && white_first.lost[place] == known;
        if hangs_on_ko {
            judged[chain] = Judged::open(Doubt::Turn);
        } else if agreed && outcome.is_certain {
            judged[chain] = Judged { dead, evidence: Evidence::Read, confidence: READ };
        } else if !confirmed {
            judged[chain] = Judged { dead, ..Judged::open(Doubt::Turn) };
        }
    }
}

impl Judged {
    /// The judgement from playouts, for a survival in thousandths.
    const fn played(survival: u32) -> Self {
        let dead = survival < 500;
        let confidence = if dead { 1000 - survival } else { survival };
        Self { dead, evidence: Evidence::Played, confidence }
    }

    /// The judgement of a chain that stays on the board until the players have settled it.
    const fn open(doubt: Doubt) -> Self {
        Self { dead: false, evidence: Evidence::Open(doubt), confidence: 500 }
    }

    /// Whether to check if a ko would save it.
    const fn may_be_saved_by_ko(self) -> bool {
        self.dead && self.confidence < SURE_DESPITE_KO
    }

    /// How sure it is that the chain survives, in thousandths.
    const fn survival(self) -> u32 {
        if self.dead { 1000 - self.confidence } else { self.confidence }
    }
}

/// The number of playouts: fewer on large boards, where each takes longer. More would change
/// little, because their mistakes are systematic.
fn games_for(points: usize) -> usize {
    (110_000 / points.max(1)).clamp(40, 300)
}

#[cfg(test)]
#[path = "../../tests/inside/life_judge.rs"]
mod tests;
