//! The same for Windows: its console, its job objects.

mod files;
mod keyboard;
mod process_group;
mod signals;

pub use files::ignore_sigxfsz;
pub(super) use files::{canonical, is_still_at, output_file, permit_usual, sync_dir, usual_folder};
pub(super) use keyboard::Keyboard;
pub use keyboard::Waker;
pub(super) use process_group::ProcessGroup;
pub(super) use signals::{ENDINGS, end_by, end_when_told_again, is_ignored};
