//! What pages and JSON show of a counted game.

use crate::counting::{Caution, CountResult, Outcome};
use crate::goban::Board;
use crate::life::Dead;
use crate::record::Info;
use crate::scoring::{BoardPosition, Difference, OwnResult, RecordedVerdict, Score, TurnHistory};

/// What pages and JSON show of a counted game. Borrowed from a [`ScoredGame`](super::ScoredGame),
/// from [`ScoredTotals`](super::ScoredTotals), or from a count in progress.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/score.md"))]
#[derive(Clone, Copy, Debug)]
pub struct CountedGame<'a> {
    /// What the record says of the game.
    pub info: &'a Info,
    /// The final position with its dead stones, if there is a board.
    pub board: Option<&'a Board>,
    /// The dead stones, if there is a board.
    pub dead: Option<&'a Dead>,
    /// The turns that led to it, if there is a board.
    pub turns: Option<&'a TurnHistory>,
    /// The count by all four methods.
    pub result: &'a CountResult,
    /// The result by the game's own rules.
    pub own: OwnResult,
    /// The score by those rules, where more than totals is known.
    pub score: Option<&'a Score>,
}

impl<'a> CountedGame<'a> {
    /// The result by the game's own rules, if it is known.
    pub fn outcome(&self) -> Option<Outcome> {
        self.own.outcome(self.result.outcome())
    }

    /// The score by the game's own rules, where they count more or other things than area.
    pub fn score_apart(&self) -> Option<&'a Score> {
        let counts_area = self.result.terms.profile.value.counts_area();
        let is_area = |score: &Score| counts_area && score.outcome() == Some(self.result.outcome());
        self.score.filter(|score| !is_area(score))
    }

    /// The settled board and the turns that led to it.
    pub fn position(&self) -> Option<BoardPosition<'a>> {
        let settled = self.result.settled.as_deref()?;
        Some(BoardPosition { board: self.board?, settled, turns: self.turns? })
    }

    /// Why the area count differs from a count of territory, if there is a board.
    pub fn difference(&self) -> Option<Difference> {
        Some(self.position()?.difference(&self.result.terms))
    }

    /// The cautions that this result leaves open: where the game's own result is known, it is what the
    /// rules count, and the last move is part of it.
    pub fn cautions(&self) -> impl Iterator<Item = &Caution> {
        let is_known = !self.own.is_open() || self.score_apart().is_some();
        let cautions = self.result.terms.cautions.iter();
        cautions.filter(move |caution| !(is_known && caution.is_about_area()))
    }

    /// How the result compares with the one the record states, if it states one.
    pub fn recorded(&self) -> Option<RecordedVerdict> {
        RecordedVerdict::of(self.info, self.result, self.own)
    }
}
