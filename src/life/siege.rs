//! Sieges: whether stones can be captured once every liberty outside has been taken from them.

use std::cmp::Reverse;
use std::collections::HashMap;

use super::cluster::Cluster;
use super::fight::{Fight, FightPosition, FightSide, Points, Stones, bits, count, side_of};
use crate::goban::{Board, Chains, VertexSet};

/// The most positions read for one siege.
const MOST_POSITIONS: usize = 4_000;
/// The longest line, in moves.
const LONGEST_LINE: usize = 60;

/// A siege of one chain: its opponent has taken every liberty that his living chains touch, moves
/// first, has a threat for every ko and may repeat a position.
///
/// Stones that withstand even this are not dead. If they do not, nothing follows.
pub(super) struct Siege {
    fight: Fight,
    /// The side besieged.
    side: FightSide,
    /// A stone of the chain.
    target: Points,
    /// The chains that take part, as indices into [`Chains::all`].
    pub(super) chains: Vec<usize>,
}

impl Siege {
    /// The siege of a chain, given the stones thought dead. `None` if it is too large to read, has
    /// none of the opponent's stones inside, or leaves one of the side's chains no liberty.
    pub(super) fn of(
        board: &Board,
        chains: &Chains,
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
        let fight = Fight::of(&besieged, chains, &cluster);
        let target = fight.vertices.binary_search(&chains.all()[number].stones()[0]).ok()?;
        Some(Self { fight, side: side_of(color), target: 1 << target, chains: cluster.chains })
    }

    /// Whether the chain stays on the board. `None` if that takes too long to read.
    pub(super) fn is_withstood(&self) -> Option<bool> {
        let stones = self.fight.start;
        let at = FightPosition { stones, side: 1 - self.side, passed: false, ban: 0, threat: None };
        let mut reading = Reading {
            siege: self,
            left: MOST_POSITIONS,
            path: vec![stones],
            known: HashMap::new(),
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
struct Reading<'a> {
    siege: &'a Siege,
    left: usize,
    /// The positions on the current line.
    path: Vec<Stones>,
    known: HashMap<FightPosition, Need>,
}

impl Reading<'_> {
    /// Searches a position until one of its needs reaches the limit. `None` once too much is read.
    fn search(&mut self, at: &FightPosition, limit: Need) -> Option<Need> {
        self.left = self.left.checked_sub(1)?;
        if let Some(end) = self.end(at) {
            self.known.insert(*at, end);
            return Some(end);
        }
        let attacks = at.side != self.siege.side;
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
    fn need(&self, to: &FightPosition) -> Need {
        let repeats = !to.passed && self.path.contains(&to.stones);
        if self.is_captured(to) || repeats || self.path.len() >= LONGEST_LINE {
            return Need::CAPTURED;
        }
        self.known.get(to).copied().unwrap_or(Need::UNKNOWN)
    }

    /// How the siege ends at a position, if it does.
    fn end(&self, at: &FightPosition) -> Option<Need> {
        let Siege { fight, side, target, .. } = self.siege;
        let holds = |side| fight.secure(side, at.stones) & target != 0;
        // Once the besieger has passed, a pass ends it.
        if (at.passed && at.side == *side) || holds(*side) {
            Some(Need::ESCAPED)
        } else if self.is_captured(at) || holds(1 - side) {
            Some(Need::CAPTURED)
        } else {
            None
        }
    }

    fn is_captured(&self, at: &FightPosition) -> bool {
        at.stones[self.siege.side] & self.siege.target == 0
    }

    /// The positions after each move and a pass, likely ones first.
    fn next(&self, at: &FightPosition) -> Vec<FightPosition> {
        let fight = &self.siege.fight;
        let attacks = at.side != self.siege.side;
        let mut next: Vec<FightPosition> =
            bits(fight.moves(at)).filter_map(|bit| fight.after(at, bit)).collect();
        if !attacks {
            // The besieger has a threat for every ko.
            for to in &mut next {
                to.ban = 0;
            }
        }
        next.sort_by_cached_key(|to| {
            let in_atari = |side| count(fight.in_atari(side, to.stones));
            let takes = count(at.stones[1 - at.side] & !to.stones[1 - at.side]);
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
