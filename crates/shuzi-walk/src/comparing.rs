//! The count under every rule profile.

use std::sync::Arc;

use crate::{Remark, Session, Table};
use shuzi_core::fact::Message;
use shuzi_core::rules::Profile;
use shuzi_core::scoring::{Compared, Comparison, PositionTally, TurnHistory};

impl Session {
    /// Compares the result under all profiles, from the board of a file or from the numbers counted.
    ///
    /// # Errors
    /// Returns an error if nothing is counted yet, or the terms are wrong.
    pub fn compared(&self, profiles: &[Arc<Profile>]) -> Result<Comparison, Message> {
        let terms = self.known_terms()?;
        let (info, overrides) = (&*self.info, &self.setup.overrides);
        if let Table::Position(position) = &self.table {
            let turns = self.turns(position, terms);
            let compared = position.with_turns(&turns).compare(info, overrides, terms, profiles);
            return Ok(compared?);
        }
        if self.counts_territory() {
            return Err(Remark::AreaNotCounted.into());
        }
        let totals = self.totals()?.ok_or_else(|| Message::from(Remark::CountFirst))?;
        let tally = PositionTally::of_totals(&totals);
        let last = self.answers.last.map(|last| ([1, 1], last));
        let turns = TurnHistory::of_counts(terms.handicap.value, last);
        let (tally, turns, size) = (&tally, &turns, self.size());
        let game = Compared { size, tally, turns, lost: None, info, overrides };
        Ok(Comparison::of(game, terms, profiles)?)
    }
}
