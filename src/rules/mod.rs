//! Rule profiles: what a rule set says of komi, ties and handicap, and where it says so.

mod fields;
mod loader;
mod problem;
mod profile;
mod profile_toml;
mod profiles;
mod ties;

pub use loader::load;
pub use problem::{Problem, ProfileMistake, UnknownRules};
pub use profile::{
    BySize, Compensation, Convention, GameKind, LastMove, MOST_HANDICAP, PerKind, Profile, Scoring,
    SharedPoints, ShowIn, UnknownConvention,
};
pub use profiles::{BuiltIn, Profiles};
pub use ties::Ties;
