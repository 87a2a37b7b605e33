//! What questions are made from.

use super::{Lesson, Pool, Subject};
use crate::fact::Message;

/// The lessons, and the positions that drills ask about.
#[derive(Clone, Debug)]
pub struct Material {
    /// Finished positions.
    pub pool: Pool,
    /// The lessons, in order.
    pub lessons: Vec<Lesson>,
}

impl Material {
    /// The bundled positions and lessons.
    ///
    /// # Errors
    /// Returns an error if one of them has a mistake, which a test rules out.
    pub fn bundled() -> Result<Self, Message> {
        let pool = Pool::bundled().map_err(Message::from)?;
        Ok(Self { pool, lessons: Lesson::bundled().map_err(Message::from)? })
    }

    /// The lesson with this name.
    pub fn lesson(&self, name: &str) -> Option<&Lesson> {
        self.lessons.iter().find(|lesson| lesson.name == name)
    }

    /// The title of what a question belongs to.
    pub fn title(&self, subject: &Subject) -> Message {
        match subject {
            Subject::Drill(drill) => drill.title(),
            Subject::Lesson(name) => match self.lesson(name) {
                Some(lesson) => lesson.title.clone(),
                None => Message::plain("round-missed"),
            },
            Subject::Whole => Message::plain("round-whole"),
        }
    }
}
