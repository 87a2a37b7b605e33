//! wip

pub mod amount;
pub mod app;
pub mod cli;
pub mod counting;
pub mod goban;
pub mod life;
pub mod method;
pub mod output;
pub mod place;
pub mod record;
pub mod rules;
pub mod sheet;
pub mod shell;
pub mod texts;
pub mod view;
