//! Which stones are dead and which live in seki: proposals, which the players confirm.

mod dead;
mod estimate;
mod field;
mod pass_alive;
mod playout;
mod proposal;
mod seki;
mod symmetry;

pub use dead::{Dead, DeadError, DeadSource};
pub use pass_alive::pass_alive;
pub use proposal::Proposal;
pub use seki::Seki;
