//! A question, its answer worked out, and the wrong answers that are known.

use super::{Answer, Asked, Mistake, Worked};
use crate::fact::Message;
use crate::goban::{Board, VertexSet};

/// What is said on demand before a question is answered.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Hint {
    /// How its working begins.
    Beginning,
    /// This.
    Said(Message),
}

/// A question.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Question {
    /// What is asked, line by line.
    pub asked: Vec<Message>,
    /// The board asked about, dead stones and all.
    pub board: Option<Board>,
    /// The stones shown as dead.
    pub dead: Option<VertexSet>,
    /// Whether the board shows whose each point is.
    pub shows_territory: bool,
    /// The right answer.
    pub answer: Answer,
    /// How one comes to it, line by line.
    pub worked: Vec<Message>,
    /// Wrong answers that are known, with what was done wrong.
    pub mistakes: Vec<(Answer, Mistake)>,
    /// Said on demand before it is answered.
    pub hint: Option<Hint>,
    /// Said once it is answered rightly.
    pub why: Option<Message>,
}

/// What an answer is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Marked {
    /// Whether it is right.
    pub right: bool,
    /// What was done wrong, if the answer shows it.
    pub mistake: Option<Mistake>,
}

impl Question {
    /// A question without a board and without known mistakes. The hint is how its working begins.
    pub(super) fn new(asked: Vec<Asked>, answer: Answer, worked: Vec<Worked>) -> Self {
        let hint = (!worked.is_empty()).then_some(Hint::Beginning);
        let asked = asked.into_iter().map(Message::from).collect();
        let worked = worked.into_iter().map(Message::from).collect();
        let (board, dead, mistakes, why) = (None, None, Vec::new(), None);
        let shows_territory = false;
        Self { asked, board, dead, shows_territory, answer, worked, mistakes, hint, why }
    }

    /// Adds a wrong answer that is known.
    #[must_use]
    pub(super) fn or(mut self, answer: Answer, mistake: Mistake) -> Self {
        if !self.mistakes.iter().any(|(known, _)| *known == answer) {
            self.mistakes.push((answer, mistake));
        }
        self
    }

    /// Marks an answer.
    pub fn mark(&self, given: &Answer) -> Marked {
        let known = self.mistakes.iter().find(|(answer, _)| answer == given);
        Marked { right: *given == self.answer, mistake: known.map(|(_, mistake)| *mistake) }
    }
}
