//! A document as text for the terminal.

use std::fmt::Write as _;

use unicode_width::UnicodeWidthStr as _;

use super::columns::{indented, padded};
use shuzi_core::sheet::{Document, SheetTable};
use shuzi_words::wrap;

/// Returns a document as text for a terminal of this width.
pub fn document_text(document: &Document<String>, width: usize) -> String {
    let width = width.min(WIDTH);
    let mut page = String::new();
    if !document.owner.is_empty() {
        page += &format!("{}\n", document.owner);
    }
    page += &format!("{}\n", document.title);
    if !document.subtitle.is_empty() {
        let _ = writeln!(page, "{}", document.subtitle);
    }
    for table in &document.tables {
        let _ = write!(page, "\n{}\n", table.caption);
        for line in table_lines(table) {
            let _ = writeln!(page, "{line}");
        }
    }
    page.push('\n');
    for (number, step) in document.reminder.steps.iter().enumerate() {
        put_paragraph(&mut page, &format!("{}. {step}", number + 1), width);
    }
    for [term, meaning] in &document.reminder.terms {
        put_paragraph(&mut page, &format!("{term} {meaning}"), width);
    }
    for note in document.notes.iter().chain(std::iter::once(&document.reminder.source)) {
        put_paragraph(&mut page, note, width);
    }
    page
}

/// Returns the lines of a table, its head first.
pub fn table_lines(table: &SheetTable<String>) -> Vec<String> {
    let rows = || std::iter::once(&table.head).chain(&table.rows);
    let width = |column: usize| rows().map(|row| row[column].width()).max().unwrap_or(0);
    let widths: Vec<usize> = (0..table.head.len()).map(width).collect();
    let line = |row: &Vec<String>| {
        let cells = row.iter().zip(&widths).enumerate().map(|(column, (cell, &width))| {
            if column == 0 { padded(cell, width) } else { indented(cell, width) }
        });
        cells.collect::<Vec<_>>().join("  ").trim_end().to_owned()
    };
    rows().map(line).collect()
}

/// The most columns of prose.
const WIDTH: usize = 80;

/// Adds a paragraph wrapped to the page's width; lines after the first are indented.
fn put_paragraph(page: &mut String, text: &str, width: usize) {
    for (number, line) in wrap(text, width - INDENT).into_iter().enumerate() {
        let indent = if number == 0 { 0 } else { INDENT };
        let _ = writeln!(page, "{:indent$}{line}", "");
    }
}

/// Indent of the lines of a paragraph after the first.
const INDENT: usize = 3;
