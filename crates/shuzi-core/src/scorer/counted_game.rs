//! What pages and JSON show of a counted game.

use crate::counting::{Caution, CountResult, Outcome};
use crate::goban::Board;
use crate::life::Dead;
use crate::record::{Info, Plays};
use crate::scoring::{OwnResult, RecordedVerdict};

/// What pages and JSON show of a counted game. Borrowed from a [`ScoredGame`](super::ScoredGame),
/// from [`ScoredTotals`](super::ScoredTotals), or from a count in progress.
#[derive(Clone, Copy, Debug)]
pub struct CountedGame<'a> {
    /// What the record says of the game.
    pub info: &'a Info,
    /// The final position with its dead stones, if there is a board.
    pub board: Option<&'a Board>,
    /// The dead stones, if there is a board.
    pub dead: Option<&'a Dead>,
    /// The moves that led to it, if there is a board.
    pub plays: Option<&'a Plays>,
    /// The count by all four methods.
    pub result: &'a CountResult,
    /// The result by the game's own rules.
    pub own: OwnResult,
}

impl CountedGame<'_> {
    /// The result by the game's own rules; the area count where that is not known.
    pub fn outcome(&self) -> Outcome {
        self.own.or_counted(self.result.outcome())
    }

    /// The cautions that this result leaves open: where the game's own result is known, it is what the
    /// rules count, and the last move is part of it.
    pub fn cautions(&self) -> impl Iterator<Item = &Caution> {
        let is_known = !self.own.is_open();
        let cautions = self.result.terms.cautions.iter();
        cautions.filter(move |caution| !(is_known && caution.is_about_area()))
    }

    /// How the result compares with the one the record states, if it states one.
    pub fn recorded(&self) -> Option<RecordedVerdict> {
        RecordedVerdict::of(self.info, self.result, self.own)
    }
}
