//! Tests of what is counted, read and planned, in one program.

// A failing test panics.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]
// Tests read games.
#![allow(clippy::disallowed_methods)]

mod by_hand;
mod disagreement;
mod drills;
mod edges;
mod english;
mod exhaustive;
mod formats;
mod laws;
mod learner;
mod life;
mod mays;
mod positions;
mod reasons;
mod record;
mod reshape;
mod rounds;
mod rules;
mod scoring;
mod seki;
mod small_boards;
mod statements;
mod units;
mod weighing;

/// Facts by their codes and values, which stay the same when sentences change.
trait Coded {
    fn coded(&self) -> String;
}

impl<T: std::fmt::Display + ?Sized> Coded for T {
    fn coded(&self) -> String {
        format!("{self:#}")
    }
}
