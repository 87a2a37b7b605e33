//! How far a result is settled.

use crate::{Session, Step, Table, Unsettled};
use shuzi_core::amount::Amount;
use shuzi_core::scoring::Score;

/// A margin below which one stone or one dame more would name another winner.
const CLOSE: Amount = Amount::points(3);

/// How far a result is settled, from not at all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Degree {
    /// Something open could name another winner.
    NotSettled,
    /// One side was counted, or territory, which no sum checks.
    AsCounted,
    /// The board gives it, as it was read.
    AsRead,
    /// Both sides were counted, and fill the board.
    Verified,
    /// Both players agree.
    Agreed,
}

impl Session {
    /// How far the result is settled; `None` before there is one.
    pub fn degree(&self) -> Option<Degree> {
        if !self.is_counted() {
            return None;
        }
        let is_board = matches!(self.table, Table::Position(_));
        Some(if self.named().is_none() {
            Degree::NotSettled
        } else if self.answers.result_agreed {
            Degree::Agreed
        } else if is_board {
            Degree::AsRead
        } else if self.verification().is_some() {
            Degree::Verified
        } else {
            Degree::AsCounted
        })
    }

    /// Whether both players can agree with the result as it was counted.
    pub fn can_agree_with_result(&self) -> bool {
        let is_open = match self.degree() {
            Some(Degree::AsCounted | Degree::AsRead) => true,
            Some(Degree::NotSettled) => *self.unsettled() == [Unsettled::OneSide],
            _ => false,
        };
        self.step == Step::Result && is_open
    }

    /// Takes the result as both players agree on it.
    pub fn agree_with_result(&mut self) {
        self.answers.result_agreed = true;
        self.changed();
    }

    /// Withdraws the players' agreement if what they agreed on has changed: the board, the terms or an
    /// answer. Every change of a count ends with this.
    pub fn withdraw_agreement(&mut self, before: &Self) {
        let is_same = self.table == before.table
            && self.setup == before.setup
            && self.answers == before.answers;
        if before.answers.result_agreed && !is_same {
            self.answers.result_agreed = false;
        }
    }

    /// Whether one stone or one dame more would name another winner, so that the other side is worth
    /// counting.
    pub fn is_close(&self) -> bool {
        let outcome = self.territory().and_then(Score::outcome).or_else(|| self.named());
        outcome.is_some_and(|outcome| outcome.margin() < CLOSE)
    }
}
