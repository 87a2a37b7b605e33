//! Tests of what the library counts, reads and plans.

mod disagreement;
mod drills;
mod edges;
mod exhaustive;
#[cfg(feature = "photo")]
mod laws;
mod layers;
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
mod statements;
mod units;
mod words;
