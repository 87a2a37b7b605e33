//! What a step says besides its text, depending on the rules and the position.

use crate::{Session, Step};
use shuzi_core::amount::Amount;
use shuzi_core::counting::{FormRow, Op, Term};
use shuzi_core::fact::facts;
use shuzi_core::goban::Color;
use shuzi_core::rules::Profile;

/// The most dame that are named.
const MOST_NAMED: usize = 12;

facts! {
    /// What a step has to say besides its text.
    pub enum StepNote {
        /// What Full Counting takes from Black may be added to White instead (Mays, page 5).
        OrToWhite { before: Amount, amount: Amount, sum: Amount } => "note-or-to-white",
        SekiEmpty => "note-seki-empty",
        SekiEyes => "note-seki-eyes",
        PassStones => "note-pass-stones",
        LatePassStones => "note-late-pass-stones",
        MovesKept { moves: usize } => "note-moves-kept",
        /// Dame that were found only now: they stay vacant, unless both agree (Mays, page 32).
        Dame { places: Vec<String> } => "note-dame",
        Answered { side: Color } => "note-answered",
    }
}

impl Session {
    /// The key of the current step's text.
    pub fn step_key(&self) -> &'static str {
        match self.step {
            Step::Finish if self.counts_prisoners() => "finish-prisoners",
            Step::Finish if self.counts_territory() => "finish-territory",
            Step::Prisoners(_) if self.counts_prisoners() => "lost",
            Step::Prisoners(_) if self.asks_captured() => "captured",
            Step::NonScoring if self.asks_groups() => "seki-left",
            Step::Vacant(_) if self.counts_territory() => "territory",
            Step::LastMove if self.asks_first_pass() => "first-pass",
            Step::LastMove => "last-stone",
            step => step.key(),
        }
    }

    /// What the current step has to say besides its text.
    pub fn step_notes(&self) -> Vec<StepNote> {
        let profile = &self.setup.profile.value;
        match self.step {
            Step::Prisoners(_) if self.counts_territory() && !self.counts_prisoners() => {
                pass_stones(profile).into_iter().collect()
            }
            Step::Vacant(_) if self.counts_territory() => {
                vec![if profile.points_in_seki { StepNote::SekiEyes } else { StepNote::SekiEmpty }]
            }
            Step::Dead => {
                let moves = self.played_on().map_or(0, |played| played.moves().len());
                let moves = (moves > 0).then_some(StepNote::MovesKept { moves });
                moves.into_iter().chain(self.dame_note()).collect()
            }
            Step::LastMove => {
                self.answered().map(|side| StepNote::Answered { side }).into_iter().collect()
            }
            _ => Vec::new(),
        }
    }

    /// What White's total would be if Full Counting added to it what it takes from Black.
    pub fn or_to_white(&self) -> Option<StepNote> {
        let sheet = self.sheet().filter(|sheet| sheet.method().counts_both())?;
        let given = |row: &FormRow| match row.op {
            Op::Add if row.of(Color::White).is_none() => row.of(Color::Black),
            _ => None,
        };
        let amount = -sheet.form().rows.iter().filter_map(given).reduce(|all, one| all + one)?;
        let before = sheet.figure(Term::Total, Color::White)?;
        let is_given = amount > Amount::ZERO;
        is_given.then(|| StepNote::OrToWhite { before, amount, sum: before + amount })
    }

    /// The dame still open.
    fn dame_note(&self) -> Option<StepNote> {
        let dame = self.dame();
        let names = || dame.iter().take(MOST_NAMED).map(|point| point.name(self.size()));
        (!dame.is_empty()).then(|| StepNote::Dame { places: names().collect() })
    }
}

/// What a pass costs under these rules.
fn pass_stones(profile: &Profile) -> Option<StepNote> {
    match (profile.pass_stones, profile.white_passes_last) {
        (true, true) => Some(StepNote::PassStones),
        (true, false) => Some(StepNote::LatePassStones),
        (false, _) => None,
    }
}
