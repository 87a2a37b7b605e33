//! Counting a finished game of Go by the Chinese methods.
//!
//! The way of a game through the house, each arrow one function:
//!
//! ```text
//! bytes ─ record::decode ─▶ text ─ record::Games ─▶ record::Game
//!       ─ life::Dead ─▶ dead stones (a proposal the players edit)
//!       ─ counting::Settled ─▶ dead off, seki filled, every vertex somebody's or nobody's
//!       ─ counting::Terms ─▶ komi, tie-breaker, compensation, each with where it is from
//!       ─ counting::CountResult ─▶ four worksheets and the result
//!       ─ app ─▶ step by step on the screen        ─ output ─▶ on paper, as JSON
//! ```
//!
//! Floors, ground first; a room uses rooms of its own floor or below, none above
//! (`tests/layers.rs` holds this):
//!
//! 1. [`amount`], [`goban`], [`method`], [`place`], [`fact`]: exact points, the board, words of the
//!    field, and what is so or wrong as a code with its numbers
//! 2. [`record`], [`rules`], [`life`], [`reshape`], [`handicap`]: game files, rule profiles, which
//!    stones are dead, rectangles of ten, stones and komi for a difference of ranks
//! 3. [`counting`]: the four methods
//! 4. [`scoring`], [`sheet`], [`practice`]: area, territory and stones and why they differ, sheets
//!    as data, questions and answers
//! 5. [`words`]: facts into sentences, in each language; no sentence stands below
//! 6. [`app`], [`output`], [`shell`]: the walk-through as a state machine, formats, the outside
//! 7. [`view`], which draws
//! 8. [`cli`]: the command line
//!
//! What holds everywhere:
//!
//! - An [`amount::Amount`] is a whole number of quarter points. No score is ever a float.
//! - Below `app` nothing reads a file, a clock or the terminal; what is random there is the same
//!   every time.
//! - The four methods agree on winner and margin, whichever side is counted.
//! - Nothing a player did is lost: every change can be undone and is kept on disk.
//! - A proposed dead stone is a proposal: what is not certain is named so.

pub mod amount;
pub mod app;
pub mod cli;
pub mod counting;
pub mod fact;
pub mod goban;
pub mod handicap;
pub mod life;
pub mod method;
pub mod output;
pub mod place;
pub mod practice;
pub mod record;
pub mod reshape;
pub mod rules;
pub mod scoring;
pub mod sheet;
pub mod shell;
pub mod view;
pub mod words;
