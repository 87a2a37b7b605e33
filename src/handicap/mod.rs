//! How many handicap stones, and what komi, make a fair game.

mod jewdan;
mod ratio;

pub use jewdan::{Counting, Jewdan, NoSuggestion, Suggestion};
pub use ratio::{Ratio, RatioError};
