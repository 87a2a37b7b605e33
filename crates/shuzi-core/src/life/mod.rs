//! Life and death: which stones are dead or in seki, as proposals for the players to confirm.

mod border;
mod capture;
mod closed;
mod cluster;
mod dead;
mod estimate;
mod fight;
mod fight_outcome;
mod groups;
mod judge;
mod layout;
mod pass_alive;
mod playout;
mod playout_board;
mod points;
mod proposal;
mod reading;
mod search;
mod seki;
mod siege;
mod teire;
mod transposition_table;
mod verdict;

pub use border::is_neutral;
pub use capture::capture_line;
pub use dead::{Dead, DeadError, DeadSource};
pub use groups::{Group, Groups};
pub use pass_alive::pass_alive;
pub use proposal::Proposal;
pub use seki::Seki;
pub use teire::{OpenTeire, Teire};
pub use verdict::{Doubt, Evidence, Status, Verdict};
