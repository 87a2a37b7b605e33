//! The search of one fight: its value to each side, and how it ends.

use std::cmp::Reverse;

use super::fight::{Fight, FightPosition, FightSide, Points, Stones, bits, count};
use super::transposition_table::{Slot, TranspositionTable};

/// The longest line, in positions.
const LONGEST_LINE: u8 = 48;
/// The line lengths searched first, for move ordering.
const SHORT_LINES: [u8; 2] = [7, 15];

/// A search of one fight.
pub(super) struct Search<'a> {
    fight: &'a Fight,
    /// The number of positions searched so far; `most` is the limit.
    pub(super) nodes: usize,
    most: usize,
    /// The longest line at present.
    horizon: u8,
    /// What makes the outcome uncertain, of everything searched to the end.
    pub(super) doubts: Doubts,
    /// The positions on the current line, which may not repeat.
    path: Vec<Stones>,
    table: TranspositionTable,
    /// How often a move reached the goal, per side and point.
    good: [Vec<u32>; 2],
}

/// What a search may have missed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Doubts {
    /// A line was cut off because it became too long.
    pub(super) cut: bool,
    /// A move was skipped because it repeats a position of the line. A result for one line may not
    /// hold for another that reaches the same position.
    pub(super) repeated: bool,
    /// A ko could not be retaken at once.
    pub(super) ko: bool,
}

/// A candidate move and the position after it.
#[derive(Clone, Copy)]
struct RankedMove {
    bit: u8,
    to: FightPosition,
}

/// More than any score of a fight, in points.
const WIN: i32 = 200;

impl<'a> Search<'a> {
    /// A search that gives up after `most` positions.
    pub(super) fn of(fight: &'a Fight, most: usize) -> Self {
        let good = || vec![0; fight.vertices.len()];
        Self {
            fight,
            nodes: 0,
            most,
            horizon: LONGEST_LINE,
            doubts: Doubts::default(),
            path: Vec::with_capacity(usize::from(LONGEST_LINE)),
            table: TranspositionTable::new(),
            good: [good(), good()],
        }
    }

    /// Returns the owned points after best play, [Black, White], where `first` moves first and
    /// `threat` may have a ko threat. Returns `None` if it takes too long.
    pub(super) fn play_out(
        &mut self,
        first: FightSide,
        threat: Option<FightSide>,
    ) -> Option<[Points; 2]> {
        let stones = self.fight.start;
        let mut at = FightPosition { stones, side: first, passed: false, ban: 0, threat };
        self.path.clear();
        self.path.push(stones);
        // Doubts met during move ordering do not affect the outcome.
        let doubts = self.doubts;
        for horizon in SHORT_LINES {
            self.horizon = horizon;
            self.exact(&at)?;
        }
        self.doubts = doubts;
        self.horizon = LONGEST_LINE;
        while self.path.len() < usize::from(LONGEST_LINE) {
            match self.best_move(&at)? {
                Some(to) => {
                    at = to;
                    self.path.push(at.stones);
                }
                None if at.passed => return Some(self.fight.owned(at.stones)),
                None => at = at.after_pass(),
            }
        }
        None
    }

    /// Returns the position after a best move, or `Some(None)` if the side passes; the outer `None`
    /// means it takes too long.
    ///
    /// If a pass is as good as a move, stones are captured anyway, and nobody ends the game while
    /// there is something to gain. So if either side can capture one of two chains in exchange for
    /// the other, both are dead.
    #[expect(clippy::option_option)]
    fn best_move(&mut self, at: &FightPosition) -> Option<Option<FightPosition>> {
        let best = self.exact(at)?;
        let may_pass = self.value_of_pass(at, best)? >= best;
        let now = self.fight.score_for(at.side, at.stones);
        let mut moves = self.moves(at, 0);
        moves.sort_by_cached_key(|step| Reverse(self.looks(at, step)));
        for RankedMove { to, .. } in moves {
            let takes = to.stones[to.side] != at.stones[to.side];
            let gains = self.fight.score_for(at.side, to.stones) > now;
            let tempts = !may_pass || takes || (at.passed && gains);
            if tempts && self.value_of(&to, best)? >= best {
                return Some(Some(to));
            }
        }
        Some(None)
    }

    /// The value of a position to the side to move, in points.
    fn exact(&mut self, at: &FightPosition) -> Option<i32> {
        let mut guess = self.fight.score_for(at.side, at.stones);
        let (mut least, mut most) = (-WIN, WIN);
        while least < most {
            let goal = if guess == least { guess + 1 } else { guess };
            guess = self.value(at, goal)?;
            if guess < goal {
                most = guess;
            } else {
                least = guess;
            }
        }
        Some(guess)
    }

    /// The value of the position after a move to the side that made it, measured against a goal.
    fn value_of(&mut self, to: &FightPosition, goal: i32) -> Option<i32> {
        self.path.push(to.stones);
        let value = self.value(to, 1 - goal);
        self.path.pop();
        Some(-value?)
    }

    /// The value of a pass to the side that passes, measured against a goal.
    fn value_of_pass(&mut self, at: &FightPosition, goal: i32) -> Option<i32> {
        if at.passed {
            let owned = self.fight.owned(at.stones);
            return Some(count(owned[at.side]) - count(owned[1 - at.side]));
        }
        Some(-self.value(&at.after_pass(), 1 - goal)?)
    }

    /// Measures the value of a position to the side to move against a goal: a result that reaches
    /// the goal is a lower bound, any other an upper bound.
    fn value(&mut self, at: &FightPosition, goal: i32) -> Option<i32> {
        self.nodes += 1;
        if self.nodes > self.most {
            return None;
        }
        if self.path.len() >= usize::from(self.horizon) {
            self.doubts.cut = true;
            return Some(self.fight.score_for(at.side, at.stones));
        }
        let known = self.recall(at);
        if known.least >= goal || known.most < goal {
            return Some(if known.least >= goal { known.least } else { known.most });
        }
        // What each side holds for good limits the score.
        let own = self.fight.secure(at.side, at.stones);
        let least = 2 * count(own) - count(self.fight.all());
        if least >= goal {
            return Some(least);
        }
        let lost = self.fight.secure(1 - at.side, at.stones);
        let most = count(self.fight.all()) - 2 * count(lost);
        if most < goal {
            return Some(most);
        }
        self.doubts.ko |= self.fight.is_barred(at);
        let moves = self.moves(at, own | lost);
        let mut known_to = moves.iter().map(|step| -self.recall(&step.to).most);
        if let Some(value) = known_to.find(|&value| value >= goal) {
            return Some(value);
        }
        let (best, next) = self.try_out(at, moves, known.next, goal)?;
        let bounds =
            if best >= goal { Slot { least: best, ..known } } else { Slot { most: best, ..known } };
        self.table.set(at, Slot { next, ..bounds });
        Some(best)
    }

    /// What is known about a position. Bounds apply to one horizon only, the best move to all.
    fn recall(&self, at: &FightPosition) -> Slot {
        let unknown = Slot { least: -WIN, most: WIN, next: None, horizon: self.horizon };
        match self.table.get(at) {
            Some(entry) if entry.horizon == self.horizon => entry,
            Some(entry) => Slot { next: entry.next, ..unknown },
            None => unknown,
        }
    }

    /// The best value of the moves and a pass, and the move it belongs to; stops at the first that
    /// reaches the goal.
    fn try_out(
        &mut self,
        at: &FightPosition,
        mut moves: Vec<RankedMove>,
        first: Option<u8>,
        goal: i32,
    ) -> Option<(i32, Option<u8>)> {
        // If the present score is good enough and nothing is in atari, a pass proves it fastest.
        let stands = self.fight.score_for(at.side, at.stones) >= goal
            && self.fight.in_atari(at.side, at.stones) == 0;
        let passes_first = at.passed || stands;
        let (mut best, mut next) = (-WIN, None);
        if passes_first {
            best = self.value_of_pass(at, goal)?;
        }
        let first = moves.iter().position(|step| Some(step.bit) == first);
        let rest = usize::from(first.is_some());
        if let Some(first) = first {
            moves.swap(0, first);
        }
        for place in 0..moves.len() {
            if best >= goal {
                break;
            }
            if place == rest {
                let good = &self.good[at.side];
                moves[rest..].sort_by_cached_key(|step| {
                    Reverse((self.looks(at, step), good[usize::from(step.bit)]))
                });
            }
            let RankedMove { bit, to } = moves[place];
            let value = self.value_of(&to, goal)?;
            if value > best {
                (best, next) = (value, Some(bit));
                self.good[at.side][usize::from(bit)] += u32::from(value >= goal);
            }
        }
        if best < goal && !passes_first {
            best = best.max(self.value_of_pass(at, goal)?);
        }
        Some((best, next))
    }

    /// The moves of the side to move, except those on barred points or that repeat a position.
    fn moves(&mut self, at: &FightPosition, barred: Points) -> Vec<RankedMove> {
        let mut moves: Vec<RankedMove> = bits(self.fight.moves(at) & !barred)
            .filter_map(|bit| {
                Some(RankedMove { bit: u8::try_from(bit).ok()?, to: self.fight.after(at, bit)? })
            })
            .collect();
        let all = moves.len();
        moves.retain(|step| {
            at.retakes(usize::from(step.bit)) || !self.path.contains(&step.to.stones)
        });
        self.doubts.repeated |= moves.len() < all;
        moves
    }

    /// A first estimate of a move: the score after it, with stones it leaves in atari lost.
    fn looks(&self, at: &FightPosition, step: &RankedMove) -> i32 {
        let after = step.to.stones;
        self.fight.score_for(at.side, after) - 2 * count(self.fight.in_atari(at.side, after))
    }
}

#[cfg(test)]
#[path = "../../tests/inside/life_search.rs"]
mod tests;
