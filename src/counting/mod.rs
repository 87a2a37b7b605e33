//! The four Chinese methods of counting: from the board and the adjustments to the margin.

mod adjustment;
mod fill;
mod key_number;
mod outcome;
mod reckoning;
mod settled;
mod terms;
mod totals;
mod unfinished;
mod worksheet;

pub use adjustment::{Adjustment, NotHalfPoints};
pub use fill::Fill;
pub use key_number::KeyNumber;
pub use outcome::{Outcome, Winner};
pub use reckoning::{Agreement, Reckoning};
pub use settled::Settled;
pub use terms::{Asked, Source, Sourced, Terms, TermsError, choose_profile};
pub use totals::{Count, Totals, Unfilled};
pub use unfinished::{Undone, Unfinished};
pub use worksheet::{Line, Op, Part, Term, Worksheet};
