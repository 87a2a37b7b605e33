//! What is being typed at each step, until it is entered or erased.

use serde::{Deserialize, Serialize};

use super::{NumberEntry, Step};

/// A draft a step: leaving a step loses none, and none leaks into another.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Drafts {
    drafts: Vec<(Step, NumberEntry)>,
}

/// Where nothing is being typed.
static NOTHING: NumberEntry = NumberEntry::NOTHING;

impl Drafts {
    /// What is being typed at a step.
    pub fn at(&self, step: Step) -> &NumberEntry {
        let draft = self.drafts.iter().find(|(at, _)| *at == step);
        draft.map_or(&NOTHING, |(_, draft)| draft)
    }

    /// The same, to be changed.
    pub(super) fn at_mut(&mut self, step: Step) -> &mut NumberEntry {
        let place = self.drafts.iter().position(|(at, _)| *at == step).unwrap_or_else(|| {
            self.drafts.push((step, NumberEntry::default()));
            self.drafts.len() - 1
        });
        &mut self.drafts[place].1
    }

    /// Whether nothing is being typed anywhere.
    pub(super) fn is_empty(&self) -> bool {
        self.drafts.iter().all(|(_, draft)| draft.is_empty())
    }

    /// Forgets what was typed at a step, as it is entered.
    pub(super) fn forget(&mut self, step: Step) {
        self.drafts.retain(|(at, draft)| *at != step && !draft.is_empty());
    }

    /// Forgets everything, as another board is counted.
    pub(super) fn clear(&mut self) {
        self.drafts.clear();
    }
}
