//! Worksheets as a table: one row a line, one column a method and counted side.

use std::fmt::Write as _;

use unicode_width::UnicodeWidthStr as _;

use super::columns::{indented, padded};
use crate::amount::Amount;
use crate::counting::{Op, Part, Term, Worksheet};
use crate::goban::Color;
use crate::method::Method;
use crate::words::Words;

/// Every line a worksheet can have, in the order of Mays' tables.
const ORDER: [(Part, Term); 17] = [
    (Part::Count, Term::Vacant),
    (Part::Count, Term::Stones),
    (Part::Count, Term::Total),
    (Part::Count, Term::Komi),
    (Part::Count, Term::TieBreaker),
    (Part::Count, Term::Compensation),
    (Part::Count, Term::NonScoring),
    (Part::Count, Term::Adjusted),
    (Part::Bar, Term::HalfCount),
    (Part::Bar, Term::NonScoring),
    (Part::Bar, Term::Komi),
    (Part::Bar, Term::TieBreaker),
    (Part::Bar, Term::Compensation),
    (Part::Bar, Term::AdjustedHalfCount),
    (Part::Bar, Term::KeyNumber),
    (Part::Verdict, Term::Difference),
    (Part::Verdict, Term::Margin),
];

/// A figure of a table and what it does there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableCell {
    /// What it does.
    pub op: Op,
    /// The figure, sign and all.
    pub amount: Amount,
}

impl TableCell {
    /// The sign and the figure, `+ 21`, `− 3.25`, `= 49.75`, with room behind so that the
    /// points of a column stand under each other; `decimals` is the most any figure of it has.
    pub fn text(self, decimals: usize, words: &Words) -> String {
        let minus = if self.amount.is_negative() { "−" } else { "" };
        // Whole figures leave room for the point, too.
        let room = match decimals_of(self.amount) {
            0 if decimals > 0 => decimals + 1,
            own => decimals.saturating_sub(own),
        };
        let figure = format!("{}{}", words.amount(self.amount.abs()), " ".repeat(room));
        match self.op {
            Op::Start => format!("{minus}{figure}"),
            Op::Add => format!("{} {figure}", self.amount.sign()),
            Op::Equals | Op::Doubled => format!("= {minus}{figure}"),
        }
    }
}

/// How many decimals an amount is shown with.
const fn decimals_of(amount: Amount) -> usize {
    match amount.in_quarters().rem_euclid(4) {
        0 => 0,
        2 => 1,
        _ => 2,
    }
}

/// The most decimals any figure of a column has.
pub fn decimals(rows: &[TableRow], column: usize) -> usize {
    let cells = rows.iter().filter_map(|row| *row.cells.get(column)?);
    cells.map(|cell| decimals_of(cell.amount)).max().unwrap_or(0)
}

/// A row: its line, and a cell for each column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// The block it stands in.
    pub part: Part,
    /// What it is about.
    pub term: Term,
    /// The cells; Full has two columns, Black's and White's, the other methods one.
    pub cells: Vec<Option<TableCell>>,
}

/// The columns of a worksheet: both sides for Full, else the side counted.
fn columns(sheet: &Worksheet) -> Vec<Color> {
    if sheet.method().counts_both() { Color::BOTH.to_vec() } else { vec![sheet.side()] }
}

/// The rows some worksheets need, side by side.
pub fn rows(sheets: &[&Worksheet]) -> Vec<TableRow> {
    let row = |&(part, term): &(Part, Term)| {
        let cells: Vec<Option<TableCell>> = sheets
            .iter()
            .flat_map(|sheet| columns(sheet).into_iter().map(move |color| (sheet, color)))
            .map(|(sheet, color)| {
                let line = sheet.lines().iter().find(|l| l.part == part && l.term == term)?;
                Some(TableCell { op: line.op, amount: line.of(color)? })
            })
            .collect();
        let any = cells.iter().any(Option::is_some);
        any.then_some(TableRow { part, term, cells })
    };
    ORDER.iter().filter_map(row).collect()
}

/// The least width of a column, and the widest label.
const COLUMN: usize = 11;
const LABEL: usize = 25;

/// How wide columns are, so that the heads of all stand apart.
fn column_width(words: &Words) -> usize {
    let heads = Method::ALL.map(|method| heading(method, words));
    // One method has two columns, and room for its name over both.
    let widest = heads.iter().map(|head| head.width() + 1).max().unwrap_or(0);
    widest.max(COLUMN)
}

/// Worksheets as a plain table, as many side by side as the width holds.
pub fn worksheet_table(sheets: &[&Worksheet], words: &Words, width: usize) -> String {
    let column = column_width(words);
    let mut blocks = Vec::new();
    let mut rest = sheets;
    while !rest.is_empty() {
        let mut used = LABEL;
        let fits = rest.iter().take_while(|sheet| {
            used += columns(sheet).len() * column;
            used <= width
        });
        let (block, later) = rest.split_at(fits.count().max(1));
        blocks.push(block_table(block, words, column));
        rest = later;
    }
    blocks.join("\n")
}

/// The name of a method over its column.
fn heading(method: Method, words: &Words) -> String {
    words.get(&format!("heading-{}", method.as_str()))
}

fn block_table(sheets: &[&Worksheet], words: &Words, width: usize) -> String {
    let mut table = String::new();
    let mut names = " ".repeat(LABEL);
    let mut sides = " ".repeat(LABEL);
    for sheet in sheets {
        let columns = columns(sheet);
        names += &indented(&heading(sheet.method(), words), columns.len() * width);
        for color in columns {
            sides += &indented(&words.side(color), width);
        }
    }
    let _ = writeln!(table, "{names}\n{sides}");
    let mut part = Part::Count;
    let rows = rows(sheets);
    for row in &rows {
        if row.part != part {
            part = row.part;
            table.push('\n');
        }
        let mut line = padded(&words.term(row.term), LABEL);
        for (column, cell) in row.cells.iter().enumerate() {
            let text = cell.map(|cell| cell.text(decimals(&rows, column), words));
            let _ = write!(line, "{:>width$}", text.unwrap_or_default());
        }
        let _ = writeln!(table, "{}", line.trim_end());
    }
    table
}
