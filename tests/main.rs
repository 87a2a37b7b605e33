//! All tests in one program, so that shared code is compiled and linked once.

// A failing test panics.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod command;
mod screen;
mod units;

mod browser;
mod latin;
mod program;
mod table;
mod targets;
mod terminal;
