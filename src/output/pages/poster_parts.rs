//! Parts of posters: boards as they are printed, sums of worksheets.

use crate::output::print::{BoardFigure, Drawing, Figure, SumCell, SumKind, SumLine, SumTable};
use crate::output::worksheet_table::rows;
use shuzi_core::counting::{KeyNumber, Op, Settled, Term, Worksheet};
use shuzi_core::goban::{Board, Color, Vertex, VertexSet};
use shuzi_core::method::Method;
use shuzi_core::reshape::{Area, Plan};
use shuzi_words::Words;

/// Returns a final position with dead stones crossed out.
pub(super) fn ended(board: &Board, dead: &VertexSet, caption: String) -> Figure {
    let board = BoardFigure {
        board: board.clone(),
        dead: *dead,
        owned: Vec::new(),
        rectangles: Vec::new(),
    };
    Figure { drawing: Drawing::Board(Box::new(board)), caption }
}

/// Returns a final position with dead stones crossed out and every vacant point marked with its
/// owner.
pub(super) fn owned(board: &Board, dead: &VertexSet, settled: &Settled, caption: String) -> Figure {
    let is_vacant = |vertex: &Vertex| board.get(*vertex).is_none();
    let of = |vertex: Vertex| settled.owner(vertex).map(|owner| (vertex, owner));
    let owned = board.size().vertices().filter(is_vacant).filter_map(of).collect();
    let board = BoardFigure { board: board.clone(), dead: *dead, owned, rectangles: Vec::new() };
    Figure { drawing: Drawing::Board(Box::new(board)), caption }
}

/// Returns a position with the stones as plans leave them, one per side, the rectangles outlined.
pub(super) fn rearranged(
    settled: &Settled,
    plans: &[(Color, &Area, &Plan)],
    caption: String,
) -> Figure {
    let mut board = settled.board().clone();
    for &(side, area, plan) in plans {
        for vertex in area.stones().iter() {
            board.set(vertex, None);
        }
        for vertex in plan.stones.iter() {
            board.set(vertex, Some(side));
        }
    }
    let dead = VertexSet::new(board.size());
    let rectangles = plans.iter().flat_map(|(_, _, plan)| plan.rectangles.clone()).collect();
    let board = BoardFigure { board, dead, owned: Vec::new(), rectangles };
    Figure { drawing: Drawing::Board(Box::new(board)), caption }
}

/// Returns what ties (`tie 182`); nothing if no total does.
pub(super) fn tie_at(key: KeyNumber, words: &Words) -> String {
    key.tie_at().map_or_else(String::new, |tie| words.say("sheet-tie-at", &[("tie", tie.into())]))
}

/// Returns the lines of a worksheet; if `is_blank`, figures worked out during the count are left
/// blank.
pub(super) fn sum_of(sheet: &Worksheet, is_blank: bool, words: &Words) -> SumTable {
    let is_written = |term| {
        is_blank
            && matches!(
                term,
                Term::Vacant
                    | Term::Stones
                    | Term::Total
                    | Term::NonScoring
                    | Term::Adjusted
                    | Term::Difference
            )
    };
    // Whoever fills in a half method takes the half count off.
    let is_half = matches!(sheet.method(), Method::Half | Method::Simplified);
    let is_taken_off = |term| is_blank && is_half && term == Term::HalfCount;
    let line = |row: &crate::output::worksheet_table::TableRow| {
        let cells = row.cells.iter().map(|cell| {
            cell.map(|cell| {
                let is_negative = cell.amount.is_negative();
                let written = is_written(row.term);
                let sign = match cell.op {
                    Op::Start if is_taken_off(row.term) => "−".to_owned(),
                    Op::Start => String::new(),
                    Op::Add if written => "+".to_owned(),
                    Op::Add => cell.amount.sign().to_string(),
                    Op::Equals | Op::Doubled => "=".to_owned(),
                };
                let minus = if is_negative && cell.op != Op::Add { "−" } else { "" };
                let figure = format!("{minus}{}", words.amount(cell.amount.abs()));
                let figure = (!written).then_some(figure);
                SumCell { sign, figure, ..SumCell::default() }
            })
        });
        let is_result = row.cells.iter().flatten().any(|cell| cell.op == Op::Equals)
            || row.term == Term::Margin;
        let kind = if is_result { SumKind::Result } else { SumKind::Term };
        SumLine { label: row.name(words), cells: cells.collect(), kind, ..SumLine::default() }
    };
    let sides = if sheet.method().counts_both() { &Color::BOTH[..] } else { &[sheet.side()] };
    let heads = sides.iter().map(|&side| (side, words.side(side))).collect();
    let lines = rows(&[sheet], true).iter().map(line).collect();
    SumTable { heads, lines }
}
