//! What is printed: pages of text, in the formats people and programs read.

mod board_text;
pub(crate) mod columns;
mod count_board;
mod count_words;
mod csv;
mod document_text;
mod form_table;
mod format;
mod html;
mod left_out;
mod markdown;
mod operation;
mod page;
mod pages;
mod paper;
mod position_sgf;
pub mod print;

pub use board_text::board_text;
pub use count_board::{in_question, picture};
#[cfg(feature = "phone")]
pub use count_words::terms_line;
pub use count_words::{
    at_least, check_text, counted_so_far, counted_text, how_certain, is_in_zi, is_open_range,
    named_rules, result_notes, setting_text, setting_value, standing_text, terms_given, won,
};
pub use csv::{as_meant, csv_rows};
pub use document_text::table_lines;
pub use form_table::{Figures, TableCell, TableRow, form_table, rows, worksheet_table};
pub use format::{Format, Holds};
pub use html::table_html;
pub use left_out::left_out;
pub use operation::operation;
pub use page::{Page, PageStyle};
pub use pages::{
    ComparePage, ComparedLine, ComparedText, EXAMPLES, FormPage, HandicapPage, Heading, KeysPage,
    LogJson, LogPage, PhotoJson, PhotoPage, PlanPage, RuleNames, SCORE_COLUMNS, ScorePage,
    StatisticsPage, StepsPage, TerritoryPage, comparison_procedures, comparison_results,
    counted_name, difference_text, drill_name, error_records, handicap_worked, hint_text,
    marked_text, matrix_text, moment, piled, question_text, revealed_text, same_board, seconds,
    sourced_terms, summary, try_again_text, unfinished_note, usual_mistake, winners_line,
};
pub use position_sgf::position_sgf;
