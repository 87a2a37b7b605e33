//! wip

pub mod amount;
pub mod counting;
pub mod goban;
pub mod life;
pub mod record;
