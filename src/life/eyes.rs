//! Which chains make two eyes of regions that only their own side borders.

use crate::goban::{Board, Chains, Region, Regions};

/// An own region of this many points is room for two eyes; smaller ones count as one.
const ROOM_FOR_TWO_EYES: usize = 4;

/// The chains and regions of a board, and which chains have two eyes.
pub(super) struct EyeMap<'a> {
    pub(super) board: &'a Board,
    pub(super) chains: Chains,
    pub(super) regions: Regions,
    /// For each chain, whether it has two eyes of its own.
    pub(super) lives: Vec<bool>,
}

impl<'a> EyeMap<'a> {
    pub(super) fn of(board: &'a Board) -> Self {
        let chains = Chains::of(board);
        let lives = vec![true; chains.all().len()];
        let mut map = Self { board, chains, regions: Regions::of(board), lives };
        map.drop_chains_without_two_eyes();
        map
    }

    /// The numbers of the chains that border a region.
    pub(super) fn borders(&self, region: &Region) -> Vec<usize> {
        let around = region.vertices().iter().flat_map(|&v| self.board.size().neighbors(v));
        let mut chains: Vec<usize> = around.filter_map(|v| self.chains.number_at(v)).collect();
        chains.sort_unstable();
        chains.dedup();
        chains
    }

    /// Benson's elimination with own regions as eyes: an eye helps only chains all of whose
    /// fellow borderers live as well, so false eyes fall away.
    fn drop_chains_without_two_eyes(&mut self) {
        let eyes: Vec<(Vec<usize>, usize)> = self
            .regions
            .all()
            .iter()
            .filter(|region| region.owner().is_some())
            .map(|region| {
                let room = region.vertices().len() >= ROOM_FOR_TWO_EYES;
                (self.borders(region), 1 + usize::from(room))
            })
            .collect();
        loop {
            let mut found = vec![0; self.lives.len()];
            for (chains, eyes) in &eyes {
                if chains.iter().all(|&chain| self.lives[chain]) {
                    for &chain in chains {
                        found[chain] += eyes;
                    }
                }
            }
            let lives: Vec<bool> =
                self.lives.iter().zip(found).map(|(&lives, eyes)| lives && eyes >= 2).collect();
            if lives == self.lives {
                return;
            }
            self.lives = lives;
        }
    }
}
