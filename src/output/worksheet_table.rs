//! Worksheets as a table: one row per line, one column per method and counted side.

use std::fmt::Write as _;

use unicode_width::UnicodeWidthStr as _;

use super::columns::{indented, padded};
use shuzi_core::amount::Amount;
use shuzi_core::counting::{Op, Part, Term, Worksheet};
use shuzi_core::goban::Color;
use shuzi_core::method::Method;
use shuzi_core::sheet::SheetTable;
use shuzi_words::Words;

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

/// A figure of a table and its operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableCell {
    /// The operation.
    pub op: Op,
    /// The figure, including its sign.
    pub amount: Amount,
}

impl TableCell {
    /// Returns the operator and the figure (`+ 21`, `− 3.25`, `= 49.75`), padded so that the
    /// operators and the decimal points of a column line up.
    pub fn text(self, column: Figures, words: &Words) -> String {
        let own = Figures::of_one(self);
        // Whole figures leave room for the decimal point, too.
        let after = match own.decimals {
            0 if column.decimals > 0 => column.decimals + 1,
            decimals => column.decimals.saturating_sub(decimals),
        };
        let minus = if self.shows_minus() { "−" } else { "" };
        let figure = format!("{minus}{}{}", words.amount(self.amount.abs()), " ".repeat(after));
        let before = " ".repeat(column.whole.saturating_sub(own.whole));
        match self.op {
            Op::Start => figure,
            Op::Add => format!("{} {before}{figure}", self.amount.sign()),
            Op::Equals | Op::Doubled => format!("= {before}{figure}"),
        }
    }

    /// Whether the figure has a minus of its own; that of a term is its operator.
    fn shows_minus(self) -> bool {
        self.op != Op::Add && self.amount.is_negative()
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
    pub fn of(rows: &[TableRow], column: usize) -> Self {
        Self::of_cells(rows.iter().filter_map(|row| *row.cells.get(column)?))
    }

    pub(super) fn of_cells(cells: impl Iterator<Item = TableCell>) -> Self {
        cells.map(Self::of_one).fold(Self::default(), |all, one| Self {
            whole: all.whole.max(one.whole),
            decimals: all.decimals.max(one.decimals),
        })
    }

    fn of_one(cell: TableCell) -> Self {
        let digits = (cell.amount.abs().in_quarters() / 4).to_string().len();
        Self { whole: digits + usize::from(cell.shows_minus()), decimals: decimals_of(cell.amount) }
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

/// A row: its line, and one cell per column.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRow {
    /// The block it is in.
    pub part: Part,
    /// The line of the worksheet.
    pub term: Term,
    /// Whether all its cells show half of what the line names.
    pub is_halved: bool,
    /// The cells; Full has two columns, [Black, White], the other methods one.
    pub cells: Vec<Option<TableCell>>,
}

impl TableRow {
    /// The name of its line.
    pub fn name(&self, words: &Words) -> String {
        words.term_halved(self.term, self.is_halved)
    }
}

/// Returns the columns of a worksheet: both sides for Full, otherwise the counted side.
fn columns(sheet: &Worksheet) -> Vec<Color> {
    if sheet.method().counts_both() { Color::BOTH.to_vec() } else { vec![sheet.side()] }
}

/// Returns the rows that some worksheets need, side by side: without the margin where nobody is
/// named.
pub fn rows(sheets: &[&Worksheet], is_named: bool) -> Vec<TableRow> {
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
        let is_halved = sheets.iter().all(|sheet| term.is_halved_by(sheet.method()));
        any.then_some(TableRow { part, term, is_halved, cells })
    };
    ORDER.iter().filter(|(part, _)| is_named || *part != Part::Verdict).filter_map(row).collect()
}

pub fn sheet_table(sheet: &Worksheet, is_named: bool, words: &Words) -> SheetTable<String> {
    let mut head = vec![String::new()];
    head.extend(columns(sheet).into_iter().map(|side| words.side(side)));
    let rows = rows(&[sheet], is_named).into_iter().map(|row| {
        let cells = row
            .cells
            .iter()
            .map(|cell| cell.map_or_else(String::new, |cell| cell.text(Figures::default(), words)));
        std::iter::once(row.name(words)).chain(cells).collect()
    });
    let strong = vec![false; head.len()];
    SheetTable { caption: words.method(sheet.method()), head, strong, rows: rows.collect() }
}

/// Minimum width of a column, and the width of the labels.
const COLUMN: usize = 11;
const LABEL: usize = 25;

/// Returns the width of columns, so that all headings are apart.
fn column_width(words: &Words) -> usize {
    let heads = Method::ALL.map(|method| heading(method, words));
    let widest = heads.iter().map(|head| head.width() + 1).max().unwrap_or(0);
    widest.max(COLUMN)
}

/// Returns worksheets as a plain table, as many side by side as fit the width.
pub fn worksheet_table(
    sheets: &[&Worksheet],
    is_named: bool,
    words: &Words,
    width: usize,
) -> String {
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
        blocks.push(block_table(block, is_named, words, column));
        rest = later;
    }
    blocks.join("\n")
}

/// Returns the heading of a method's column.
fn heading(method: Method, words: &Words) -> String {
    words.get(&format!("heading-{}", method.as_str()))
}

fn block_table(sheets: &[&Worksheet], is_named: bool, words: &Words, width: usize) -> String {
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
    let rows = rows(sheets, is_named);
    for row in &rows {
        if row.part != part {
            part = row.part;
            table.push('\n');
        }
        let mut line = padded(&row.name(words), LABEL);
        for (column, cell) in row.cells.iter().enumerate() {
            let text = cell.map(|cell| cell.text(Figures::of(&rows, column), words));
            let _ = write!(line, "{:>width$}", text.unwrap_or_default());
        }
        let _ = writeln!(table, "{}", line.trim_end());
    }
    table
}
