//! A whole game counted against the clock, by Half Counting: territories, stones, margin.

use fastrand::Rng;

use super::boards::{nothing, number, who_wins};
use super::{Answer, Asked, Attempt, FinishedPosition, Mistake, Pool, Question, Reveal, Worked};
use crate::amount::Amount;
use crate::counting::{Settled, numbered_territories};
use crate::fact::Message;
use crate::goban::{Color, VertexSet};

/// The name of its attempts in the history; their level is the stage.
pub(super) const WHOLE: &str = "whole";

/// A stage of the count.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// The vacant points of the side counted.
    Territories,
    /// Its stones.
    Stones,
    /// Who wins and by how much.
    Margin,
}

impl Stage {
    /// All stages, in order.
    pub const ALL: [Self; 3] = [Self::Territories, Self::Stones, Self::Margin];

    /// The target time, in tenths of a second.
    pub const fn aim(self) -> u64 {
        match self {
            Self::Territories => 900,
            Self::Stones => 600,
            Self::Margin => 300,
        }
    }

    /// Its title.
    pub fn title(self) -> Message {
        Message::plain(match self {
            Self::Territories => "whole-territories",
            Self::Stones => "whole-stones",
            Self::Margin => "whole-margin",
        })
    }
}

/// The target time for a whole game, in tenths of a second.
pub const WHOLE_AIM: u64 = 1800;

/// A finished stage.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Lap {
    /// The stage.
    pub stage: Stage,
    /// The time it took, in tenths of a second.
    pub tenths: u64,
    /// Whether the answer was right.
    pub right: bool,
}

/// The questions of a game, one per stage. The same seed and pool give the same game.
pub(super) fn stages(seed: u64, pool: &Pool) -> Vec<Question> {
    let mut random = Rng::with_seed(seed);
    let Some(position) = pool.pick_of_size(19, &mut random) else { return vec![nothing()] };
    let side = if random.bool() { Color::Black } else { Color::White };
    Stage::ALL.into_iter().map(|stage| question(stage, side, &position)).collect()
}

fn question(stage: Stage, side: Color, position: &FinishedPosition) -> Question {
    let settled = Settled::of(&position.board, &position.dead);
    let count = settled.count(side);
    let (vacant, stones) = (count.vacant().unwrap_or(0), count.stones().unwrap_or(0));
    let komi = Amount::halves(15);
    let asked = match stage {
        Stage::Territories => vec![Asked::DeadRemoved, Asked::WholeVacant { side }],
        Stage::Stones => vec![Asked::DeadRemoved, Asked::WholeStones { side }],
        Stage::Margin => vec![
            Asked::WholeTotal { side, vacant, stones, total: count.total() },
            Asked::WholeMargin { komi },
        ],
    };
    let worked = Worked::Total { vacant, stones, total: count.total() };
    // The stones are asked next.
    let each: Vec<String> = settled.territories(side).iter().map(|t| t.len().to_string()).collect();
    let by_territory = Worked::Sum { terms: each.join(" + "), total: i64::from(vacant) };
    let mut question = match stage {
        Stage::Territories => {
            let question = Question::new(asked, number(vacant), vec![by_territory]);
            question
                .or(number(count.total()), Mistake::IsTotal)
                .or(number(stones), Mistake::IsStones)
        }
        Stage::Stones => {
            let question = Question::new(asked, number(stones), vec![worked]);
            question
                .or(number(count.total()), Mistake::IsTotal)
                .or(number(vacant), Mistake::IsVacant)
        }
        Stage::Margin => {
            let question = who_wins(&settled, komi, asked);
            let half = match &question.answer {
                Answer::Result(winner, margin) => {
                    margin.half().map(|half| Answer::Result(*winner, half))
                }
                _ => None,
            };
            match half {
                Some(half) => question.or(half, Mistake::NotDoubled),
                None => question,
            }
        }
    };
    let right = question.answer.clone();
    question.mistakes.retain(|(answer, _)| *answer != right);
    // No hints, as in a real game.
    question.hints.clear();
    question.board = Some(settled.board().clone());
    let mut only = VertexSet::new(settled.size());
    only.extend(settled.territories(side).iter().flatten().copied());
    let reveal = match stage {
        Stage::Territories => {
            Reveal { only: Some(only), numbers: numbered_territories(&settled, side) }
        }
        Stage::Stones | Stage::Margin => Reveal { only: Some(only), numbers: Vec::new() },
    };
    question.revealing(reveal)
}

/// The fastest whole game with all stages right, in tenths of a second.
pub fn best_whole_game(attempts: &[Attempt]) -> Option<u64> {
    let stages: Vec<&Attempt> = attempts.iter().filter(|attempt| attempt.drill == WHOLE).collect();
    let games = stages.windows(Stage::ALL.len()).filter(|game| {
        let in_order = game.iter().zip(1..).all(|(stage, number)| stage.level == number);
        in_order && game.iter().all(|stage| stage.correct && stage.seed == game[0].seed)
    });
    games.map(|game| game.iter().map(|stage| stage.tenths).sum()).min()
}
