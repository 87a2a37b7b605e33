//! The screens, a folder each, and the stack they are on.

mod appearance;
mod compare;
mod count;
mod editor;
mod examples;
mod files;
mod handicap;
mod home;
mod key_sheet;
mod key_tables;
mod names;
#[cfg(feature = "phone")]
mod phone;
mod play_on;
mod practice;
mod question;
mod rearrange;
mod rules;
mod run;
mod save;
mod settings;
mod stack;

pub use count::{CountScreen, First};
pub use files::{FilesScreen, pasted_path};
pub use home::HomeScreen;
pub use key_tables::key_tables;
#[cfg(feature = "phone")]
pub use phone::{Arrival, PhoneAddress, PhoneBoard, PhonePage, PhoneScreen};
pub use practice::{MenuRow, PracticeScreen, Practising};
#[cfg(feature = "phone")]
pub(crate) use run::phone;
pub(crate) use run::{count, practise};
pub use stack::{Flow, Stack};
