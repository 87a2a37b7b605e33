//! What can be printed, one file per page.

mod chains;
mod compare;
mod compare_cells;
mod compare_poster;
mod compared_text;
mod difference;
mod form;
mod handicap;
mod keys;
mod keys_poster;
mod log;
mod photo;
mod plan;
mod poster_parts;
mod practice;
mod score;
mod score_page;
mod score_poster;
mod score_records;
mod score_sgf;
mod sourced_terms;
mod steps;
mod territory;

pub use compare::{
    ComparePage, comparison_procedures, comparison_results, difference_text, matrix_text,
    winners_line,
};
pub use compared_text::{ComparedLine, ComparedText, RuleNames};
pub use form::FormPage;
pub use handicap::{HandicapPage, handicap_worked};
pub use keys::KeysPage;
pub use log::{LogJson, LogPage, moment, name as counted_name};
pub use photo::{PhotoJson, PhotoPage};
pub use plan::{PlanPage, summary};
pub use practice::{
    StatisticsPage, drill_name, hint_text, marked_text, piled, question_text, revealed_text,
    seconds, try_again_text, usual_mistake,
};
pub use score::same_board;
pub use score_page::{Heading, ScorePage};
pub use score_records::{SCORE_COLUMNS, error_records};
pub use sourced_terms::sourced_terms;
pub use steps::{EXAMPLES, StepsPage};
pub use territory::TerritoryPage;
