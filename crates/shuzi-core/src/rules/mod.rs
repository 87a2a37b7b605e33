//! Rule profiles: how rule sets treat scoring, komi, ties and handicap, with their sources.

mod fields;
mod loader;
mod problem;
mod profile;
mod profiles;
mod ties;

pub use loader::load;
pub use problem::{Problem, ProfileMistake, UnknownRules};
pub use profile::{
    BySize, Compensation, Convention, GameKind, LastMove, MOST_HANDICAP, PerKind, Profile,
    ProfileName, Scoring, SharedPoints, ShowIn,
};
pub use profiles::{BuiltIn, Profiles};
pub use ties::Ties;
