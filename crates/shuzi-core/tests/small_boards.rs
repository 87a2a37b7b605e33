//! Territory, teire and seki on small boards, against sums worked out here from the moves alone. Only
//! which stones are in seki is taken from the program.

use std::collections::HashSet;
use std::fmt::Write as _;

use fastrand::Rng;
use shuzi_core::Game;
use shuzi_core::amount::Amount;
use shuzi_core::goban::Color;
use shuzi_core::scorer::{DeadChoice, ScoreOptions, Scorer};

type Point = (u8, u8);

/// A game played at random, without the program: the stones left, and how many of each side were taken.
#[derive(Clone)]
struct Played {
    size: u8,
    stones: Vec<Option<Color>>,
    prisoners: [i64; 2],
    moves: Vec<(Color, Point)>,
}

impl Played {
    fn at(&self, (x, y): Point) -> Option<Color> {
        self.stones[usize::from(y * self.size + x)]
    }

    fn put(&mut self, (x, y): Point, what: Option<Color>) {
        self.stones[usize::from(y * self.size + x)] = what;
    }

    fn points(&self) -> impl Iterator<Item = Point> + use<> {
        let size = self.size;
        (0..size).flat_map(move |y| (0..size).map(move |x| (x, y)))
    }

    fn beside(&self, (x, y): Point) -> impl Iterator<Item = Point> + use<> {
        let size = self.size;
        let all = [(x.wrapping_sub(1), y), (x + 1, y), (x, y.wrapping_sub(1)), (x, y + 1)];
        all.into_iter().filter(move |&(x, y)| x < size && y < size)
    }

    /// The points of the same kind joined to this one, and what else is beside them.
    fn joined(&self, from: Point) -> (HashSet<Point>, HashSet<Point>) {
        let (mut found, mut border, mut open) = (HashSet::new(), HashSet::new(), vec![from]);
        while let Some(point) = open.pop() {
            if found.insert(point) {
                for next in self.beside(point) {
                    if self.at(next) == self.at(from) {
                        open.push(next);
                    } else {
                        border.insert(next);
                    }
                }
            }
        }
        (found, border)
    }

    fn liberties(&self, stone: Point) -> Vec<Point> {
        self.joined(stone).1.into_iter().filter(|&point| self.at(point).is_none()).collect()
    }

    /// Plays at random points; no stone is played where it would have no liberty, or where a stone was
    /// just taken.
    fn at_random(random: &mut Rng) -> Self {
        let size = random.u8(4..8);
        let area = usize::from(size) * usize::from(size);
        let stones = vec![None; area];
        let mut game = Self { size, stones, prisoners: [0, 0], moves: Vec::new() };
        let (mut side, mut taken) = (Color::Black, None);
        for _ in 0..random.usize(area / 2..area * 2) {
            let is_own_eye = |&point: &Point| game.beside(point).all(|p| game.at(p) == Some(side));
            let free = game.points().filter(|&p| game.at(p).is_none() && Some(p) != taken);
            let free: Vec<_> = free.filter(|point| !is_own_eye(point)).collect();
            let Some(&point) = random.choice(&free) else { break };
            let mut after = game.clone();
            after.put(point, Some(side));
            let mut now_taken = None;
            for next in game.beside(point) {
                if after.at(next) == Some(side.other()) && after.liberties(next).is_empty() {
                    let chain = after.joined(next).0;
                    after.prisoners[side.other().index()] += i64::try_from(chain.len()).unwrap();
                    for &stone in &chain {
                        after.put(stone, None);
                    }
                    now_taken = Some(next);
                }
            }
            if after.liberties(point).is_empty() {
                continue;
            }
            after.moves.push((side, point));
            (game, taken) = (after, now_taken);
            side = side.other();
        }
        game
    }

    fn record(&self) -> Game {
        let mut text = format!("(;SZ[{}]KM[6.5]", self.size);
        for (side, (x, y)) in &self.moves {
            let name = if *side == Color::Black { 'B' } else { 'W' };
            let _ = write!(text, ";{name}[{}{}]", char::from(b'a' + x), char::from(b'a' + y));
        }
        let passes = if self.moves.len().is_multiple_of(2) { ";B[];W[]" } else { ";W[];B[]" };
        Game::read((text + passes + ")").as_bytes()).unwrap()
    }

    /// Whose an empty point is: the one colour all around it.
    fn owner(&self, point: Point) -> Option<Color> {
        let border = self.joined(point).1;
        let side = self.at(*border.iter().next()?)?;
        border.iter().all(|&stone| self.at(stone) == Some(side)).then_some(side)
    }

    fn empty(&self) -> impl Iterator<Item = Point> {
        self.points().filter(|&point| self.at(point).is_none())
    }

    /// The points a side must fill even if it takes all dame: while a chain of stones that were there
    /// before is in atari at a point of its own, that point is filled.
    fn teire(&self, side: Color, seki: &HashSet<Point>) -> i64 {
        let own: HashSet<_> = self.empty().filter(|&p| self.owner(p) == Some(side)).collect();
        let mut after = self.clone();
        for dame in self.empty().filter(|&point| self.owner(point).is_none()) {
            after.put(dame, Some(side));
        }
        let there = |&stone: &Point| self.at(stone) == Some(side) && !seki.contains(&stone);
        let stones: Vec<_> = self.points().filter(there).collect();
        let mut filled = 0;
        while let Some(point) = stones.iter().find_map(|&stone| {
            let [liberty] = after.liberties(stone)[..] else { return None };
            own.contains(&liberty).then_some(liberty)
        }) {
            after.put(point, Some(side));
            filled += 1;
        }
        filled
    }
}

fn sign(side: Color) -> i64 {
    if side == Color::Black { 1 } else { -1 }
}

#[test]
fn sums_on_small_boards_are_those_worked_out_from_the_moves() {
    let mut random = Rng::with_seed(11);
    let scorer = Scorer::default();
    let (mut teire_met, mut seki_met) = (0, 0);
    for round in 0..600 {
        let played = Played::at_random(&mut random);
        let game = played.record();
        let options = ScoreOptions::default().with_rules("chinese-kgs").with_dead(DeadChoice::None);
        let scored = scorer.score(&game, &options).unwrap();
        let compared = scorer.compare(&scored, &options).unwrap().scores;
        let seki = scored.count.settled.seki().stones.iter();
        let seki: HashSet<Point> = seki.map(|vertex| (vertex.x, vertex.y)).collect();
        let taken = played.prisoners[1] - played.prisoners[0];
        let (mut area, mut in_seki, mut outside) = (0, 0, 0);
        for stone in played.points().filter_map(|point| played.at(point)) {
            area += sign(stone);
        }
        for point in played.empty() {
            let Some(side) = played.owner(point) else { continue };
            area += sign(side);
            let borders = played.joined(point).1;
            if borders.iter().any(|stone| seki.contains(stone)) {
                in_seki += sign(side);
            } else {
                outside += sign(side);
            }
        }
        let teire: i64 =
            Color::BOTH.map(|side| sign(side) * played.teire(side, &seki)).iter().sum();
        teire_met += i64::from(teire != 0);
        seki_met += i64::from(in_seki != 0);
        let moves = &played.moves;
        for (rules, points) in [
            ("chinese-kgs", area),
            ("japanese-1989", outside - teire + taken),
            ("korean", outside - teire + taken),
            ("japanese-ogs", outside + in_seki + taken),
        ] {
            let wanted = Amount::points(points) - Amount::halves(13);
            let compared = compared.iter().find(|score| score.rules == rules).unwrap();
            let options = ScoreOptions::default().with_rules(rules).with_dead(DeadChoice::None);
            let scored = scorer.score(&game, &options).unwrap();
            for outcome in [scored.outcome(), compared.outcome()] {
                let found = outcome.unwrap().black_lead();
                assert_eq!(found, wanted, "round {round}, {rules}: {moves:?}");
            }
        }
    }
    assert!(teire_met > 30 && seki_met > 30, "{teire_met} with teire, {seki_met} with seki");
}
