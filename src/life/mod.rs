//! Which stones are dead and which live in seki: proposals, which the players confirm.

mod cluster;
mod dead;
mod estimate;
mod eyes;
mod field;
mod fight;
mod judge;
mod outcome;
mod pass_alive;
mod playout;
mod proposal;
mod reading;
mod search;
mod seki;
mod table;
mod verdict;

pub use dead::{Dead, DeadError, DeadSource};
pub use pass_alive::pass_alive;
pub use proposal::Proposal;
pub use seki::Seki;
pub use verdict::{Fate, Ground, Verdict};
