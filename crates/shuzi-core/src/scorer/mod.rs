//! One way from options to a scored game, for the command line, the screen, GTP, `serve` and Python.

mod counted_game;
mod dead_choice;
mod disagreement;
mod file_encoding;
mod half_points;
mod score_options;
mod scored_game;
#[expect(clippy::module_inception, reason = "the room is named after its main type")]
mod scorer;
mod typed_totals;

pub use counted_game::CountedGame;
pub use dead_choice::DeadChoice;
pub use disagreement::Disagreement;
pub use file_encoding::FileEncoding;
pub use half_points::{HalfPoints, TieBreaker};
pub use score_options::ScoreOptions;
pub use scored_game::ScoredGame;
pub use scorer::{Engine, Scorer};
pub use typed_totals::{ScoredTotals, TotalsError, TypedTotals};
