//! The points of a small fight as bit sets, and the rules of play on them.

use super::cluster::Cluster;
use super::layout::Layout;
use super::points::Points;
use crate::goban::{Board, Chains, Color};

/// The most stones captured at once after which reading continues inside. More leave the capturer
/// room for two eyes, so the space is filled for it except for two eyes and not read.
const LARGEST_SHAPE: i32 = 6;

/// The stones, [Black, White].
pub(super) type Stones<const N: usize> = [Points<N>; 2];
/// A side, as an index into [`Stones`].
pub(super) type FightSide = usize;

/// A position of a fight, with everything that affects what can follow.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(super) struct FightPosition<const N: usize> {
    pub(super) stones: Stones<N>,
    /// The side to move.
    pub(super) side: FightSide,
    /// Whether the other side has just passed.
    pub(super) passed: bool,
    /// The point of a ko that may not be retaken at once.
    pub(super) ban: Option<u16>,
    /// The side that still has a ko threat, and may retake one ko at once.
    pub(super) threat: Option<FightSide>,
}

impl<const N: usize> FightPosition<N> {
    /// A position nothing has happened in yet.
    pub(super) const fn new(stones: Stones<N>, side: FightSide, threat: Option<FightSide>) -> Self {
        Self { stones, side, passed: false, ban: None, threat }
    }

    /// The position after a pass, which lifts the ban on a ko.
    pub(super) const fn after_pass(self) -> Self {
        Self { side: 1 - self.side, passed: true, ban: None, ..self }
    }

    /// Whether a move retakes a ko at once.
    pub(super) fn retakes(&self, bit: usize) -> bool {
        self.ban.map(usize::from) == Some(bit)
    }

    /// The point that a ko bars the side to move from, unless it has a threat.
    fn barred(&self) -> Points<N> {
        let bars = self.threat != Some(self.side);
        self.ban.filter(|_| bars).map_or(Points::NONE, |bit| Points::at(usize::from(bit)))
    }
}

pub(super) const BLACK: FightSide = 0;
pub(super) const WHITE: FightSide = 1;

/// The points of a cluster and what surrounds them.
pub(super) struct Fight<const N: usize> {
    pub(super) layout: Layout,
    /// All its points.
    pub(super) all: Points<N>,
    /// The points next to a living chain outside the cluster, [Black, White].
    walls: [Points<N>; 2],
    pub(super) start: Stones<N>,
}

/// A connected part of the fight without stones of one side.
struct Enclosed<const N: usize> {
    points: Points<N>,
    /// The side's stones around it.
    borders: Points<N>,
    /// Its empty points.
    empty: Points<N>,
}

impl<const N: usize> Fight<N> {
    /// The fight of a cluster whose layout has no more bits than `N` words.
    pub(super) fn of(board: &Board, chains: &Chains, cluster: &Cluster) -> Self {
        let layout = Layout::around(&cluster.vertices);
        let (all, walls, start) = (Points::NONE, [Points::NONE; 2], [Points::NONE; 2]);
        let mut fight = Self { layout, all, walls, start };
        for vertex in cluster.vertices.iter() {
            let point = Points::at(layout.bit(vertex));
            fight.all |= point;
            for neighbor in board.size().neighbors(vertex) {
                if let Some(color) = board.get(neighbor)
                    && !cluster.vertices.contains(neighbor)
                {
                    fight.walls[side_of(color)] |= point;
                }
            }
            if let Some(color) = board.get(vertex)
                && chains.number_at(vertex).is_some()
            {
                fight.start[side_of(color)] |= point;
            }
        }
        fight
    }

    /// The empty points.
    fn empty(&self, stones: Stones<N>) -> Points<N> {
        self.all & !(stones[BLACK] | stones[WHITE])
    }

    /// The neighbours of these points.
    #[inline]
    fn beside(&self, points: Points<N>) -> Points<N> {
        let stride = self.layout.stride;
        (points.up(1) | points.down(1) | points.up(stride) | points.down(stride)) & self.all
    }

    /// These points and their neighbours.
    fn spread(&self, points: Points<N>) -> Points<N> {
        points | self.beside(points)
    }

    /// The part of `within` connected to `from`.
    fn flood(&self, from: Points<N>, within: Points<N>) -> Points<N> {
        let mut flooded = from;
        loop {
            let wider = flooded | self.beside(flooded) & within;
            if wider == flooded {
                return flooded;
            }
            flooded = wider;
        }
    }

    /// The stones of a side connected to a living chain of that side.
    fn anchored(&self, side: FightSide, stones: Stones<N>) -> Points<N> {
        self.flood(stones[side] & self.walls[side], stones[side])
    }

    /// Whether a chain is captured: it has no liberty and does not touch a living chain of its
    /// side.
    fn is_taken(&self, chain: Points<N>, side: FightSide, empty: Points<N>) -> bool {
        !chain.meets(self.walls[side]) && !self.beside(chain).meets(empty)
    }

    /// The moves worth considering: all empty points except a barred ko and the side's own eyes.
    pub(super) fn moves(&self, at: &FightPosition<N>) -> Points<N> {
        let empty = self.empty(at.stones);
        let others = self.all & !at.stones[at.side];
        let enclosed = empty & !self.beside(others) & !self.walls[1 - at.side];
        let eyes = enclosed.bits().filter(|&bit| self.is_own_eye(at.stones, at.side, bit));
        empty & !at.barred() & !eyes.fold(Points::NONE, |eyes, bit| eyes | Points::at(bit))
    }

    /// Whether a ko bars the side to move from retaking at once.
    pub(super) fn is_barred(&self, at: &FightPosition<N>) -> bool {
        at.barred().meets(self.empty(at.stones))
    }

    /// The position after a move, or `None` if the move is suicide.
    pub(super) fn after(&self, at: &FightPosition<N>, bit: usize) -> Option<FightPosition<N>> {
        let (side, other) = (at.side, 1 - at.side);
        let stones = self.play(at.stones, side, bit)?;
        let taken = at.stones[other] & !stones[other];
        let beside = self.beside(Points::at(bit));
        let alone = !beside.meets(stones[side]) && !self.walls[side].contains(bit);
        let takes_ko = alone && taken.count() == 1 && (beside & self.empty(stones)).count() == 1;
        let ban = taken.first().filter(|_| takes_ko).and_then(|bit| u16::try_from(bit).ok());
        let threat = if at.retakes(bit) { None } else { at.threat };
        Some(FightPosition { stones, side: other, passed: false, ban, threat })
    }

    /// The stones after a move, or `None` if the move is suicide.
    fn play(&self, stones: Stones<N>, side: FightSide, bit: usize) -> Option<Stones<N>> {
        let other = 1 - side;
        let mut after = stones;
        after[side] |= Points::at(bit);
        let empty = self.empty(after);
        let mut targets = self.beside(Points::at(bit)) & after[other];
        while let Some(stone) = targets.first() {
            targets &= !Points::at(stone);
            // Most chains have a liberty right here: only the others are walked through.
            if self.breathes(stone, other, empty) {
                continue;
            }
            let chain = self.flood(Points::at(stone), after[other]);
            targets &= !chain;
            if self.is_taken(chain, other, empty) {
                after[other] &= !chain;
                if chain.count() > LARGEST_SHAPE {
                    after[side] |= chain & !self.two_eyes(chain);
                }
            }
        }
        let empty = self.empty(after);
        let lives = self.breathes(bit, side, empty)
            || !self.is_taken(self.flood(Points::at(bit), after[side]), side, empty);
        lives.then_some(after)
    }

    /// Whether a stone has a liberty of its own or touches a living chain of its side.
    fn breathes(&self, stone: usize, side: FightSide, empty: Points<N>) -> bool {
        self.walls[side].contains(stone) || self.beside(Points::at(stone)).meets(empty)
    }

    /// Two points at the ends of a shape that are not adjacent; empty if there are none.
    fn two_eyes(&self, shape: Points<N>) -> Points<N> {
        let beside = |bit| self.beside(Points::at(bit));
        let mut ends: Vec<usize> = shape.bits().collect();
        ends.sort_by_key(|&bit| (beside(bit) & shape).count());
        let Some(&first) = ends.first() else { return Points::NONE };
        let second = ends.into_iter().find(|&b| b != first && !beside(first).contains(b));
        second.map_or(Points::NONE, |second| Points::at(first) | Points::at(second))
    }

    /// The areas if all stones are alive, [Black, White]: the stones of each side and the empty
    /// points that only they can be reached from.
    fn areas(&self, stones: Stones<N>) -> [Points<N>; 2] {
        let empty = self.empty(stones);
        let reached = |side: FightSide| {
            self.flood((self.beside(stones[side]) | self.walls[side]) & empty, empty)
        };
        let [black, white] = [reached(BLACK), reached(WHITE)];
        [stones[BLACK] | black & !white, stones[WHITE] | white & !black]
    }

    /// The points a side holds whatever the other plays, by Benson's rule: chains that have two
    /// vital regions or touch a living chain, and the regions they enclose that leave no room for
    /// an eye.
    pub(super) fn secure(&self, side: FightSide, stones: Stones<N>) -> Points<N> {
        let own = stones[side];
        let anchored = self.anchored(side, stones);
        let mut alive = own;
        let mut chains: Vec<(Points<N>, Points<N>)> =
            self.parts(own & !anchored).map(|chain| (chain, self.spread(chain))).collect();
        let regions: Vec<Enclosed<N>> = self
            .parts(self.all & !own)
            .filter(|region| !region.meets(self.walls[1 - side]))
            .map(|points| Enclosed {
                points,
                borders: self.beside(points) & own,
                empty: points & !stones[1 - side],
            })
            .collect();
        loop {
            let still = chains.iter().fold(anchored, |still, &(chain, wide)| {
                let vital = regions.iter().filter(|region| {
                    region.borders.is_within(alive)
                        && region.borders.meets(chain)
                        && !region.empty.is_empty()
                        && region.empty.is_within(wide)
                });
                if vital.count() >= 2 { still | chain } else { still }
            });
            if still == alive {
                break;
            }
            alive = still;
            chains.retain(|&(chain, _)| chain.meets(still));
        }
        let near = self.spread(alive) | self.walls[side];
        regions.iter().fold(alive, |secure, region| {
            let sealed = region.borders.is_within(alive) && region.points.meets(near);
            let away = region.points & !near;
            let room = away.bits().any(|bit| {
                let two_away = away & !self.spread(Points::at(bit));
                !two_away.is_empty()
            });
            if sealed && !room { secure | region.points } else { secure }
        })
    }

    /// The connected parts of a set.
    fn parts(&self, mut points: Points<N>) -> impl Iterator<Item = Points<N>> {
        std::iter::from_fn(move || {
            let part = self.flood(Points::at(points.first()?), points);
            points &= !part;
            Some(part)
        })
    }

    /// The stones of a side that can be captured with the next move.
    pub(super) fn in_atari(&self, side: FightSide, stones: Stones<N>) -> Points<N> {
        let empty = self.empty(stones);
        self.parts(stones[side] & !self.anchored(side, stones))
            .filter(|&chain| (self.beside(chain) & empty).count() == 1)
            .fold(Points::NONE, |all, chain| all | chain)
    }

    /// The owned points after both have passed, [Black, White]: what a side holds for good is its
    /// own even under the other's stones; all other stones live.
    pub(super) fn owned(&self, stones: Stones<N>) -> [Points<N>; 2] {
        let areas = self.areas(stones);
        let [black, white] = [BLACK, WHITE].map(|side| self.secure(side, stones));
        [areas[BLACK] & !white | black, areas[WHITE] & !black | white]
    }

    /// Black's points minus White's if all stones are alive.
    fn score(&self, stones: Stones<N>) -> i32 {
        let [black, white] = self.areas(stones);
        black.count() - white.count()
    }

    /// A side's points minus the other's if all stones are alive.
    pub(super) fn score_for(&self, side: FightSide, stones: Stones<N>) -> i32 {
        if side == BLACK { self.score(stones) } else { -self.score(stones) }
    }

    /// Whether a point is an eye of a single chain, or only of living chains: filling it never
    /// helps.
    fn is_own_eye(&self, stones: Stones<N>, side: FightSide, bit: usize) -> bool {
        let beside = self.beside(Points::at(bit));
        if !beside.is_within(stones[side]) || self.walls[1 - side].contains(bit) {
            return false;
        }
        if self.walls[side].contains(bit) {
            // Next to a living chain, it is an eye if all chains around it live.
            return beside.is_within(self.anchored(side, stones));
        }
        let Some(first) = beside.first() else { return true };
        beside.is_within(self.flood(Points::at(first), stones[side]))
    }
}

/// The fight side of a colour.
pub(super) const fn side_of(color: Color) -> FightSide {
    match color {
        Color::Black => BLACK,
        Color::White => WHITE,
    }
}

#[cfg(test)]
#[path = "../../tests/inside/life_fight.rs"]
mod tests;
