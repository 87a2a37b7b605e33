//! Sheets as data: the key numbers and handicaps to print.

mod document;
mod handicap_sheet;
mod key_sheet;
mod keys;

pub use document::{Document, Reminder, SheetTable};
pub use handicap_sheet::handicap_sheet;
pub use key_sheet::{
    COMPENSATION, EACH_NSP, KEY_NUMBER, convention_rule, game_heading, game_name, game_parts,
    key_sheet, shared_convention, ties_note,
};
pub use keys::{KeyRow, KeysWanted, key_rows};
