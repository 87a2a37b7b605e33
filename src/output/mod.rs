//! What is printed: pages of text, in the formats people and programs read.

mod board_text;
pub(crate) mod columns;
mod csv;
mod document_text;
mod format;
mod html;
mod markdown;
mod page;
mod pages;
mod paper;
mod position_sgf;
pub mod print;
mod worksheet_table;

pub use board_text::board_text;
pub use csv::{as_meant, csv_rows};
pub use document_text::table_lines;
pub use format::{Format, Holds};
pub use html::table_html;
pub use page::{Page, PageStyle};
pub use pages::{
    ComparePage, ComparedLine, ComparedText, EXAMPLES, FormPage, HandicapPage, Heading, KeysPage,
    LogJson, LogPage, PhotoJson, PhotoPage, PlanPage, RuleNames, SCORE_COLUMNS, ScorePage,
    StatisticsPage, StepsPage, TerritoryPage, comparison_procedures, comparison_results,
    counted_name, difference_text, drill_name, error_records, handicap_worked, hint_text,
    marked_text, matrix_text, moment, piled, question_text, revealed_text, same_board, seconds,
    sourced_terms, summary, try_again_text, usual_mistake, winners_line,
};
pub use position_sgf::position_sgf;
pub use worksheet_table::worksheet_table;
