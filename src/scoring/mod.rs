//! Every score there is: area, territory and stones, and why they differ, term by term.

mod comparison;
mod course;
mod difference;
mod land;
mod procedure;
mod score;

pub use comparison::{Cell, Compared, Comparison, MatrixRow};
pub use course::{Course, Pass, Unknown};
pub use difference::{Difference, Reason};
pub use land::Land;
pub use procedure::{Procedure, Step};
pub use score::{Entry, Item, Lead, Score, Scored};
