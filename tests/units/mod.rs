//! Single types of the program.

mod config;
mod figures;
mod journal;
mod key_group;
mod number_entry;
mod pasted_path;
#[cfg(feature = "phone")]
mod phones;
mod remarks;
mod scroll;
mod showcase;
mod terminal;
mod trouble;
mod wrapping;
