//! Forms as a table: one row per term, one column per form and counted side.

use crate::Words;
use shuzi_core::amount::Amount;
use shuzi_core::counting::{Form, FormCell, Op, Part, Term};
use shuzi_core::sheet::SheetTable;

/// A figure of a table and its operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableCell {
    /// The operation.
    pub op: Op,
    /// The figure, including its sign, once it is known.
    pub amount: Option<Amount>,
}

impl TableCell {
    /// Returns the operator and the figure (`+ 21`, `− 3.25`, `= 49.75`), padded so that the
    /// operators and the decimal points of a column line up; a dash until it is known.
    pub fn text(self, column: Figures, words: &Words) -> String {
        let own = Figures::of_one(self);
        // Whole figures leave room for the decimal point, too.
        let after = match own.decimals {
            0 if column.decimals > 0 => column.decimals + 1,
            decimals => column.decimals.saturating_sub(decimals),
        };
        let Some(amount) = self.amount else { return format!("–{}", " ".repeat(after)) };
        let minus = if self.shows_minus() { "−" } else { "" };
        let figure = format!("{minus}{}{}", words.amount(amount.abs()), " ".repeat(after));
        let before = " ".repeat(column.whole.saturating_sub(own.whole));
        match self.op {
            Op::Start => figure,
            Op::Add | Op::Take => format!("{} {before}{figure}", amount.sign()),
            Op::Equals | Op::Doubled => format!("= {before}{figure}"),
        }
    }

    /// Whether the figure has a minus of its own; that of a term is its operator.
    fn shows_minus(self) -> bool {
        !matches!(self.op, Op::Add | Op::Take) && self.amount.is_some_and(Amount::is_negative)
    }
}

/// The room that the figures of a column take.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// The most signs before the decimal point.
    whole: usize,
    /// The most decimals.
    decimals: usize,
}

impl Figures {
    /// The room of a column.
    pub fn of(rows: &[TableRow], column: usize) -> Self {
        Self::of_cells(rows.iter().filter_map(|row| *row.cells.get(column)?))
    }

    fn of_cells(cells: impl Iterator<Item = TableCell>) -> Self {
        cells.map(Self::of_one).fold(Self::default(), |all, one| Self {
            whole: all.whole.max(one.whole),
            decimals: all.decimals.max(one.decimals),
        })
    }

    fn of_one(cell: TableCell) -> Self {
        let Some(amount) = cell.amount else { return Self::default() };
        let digits = (amount.abs().in_quarters() / 4).to_string().len();
        Self { whole: digits + usize::from(cell.shows_minus()), decimals: decimals_of(amount) }
    }
}

/// Returns how many decimals an amount is shown with.
const fn decimals_of(amount: Amount) -> usize {
    match amount.in_quarters().rem_euclid(4) {
        0 => 0,
        2 => 1,
        _ => 2,
    }
}

/// A row: its term, and one cell per column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// The block it is in.
    pub part: Part,
    /// Its term.
    pub term: Term,
    /// Whether all its cells show half of the term.
    pub is_halved: bool,
    /// The cells: those of the sides that each form has.
    pub cells: Vec<Option<TableCell>>,
}

impl TableRow {
    /// The name of its term.
    pub fn name(&self, words: &Words) -> String {
        words.term_halved(self.term, self.is_halved)
    }
}

/// Returns the rows that some forms need, side by side: without the margin where nobody is named.
pub fn rows(forms: &[&Form], is_named: bool) -> Vec<TableRow> {
    let mut rows: Vec<TableRow> = Vec::new();
    let columns: Vec<_> = forms.iter().map(|form| form.sides()).collect();
    let width = columns.iter().map(Vec::len).sum();
    let mut column = 0;
    for (form, sides) in forms.iter().zip(columns) {
        let mut next = 0;
        let is_shown = |part| is_named || part != Part::Verdict;
        for row in form.rows.iter().filter(|row| is_shown(row.part)) {
            let is_same = |known: &TableRow| known.part == row.part && known.term == row.term;
            let at = rows.iter().position(is_same).unwrap_or_else(|| {
                let (part, term) = (row.part, row.term);
                let cells = vec![None; width];
                rows.insert(next, TableRow { part, term, is_halved: true, cells });
                next
            });
            next = at + 1;
            rows[at].is_halved &= row.is_halved;
            for (cell, side) in rows[at].cells[column..].iter_mut().zip(&sides) {
                let amount = row.of(*side);
                let is_there = row.cells[side.index()] != FormCell::Absent;
                *cell = is_there.then_some(TableCell { op: row.op, amount });
            }
        }
        column += sides.len();
    }
    rows
}

/// Returns a form as a table of text; without the margin where nobody is named.
pub fn form_table(
    form: &Form,
    caption: String,
    is_named: bool,
    words: &Words,
) -> SheetTable<String> {
    let sides = form.sides().into_iter().map(|side| words.side(side));
    let head: Vec<String> = std::iter::once(String::new()).chain(sides).collect();
    let rows = rows(&[form], is_named);
    let line = |row: &TableRow| {
        let cells = row.cells.iter().enumerate().map(|(at, cell)| {
            cell.map_or_else(String::new, |cell| cell.text(Figures::of(&rows, at), words))
        });
        std::iter::once(row.name(words)).chain(cells).collect()
    };
    let strong = vec![false; head.len()];
    SheetTable { caption, strong, rows: rows.iter().map(line).collect(), head }
}
