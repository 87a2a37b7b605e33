//! The count of a finished game, question by question: which comes next, what an answer may be, and
//! what follows from the answers. It knows no keys, no terminal and no files.

mod by_territory;
mod counted;
mod cycle;
mod degree;
mod direction;
mod doubts;
mod drafts;
mod entering;
#[expect(missing_docs, reason = "`into_str` of strum has none")]
mod example_game;
mod form;
mod last_move;
mod live;
mod names_entry;
mod number_entry;
mod played_on;
mod playing_on;
mod preview;
mod rearranging;
mod remark;
mod session;
#[expect(missing_docs, reason = "`into_str` of strum has none")]
mod setting;
mod settings;
mod settlements;
mod settling;
mod setup;
#[expect(missing_docs, reason = "`into_str` of strum has none")]
mod step;
mod step_notes;
mod steps;
mod table;
mod unsettled;

pub use counted::{Counted, place};
pub use cycle::{beside, next_of, turned};
pub use degree::Degree;
pub use direction::Direction;
pub use drafts::Drafts;
pub use example_game::ExampleGame;
pub use form::{FormCell, FormItem, FormRow};
pub use live::{Check, Live, Standing};
pub use names_entry::NamesEntry;
pub use number_entry::NumberEntry;
pub use played_on::PlayedOn;
pub use preview::Preview;
pub use rearranging::Rearranging;
pub use remark::{CheckFact, Remark};
pub use session::Session;
pub use setting::Setting;
pub use setup::Setup;
pub use step::{Phase, Step};
pub use step_notes::StepNote;
pub use table::{Origin, Table, TablePosition};
pub use unsettled::Unsettled;
