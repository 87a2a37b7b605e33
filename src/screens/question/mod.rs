//! Questions over a screen: whether to quit, whether to resume, how many handicap stones.

mod handicap;
mod keys;
mod quit;
mod resume;

pub use handicap::HandicapQuestion;
pub(super) use keys::tables;
pub use quit::QuitQuestion;
pub use resume::ResumeQuestion;
