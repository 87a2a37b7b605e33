//! How a fight ends, as reading finds it, and what that says of each chain.

use super::cluster::Cluster;
use super::fight::side_of;
use crate::goban::{Chains, Color, VertexSet};

/// Black's and White's vertices of a fight in the end.
pub(super) type End = [VertexSet; 2];

/// How a fight ends when both sides play their best.
#[derive(Clone, Copy, Debug)]
pub(super) struct FightOutcome {
    /// Where Black moves first, and where White does.
    pub(super) ends: [End; 2],
    /// Whether all that matters was read to the end, and no ko changes any of it.
    pub(super) is_certain: bool,
    /// Where Black moves first and has a ko threat, and where White does; None if not asked.
    pub(super) saved: [Option<End>; 2],
}

/// What becomes of the chains of a cluster at one end of a fight.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Statuses {
    /// For each chain of the cluster, whether it is lost; None if its vertices end up shared.
    pub(super) lost: Vec<Option<bool>>,
}

impl Statuses {
    pub(super) fn of(chains: &Chains, cluster: &Cluster, end: &End) -> Self {
        let lost = |&chain: &usize| {
            let chain = &chains.all()[chain];
            let taken = &end[1 - side_of(chain.color())];
            let stones = chain.stones();
            match stones.iter().filter(|&&stone| taken.contains(stone)).count() {
                count if count * 5 <= stones.len() => Some(false),
                count if count * 5 >= stones.len() * 4 => Some(true),
                _ => None,
            }
        };
        Self { lost: cluster.chains.iter().map(lost).collect() }
    }

    /// How many stones are lost.
    pub(super) fn stones_lost(&self, chains: &Chains, cluster: &Cluster) -> usize {
        let lost = cluster.chains.iter().zip(&self.lost).filter(|(_, lost)| **lost == Some(true));
        lost.map(|(&chain, _)| chains.all()[chain].stones().len()).sum()
    }

    /// Whether chains of both sides fare otherwise in these statuses than in others.
    pub(super) fn differ_for_both(&self, other: &Self, chains: &Chains, cluster: &Cluster) -> bool {
        Color::BOTH.iter().all(|&color| {
            let pairs = self.lost.iter().zip(&other.lost);
            let mut differing = cluster.chains.iter().zip(pairs).filter(|(_, (a, b))| a != b);
            differing.any(|(&chain, _)| chains.all()[chain].color() == color)
        })
    }
}
