//! Sieges: whether stones can be captured once every liberty outside has been taken from them.

use std::cmp::Reverse;

use rustc_hash::FxHashMap;

use super::cluster::Cluster;
use super::fight::{Fight, FightPosition, FightSide, Stones, side_of};
use super::layout::{Layout, Words};
use super::points::Points;
use crate::goban::{Board, Chains, VertexSet};

/// The most positions read for one siege.
const MOST_POSITIONS: usize = 4_000;
/// The longest line, in moves.
const LONGEST_LINE: usize = 60;

/// A siege of one chain: its opponent has taken every liberty that his living chains touch, moves
/// first, has a threat for every ko and may repeat a position.
///
/// Stones that withstand even this are not dead. If they do not, nothing follows.
pub(super) struct Siege<'a> {
    /// The board once the liberties are taken.
    board: Board,
    chains: &'a Chains,
    /// The chain besieged, as an index into [`Chains::all`].
    number: usize,
    cluster: Cluster,
}

impl<'a> Siege<'a> {
    /// The siege of a chain, given the stones thought dead. `None` if it is too large to read, has
    /// none of the opponent's stones inside, or leaves one of the side's chains no liberty.
    pub(super) fn of(
        board: &Board,
        chains: &'a Chains,
        dead: &VertexSet,
        number: usize,
    ) -> Option<Self> {
        let (cluster, taken) = Cluster::besieged(board, chains, dead, number)?;
        let color = chains.all()[number].color();
        let is_own = |chain: &&usize| chains.all()[**chain].color() == color;
        let has_liberty = |chain: &usize| {
            chains.all()[*chain].liberties().iter().any(|&liberty| !taken.contains(liberty))
        };
        let mut own = cluster.chains.iter().filter(is_own);
        if cluster.chains.iter().all(|chain| is_own(&chain)) || !own.all(has_liberty) {
            return None;
        }
        let mut besieged = board.clone();
        for liberty in taken.iter() {
            besieged.set(liberty, Some(color.other()));
        }
        Some(Self { board: besieged, chains, number, cluster })
    }

    /// The chains that take part, as indices into [`Chains::all`].
    pub(super) fn chains(&self) -> &[usize] {
        &self.cluster.chains
    }

    /// Whether the chain stays on the board. `None` if that takes too long to read.
    pub(super) fn is_withstood(&self) -> Option<bool> {
        match Layout::around(&self.cluster.vertices).words()? {
            Words::One => self.read::<1>(),
            Words::Two => self.read::<2>(),
            Words::Six => self.read::<6>(),
        }
    }

    fn read<const N: usize>(&self) -> Option<bool> {
        let fight = Fight::<N>::of(&self.board, self.chains, &self.cluster);
        let chain = &self.chains.all()[self.number];
        let side = side_of(chain.color());
        let at = FightPosition::new(fight.start, 1 - side, None);
        let mut reading = Reading {
            target: Points::at(fight.layout.bit(chain.stones()[0])),
            side,
            left: MOST_POSITIONS,
            path: vec![fight.start],
            known: FxHashMap::default(),
            fight,
        };
        let found = reading.search(&at, Need { capture: NEVER, escape: NEVER })?;
        (found.capture == 0 || found.escape == 0).then_some(found.escape == 0)
    }
}

/// The fewest positions still to be settled to show that the target is captured, and that it is not.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Need {
    capture: u32,
    escape: u32,
}

/// More positions than can be read.
const NEVER: u32 = u32::MAX / 4;

impl Need {
    const CAPTURED: Self = Self { capture: 0, escape: NEVER };
    const ESCAPED: Self = Self { capture: NEVER, escape: 0 };
    const UNKNOWN: Self = Self { capture: 1, escape: 1 };

    /// What the side to move needs for its own end, and for the other's.
    const fn seen_by(self, besieger: bool) -> (u32, u32) {
        if besieger { (self.capture, self.escape) } else { (self.escape, self.capture) }
    }

    /// The reverse of [`Need::seen_by`].
    const fn from(own: u32, other: u32, besieger: bool) -> Self {
        if besieger {
            Self { capture: own, escape: other }
        } else {
            Self { capture: other, escape: own }
        }
    }
}

/// A depth-first proof-number search: it settles first what takes the fewest positions.
///
/// A repeated or too long line counts as a capture, so that an escape never rests on one.
struct Reading<const N: usize> {
    fight: Fight<N>,
    /// The side besieged.
    side: FightSide,
    /// A stone of the chain.
    target: Points<N>,
    left: usize,
    /// The positions on the current line.
    path: Vec<Stones<N>>,
    known: FxHashMap<FightPosition<N>, Need>,
}

impl<const N: usize> Reading<N> {
    /// Searches a position until one of its needs reaches the limit. `None` once too much is read.
    fn search(&mut self, at: &FightPosition<N>, limit: Need) -> Option<Need> {
        self.left = self.left.checked_sub(1)?;
        if let Some(end) = self.end(at) {
            self.known.insert(*at, end);
            return Some(end);
        }
        let attacks = at.side != self.side;
        let (most_own, most_other) = limit.seen_by(attacks);
        let next = self.next(at);
        loop {
            let needs = next.iter().map(|to| self.need(to).seen_by(attacks));
            let all: u32 = needs.clone().fold(0, |sum, (_, other)| NEVER.min(sum + other));
            let mut ranked: Vec<(u32, usize, u32)> =
                needs.enumerate().map(|(place, (own, other))| (own, place, other)).collect();
            ranked.sort_unstable();
            let least = ranked.first().map_or(NEVER, |&(own, ..)| own);
            let now = Need::from(least, all, attacks);
            let &[(_, place, other), ..] = &ranked[..] else { return Some(now) };
            if least >= most_own || all >= most_other || least == 0 || all == 0 {
                self.known.insert(*at, now);
                return Some(now);
            }
            // A little more than the second best, or two lines would be searched in turns.
            let second = ranked.get(1).map_or(NEVER, |&(own, ..)| own);
            let own = most_own.min(second + 1 + second / 4);
            let rest = NEVER.min(most_other - all + other);
            let to = next[place];
            self.path.push(to.stones);
            self.search(&to, Need::from(own, rest, attacks))?;
            self.path.pop();
        }
    }

    /// What is known about a position that follows on the current line.
    fn need(&self, to: &FightPosition<N>) -> Need {
        let repeats = !to.passed && self.path.contains(&to.stones);
        if self.is_captured(to) || repeats || self.path.len() >= LONGEST_LINE {
            return Need::CAPTURED;
        }
        self.known.get(to).copied().unwrap_or(Need::UNKNOWN)
    }

    /// How the siege ends at a position, if it does.
    fn end(&self, at: &FightPosition<N>) -> Option<Need> {
        let holds = |side| self.fight.secure(side, at.stones).meets(self.target);
        // Once the besieger has passed, a pass ends it.
        if (at.passed && at.side == self.side) || holds(self.side) {
            Some(Need::ESCAPED)
        } else if self.is_captured(at) || holds(1 - self.side) {
            Some(Need::CAPTURED)
        } else {
            None
        }
    }

    fn is_captured(&self, at: &FightPosition<N>) -> bool {
        !at.stones[self.side].meets(self.target)
    }

    /// The positions after each move and a pass, likely ones first.
    fn next(&self, at: &FightPosition<N>) -> Vec<FightPosition<N>> {
        let fight = &self.fight;
        let attacks = at.side != self.side;
        let mut next: Vec<FightPosition<N>> =
            fight.moves(at).bits().filter_map(|bit| fight.after(at, bit)).collect();
        if !attacks {
            // The besieger has a threat for every ko.
            for to in &mut next {
                to.ban = None;
            }
        }
        next.sort_by_cached_key(|to| {
            let in_atari = |side| fight.in_atari(side, to.stones).count();
            let takes = (at.stones[1 - at.side] & !to.stones[1 - at.side]).count();
            Reverse(2 * takes + in_atari(1 - at.side) - in_atari(at.side))
        });
        if !at.passed {
            let place = if attacks { next.len() } else { 0 };
            next.insert(place, at.after_pass());
        }
        next
    }
}

#[cfg(test)]
#[path = "../../tests/inside/life_siege.rs"]
mod tests;
