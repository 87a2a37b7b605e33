//! The numbers being typed at each step, until they are entered or erased.

use serde::{Deserialize, Serialize};

use crate::{NumberEntry, Step};

/// One draft per step, so that leaving a step neither loses it nor moves it to another.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Drafts {
    drafts: Vec<(Step, NumberEntry)>,
}

/// The draft of a step at which nothing is typed.
static NOTHING: NumberEntry = NumberEntry::NOTHING;

impl Drafts {
    pub fn at(&self, step: Step) -> &NumberEntry {
        let draft = self.drafts.iter().find(|(at, _)| *at == step);
        draft.map_or(&NOTHING, |(_, draft)| draft)
    }

    /// The draft of a step, mutably.
    pub fn at_mut(&mut self, step: Step) -> &mut NumberEntry {
        let place = self.drafts.iter().position(|(at, _)| *at == step).unwrap_or_else(|| {
            self.drafts.push((step, NumberEntry::default()));
            self.drafts.len() - 1
        });
        &mut self.drafts[place].1
    }

    /// Whether nothing is typed at any step.
    pub fn is_empty(&self) -> bool {
        self.drafts.iter().all(|(_, draft)| draft.is_empty())
    }

    /// Removes the draft of a step once it is entered.
    pub fn forget(&mut self, step: Step) {
        self.drafts.retain(|(at, draft)| *at != step && !draft.is_empty());
    }

    /// Removes all drafts when another board is counted.
    pub fn clear(&mut self) {
        self.drafts.clear();
    }
}
