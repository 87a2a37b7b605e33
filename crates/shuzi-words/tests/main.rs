//! Tests of sentences, languages and lines.

// A failing test panics.
#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic)]

mod language;
mod profile_mistakes;
mod review;
mod visible;
mod wrap;
