//! Clusters: chains whose statuses depend on each other, small enough to read out.

use super::groups::held;
use crate::goban::{Board, Chains, Color, VertexSet};

/// The most empty vertices a cluster may have.
const MOST_EMPTY: usize = 10;
/// The most vertices a cluster may have in all: the reader uses one bit per vertex.
pub(super) const MOST_POINTS: usize = 128;

/// Chains without two eyes that touch or share liberties. The chains around them live without them.
#[derive(Clone, Debug)]
pub(super) struct Cluster {
    /// Indices of its chains in [`Chains::all`].
    pub(super) chains: Vec<usize>,
    /// The stones, their liberties and the empty vertices connected to those.
    pub(super) vertices: VertexSet,
}

impl Cluster {
    /// Returns the clusters of a board that are small enough to read and border both colours, given
    /// the stones thought dead.
    pub(super) fn all(board: &Board, chains: &Chains, dead: &VertexSet) -> Vec<Self> {
        let survey = Survey { board, chains, dead };
        let lives = survey.lives_beside(&[]);
        let is_dead = |chain: usize| dead.contains(chains.all()[chain].stones()[0]);
        let mut seen = vec![false; chains.all().len()];
        let mut clusters = Vec::new();
        for start in 0..chains.all().len() {
            if seen[start] || (lives[start] && !is_dead(start)) {
                continue;
            }
            let (cluster, complete) = survey.cluster_of(start);
            for &chain in &cluster.chains {
                seen[chain] = true;
            }
            let both = Color::BOTH.iter().all(|&color| {
                let around = cluster.vertices.iter().flat_map(|v| board.size().neighbors(v));
                around.into_iter().any(|v| board.get(v) == Some(color))
            });
            if complete && both {
                clusters.push(cluster);
            }
        }
        clusters
    }
}

struct Survey<'a> {
    board: &'a Board,
    chains: &'a Chains,
    dead: &'a VertexSet,
}

impl Survey<'_> {
    /// For each chain, whether it has two eyes once the dead stones are removed, except those of
    /// the chains in `staying`.
    fn lives_beside(&self, staying: &[usize]) -> Vec<bool> {
        let mut rest = self.board.clone();
        let mut off = VertexSet::new(rest.size());
        for (number, chain) in self.chains.all().iter().enumerate() {
            if self.dead.contains(chain.stones()[0]) && !staying.contains(&number) {
                for &stone in chain.stones() {
                    rest.set(stone, None);
                    off.insert(stone);
                }
            }
        }
        let (chains, held) = held(&rest, &off);
        let lives = |chain: &crate::goban::Chain| {
            chains.number_at(chain.stones()[0]).is_some_and(|chain| held[chain])
        };
        self.chains.all().iter().map(lives).collect()
    }

    /// Returns the cluster around a chain, and whether it is complete: it stops growing at the size
    /// limits.
    fn cluster_of(&self, start: usize) -> (Cluster, bool) {
        let size = self.board.size();
        let mut cluster = Cluster { chains: vec![start], vertices: VertexSet::new(size) };
        loop {
            let mut vertices = VertexSet::new(size);
            let mut open: Vec<_> = Vec::new();
            for &chain in &cluster.chains {
                let chain = &self.chains.all()[chain];
                vertices.extend(chain.stones().iter().copied());
                open.extend_from_slice(chain.liberties());
            }
            let mut empty = 0;
            let mut borders = Vec::new();
            while let Some(vertex) = open.pop() {
                if !vertices.insert(vertex) {
                    continue;
                }
                empty += 1;
                if empty > MOST_EMPTY || vertices.len() > MOST_POINTS {
                    cluster.vertices = vertices;
                    return (cluster, false);
                }
                open.extend(size.neighbors(vertex).filter(|&v| self.board.get(v).is_none()));
                borders.extend(size.neighbors(vertex).filter_map(|v| self.chains.number_at(v)));
            }
            for &chain in &cluster.chains {
                for &stone in self.chains.all()[chain].stones() {
                    borders.extend(size.neighbors(stone).filter_map(|v| self.chains.number_at(v)));
                }
            }
            cluster.vertices = vertices;
            if vertices.len() > MOST_POINTS {
                return (cluster, false);
            }
            borders.sort_unstable();
            borders.dedup();
            let lives = self.lives_beside(&cluster.chains);
            let joins = |&chain: &usize| {
                let dead = self.dead.contains(self.chains.all()[chain].stones()[0]);
                !cluster.chains.contains(&chain) && (dead || !lives[chain])
            };
            let joining: Vec<usize> = borders.into_iter().filter(joins).collect();
            if joining.is_empty() {
                return (cluster, true);
            }
            cluster.chains.extend(joining);
        }
    }
}
