//! Practice: questions with answers the core computes, and what wrong answers give away.

mod answer;
mod attempt;
mod boards;
mod drill;
mod drill_question;
mod due_item;
mod lesson;
mod numbers;
mod pool;
mod question;
mod round;
#[cfg(feature = "cli")]
mod schedule;
mod statistics;
mod wording;

pub use answer::{Answer, AnswerError};
pub use attempt::Attempt;
pub use drill::{Drill, DrillError, LEVELS};
pub use due_item::DueItem;
pub use lesson::{Lesson, LessonError};
pub use pool::{FinishedPosition, Pool, PoolError};
pub use question::{Hint, Marked, Question};
pub use round::{Round, Task, items};
#[cfg(feature = "cli")]
pub use schedule::Schedule;
pub use statistics::Statistics;
pub use wording::{Asked, Mistake, Worked};
