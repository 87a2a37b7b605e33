//! A game, scored.

use super::CountedGame;
use crate::counting::{Count, Outcome};
use crate::goban::Color;
use crate::method::Method;
use crate::place::Diagnostic;
use crate::record::Game;
use crate::reshape::{Area, Plan, Style};
use crate::scoring::{OwnResult, RecordedVerdict, TurnHistory};

/// A game, scored: its dead stones, the count by the four methods, and the result by its own rules.
#[derive(Clone, Debug)]
pub struct ScoredGame {
    /// The game.
    pub game: Game,
    /// Its dead stones, the position without them, and the count of its area.
    pub count: Count,
    /// The result by its own rules.
    pub own: OwnResult,
    /// What went wrong on the way without stopping it, such as an engine that failed.
    pub remarks: Vec<Diagnostic>,
}

impl ScoredGame {
    /// The result by the game's own rules; the area count where that is not known.
    pub fn outcome(&self) -> Outcome {
        self.own.or_counted(self.count.result.outcome())
    }

    /// How that compares with the result the record states, if it states one.
    pub fn recorded(&self) -> Option<RecordedVerdict> {
        self.counted().recorded()
    }

    /// What the record tells of passes and turns.
    pub fn turns(&self) -> TurnHistory {
        TurnHistory::of(&self.game.plays, self.count.result.terms.handicap.value)
    }

    /// What pages and JSON show of it.
    pub const fn counted(&self) -> CountedGame<'_> {
        let Self { game, count, own, .. } = self;
        let (info, board, dead) = (&game.info, Some(&game.board), Some(&count.dead));
        let plays = Some(&game.plays);
        CountedGame { info, board, dead, plays, result: &count.result, own: *own }
    }

    /// Plans for rearranging the stones: of both sides for a method that counts both, otherwise of
    /// the side counted.
    pub fn plans(&self, method: Option<Method>, style: Style) -> Vec<(Color, Area, Plan)> {
        let both = method.is_some_and(Method::counts_both);
        let sides = if both { Color::BOTH.to_vec() } else { vec![self.count.result.side] };
        self.count.settled.plans(&sides, style)
    }
}
