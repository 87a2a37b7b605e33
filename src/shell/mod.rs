//! What touches the outside: files, folders, the terminal, processes, the network.

mod clipboard;
mod count_log;
mod engine;
mod failure;
mod files;
mod folder_walk;
mod folders;
mod game_source;
mod history;
mod input;
mod inputs;
mod interrupt;
mod journal;
mod lines;
mod lock;
mod new_file;
mod outlet;
#[cfg(feature = "phone")]
pub mod phone;
mod practice_history;
mod system;
mod terminal;
mod trouble;
#[cfg(unix)]
mod unix;
mod user_rules;
mod warn;
mod whole_lines;
#[cfg(windows)]
mod windows;

#[cfg(unix)]
use unix as platform;
#[cfg(windows)]
use windows as platform;

pub use clipboard::copy_to_clipboard;
pub(crate) use count_log::{add_to_log, counts_done};
pub use engine::{EngineError, ask_engine, read_answers};
pub use failure::{Failure, OutputResult};
pub use files::{
    FolderEntry, MOST_OF_HAND, files_in, folder_entries, folder_unreadable, read_plain, read_text,
};
pub use folders::Folders;
pub use game_source::{GameSource, is_picture_name, read_hinted, read_picture};
pub use history::{History, Remembered};
pub use input::{InputError, MOST_BYTES, read_input};
pub use inputs::{is_game, read_inputs};
pub use interrupt::Interrupt;
pub use journal::{Journal, SetAside, fingerprint};
pub use lines::read_line;
pub use new_file::{
    NewFile, Overwrite, WriteError, is_packed, is_same_file, write_file, write_numbered,
};
#[cfg(feature = "phone")]
pub use phone::{NetworkAddress, PhoneRequest, PhoneServer, PhoneWish, Serving, network_addresses};
pub use platform::{Waker, ignore_sigxfsz};
pub(crate) use practice_history::{history, not_kept, recalled, remembered};
pub use system::{clock_time, local_time, system_refusal};
pub use terminal::{TerminalGuard, Waited, refresh_behind_wide_signs};
pub use trouble::Trouble;
pub use user_rules::{profile_from_path, profiles_with_user_rules, read_profile};
pub use warn::warn;
pub use whole_lines::WholeLines;
