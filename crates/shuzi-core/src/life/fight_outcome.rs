//! How a fight ends according to reading, and what that means for each chain.

use super::cluster::Cluster;
use super::fight::side_of;
use crate::goban::{Chains, Color, VertexSet};

/// The vertices of a fight each side owns in the end, [Black, White].
pub(super) type End = [VertexSet; 2];

/// How a fight ends with best play.
#[derive(Clone, Copy, Debug)]
pub(super) struct FightOutcome {
    /// The ends, [Black moves first, White moves first].
    pub(super) ends: [End; 2],
    /// Whether everything relevant was read to the end, and no ko changes it.
    pub(super) is_certain: bool,
    /// Whether moves were left out because they repeat a position.
    pub(super) repeats: bool,
    /// The ends if the side that moves first also has a ko threat, [Black, White]; `None` if not
    /// read.
    pub(super) saved: [Option<End>; 2],
}

/// What happens to the chains of a cluster at one end of a fight.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Statuses {
    /// For each chain of the cluster, whether it is lost; `None` if its vertices are split (more
    /// than 20% and less than 80% taken).
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

    /// The number of stones lost.
    pub(super) fn stones_lost(&self, chains: &Chains, cluster: &Cluster) -> usize {
        let lost = cluster.chains.iter().zip(&self.lost).filter(|(_, lost)| **lost == Some(true));
        lost.map(|(&chain, _)| chains.all()[chain].stones().len()).sum()
    }

    /// Whether at least one chain of each side has a different status in `other`.
    pub(super) fn differ_for_both(&self, other: &Self, chains: &Chains, cluster: &Cluster) -> bool {
        Color::BOTH.iter().all(|&color| {
            let pairs = self.lost.iter().zip(&other.lost);
            let mut differing = cluster.chains.iter().zip(pairs).filter(|(_, (a, b))| a != b);
            differing.any(|(&chain, _)| chains.all()[chain].color() == color)
        })
    }
}
