//! Small fights read out to the end, by search.

use super::cluster::{Cluster, MOST_POINTS};
use crate::goban::{Board, Chains, Color, VertexSet};

/// How many positions are looked at before a fight counts as too long to read.
const MOST_NODES: u32 = 30_000;
/// How long a line may be.
const LONGEST_LINE: usize = 48;
/// The most stones in a shape that kills where it is taken. A larger one leaves the taker room
/// for two eyes, and is given to it with them: what happens there is not read.
const LARGEST_SHAPE: i32 = 6;
/// Entries of the table of positions already read.
const TABLE: usize = 1 << 13;

/// A set of points of a fight, a bit each.
type Points = u128;

/// How a fight ends.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outcome {
    /// Black's and White's vertices in the end, where Black moves first and where White does.
    pub(super) ends: [[VertexSet; 2]; 2],
    /// Whether a ko decides it.
    pub(super) ko: bool,
}

/// Whose the vertices of a cluster are when both sides have played their best, as area scoring
/// counts it: Black's and White's, for each side moving first.
///
/// None if reading takes too long. No repeated position is allowed, so a ko is won by whoever
/// needs no threat: with all else settled there are none left.
pub(super) fn read(board: &Board, chains: &Chains, cluster: &Cluster) -> Option<Outcome> {
    let fight = Fight::of(board, chains, cluster);
    let mut reader = Reader {
        fight: &fight,
        nodes: 0,
        ko: false,
        path: Vec::with_capacity(LONGEST_LINE),
        table: vec![Entry::default(); TABLE],
    };
    let mut ends = [[VertexSet::new(board.size()); 2]; 2];
    for (first, end) in [BLACK, WHITE].into_iter().zip(&mut ends) {
        let owned = reader.outcome(first)?;
        for (points, vertices) in owned.into_iter().zip(end) {
            vertices.extend(bits(points).map(|bit| fight.vertices[bit]));
        }
    }
    Some(Outcome { ends, ko: reader.ko })
}

const BLACK: usize = 0;
const WHITE: usize = 1;

/// The points of a cluster and what is around them.
struct Fight {
    vertices: Vec<crate::goban::Vertex>,
    /// For each point, those next to it.
    beside: Vec<Points>,
    /// The points next to a living chain of either side.
    walls: [Points; 2],
    start: Stones,
}

/// Black's and White's stones.
type Stones = [Points; 2];

impl Fight {
    fn of(board: &Board, chains: &Chains, cluster: &Cluster) -> Self {
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
    fn all(&self) -> Points {
        Points::MAX >> (MOST_POINTS - self.vertices.len())
    }

    /// The points next to these, and these.
    fn spread(&self, points: Points) -> Points {
        bits(points).fold(points, |wide, bit| wide | self.beside[bit])
    }

    /// The part of `within` connected to a point.
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

    /// Whether a chain can be taken at once: no liberty, and no living chain to join.
    fn is_taken(&self, chain: Points, side: usize, stones: Stones) -> bool {
        chain & self.walls[side] == 0
            && self.spread(chain) & !stones[BLACK] & !stones[WHITE] & self.all() == 0
    }

    /// The position after a move, if it is not suicide.
    fn play(&self, stones: Stones, side: usize, bit: usize) -> Option<Stones> {
        let other = 1 - side;
        let mut after = stones;
        after[side] |= 1 << bit;
        let mut targets = self.beside[bit] & after[other];
        while targets != 0 {
            let chain = self.flood(targets & targets.wrapping_neg(), after[other]);
            targets &= !chain;
            if self.is_taken(chain, other, after) {
                after[other] &= !chain;
                if count(chain) > LARGEST_SHAPE {
                    after[side] |= chain & !self.two_eyes(chain);
                }
            }
        }
        let own = self.flood(1 << bit, after[side]);
        (!self.is_taken(own, side, after)).then_some(after)
    }

    /// Two points of a shape that are not side by side, at its ends.
    fn two_eyes(&self, shape: Points) -> Points {
        let mut ends: Vec<usize> = bits(shape).collect();
        ends.sort_by_key(|&bit| count(self.beside[bit] & shape));
        let first = ends.first().copied().unwrap_or(0);
        let second = ends.into_iter().find(|&b| b != first && self.beside[first] & (1 << b) == 0);
        second.map_or(0, |second| 1 << first | 1 << second)
    }

    /// Black's and White's points, all stones alive.
    fn areas(&self, stones: Stones) -> [Points; 2] {
        let mut areas = stones;
        let mut empty = self.all() & !stones[BLACK] & !stones[WHITE];
        while empty != 0 {
            let region = self.flood(empty & empty.wrapping_neg(), empty);
            empty &= !region;
            let around = self.spread(region);
            let borders = |side: usize| (around & stones[side]) | (region & self.walls[side]) != 0;
            match (borders(BLACK), borders(WHITE)) {
                (true, false) => areas[BLACK] |= region,
                (false, true) => areas[WHITE] |= region,
                _ => {}
            }
        }
        areas
    }

    /// Black's points less White's.
    fn score(&self, stones: Stones) -> i32 {
        let [black, white] = self.areas(stones);
        count(black) - count(white)
    }

    /// A side's points less the other's.
    fn score_for(&self, side: usize, stones: Stones) -> i32 {
        if side == BLACK { self.score(stones) } else { -self.score(stones) }
    }

    /// Whether a point is an eye of one chain, or of chains that live: filling it never helps.
    fn is_own_eye(&self, stones: Stones, side: usize, bit: usize) -> bool {
        let beside = self.beside[bit];
        if beside & !stones[side] != 0 || self.walls[1 - side] & (1 << bit) != 0 {
            return false;
        }
        let first = beside & beside.wrapping_neg();
        let chain = self.flood(first, stones[side]);
        let safe = self.walls[side] & (1 << bit) != 0;
        if safe {
            // Beside a living chain it is an eye if all its other chains live as well.
            return bits(beside).all(|b| self.flood(1 << b, stones[side]) & self.walls[side] != 0);
        }
        beside & !chain == 0
    }
}

const fn side_of(color: Color) -> usize {
    match color {
        Color::Black => BLACK,
        Color::White => WHITE,
    }
}

fn bits(mut points: Points) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        (points != 0).then(|| {
            let bit = points.trailing_zeros() as usize;
            points &= points - 1;
            bit
        })
    })
}

fn count(points: Points) -> i32 {
    points.count_ones().cast_signed()
}

/// What is known of a position.
#[derive(Clone, Copy, Default)]
struct Entry {
    stones: Stones,
    /// The side to move and whether the other has just passed; 0 for an unused entry.
    turn: u8,
    least: i8,
    most: i8,
    /// The position the best move known leads to.
    next: Stones,
}

struct Reader<'a> {
    fight: &'a Fight,
    nodes: u32,
    /// Whether a move was forbidden on the way because it would have brought a position back.
    ko: bool,
    /// The positions that led here, which must not come back.
    path: Vec<Stones>,
    table: Vec<Entry>,
}

/// More than any score of a fight.
const WIN: i32 = 127;

impl Reader<'_> {
    /// Whose the points are in the end when a side begins.
    fn outcome(&mut self, first: usize) -> Option<[Points; 2]> {
        let mut stones = self.fight.start;
        let mut side = first;
        let mut passed = false;
        self.path.clear();
        self.path.push(stones);
        while self.path.len() < LONGEST_LINE {
            self.ko |= self.is_ko(stones, side);
            let best = self.value(stones, side, passed, -WIN, WIN)?;
            let may_pass = self.after_pass(stones, side, passed, -WIN, WIN)? == best;
            match self.next_move(stones, side, best, may_pass.then_some(passed))? {
                Some(after) => {
                    stones = after;
                    self.path.push(stones);
                    passed = false;
                }
                None if passed => return Some(self.fight.areas(stones)),
                None => passed = true,
            }
            side = 1 - side;
        }
        None
    }

    /// The position after a best move; nothing where a side passes. The outer None: too long.
    ///
    /// Where a pass is as good as a move, stones are taken all the same, and nobody ends the
    /// game while there is something to gain: of two chains that either side takes for the
    /// other, both are dead.
    #[expect(clippy::option_option)]
    fn next_move(
        &mut self,
        stones: Stones,
        side: usize,
        best: i32,
        passing: Option<bool>,
    ) -> Option<Option<Stones>> {
        let now = self.fight.score_for(side, stones);
        for (_, after) in self.ordered(stones, side) {
            let takes = after[1 - side] != stones[1 - side];
            let gains = self.fight.score_for(side, after) > now;
            let tempts = match passing {
                None => true,
                Some(false) => takes,
                Some(true) => takes || gains,
            };
            if tempts && -self.value_after(after, 1 - side, -WIN, WIN)? == best {
                return Some(Some(after));
            }
        }
        Some(None)
    }

    /// What the position after a move is worth to the side that answers it.
    fn value_after(&mut self, after: Stones, side: usize, least: i32, most: i32) -> Option<i32> {
        self.path.push(after);
        let value = self.value(after, side, false, least, most);
        self.path.pop();
        value
    }

    /// Whether a move is forbidden because it brings a position back.
    fn is_ko(&self, stones: Stones, side: usize) -> bool {
        bits(self.moves(stones, side))
            .filter_map(|bit| self.fight.play(stones, side, bit))
            .any(|after| self.path.contains(&after))
    }

    /// The points a side may think of playing on.
    fn moves(&self, stones: Stones, side: usize) -> Points {
        let empty = self.fight.all() & !stones[BLACK] & !stones[WHITE];
        bits(empty)
            .filter(|&bit| !self.fight.is_own_eye(stones, side, bit))
            .fold(0, |moves, bit| moves | 1 << bit)
    }

    fn after_pass(
        &mut self,
        stones: Stones,
        side: usize,
        passed: bool,
        least: i32,
        most: i32,
    ) -> Option<i32> {
        if passed {
            return Some(self.fight.score_for(side, stones));
        }
        Some(-self.value(stones, 1 - side, true, -most, -least)?)
    }

    /// What a position is worth to the side to move, if between the bounds; a bound if not.
    fn value(
        &mut self,
        stones: Stones,
        side: usize,
        passed: bool,
        least: i32,
        most: i32,
    ) -> Option<i32> {
        self.nodes += 1;
        if self.nodes > MOST_NODES {
            return None;
        }
        if self.path.len() >= LONGEST_LINE {
            return Some(self.fight.score_for(side, stones));
        }
        let turn = 1 + u8::from(side == WHITE) + 2 * u8::from(passed);
        let slot = slot(stones, turn);
        let entry = self.table[slot];
        if entry.turn == turn && entry.stones == stones {
            let (low, high) = (i32::from(entry.least), i32::from(entry.most));
            if low == high || low >= most {
                return Some(low);
            }
            if high <= least {
                return Some(high);
            }
        }
        let known = (entry.turn == turn && entry.stones == stones).then_some(entry.next);
        let mut moves = self.ordered(stones, side);
        if let Some(place) = moves.iter().position(|&(_, after)| Some(after) == known) {
            moves[..=place].rotate_right(1);
        }
        // Where things as they stand are good enough a pass shows it soonest.
        let stand = self.fight.score_for(side, stones);
        let (mut best, mut next) = (-WIN, [0; 2]);
        let mut passing = stand >= most || passed;
        if passing {
            best = self.after_pass(stones, side, passed, least, most)?;
        }
        for (_, after) in moves {
            if best >= most {
                break;
            }
            let value = -self.value_after(after, 1 - side, -most, -best.max(least))?;
            if value > best {
                (best, next) = (value, after);
            }
        }
        if best < most && !passing {
            passing = true;
            best = best.max(self.after_pass(stones, side, passed, best.max(least), most)?);
        }
        debug_assert!(passing || best >= most);
        self.table[slot] = Entry {
            stones,
            turn,
            least: if best > least { small(best) } else { -127 },
            most: if best < most { small(best) } else { 127 },
            next,
        };
        Some(best)
    }

    /// The positions a side can move to, those that look best first.
    fn ordered(&self, stones: Stones, side: usize) -> Vec<(i32, Stones)> {
        let mut all: Vec<(i32, Stones)> = bits(self.moves(stones, side))
            .filter_map(|bit| self.fight.play(stones, side, bit))
            .filter(|after| !self.path.contains(after))
            .map(|after| (self.fight.score_for(side, after), after))
            .collect();
        all.sort_by_key(|&(score, _)| -score);
        all
    }
}

fn small(value: i32) -> i8 {
    i8::try_from(value.clamp(-127, 127)).unwrap_or(0)
}

fn slot(stones: Stones, turn: u8) -> usize {
    let mut hash = u64::from(turn);
    for half in stones.iter().flat_map(|points| halves(*points)) {
        hash = (hash ^ half).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        hash ^= hash >> 29;
    }
    (hash >> 20) as usize % TABLE
}

/// The low and the high half of a set.
fn halves(points: Points) -> [u64; 2] {
    let bytes = points.to_le_bytes();
    let half = |from: usize| {
        bytes[from..from + 8].iter().rev().fold(0, |half, &byte| half << 8 | u64::from(byte))
    };
    [half(0), half(8)]
}
