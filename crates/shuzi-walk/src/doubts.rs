//! Reasons to doubt a result: uncertain stones, points in neither count, a differing count.

use crate::{Session, Step, entering::MOST_NON_SCORING};
use shuzi_core::counting::{Caution, SideCount};
use shuzi_core::fact::Message;
use shuzi_core::goban::VertexSet;

impl Session {
    /// The cautions of the terms that this count does not take care of: on a real board the players
    /// count territory where the rules do, and are asked about the last move; of a game file the
    /// result by its own rules may be known.
    pub fn cautions(&self) -> Vec<Caution> {
        let cautions = self.terms().map_or(&[][..], |terms| &terms.cautions);
        let is_known = self.board().is_some() && !self.own_result().is_open();
        let is_open = |caution: &&Caution| match caution {
            caution if is_known && caution.is_about_area() => false,
            Caution::NotAreaScoring { .. } => !self.counts_territory() && !self.asks_groups(),
            Caution::LastMoveRule { .. } => !self.asks_last_move(),
            _ => true,
        };
        cautions.iter().filter(is_open).cloned().collect()
    }

    /// What the players should check before they trust the result.
    pub fn doubts(&self) -> Vec<Message> {
        let mut doubts = Vec::new();
        let uncertain = self.dead().map_or(0, |dead| dead.uncertain.len());
        if uncertain > 0 && !self.marks_agreed() {
            doubts.push(Message::new("not-certain", [("stones", uncertain.into())]));
        }
        if let (Some(result), None) = (self.result(), self.board()) {
            let left = result.totals.non_scoring();
            if left > MOST_NON_SCORING {
                doubts.push(Message::new("many-left", [("points", left.into())]));
            }
            if self.is_large(result.outcome()) {
                doubts.push(Message::plain("large-margin"));
            }
        }
        for side in self.counted_sides() {
            if let (Some(own), Some(used)) = (self.own_count(side), self.count(side))
                && own.total() != used.total()
            {
                let own = ("own", own.total().into());
                let values = [own, ("side", side.into()), ("used", used.total().into())];
                doubts.push(Message::new("you-counted", values));
            }
            // An incomplete count has no total, so compare the number that was entered.
            let at = side.index();
            let board = self.table.settled().map(|settled| settled.count(side));
            let halves = [
                (self.answers.vacant[at], board.and_then(SideCount::vacant)),
                (self.answers.stones[at], board.and_then(SideCount::stones)),
            ];
            for (own, used) in halves.into_iter().filter(|_| self.own_count(side).is_none()) {
                if let (Some(own), Some(used)) = (own, used)
                    && own != used
                {
                    let values =
                        [("own", own.into()), ("side", side.into()), ("used", used.into())];
                    doubts.push(Message::new("you-counted", values));
                }
            }
        }
        doubts
    }

    /// Returns the stones that the step is about: those of a seki, or uncertain ones.
    pub fn in_question(&self) -> Option<&VertexSet> {
        let seki = self.table.settled().filter(|_| self.step == Step::Seki);
        match seki {
            Some(settled) => Some(&settled.seki().stones),
            None => self.dead().map(|dead| &dead.uncertain),
        }
    }
}
