//! Practice: questions with answers the core computes, and what wrong answers give away.

mod answer;
mod attempt;
mod boards;
mod drill;
mod lesson;
mod numbers;
mod pool;
mod question;
mod round;
mod schedule;
mod statistics;
mod wording;

pub use answer::{Answer, AnswerError};
pub use attempt::Attempt;
pub use drill::{Drill, DrillError, LEVELS};
pub use lesson::{Lesson, LessonError};
pub use pool::{FinishedPosition, Pool, PoolError};
pub use question::{Hint, Marked, Question};
pub use round::{Round, Task, items};
pub use schedule::{DueItem, Schedule};
pub use statistics::Statistics;
pub use wording::{Asked, Mistake, Worked};
