//! What a question is made from, so that it can come back.

use super::{FinishedPosition, Material, Question, Subject};

/// The inputs of a question: equal items give equal questions.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct DueItem {
    /// The drill or lesson.
    pub subject: Subject,
    /// The level of a drill, 1 to 3, or the number of a lesson's step, from 1.
    pub level: u8,
    /// Its seed.
    pub seed: u64,
    /// The position it is about, as text; `None` picks one from the pool.
    pub position: Option<String>,
}

impl DueItem {
    /// Makes the question; `None` if its lesson no longer has this step.
    pub fn question(&self, material: &Material) -> Option<Question> {
        match &self.subject {
            Subject::Drill(drill) => {
                let position = self.position.as_deref().and_then(FinishedPosition::of_word);
                Some(if position.is_some() {
                    Question::about(*drill, self.level, self.seed, position)
                } else {
                    Question::of(*drill, self.level, self.seed, &material.pool)
                })
            }
            Subject::Lesson(name) => {
                let at = usize::from(self.level).checked_sub(1)?;
                material.lesson(name)?.alone.get(at).cloned()
            }
            Subject::Whole => None,
        }
    }
}
