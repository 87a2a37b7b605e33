//! A question by what makes it.

use super::{Drill, Pool, Question};

/// What makes a question: the same item asks the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct DueItem {
    /// The kind of question.
    pub drill: Drill,
    /// Its level, 1 to 3.
    pub level: u8,
    /// What it is made from.
    pub seed: u64,
}

impl DueItem {
    /// The question.
    pub fn question(self, pool: &Pool) -> Question {
        Question::of(self.drill, self.level, self.seed, pool)
    }
}
