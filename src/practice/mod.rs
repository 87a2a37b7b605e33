//! Practice: questions with computed answers, and the mistakes that wrong answers reveal.

mod answer;
mod attempt;
mod boards;
#[cfg(feature = "cli")]
mod days;
mod drill;
mod drill_question;
mod due_item;
mod finished_position;
mod game_stages;
mod lesson;
mod lesson_board;
mod lesson_file;
mod lesson_game;
mod lesson_slips;
mod material;
mod mistake;
mod numbers;
mod played_out;
mod pool;
mod question;
mod round;
#[cfg(feature = "cli")]
mod schedule;
mod shape;
mod statistics;
mod subject;
#[cfg(feature = "cli")]
mod today;
mod typed_result;
mod whole_game;
mod wording;

pub use answer::{Answer, AnswerError};
pub use attempt::Attempt;
#[cfg(feature = "cli")]
pub use days::Days;
pub use drill::{Drill, DrillError, LEVELS};
pub use due_item::DueItem;
pub use finished_position::FinishedPosition;
pub use lesson::{Lesson, LessonError};
pub use material::Material;
pub use mistake::Mistake;
pub use pool::{Pool, PoolError};
pub use question::{Hint, Marked, Question, Reveal};
pub use round::{LARGEST_SEED, Round, RoundKind, Task, items};
#[cfg(feature = "cli")]
pub use schedule::Schedule;
pub use shape::{Shape, Shaped};
pub use statistics::{ALL_DRILLS, Statistics};
pub use subject::Subject;
#[cfg(feature = "cli")]
pub use today::{due, level, today};
pub use whole_game::{Lap, Stage, WholeGame};
pub use wording::{Asked, Worked};
