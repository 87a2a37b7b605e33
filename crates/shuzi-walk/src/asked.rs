//! What the player was asked about.

use shuzi_core::fact::Message;

/// A question that is open, and its words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Question {
    pub about: Asked,
    pub text: Message,
}

/// What a question is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Asked {
    /// What is entered at a step, typed or counted before, and how many questions it has raised.
    Number(Option<u32>, usize),
    /// Whose numbers were typed; the last of them, and how many questions it has raised.
    Whose(Option<u32>, usize),
    /// Whether the stones of the side that verifies the result are still in place.
    InPlace,
    /// Whose turn it is, before the dame are filled.
    Turn,
    /// Ending play before both have passed.
    NotBothPassed,
}

impl Asked {
    /// Whether the question has its own keys, so that nothing else answers it.
    pub(crate) const fn is_choice(self) -> bool {
        matches!(self, Self::Whose(..) | Self::Turn | Self::InPlace)
    }
}
