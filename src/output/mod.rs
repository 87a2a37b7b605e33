//! Results in the formats people and programs read, one file a format.

mod board_text;
mod chains;
mod compare_json;
mod compare_text;
mod document;
mod handicap;
mod json;
mod keys_table;
mod number;
mod practice_text;
pub mod print;
mod reshape_json;
mod reshape_text;
mod result_markdown;
mod result_sgf;
mod score_text;
mod worksheet_table;

pub use board_text::board_text;
pub use chains::chains_text;
pub use compare_json::compare_json;
pub use compare_text::{
    compare_text, comparison_procedures, comparison_results, difference_text, matrix_text,
};
pub use document::{csv, document_html, document_markdown, document_text, escaped};
pub use handicap::{handicap_json, handicap_records, handicap_text};
pub use json::{keys_json, score_json};
pub use keys_table::{key_records, keys_table};
pub use number::Number;
pub use practice_text::{
    attempt_records, marked_text, question_text, statistics_text, try_again_text,
};
pub use reshape_json::reshape_json;
pub use reshape_text::{reshape_text, summary};
pub use result_markdown::result_markdown;
pub use result_sgf::result_sgf;
pub use score_text::{Heading, dead_source, score_text, sentence, unfinished_note};
pub use worksheet_table::{TableCell, TableRow, decimals, rows, worksheet_table};
