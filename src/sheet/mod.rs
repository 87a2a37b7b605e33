//! The key-number sheet as data: which games, and what each side needs in them.

mod keys;

pub use keys::{KeyRow, KeysAsked, key_rows};
