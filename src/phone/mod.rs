//! The page that a phone shows: the count on the screen, for one thumb.

mod board_form;
mod board_page;
mod page;
mod phones;
mod tapping_board;

pub use board_form::{Tap, tap_of};
pub use board_page::board_page;
pub use page::{PageContext, put_away_page, queued_page, waiting_page};
pub(crate) use phones::Phones;
pub use phones::{PhoneOptions, SentBoard};
