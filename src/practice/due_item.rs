//! What a question is made from, so that it can come back.

use super::{Drill, FinishedPosition, Pool, Question};

/// The inputs of a question: equal items give equal questions.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct DueItem {
    /// The kind of question.
    pub drill: Drill,
    /// Its level, 1 to 3.
    pub level: u8,
    /// Its seed.
    pub seed: u64,
    /// The position it is about, as text; `None` picks one from the pool.
    pub position: Option<String>,
}

impl DueItem {
    /// Makes the question.
    pub fn question(&self, pool: &Pool) -> Question {
        let position = self.position.as_deref().and_then(FinishedPosition::of_word);
        if position.is_some() {
            return Question::about(self.drill, self.level, self.seed, position);
        }
        Question::of(self.drill, self.level, self.seed, pool)
    }
}
