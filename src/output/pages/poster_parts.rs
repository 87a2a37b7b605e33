//! Parts of posters: boards as they are printed, sums of worksheets.

use crate::output::print::{BoardFigure, Drawing, Figure, SumCell, SumKind, SumLine, SumTable};
use shuzi_core::counting::{Form, KeyNumber, Op, Settled, Term};
use shuzi_core::goban::{Board, Color, Vertex, VertexSet};
use shuzi_core::method::Method;
use shuzi_core::reshape::SidePlan;
use shuzi_core::rules::Ties;
use shuzi_core::sheet::KeyRow;
use shuzi_words::Words;
use shuzi_words::{TableCell, TableRow, rows};

/// Returns a final position with dead stones crossed out.
pub(super) fn ended(board: &Board, dead: &VertexSet, caption: String) -> Figure {
    let board = BoardFigure { dead: *dead, ..BoardFigure::of(board.clone()) };
    Figure { drawing: Drawing::Board(Box::new(board)), caption }
}

/// Returns a final position with dead stones crossed out and every vacant point marked with its
/// owner.
pub(super) fn owned(board: &Board, dead: &VertexSet, settled: &Settled, caption: String) -> Figure {
    let is_vacant = |vertex: &Vertex| board.get(*vertex).is_none();
    let of = |vertex: Vertex| settled.owner(vertex).map(|owner| (vertex, owner));
    let owned = board.size().vertices().filter(is_vacant).filter_map(of).collect();
    let board = BoardFigure { dead: *dead, owned, ..BoardFigure::of(board.clone()) };
    Figure { drawing: Drawing::Board(Box::new(board)), caption }
}

/// Returns a position with the stones as plans leave them, one per side, the rectangles outlined.
pub(super) fn rearranged(settled: &Settled, plans: &[SidePlan], caption: String) -> Figure {
    let mut board = settled.board().clone();
    for SidePlan { side, area, plan } in plans {
        for vertex in area.stones().iter() {
            board.set(vertex, None);
        }
        for vertex in plan.stones.iter() {
            board.set(vertex, Some(*side));
        }
    }
    let rectangles = plans.iter().flat_map(|own| own.plan.rectangles.clone()).collect();
    let board = BoardFigure { rectangles, ..BoardFigure::of(board) };
    Figure { drawing: Drawing::Board(Box::new(board)), caption }
}

/// Returns who wins where the margin is zero; nothing if it never is. Where the tie-breaker is left out, how
/// it is put in.
pub(super) fn level(game: &KeyRow, method: Method, words: &Words) -> Option<String> {
    let (all, used) = (game.adjustment, game.adjustment.in_method(method, false));
    if let (true, Some(side)) = (all != used, all.tie_breaker_favours()) {
        let values = [("side", side.into()), ("points", all.tie_breaker().abs().into())];
        return Some(words.say("sheet-zero-tie-breaker", &values));
    }
    used.total().whole().map(|_| match game.key.ties() {
        Ties::Draw => words.get("sheet-zero-tie"),
        Ties::To(side) => words.say("sheet-zero-side", &[("side", side.into())]),
    })
}

/// Returns the names below lines to sign on.
pub(super) fn signed(words: &Words) -> Vec<String> {
    let sides = Color::BOTH
        .map(|side| words.say("sheet-form-signed", &[("side", words.side(side).into())]));
    sides.into_iter().chain([words.get("sheet-form-referee")]).collect()
}

/// Returns what ties (`tie 182`); nothing if no total does.
pub(super) fn tie_at(key: KeyNumber, words: &Words) -> String {
    key.tie_at().map_or_else(String::new, |tie| words.say("sheet-tie-at", &[("tie", tie.into())]))
}

/// Returns the lines of a form; what is not known is left blank.
pub(super) fn sum_of(form: &Form, words: &Words) -> SumTable {
    let cell = |cell: TableCell| {
        let is_term = matches!(cell.op, Op::Add | Op::Take);
        let sign = match (cell.op, cell.amount) {
            (Op::Start, _) => String::new(),
            (Op::Add, None) => "+".to_owned(),
            (Op::Take, None) => "−".to_owned(),
            (Op::Add | Op::Take, Some(amount)) => amount.sign().to_string(),
            (Op::Equals | Op::Doubled, _) => "=".to_owned(),
        };
        let figure = cell.amount.map(|amount| {
            let minus = if amount.is_negative() && !is_term { "−" } else { "" };
            format!("{minus}{}", words.amount(amount.abs()))
        });
        SumCell { sign, figure, ..SumCell::default() }
    };
    let line = |row: &TableRow| {
        let is_result = row.cells.iter().flatten().any(|cell| cell.op == Op::Equals)
            || row.term == Term::Margin;
        let kind = if is_result { SumKind::Result } else { SumKind::Term };
        let cells = row.cells.iter().map(|one| one.map(cell)).collect();
        SumLine { label: row.name(words), cells, kind, ..SumLine::default() }
    };
    let heads = form.sides().into_iter().map(|side| (side, words.side(side))).collect();
    let lines = rows(&[form], true).iter().map(line).collect();
    SumTable { heads, lines }
}
