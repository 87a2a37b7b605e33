//! The points of a small fight as bit sets, and the rules of play on them.

use super::cluster::{Cluster, MOST_POINTS};
use crate::goban::{Board, Chains, Color, Vertex};

/// The most stones captured at once after which reading continues inside. More leave the capturer
/// room for two eyes, so the space is filled for it except for two eyes and not read.
const LARGEST_SHAPE: i32 = 6;

/// A set of points of a fight, one bit per point.
pub(super) type Points = u128;
/// The stones, [Black, White].
pub(super) type Stones = [Points; 2];
/// A side, as an index into [`Stones`].
pub(super) type FightSide = usize;

/// A position of a fight, with everything that affects what can follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct FightPosition {
    pub(super) stones: Stones,
    /// The side to move.
    pub(super) side: FightSide,
    /// Whether the other side has just passed.
    pub(super) passed: bool,
    /// The point of a ko that may not be retaken at once; 0 if there is none.
    pub(super) ban: Points,
    /// The side that still has a ko threat, and may retake one ko at once.
    pub(super) threat: Option<FightSide>,
}

impl FightPosition {
    /// The position after a pass, which lifts the ban on a ko.
    pub(super) const fn after_pass(self) -> Self {
        Self { side: 1 - self.side, passed: true, ban: 0, ..self }
    }

    /// Whether a move retakes a ko at once.
    pub(super) const fn retakes(&self, bit: usize) -> bool {
        self.ban & 1 << bit != 0
    }
}

pub(super) const BLACK: FightSide = 0;
pub(super) const WHITE: FightSide = 1;

/// The points of a cluster and what surrounds them.
pub(super) struct Fight {
    pub(super) vertices: Vec<Vertex>,
    /// For each point, its neighbours.
    beside: Vec<Points>,
    /// The points next to a living chain outside the cluster, [Black, White].
    walls: [Points; 2],
    pub(super) start: Stones,
}

/// A connected part of the fight without stones of one side.
struct Enclosed {
    points: Points,
    /// The side's stones around it.
    borders: Points,
    /// Its empty points.
    empty: Points,
}

impl Fight {
    pub(super) fn of(board: &Board, chains: &Chains, cluster: &Cluster) -> Self {
        let size = board.size();
        let vertices: Vec<_> = cluster.vertices.iter().collect();
        debug_assert!(vertices.len() <= MOST_POINTS);
        let bit = |vertex| vertices.binary_search(&vertex).ok();
        let mut fight =
            Self { beside: Vec::new(), walls: [0; 2], start: [0; 2], vertices: Vec::new() };
        for (place, &vertex) in vertices.iter().enumerate() {
            let mut beside = 0;
            for neighbor in size.neighbors(vertex) {
                if let Some(bit) = bit(neighbor) {
                    beside |= 1 << bit;
                } else if let Some(color) = board.get(neighbor) {
                    fight.walls[side_of(color)] |= 1 << place;
                }
            }
            fight.beside.push(beside);
            if let Some(color) = board.get(vertex)
                && chains.number_at(vertex).is_some()
            {
                fight.start[side_of(color)] |= 1 << place;
            }
        }
        fight.vertices = vertices;
        fight
    }

    /// All points.
    pub(super) fn all(&self) -> Points {
        Points::MAX >> (MOST_POINTS - self.vertices.len())
    }

    /// The empty points.
    fn empty(&self, stones: Stones) -> Points {
        self.all() & !stones[BLACK] & !stones[WHITE]
    }

    /// These points and their neighbours.
    fn spread(&self, points: Points) -> Points {
        bits(points).fold(points, |wide, bit| wide | self.beside[bit])
    }

    /// The part of `within` connected to `from`.
    fn flood(&self, from: Points, within: Points) -> Points {
        let mut flooded = from;
        let mut edge = from;
        while edge != 0 {
            let next = self.spread(edge) & within & !flooded;
            flooded |= next;
            edge = next;
        }
        flooded
    }

    /// Whether a chain is captured: it has no liberty and does not touch a living chain of its
    /// side.
    fn is_taken(&self, chain: Points, side: FightSide, empty: Points) -> bool {
        chain & self.walls[side] == 0 && self.spread(chain) & empty == 0
    }

    /// The moves worth considering: all empty points except a barred ko and the side's own eyes.
    pub(super) fn moves(&self, at: &FightPosition) -> Points {
        let barred = if at.threat == Some(at.side) { 0 } else { at.ban };
        bits(self.empty(at.stones) & !barred)
            .filter(|&bit| !self.is_own_eye(at.stones, at.side, bit))
            .fold(0, |moves, bit| moves | 1 << bit)
    }

    /// Whether a ko bars the side to move from retaking at once.
    pub(super) fn is_barred(&self, at: &FightPosition) -> bool {
        at.ban & self.empty(at.stones) != 0 && at.threat != Some(at.side)
    }

    /// The position after a move, or `None` if the move is suicide.
    pub(super) fn after(&self, at: &FightPosition, bit: usize) -> Option<FightPosition> {
        let (side, other) = (at.side, 1 - at.side);
        let stones = self.play(at.stones, side, bit)?;
        let taken = at.stones[other] & !stones[other];
        let liberties = self.beside[bit] & self.empty(stones);
        let alone = self.beside[bit] & stones[side] == 0 && self.walls[side] & (1 << bit) == 0;
        let takes_ko = alone && count(taken) == 1 && count(liberties) == 1;
        let ban = if takes_ko { taken } else { 0 };
        let threat = if at.retakes(bit) { None } else { at.threat };
        Some(FightPosition { stones, side: other, passed: false, ban, threat })
    }

    /// The stones after a move, or `None` if the move is suicide.
    fn play(&self, stones: Stones, side: FightSide, bit: usize) -> Option<Stones> {
        let other = 1 - side;
        let mut after = stones;
        after[side] |= 1 << bit;
        let empty = self.empty(after);
        let mut targets = self.beside[bit] & after[other];
        while targets != 0 {
            let stone = targets.trailing_zeros() as usize;
            targets &= targets - 1;
            // Most chains have a liberty right here: only the others are walked through.
            if self.breathes(stone, other, empty) {
                continue;
            }
            let chain = self.flood(1 << stone, after[other]);
            targets &= !chain;
            if self.is_taken(chain, other, empty) {
                after[other] &= !chain;
                if count(chain) > LARGEST_SHAPE {
                    after[side] |= chain & !self.two_eyes(chain);
                }
            }
        }
        let empty = self.empty(after);
        let lives = self.breathes(bit, side, empty)
            || !self.is_taken(self.flood(1 << bit, after[side]), side, empty);
        lives.then_some(after)
    }

    /// Whether a stone has a liberty of its own or touches a living chain of its side.
    fn breathes(&self, stone: usize, side: FightSide, empty: Points) -> bool {
        self.beside[stone] & empty != 0 || self.walls[side] & (1 << stone) != 0
    }

    /// Two points at the ends of a shape that are not adjacent; empty if there are none.
    fn two_eyes(&self, shape: Points) -> Points {
        let mut ends: Vec<usize> = bits(shape).collect();
        ends.sort_by_key(|&bit| count(self.beside[bit] & shape));
        let first = ends.first().copied().unwrap_or(0);
        let second = ends.into_iter().find(|&b| b != first && self.beside[first] & (1 << b) == 0);
        second.map_or(0, |second| 1 << first | 1 << second)
    }

    /// The areas if all stones are alive, [Black, White].
    fn areas(&self, stones: Stones) -> [Points; 2] {
        let mut areas = stones;
        for region in self.parts(self.empty(stones)) {
            let around = self.spread(region);
            let borders =
                |side: FightSide| (around & stones[side]) | (region & self.walls[side]) != 0;
            match (borders(BLACK), borders(WHITE)) {
                (true, false) => areas[BLACK] |= region,
                (false, true) => areas[WHITE] |= region,
                _ => {}
            }
        }
        areas
    }

    /// The points a side holds whatever the other plays, by Benson's rule: chains that have two
    /// vital regions or touch a living chain, and the regions they enclose that leave no room for
    /// an eye.
    pub(super) fn secure(&self, side: FightSide, stones: Stones) -> Points {
        let own = stones[side];
        let mut alive = own;
        let mut anchored = 0;
        let mut chains = Vec::with_capacity(16);
        for chain in self.parts(own) {
            if chain & self.walls[side] == 0 {
                chains.push((chain, self.spread(chain)));
            } else {
                anchored |= chain;
            }
        }
        let regions: Vec<Enclosed> = self
            .parts(self.all() & !own)
            .filter(|region| region & self.walls[1 - side] == 0)
            .map(|points| Enclosed {
                points,
                borders: self.spread(points) & own,
                empty: points & !stones[1 - side],
            })
            .collect();
        loop {
            let still = chains.iter().fold(anchored, |still, &(chain, wide)| {
                let vital = regions.iter().filter(|region| {
                    region.borders & !alive == 0
                        && region.borders & chain != 0
                        && region.empty != 0
                        && region.empty & !wide == 0
                });
                if vital.count() >= 2 { still | chain } else { still }
            });
            if still == alive {
                break;
            }
            alive = still;
            chains.retain(|&(chain, _)| chain & still != 0);
        }
        let near = self.spread(alive) | self.walls[side];
        regions.iter().fold(alive, |secure, region| {
            let sealed = region.borders & !alive == 0 && region.points & near != 0;
            let away = region.points & !near;
            let room = bits(away).any(|bit| away & !self.beside[bit] & !(1 << bit) != 0);
            if sealed && !room { secure | region.points } else { secure }
        })
    }

    /// The connected parts of a set.
    fn parts(&self, mut points: Points) -> impl Iterator<Item = Points> {
        std::iter::from_fn(move || {
            (points != 0).then(|| {
                let part = self.flood(points & points.wrapping_neg(), points);
                points &= !part;
                part
            })
        })
    }

    /// The stones of a side that can be captured with the next move.
    pub(super) fn in_atari(&self, side: FightSide, stones: Stones) -> Points {
        let empty = self.empty(stones);
        self.parts(stones[side])
            .filter(|&chain| {
                chain & self.walls[side] == 0 && count(self.spread(chain) & empty) == 1
            })
            .fold(0, |all, chain| all | chain)
    }

    /// The owned points after both have passed, [Black, White]: what a side holds for good is its
    /// own even under the other's stones; all other stones live.
    pub(super) fn owned(&self, stones: Stones) -> [Points; 2] {
        let areas = self.areas(stones);
        let [black, white] = [BLACK, WHITE].map(|side| self.secure(side, stones));
        [areas[BLACK] & !white | black, areas[WHITE] & !black | white]
    }

    /// Black's points minus White's if all stones are alive.
    fn score(&self, stones: Stones) -> i32 {
        let [black, white] = self.areas(stones);
        count(black) - count(white)
    }

    /// A side's points minus the other's if all stones are alive.
    pub(super) fn score_for(&self, side: FightSide, stones: Stones) -> i32 {
        if side == BLACK { self.score(stones) } else { -self.score(stones) }
    }

    /// Whether a point is an eye of a single chain, or only of living chains: filling it never
    /// helps.
    fn is_own_eye(&self, stones: Stones, side: FightSide, bit: usize) -> bool {
        let beside = self.beside[bit];
        if beside & !stones[side] != 0 || self.walls[1 - side] & (1 << bit) != 0 {
            return false;
        }
        let first = beside & beside.wrapping_neg();
        let chain = self.flood(first, stones[side]);
        let safe = self.walls[side] & (1 << bit) != 0;
        if safe {
            // Next to a living chain, it is an eye if all chains around it live.
            return bits(beside).all(|b| self.flood(1 << b, stones[side]) & self.walls[side] != 0);
        }
        beside & !chain == 0
    }
}

/// The fight side of a colour.
pub(super) const fn side_of(color: Color) -> FightSide {
    match color {
        Color::Black => BLACK,
        Color::White => WHITE,
    }
}

pub(super) fn bits(mut points: Points) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (points != 0).then(|| {
            let bit = points.trailing_zeros() as usize;
            points &= points - 1;
            bit
        })
    })
}

pub(super) fn count(points: Points) -> i32 {
    points.count_ones().cast_signed()
}

#[cfg(test)]
#[path = "../../tests/inside/life_fight.rs"]
mod tests;
