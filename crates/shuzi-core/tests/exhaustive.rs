//! "Proven" and "read" held against every line of play, on thousands of small random positions.

use std::collections::HashSet;

use fastrand::Rng;
use shuzi_core::goban::{Board, Color, Size, Vertex};
use shuzi_core::life::{Evidence, Proposal, pass_alive};

/// The stones of a board of at most 16 points as bits, [Black, White].
type Stones = [u16; 2];

/// The rules of play on a small board, written apart from those of the program.
struct Rules {
    width: usize,
    all: u16,
    /// The points of the first column, and of the last.
    edges: [u16; 2],
}

/// The points of a set, in order.
fn each(mut points: u16) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let first = (points != 0).then_some(points.trailing_zeros() as usize);
        points &= points.wrapping_sub(1);
        first
    })
}

impl Rules {
    fn of(size: Size) -> Self {
        let width = usize::from(size.width());
        let left = (0..size.points()).step_by(width).fold(0, |column, bit| column | 1 << bit);
        let all = u16::MAX >> (16 - size.points());
        Self { width, all, edges: [left, left << (width - 1)] }
    }

    /// These points and those beside them.
    fn spread(&self, points: u16) -> u16 {
        let [left, right] = self.edges;
        let across = (points & !left) >> 1 | (points & !right) << 1;
        let down = points >> self.width | points << self.width;
        (points | across | down) & self.all
    }

    fn beside(&self, bit: usize) -> u16 {
        self.spread(1 << bit) & !(1 << bit)
    }

    /// The part of `within` connected to a point.
    fn part(&self, bit: usize, within: u16) -> u16 {
        let mut part = 1 << bit;
        loop {
            let wider = self.spread(part) & within;
            if wider == part {
                return part;
            }
            part = wider;
        }
    }

    fn breathes(&self, chain: u16, stones: Stones) -> bool {
        self.spread(chain) & !stones[0] & !stones[1] != 0
    }

    /// The stones after a move; `None` if the point is taken or the move is suicide.
    fn after(&self, mut stones: Stones, side: usize, bit: usize) -> Option<Stones> {
        if (stones[0] | stones[1]) >> bit & 1 == 1 {
            return None;
        }
        stones[side] |= 1 << bit;
        for at in each(self.beside(bit)) {
            if stones[1 - side] >> at & 1 == 1 {
                let chain = self.part(at, stones[1 - side]);
                if !self.breathes(chain, stones) {
                    stones[1 - side] &= !chain;
                }
            }
        }
        self.breathes(self.part(bit, stones[side]), stones).then_some(stones)
    }

    /// Black's area minus White's, all stones alive.
    fn area(&self, stones: Stones) -> i32 {
        let mut area = stones;
        let empty = self.all & !stones[0] & !stones[1];
        for bit in each(empty) {
            let around = self.spread(self.part(bit, empty));
            match (around & stones[0] != 0, around & stones[1] != 0) {
                (true, false) => area[0] |= 1 << bit,
                (false, true) => area[1] |= 1 << bit,
                _ => {}
            }
        }
        area[0].count_ones().cast_signed() - area[1].count_ones().cast_signed()
    }
}

/// A game played out in every way: no position may come up twice, and two passes end it.
struct Game<'a> {
    rules: &'a Rules,
    path: Vec<Stones>,
    left: u32,
}

impl Game<'_> {
    /// The best result for the side to move, its points minus the other's, between bounds. `None` if
    /// there are too many lines.
    fn best(&mut self, stones: Stones, side: usize, passed: bool, bounds: [i32; 2]) -> Option<i32> {
        self.left = self.left.checked_sub(1)?;
        if self.path.len() > 40 {
            return None;
        }
        let [mut least, most] = bounds;
        let mut best = if passed {
            let area = self.rules.area(stones);
            if side == 0 { area } else { -area }
        } else {
            -self.best(stones, 1 - side, true, [-most, -least])?
        };
        for bit in each(self.rules.all & !stones[0] & !stones[1]) {
            least = least.max(best);
            if least >= most {
                break;
            }
            let Some(after) = self.rules.after(stones, side, bit) else { continue };
            if self.path.contains(&after) {
                continue;
            }
            self.path.push(after);
            let value = self.best(after, 1 - side, false, [-most, -least]);
            self.path.pop();
            best = best.max(-value?);
        }
        Some(best)
    }
}

/// A random position of at most 16 points, most of them taken, without chains that have no liberty.
fn position(dice: &mut Rng, rules: impl Fn(Size) -> Rules) -> (Board, Rules, Stones) {
    const SIZES: [(u8, u8); 6] = [(3, 3), (4, 3), (3, 4), (6, 2), (2, 5), (4, 2)];
    loop {
        let (width, height) = SIZES[dice.usize(..SIZES.len())];
        let size = Size::new(width, height).unwrap();
        let rules = rules(size);
        let vacant = 2 + dice.usize(..4);
        let mut stones: Stones = [0; 2];
        // Neighbours are often alike, so that there are chains and eyes.
        for bit in 0..size.points() {
            let like = each(rules.beside(bit)).filter(|&at| at < bit).last();
            let side = match like {
                Some(at) if dice.usize(..3) > 0 => usize::from(stones[1] >> at & 1 == 1),
                _ => dice.usize(..2),
            };
            stones[side] |= 1 << bit;
        }
        for _ in 0..vacant {
            let bit = dice.usize(..size.points());
            stones = stones.map(|side| side & !(1 << bit));
        }
        let stands = |side: usize| {
            each(stones[side]).all(|bit| rules.breathes(rules.part(bit, stones[side]), stones))
        };
        if !(stands(0) && stands(1)) {
            continue;
        }
        let mut board = Board::new(size);
        for (bit, vertex) in size.vertices().enumerate() {
            for (side, color) in Color::BOTH.into_iter().enumerate() {
                if stones[side] >> bit & 1 == 1 {
                    board.set(vertex, Some(color));
                }
            }
        }
        return (board, rules, stones);
    }
}

/// What is proven to live stays whatever the opponent plays while its owner only passes, and the
/// opponent never lives in what it encloses.
#[test]
fn what_is_proven_stays_whatever_is_played() {
    let mut dice = Rng::with_seed(36);
    let mut proven = 0;
    for _ in 0..10_000 {
        let (board, rules, start) = position(&mut dice, Rules::of);
        for (side, color) in Color::BOTH.into_iter().enumerate() {
            let (alive, enclosed) = pass_alive(&board, color);
            let bits = |set: &shuzi_core::goban::VertexSet| {
                set.iter().fold(0, |bits, vertex: Vertex| bits | 1 << board.size().index(vertex))
            };
            let (alive, enclosed): (u16, u16) = (bits(&alive), bits(&enclosed));
            proven += u32::from(alive != 0);
            let mut seen = HashSet::from([start]);
            let mut open = vec![start];
            while let Some(stones) = open.pop() {
                assert_eq!(stones[side] & alive, alive, "{board:?}");
                let theirs = stones[1 - side] & enclosed;
                assert_ne!(theirs, enclosed | u16::from(enclosed == 0), "{board:?}");
                open.extend((0..board.size().points()).filter_map(|bit| {
                    rules.after(stones, 1 - side, bit).filter(|after| seen.insert(*after))
                }));
            }
        }
    }
    assert!(proven > 1_000, "{proven} positions with something proven");
}

/// If every chain is proven or read, the area comes out whoever moves first, but for the dame.
#[test]
fn what_is_read_comes_out_whoever_moves_first() {
    let mut dice = Rng::with_seed(36);
    let (mut solved, mut read, mut strict) = (0, 0, 0);
    while solved < 10_000 {
        let (board, rules, stones) = position(&mut dice, Rules::of);
        let lead = |side: usize| {
            let mut game = Game { rules: &rules, path: vec![stones], left: 20_000 };
            let best = game.best(stones, side, false, [-99, 99])?;
            Some(if side == 0 { best } else { -best })
        };
        let (Some(black_first), Some(white_first)) = (lead(0), lead(1)) else { continue };
        solved += 1;
        let proposal = Proposal::of(&board);
        let known = |evidence| matches!(evidence, Evidence::Proven | Evidence::Read);
        if !proposal.verdicts.iter().all(|verdict| known(verdict.evidence)) {
            continue;
        }
        read += 1;
        let [black, white] = proposal.owned.map(|owned| i32::try_from(owned.len()).unwrap());
        let dame = i32::try_from(board.size().points()).unwrap() - black - white;
        strict += u32::from(dame == 0 && !proposal.dead.is_empty());
        for lead in [black_first, white_first] {
            assert!((lead - (black - white)).abs() <= dame, "{lead} for {board:?} {proposal:?}");
        }
    }
    assert!(read > 5_000 && strict > 1_000, "{read} of {solved} were read, {strict} without dame");
}
