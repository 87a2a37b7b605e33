//! Practice: questions with answers the core computes, and what wrong answers give away.

mod answer;
mod attempt;
mod boards;
mod drill;
mod numbers;
mod pool;
mod question;
mod statistics;

pub use answer::{Answer, AnswerError};
pub use attempt::Attempt;
pub use drill::{Drill, LEVELS, UnknownDrill};
pub use pool::{Pool, PoolError, Position};
pub use question::{Marked, Mistake, Question};
pub use statistics::{Statistics, missed};
