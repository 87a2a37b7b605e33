//! A game, scored.

use super::{CountedGame, ScoreOptions};
use crate::counting::{Count, Outcome};
use crate::goban::Color;
use crate::method::Method;
use crate::place::Diagnostic;
use crate::record::Game;
use crate::reshape::SidePlan;
use crate::scoring::{OwnResult, RecordedVerdict, Score, TurnHistory};

/// A game, scored: its dead stones, the count by the four methods, and the result by its own rules.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/score.md"))]
#[derive(Clone, Debug)]
pub struct ScoredGame {
    /// The game.
    pub game: Game,
    /// Its dead stones, the position without them, and the count of its area.
    pub count: Count,
    /// The score by its own rules.
    pub score: Score,
    /// What that comes to.
    pub own: OwnResult,
    /// What the record says of passes and turns.
    pub turns: TurnHistory,
    /// What went wrong on the way without stopping it, such as an engine that failed.
    pub remarks: Vec<Diagnostic>,
}

impl ScoredGame {
    /// The result by the game's own rules; none if the record leaves open what they need, or contradicts
    /// terms that had to be assumed.
    pub fn outcome(&self) -> Option<Outcome> {
        self.own.outcome(self.area_outcome())
    }

    /// The result by area, whatever the rules.
    pub fn area_outcome(&self) -> Outcome {
        self.count.result.outcome()
    }

    /// How that compares with the result the record states, if it states one.
    pub fn recorded(&self) -> Option<RecordedVerdict> {
        self.counted().recorded()
    }

    /// What pages and JSON show of it.
    pub const fn counted(&self) -> CountedGame<'_> {
        let Self { game, count, score, own, turns, .. } = self;
        let (info, board, dead) = (&game.info, Some(&game.board), Some(&count.dead));
        let (score, turns) = (Some(score), Some(turns));
        CountedGame { info, board, dead, turns, result: &count.result, own: *own, score }
    }

    /// Plans for rearranging the stones, in the style of the options: of both sides for a method that
    /// counts both, otherwise of the side counted.
    pub fn plans(&self, options: &ScoreOptions) -> Vec<SidePlan> {
        let both = options.method.is_some_and(Method::counts_both);
        let sides = if both { Color::BOTH.to_vec() } else { vec![self.count.result.side] };
        self.count.settled.plans(&sides, options.style)
    }
}
