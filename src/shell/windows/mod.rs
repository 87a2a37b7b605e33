//! The same for Windows: its console, its job objects.

mod files;
mod keyboard;
mod leash;
mod signals;

pub use files::tell_of_file_limits;
pub(super) use files::{output_file, permit_usual, settle_names};
pub(super) use keyboard::Keyboard;
pub(super) use leash::{Leash, command};
pub(super) use signals::{ENDINGS, end_by, end_when_told_again, is_ignored};
