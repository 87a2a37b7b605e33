//! What the player was asked about.

use super::App;
use shuzi_core::fact::Message;

/// What the player was asked about, because it is unlikely.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Asked {
    /// What is entered at a step, typed or counted before, and how many questions it has raised.
    Number(Option<u32>, usize),
    /// A setting as typed.
    Setting(String),
    /// Whose numbers were typed; the last of them, and how many questions it has raised.
    Whose(Option<u32>, usize),
    /// Whether the stones of the side that verifies the result are still in place.
    InPlace,
    /// Whose turn it is, before the dame are filled.
    Turn,
    /// Ending play before both have passed.
    NotBothPassed,
}

impl App {
    /// The question about the number typed that Enter alone answers, if one is open.
    pub fn question(&self) -> Option<&Message> {
        let is_typed = !self.drafts.at(self.session.step).is_empty();
        self.asked.as_ref().and(self.message.as_ref()).filter(|_| is_typed)
    }
}
