//! The count of a finished game, question by question: which comes next, what an answer may be, and
//! what follows from the answers. It knows no keys, no terminal and no files.

mod answering;
mod asked;
mod boards;
mod by_territory;
mod comparing;
mod count;
mod counted;
mod cycle;
mod degree;
mod direction;
#[expect(missing_docs, reason = "`into_str` of strum has none")]
mod done_count;
mod doubts;
mod drafts;
mod editor;
mod entering;
#[expect(missing_docs, reason = "`into_str` of strum has none")]
mod example_game;
mod form;
mod kept_board;
mod kept_count;
mod last_move;
mod last_used;
mod live;
mod marking;
mod names_entry;
mod number_entry;
mod played_on;
mod playing_on;
mod preview;
mod rearranging;
mod remark;
mod seen_board;
mod session;
#[expect(missing_docs, reason = "`into_str` of strum has none")]
mod setting;
mod setting_entry;
mod settings;
mod settlements;
mod settling;
mod setup;
mod showcase;
mod sitting;
#[expect(missing_docs, reason = "`into_str` of strum has none")]
mod step;
mod step_kind;
mod step_notes;
mod steps;
mod table;
mod unfinished;
mod unsettled;

pub use count::Count;
pub use counted::{Counted, place};
pub use cycle::{beside, next_of, turned};
pub use degree::Degree;
pub use direction::Direction;
pub use done_count::{DoneCount, Verified};
pub use drafts::Drafts;
pub use editor::{Editor, Review};
pub use example_game::ExampleGame;
pub use form::{FormCell, FormItem, FormRow};
pub use kept_count::KeptCount;
pub use last_used::LastUsed;
pub use live::{Check, Live, Standing};
pub use names_entry::NamesEntry;
pub use number_entry::NumberEntry;
pub use played_on::PlayedOn;
pub use preview::Preview;
pub use rearranging::Rearranging;
pub use remark::{CheckFact, Remark};
pub use seen_board::SeenBoard;
pub use session::Session;
pub use setting::Setting;
pub use setting_entry::SettingEntry;
pub use setup::Setup;
pub use showcase::Showcase;
pub use sitting::Sitting;
pub use step::{Phase, Step};
pub use step_kind::StepKind;
pub use step_notes::StepNote;
pub use table::{Origin, Table, TablePosition};
pub use unfinished::{Resumable, Unfinished};
pub use unsettled::Unsettled;
