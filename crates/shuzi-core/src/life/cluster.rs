//! Clusters: chains whose statuses depend on each other, small enough to read out.

use super::groups::held;
use super::layout::Layout;
use crate::goban::{Board, Chains, Color, Vertex, VertexSet};

/// The most empty vertices a cluster may have.
const MOST_EMPTY: usize = 10;
/// The most empty vertices a besieged cluster may have: only whether one chain is captured is read.
const MOST_EMPTY_BESIEGED: usize = 18;

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
        let mut seen = vec![false; chains.all().len()];
        let mut clusters = Vec::new();
        for start in 0..chains.all().len() {
            if seen[start] || (lives[start] && !survey.is_dead(start)) {
                continue;
            }
            let (Grown { cluster, .. }, complete) = survey.cluster_of(start, None);
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

    /// The cluster around a chain once the opponent's living chains have taken every liberty they
    /// touch, and the liberties taken. `None` if it is too large to read.
    pub(super) fn besieged(
        board: &Board,
        chains: &Chains,
        dead: &VertexSet,
        start: usize,
    ) -> Option<(Self, VertexSet)> {
        let survey = Survey { board, chains, dead };
        let besieger = chains.all()[start].color().other();
        let (Grown { cluster, taken }, complete) = survey.cluster_of(start, Some(besieger));
        complete.then_some((cluster, taken))
    }
}

/// A cluster, and the liberties that a besieger has taken from it.
struct Grown {
    cluster: Cluster,
    taken: VertexSet,
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
            if self.is_dead(number) && !staying.contains(&number) {
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

    /// Returns the cluster around a chain, where the besieger's living chains have taken every
    /// liberty they touch, and whether it is complete: it stops growing at the size limits.
    fn cluster_of(&self, start: usize, besieger: Option<Color>) -> (Grown, bool) {
        let size = self.board.size();
        let vertices = VertexSet::new(size);
        let cluster = Cluster { chains: vec![start], vertices };
        let mut grown = Grown { cluster, taken: vertices };
        loop {
            let lives = self.lives_beside(&grown.cluster.chains);
            let walls = |&chain: &usize| lives[chain] && !self.is_dead(chain);
            let is_taken = |vertex| {
                let mut beside = size.neighbors(vertex).filter_map(|v| self.chains.number_at(v));
                beside.any(|n| {
                    besieger == Some(self.chains.all()[n].color())
                        && walls(&n)
                        && !grown.cluster.chains.contains(&n)
                })
            };
            let most = if besieger.is_some() { MOST_EMPTY_BESIEGED } else { MOST_EMPTY };
            let (vertices, taken, fits) = self.room(&grown.cluster.chains, is_taken, most);
            grown.cluster.vertices = vertices;
            grown.taken = taken;
            if !fits {
                return (grown, false);
            }
            let beside = vertices.iter().flat_map(|vertex| size.neighbors(vertex));
            let mut joining: Vec<usize> = beside.filter_map(|v| self.chains.number_at(v)).collect();
            joining.sort_unstable();
            joining.dedup();
            joining.retain(|chain| !walls(chain) && !grown.cluster.chains.contains(chain));
            if joining.is_empty() {
                return (grown, true);
            }
            grown.cluster.chains.extend(joining);
        }
    }

    /// The stones of these chains, their liberties and the empty vertices connected to those, except
    /// the taken ones; those; and whether all fit the limits.
    fn room(
        &self,
        members: &[usize],
        is_taken: impl Fn(Vertex) -> bool,
        most_empty: usize,
    ) -> (VertexSet, VertexSet, bool) {
        let size = self.board.size();
        let (mut room, mut taken) = (VertexSet::new(size), VertexSet::new(size));
        let mut open: Vec<Vertex> = Vec::new();
        for &chain in members {
            let chain = &self.chains.all()[chain];
            room.extend(chain.stones().iter().copied());
            open.extend_from_slice(chain.liberties());
        }
        let mut empty = 0;
        while let Some(vertex) = open.pop() {
            if is_taken(vertex) {
                taken.insert(vertex);
            } else if room.insert(vertex) {
                empty += 1;
                if empty > most_empty {
                    return (room, taken, false);
                }
                open.extend(size.neighbors(vertex).filter(|&v| self.board.get(v).is_none()));
            }
        }
        let fits = Layout::around(&room).words().is_some();
        (room, taken, fits)
    }

    /// Whether a chain is thought dead.
    fn is_dead(&self, chain: usize) -> bool {
        self.dead.contains(self.chains.all()[chain].stones()[0])
    }
}
