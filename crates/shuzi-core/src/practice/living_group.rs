//! A living group that was taken for dead, and what it lives by.

use super::Worked;
use crate::counting::Settled;
use crate::fact::Message;
use crate::goban::{Board, Chain, Vertex, VertexSet};

/// A living group.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LivingGroup {
    /// One of its stones.
    pub stone: Vertex,
    /// Two of its eyes, or the territory that has room for them.
    pub eyes: VertexSet,
    /// A point of each.
    places: Vec<Vertex>,
}

impl LivingGroup {
    /// The group of the first of these stones that is not dead; `None` without one, or if it has no
    /// territory, as in a seki.
    pub(super) fn among(given: &VertexSet, board: &Board, dead: &VertexSet) -> Option<Self> {
        let stone = given.iter().find(|&stone| !dead.contains(stone))?;
        let settled = Settled::of(board, dead);
        let color = board.get(stone)?;
        let mut left: Vec<&Vec<Vertex>> = settled.territories(color).iter().collect();
        let mut stones = Chain::at(stone, board)?.stones().to_vec();
        let mut eyes: Vec<&Vec<Vertex>> = Vec::new();
        // Chains around the same territory live or die together.
        while let Some(next) = left.iter().position(|territory| touches(territory, &stones, board))
        {
            let territory = left.remove(next);
            let around = territory.iter().flat_map(|&at| board.size().neighbors(at));
            let own = around.filter(|&at| board.get(at) == Some(color));
            let chains: Vec<Chain> = own.filter_map(|at| Chain::at(at, board)).collect();
            stones.extend(chains.iter().flat_map(Chain::stones).copied());
            eyes.push(territory);
        }
        // Those found first are nearest.
        eyes.truncate(2);
        let places = eyes.iter().filter_map(|territory| territory.iter().min().copied()).collect();
        let eyes = VertexSet::of(board.size(), eyes.into_iter().flatten().copied());
        (!eyes.is_empty()).then_some(Self { stone, eyes, places })
    }

    /// What it lives by.
    pub fn worked(&self) -> Message {
        let size = self.eyes.size();
        let places: Vec<String> = self.places.iter().map(|at| at.name(size)).collect();
        let (stone, places, eyes) = (self.stone.name(size), places.join(" "), self.places.len());
        Worked::Lives { stone, places, eyes }.into()
    }
}

fn touches(territory: &[Vertex], stones: &[Vertex], board: &Board) -> bool {
    territory.iter().any(|&at| board.size().neighbors(at).any(|next| stones.contains(&next)))
}
