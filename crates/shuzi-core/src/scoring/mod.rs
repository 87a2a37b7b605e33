//! Scores under all rules: area, territory and stone scoring, and why they differ.

mod at_table;
mod board_position;
mod comparison;
mod difference;
mod own_result;
mod position_tally;
mod procedure;
mod recorded_verdict;
mod score;
mod turn_history;

pub use at_table::{TerritoryCount, TerritoryNumbers, area_score};
pub use board_position::BoardPosition;
pub use comparison::{Compared, Comparison, MatrixCell, MatrixRow};
pub use difference::{Difference, DifferenceTerm, Reason, TermName};
pub use own_result::OwnResult;
pub use position_tally::PositionTally;
pub use procedure::{Procedure, ProcedureAction, ProcedureStep};
pub use recorded_verdict::RecordedVerdict;
pub use score::{Lead, Score, ScoreEntry, ScoreNote, Scored};
pub use turn_history::{Pass, TurnHistory, Unknown};
