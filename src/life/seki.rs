//! Seki, found from the shape of the board once the dead stones are off.

use super::eyes::EyeMap;
use crate::goban::{Board, Color, Region, Vertex, VertexSet};

/// Stones that live without two eyes, and the empty vertices that are filled before the count.
///
/// Mays, section 3: every eye and false eye of a seki is filled by its owner, then the shared
/// liberties evenly. Shape alone does not show a vertex that only one side can fill safely (as
/// White 4 and 6 of his Example 5): the players give such a vertex to its side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seki {
    /// The stones that live in seki.
    pub stones: VertexSet,
    /// The vertices of its eyes, with their owners.
    pub eyes: Vec<(Vertex, Color)>,
    /// The shared liberties, region by region.
    pub shared: Vec<Vec<Vertex>>,
}

impl Seki {
    /// The sekis on a board with no dead stones left on it.
    ///
    /// A region both sides border is shared liberties if each side has a chain there without
    /// two eyes of its own, and no vertex in it is away from all stones (that would be an
    /// unfinished border).
    pub fn of(board: &Board) -> Self {
        let map = EyeMap::of(board);
        let mut in_seki = vec![false; map.chains.all().len()];
        let mut shared = Vec::new();
        for region in map.regions.all() {
            let eyeless: Vec<usize> =
                map.borders(region).into_iter().filter(|&chain| !map.lives[chain]).collect();
            let has = |color| eyeless.iter().any(|&c| map.chains.all()[c].color() == color);
            if has(Color::Black) && has(Color::White) && map.touches_stones_everywhere(region) {
                for chain in eyeless {
                    in_seki[chain] = true;
                }
                shared.push(region.vertices().to_vec());
            }
        }
        let eye_regions = map.join_through_eyes(&mut in_seki);
        let mut seki = Self { stones: VertexSet::new(board.size()), eyes: Vec::new(), shared };
        for (chain, _) in map.chains.all().iter().zip(&in_seki).filter(|(_, seki)| **seki) {
            seki.stones.extend(chain.stones().iter().copied());
        }
        for region in eye_regions {
            if let Some(owner) = region.owner() {
                seki.eyes.extend(region.vertices().iter().map(|&vertex| (vertex, owner)));
            }
        }
        seki.eyes.sort_unstable();
        seki
    }

    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        self.stones.is_empty()
    }
}

impl EyeMap<'_> {
    /// Whether every vertex of a region is next to a stone.
    fn touches_stones_everywhere(&self, region: &Region) -> bool {
        let size = self.board.size();
        let touches = |&v: &Vertex| size.neighbors(v).any(|n| self.board.get(n).is_some());
        region.vertices().iter().all(touches)
    }

    /// Spreads seki to eyeless chains that share an eye with one in seki; returns those eyes.
    fn join_through_eyes(&self, in_seki: &mut [bool]) -> Vec<&Region> {
        let own: Vec<(&Region, Vec<usize>)> = self
            .regions
            .all()
            .iter()
            .filter(|region| region.owner().is_some())
            .map(|region| (region, self.borders(region)))
            .filter(|(_, chains)| chains.iter().all(|&chain| !self.lives[chain]))
            .collect();
        loop {
            let before = in_seki.iter().filter(|&&seki| seki).count();
            for (_, chains) in &own {
                if chains.iter().any(|&chain| in_seki[chain]) {
                    for &chain in chains {
                        in_seki[chain] = true;
                    }
                }
            }
            if in_seki.iter().filter(|&&seki| seki).count() == before {
                break;
            }
        }
        let touched = |chains: &[usize]| chains.iter().any(|&chain| in_seki[chain]);
        own.into_iter().filter(|(_, chains)| touched(chains)).map(|(region, _)| region).collect()
    }
}
