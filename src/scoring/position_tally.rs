//! What the final position holds, told apart as the rule sets need it.

use crate::counting::Settled;
use crate::goban::{Board, Chains, Color, Regions, VertexSet};

/// What each side has on the board; every pair is Black's and White's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PositionTally {
    /// Living stones.
    pub stones: [u32; 2],
    /// Vacant points of territory outside seki.
    pub territory: [u32; 2],
    /// Vacant points of eyes in seki.
    pub seki_eyes: [u32; 2],
    /// Shared liberties of seki that are filled in the count.
    pub seki_filled: [u32; 2],
    /// Dead stones.
    pub dead: [u32; 2],
    /// Living groups outside seki, chains joined by territory they share; none where there is no
    /// board to tell them from.
    pub groups: Option<[u32; 2]>,
}

impl PositionTally {
    /// What a settled position holds.
    pub fn of(settled: &Settled, board: &Board) -> Self {
        let fill = settled.fill();
        let eye_of = |color| {
            let eyes = settled.seki().eyes.iter();
            eyes.filter(|(vertex, _)| fill.by(color).contains(*vertex)).count()
        };
        let eyes = Color::BOTH.map(|color| small(eye_of(color)));
        let filled = Color::BOTH.map(|color| small(fill.by(color).len()));
        let counts = Color::BOTH.map(|color| settled.count(color));
        let stones = |side: usize| counts[side].stones().unwrap_or(0) - filled[side];
        let dead = Color::BOTH.map(|color| {
            small(settled.dead().iter().filter(|&v| board.get(v) == Some(color)).count())
        });
        let living = living(settled);
        let groups = Color::BOTH.map(|color| groups(&living, &settled.seki().stones, color));
        Self {
            stones: [stones(0), stones(1)],
            territory: counts.map(|count| count.vacant().unwrap_or(0)),
            seki_eyes: eyes,
            seki_filled: [filled[0] - eyes[0], filled[1] - eyes[1]],
            dead,
            groups: Some(groups),
        }
    }

    /// A side's area as the Chinese methods count it: the seki filled.
    pub const fn area(&self, side: usize) -> u32 {
        self.stones[side] + self.territory[side] + self.seki_eyes[side] + self.seki_filled[side]
    }
}

fn small(count: usize) -> u32 {
    u32::try_from(count).unwrap_or(u32::MAX)
}

/// The living stones, before any seki is filled.
fn living(settled: &Settled) -> Board {
    let mut living = settled.board().clone();
    for color in Color::BOTH {
        for vertex in settled.fill().by(color).iter() {
            living.set(vertex, None);
        }
    }
    living
}

/// How many groups a side has outside seki. Chains that border the same territory of their side
/// are one group, as neither can be cut off from it.
fn groups(living: &Board, in_seki: &VertexSet, color: Color) -> u32 {
    let chains = Chains::of(living);
    let mut group: Vec<usize> = (0..chains.all().len()).collect();
    let find = |group: &[usize], mut chain: usize| {
        while group[chain] != chain {
            chain = group[chain];
        }
        chain
    };
    for region in Regions::of(living).all().iter().filter(|region| region.owner() == Some(color)) {
        let around = region.vertices().iter().flat_map(|&v| living.size().neighbors(v));
        let mut first = None;
        for chain in around.filter_map(|vertex| chains.number_at(vertex)) {
            let root = find(&group, chain);
            let first = *first.get_or_insert(root);
            let first = find(&group, first);
            group[root] = first;
        }
    }
    let own = |&chain: &usize| {
        let chain = &chains.all()[chain];
        chain.color() == color && chain.stones().iter().all(|&stone| !in_seki.contains(stone))
    };
    let mut roots: Vec<usize> = (0..group.len()).filter(own).map(|c| find(&group, c)).collect();
    roots.sort_unstable();
    roots.dedup();
    small(roots.len())
}
