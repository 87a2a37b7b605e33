//! Teire (手入れ): territory its owner must fill once the dame are filled.

use super::closed::Closed;
use super::{Groups, Seki};
use crate::goban::{Board, Chain, Chains, Color, Region, Vertex, VertexSet};

/// The points of territory that must be filled, and those that only must be if the opponent takes a
/// dame first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Teire {
    /// The points that their owner must fill even after taking all dame: a chain is in atari there. So
    /// KGS's records have it.
    pub forced: Vec<(Vertex, Color)>,
    /// The points that their owner must fill only if the opponent takes a dame first.
    pub open: Vec<OpenTeire>,
}

/// A dame worth a point: if the opponent of `owner` takes it first, `owner` must fill `point`.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/settled.md"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OpenTeire {
    /// Whose territory it is.
    pub owner: Color,
    /// The dame, at which both sides gain a point.
    pub dame: Vertex,
    /// The point of territory.
    pub point: Vertex,
}

impl Teire {
    /// Finds the teire of a board without its dead stones.
    pub fn of(living: &Board, groups: &Groups, seki: &Seki) -> Self {
        let mut teire = Self::default();
        for color in Color::BOTH {
            let forced = Closed::of(living, groups.regions(), color, &seki.stones).filled();
            let mut board = living.clone();
            for &vertex in &forced {
                board.set(vertex, Some(color));
            }
            for chain in Chains::of(&board).all().iter().filter(|chain| chain.color() == color) {
                teire.open.extend(open_at(&board, groups, seki, chain));
            }
            teire.forced.extend(forced.into_iter().map(|vertex| (vertex, color)));
        }
        teire.open.sort_unstable_by_key(|open| (open.point, open.dame));
        teire.open.dedup_by_key(|open| open.point);
        teire
    }
}

/// The most liberties of a chain that are played out, and the most moves.
const MOST_LIBERTIES: usize = 4;

/// The dame that lets the opponent put a chain into atari at a point of its own territory, however its
/// owner answers, if its owner can prevent that by moving first.
fn open_at(board: &Board, groups: &Groups, seki: &Seki, chain: &Chain) -> Option<OpenTeire> {
    let liberties = chain.liberties();
    if !(2..=MOST_LIBERTIES).contains(&liberties.len()) {
        return None;
    }
    let owner = chain.color();
    let stone = *chain.stones().first()?;
    let regions = groups.regions();
    let region = |vertex| regions.number_at(vertex).map(|number| &regions.all()[number]);
    let is_own = |vertex: &&Vertex| region(**vertex).is_some_and(|r| r.owner() == Some(owner));
    let is_dame = |vertex: &&Vertex| {
        region(**vertex).is_some_and(Region::is_shared)
            && !seki.shared.iter().any(|shared| shared.contains(vertex))
    };
    // With a second point of its own a chain is never in atari.
    let point = *liberties.iter().find(is_own)?;
    let others = liberties.iter().filter(is_dame).count();
    if others + 1 != liberties.len() || seki.stones.contains(stone) {
        return None;
    }
    let mut dame = VertexSet::new(board.size());
    let shared = regions.all().iter().filter(|region| region.is_shared());
    dame.extend(shared.flat_map(Region::vertices).copied());
    let after = |side: Color, vertex: Vertex| {
        let mut board = board.clone();
        board.play(side, vertex);
        must_fill(&board, stone, side.other(), &dame, MOST_LIBERTIES)
    };
    let mut first = liberties.iter().filter(is_dame);
    if first.clone().all(|&dame| after(owner, dame)) {
        return None;
    }
    let dame = *first.find(|&&dame| after(owner.other(), dame))?;
    Some(OpenTeire { owner, dame, point })
}

/// Whether the chain of a stone ends in atari with nothing but its own territory to fill, if both sides
/// take the dame next to it in turn, `side` first, in so many moves.
fn must_fill(board: &Board, stone: Vertex, side: Color, dame: &VertexSet, left: usize) -> bool {
    let Some(chain) = Chain::at(stone, board) else { return true };
    let mut beside = chain.liberties().iter().filter(|&&liberty| dame.contains(liberty)).peekable();
    if beside.peek().is_none() {
        return is_lost(board, &chain);
    }
    if left == 0 || chain.liberties().len() > MOST_LIBERTIES {
        return false;
    }
    let mut after = |&vertex: &Vertex| {
        let mut board = board.clone();
        board.play(side, vertex);
        must_fill(&board, stone, side.other(), dame, left - 1)
    };
    if side == chain.color() { beside.all(&mut after) } else { beside.any(&mut after) }
}

/// Whether the opponent gains by capturing a chain in atari: the capture may be suicide, or allow
/// an immediate recapture of as many stones.
fn is_lost(board: &Board, chain: &Chain) -> bool {
    let &[liberty] = chain.liberties() else { return false };
    let mut taken = board.clone();
    let played = taken.play(chain.color().other(), liberty);
    let Some(taker) = Chain::at(liberty, &taken) else { return false };
    let &[back] = taker.liberties() else { return true };
    let mut again = taken.clone();
    let retaken = again.play(chain.color(), back);
    let stands = Chain::at(back, &again).is_some_and(|chain| chain.liberties().len() > 1);
    !stands || retaken.captured.len() < played.captured.len()
}

#[cfg(test)]
#[path = "../../tests/inside/life_teire.rs"]
mod tests;
