//! The questions of a whole game, counted by Half Counting: dead stones, territories, stones, margin.

use fastrand::Rng;

use super::boards::{dead, nearly, nothing, number, removed, total_of, who_wins};
use super::{Answer, Asked, FinishedPosition, Mistake, Pool, Question, Reveal, Worked};
use crate::amount::Amount;
use crate::counting::{Settled, numbered_territories};
use crate::goban::{Color, Vertex, VertexSet};

/// The questions of a game on a square board with this many lines, one per stage. The same seed and
/// pool give the same game.
pub(super) fn stages(seed: u64, lines: u8, pool: &Pool) -> Vec<Question> {
    let mut random = Rng::with_seed(seed);
    let position = pool.pick_wanted(lines, &mut random, FinishedPosition::is_usual);
    let Some(position) = position else { return vec![nothing()] };
    let side = if random.bool() { Color::Black } else { Color::White };
    let count = OneSide::of(side, &position);
    let word = position.as_word();
    let questions = [dead(position), count.territories(), count.stones(), count.margin()];
    let asked = questions.map(|mut question| {
        question.position = Some(word.clone());
        // No hints, as in a real game.
        question.hints.clear();
        question.unless_right()
    });
    asked.into()
}

/// A finished game of which one side is counted.
struct OneSide {
    settled: Settled,
    side: Color,
    vacant: u32,
    stones: u32,
    total: u32,
}

impl OneSide {
    fn of(side: Color, position: &FinishedPosition) -> Self {
        let settled = Settled::of(&position.board, &position.dead);
        let count = settled.count(side);
        let (vacant, stones) = (count.vacant().unwrap_or(0), count.stones().unwrap_or(0));
        let total = count.total();
        Self { settled, side, vacant, stones, total }
    }

    fn territories(&self) -> Question {
        let asked = vec![removed(&self.settled), Asked::WholeVacant { side: self.side }];
        // Each with the point that its number is on.
        let numbers = numbered_territories(&self.settled, self.side);
        let size = self.settled.size();
        let each = numbers.iter().map(|(at, points)| format!("{points} ({})", at.name(size)));
        let each: Vec<String> = each.collect();
        // The stones are asked next: they are not told yet.
        let worked = Worked::Sum { terms: each.join(" + "), total: i64::from(self.vacant) };
        let question = Question::new(asked, number(self.vacant), vec![worked])
            .or(number(self.total), Mistake::IsTotal)
            .or(number(self.stones), Mistake::IsStones);
        self.on_board(nearly(question, self.vacant), numbers)
    }

    fn stones(&self) -> Question {
        let asked = vec![removed(&self.settled), Asked::WholeStones { side: self.side }];
        let board = self.settled.board();
        let rows = (0..board.size().height()).map(|y| {
            board.stones().filter(|(at, side)| at.y == y && *side == self.side).count().to_string()
        });
        let worked = vec![
            Worked::StonesByRows {
                rows: rows.collect::<Vec<_>>().join(" + "),
                stones: self.stones,
            },
            Worked::Total { vacant: self.vacant, stones: self.stones, total: self.total },
        ];
        let question = Question::new(asked, number(self.stones), worked)
            .or(number(self.total), Mistake::IsTotal)
            .or(number(self.vacant), Mistake::IsVacant);
        self.on_board(nearly(question, self.stones), Vec::new())
    }

    fn margin(&self) -> Question {
        let komi = Amount::halves(15);
        let asked = vec![total_of(self.side, &self.settled), Asked::WholeMargin { komi }];
        let question = who_wins(&self.settled, komi, asked);
        let half = match &question.answer {
            Answer::Result(winner, margin) => {
                margin.half().map(|half| Answer::Result(*winner, half))
            }
            _ => None,
        };
        let question = match half {
            Some(half) => question.or(half, Mistake::NotDoubled),
            None => question,
        };
        self.on_board(question, Vec::new())
    }

    /// A question on the board without dead stones; the answer shows the side's territories.
    fn on_board(&self, mut question: Question, numbers: Vec<(Vertex, usize)>) -> Question {
        question.board = Some(self.settled.board().clone());
        let only = VertexSet::of(
            self.settled.size(),
            self.settled.territories(self.side).iter().flatten().copied(),
        );
        question.revealing(Reveal { only: Some(only), numbers })
    }
}
