//! The four Chinese counting methods: from the board and the adjustments to the margin.

mod adjustment;
mod caution;
mod count;
mod count_result;
mod fill;
mod form;
mod key_number;
mod numbering;
mod outcome;
mod position_note;
mod seki_point;
mod settled;
mod terms;
mod totals;
mod unfinished;
mod weighing;
mod worksheet;

pub use adjustment::{Adjustment, AdjustmentError};
pub use caution::Caution;
pub use count::{Count, settle};
pub use count_result::{Agreement, CountResult};
pub use fill::{Fill, FillError};
pub use form::{Form, FormCell, FormNumbers, FormRow, Op, Part, SideNumbers, Term};
pub use key_number::KeyNumber;
pub use numbering::numbered_territories;
pub use outcome::{Outcome, Winner};
pub use position_note::PositionNote;
pub use seki_point::SekiPoint;
pub use settled::Settled;
pub use terms::{Overrides, Sourced, Terms, TermsError, ValueSource, choose_profile};
pub use totals::{SharedTotal, SideCount, Totals, Unfilled};
pub use unfinished::{OpenPart, Undone, Unfinished};
pub use weighing::{Claim, TermEvidence};
pub use worksheet::Worksheet;
