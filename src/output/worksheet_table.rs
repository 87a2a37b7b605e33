//! Worksheets as a table of text: one row per term, one column per method and counted side.

use std::fmt::Write as _;

use unicode_width::UnicodeWidthStr as _;

use super::columns::{indented, padded};
use shuzi_core::counting::{Form, Part, Worksheet};
use shuzi_core::method::Method;
use shuzi_words::{Figures, Words, rows};

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
            used += sheet.form().sides().len() * column;
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
        let columns = sheet.form().sides();
        names += &indented(&heading(sheet.method(), words), columns.len() * width);
        for color in columns {
            sides += &indented(&words.side(color), width);
        }
    }
    let _ = writeln!(table, "{names}\n{sides}");
    let mut part = Part::Count;
    let forms: Vec<&Form> = sheets.iter().map(|sheet| sheet.form()).collect();
    let rows = rows(&forms, is_named);
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
