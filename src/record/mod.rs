//! Game files: SGF and text diagrams, read into a final position and how it came about.

mod diagram;
mod encoding;
mod game;
mod games;
mod replay;
mod result;
pub mod sgf;

pub use diagram::read_diagram;
pub use encoding::{Decoded, decode, encoding_named};
pub use game::{Game, Info, Marks, Stated};
pub use games::{Games, ReadGame};
pub use replay::{Move, Plays, RecordError, replay};
pub use result::{Recorded, Unit};
