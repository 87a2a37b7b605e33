//! wip

pub mod amount;
pub mod counting;
pub mod goban;
pub mod life;
pub mod method;
pub mod place;
pub mod record;
pub mod rules;
pub mod cli;
pub mod output;
pub mod sheet;
pub mod shell;
pub mod texts;
