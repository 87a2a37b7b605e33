//! A question by what makes it.

use super::{Drill, FinishedPosition, Pool, Question};

/// What makes a question: the same item asks the same.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct DueItem {
    /// The kind of question.
    pub drill: Drill,
    /// Its level, 1 to 3.
    pub level: u8,
    /// What it is made from.
    pub seed: u64,
    /// The position it is about, in a word; none picks one from those at hand.
    pub position: Option<String>,
}

impl DueItem {
    /// The question.
    pub fn question(&self, pool: &Pool) -> Question {
        let position = self.position.as_deref().and_then(FinishedPosition::of_word);
        if position.is_some() {
            return Question::about(self.drill, self.level, self.seed, position);
        }
        Question::of(self.drill, self.level, self.seed, pool)
    }
}
