//! What only Unix has: its signals, its terminals, its process groups.

mod files;
mod keyboard;
mod process_group;
mod signals;
mod typed;

pub use files::ignore_sigxfsz;
pub(super) use files::{canonical, is_still_at, output_file, permit_usual, sync_dir, usual_folder};
pub(super) use keyboard::Keyboard;
pub(super) use process_group::ProcessGroup;
pub use signals::Waker;
pub(super) use signals::{ENDINGS, end_by, end_when_told_again, is_ignored};
