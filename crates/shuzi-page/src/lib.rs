//! All that a phone at the table shows: the count of a photographed board, from the picture to the
//! winner, as pages of HTML. It knows no server, no terminal and no file: the program serves these
//! pages to the phones in the room, and a phone alone makes them itself.

// What a name says is not said again; the crate is for this program.
#![allow(missing_docs)]

mod alone;
mod ask;
mod board_page;
mod boards;
mod fields;
mod tap;
mod tapping_board;
mod visit;

pub use alone::Alone;
pub use ask::{Answer, Ask};
pub use board_page::standing_of;
pub use boards::{Boards, Game, NewBoard, Sent, SentBoard};
pub use fields::Fields;
pub use tap::Tap;
pub use visit::Visit;
