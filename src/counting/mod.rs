//! The four Chinese methods of counting: from the board and the adjustments to the margin.

mod adjustment;
mod fill;
mod key_number;
mod method;
mod outcome;
mod settled;
mod totals;
mod worksheet;

pub use adjustment::{Adjustment, NotHalfPoints};
pub use fill::Fill;
pub use key_number::KeyNumber;
pub use method::Method;
pub use outcome::{Outcome, Ties, Winner};
pub use settled::Settled;
pub use totals::{Count, Totals, Unfilled};
pub use worksheet::{Line, Op, Part, Term, Worksheet};
