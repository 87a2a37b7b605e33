//! Handicap stones and komi for a fair game.

mod jewdan;
mod rank;
mod ranks;
mod ratio;

pub use jewdan::{Counting, Jewdan, NoSuggestion, Suggestion};
pub use rank::{Rank, RankError};
pub use ranks::{Ranks, RanksError};
pub use ratio::{Ratio, RatioError};
