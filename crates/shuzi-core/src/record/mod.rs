//! Game files: reads SGF and text diagrams into a final position and its history.

mod board_text;
mod diagram;
mod diagram_rows;
mod encoding;
mod formats;
mod game;
mod games;
mod marks;
mod number;
mod origin;
mod plays;
mod points;
mod remarks;
mod replay;
mod replay_remark;
mod result;
mod server;
pub mod sgf;
mod statements;

pub use diagram::{DiagramError, read_diagram};
pub use diagram_rows::{diagram_rows, diagram_sign};
pub use encoding::{Decoded, EncodingRemark, decode, encoding_named};
pub use game::{Game, Info, Stated};
pub use games::{Games, ReadGame};
pub use marks::Marks;
pub use origin::Origin;
pub use plays::{Move, Plays};
pub use replay::replay;
pub use replay_remark::{RecordError, ReplayRemark};
pub use result::{Recorded, Unit};
pub use server::Server;
