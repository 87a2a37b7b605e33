//! Why area and territory scoring differ, term by term.

use std::fmt::Write as _;

use super::compare_cells::{between, signed};
use crate::output::columns::{indented, padded, widest};
use crate::output::print::{PosterBlock, SmallText};
use shuzi_core::amount::Amount;
use shuzi_core::scoring::{Difference, DifferenceTerm};
use shuzi_core::sheet::SheetTable;
use shuzi_words::{Words, wrap};

/// A line of the difference.
pub(super) struct DifferenceRow {
    pub(super) name: String,
    pub(super) points: String,
    /// Why it is so much; empty for a sum.
    pub(super) reasons: String,
    /// Whether it is a term that makes no difference.
    pub(super) is_nothing: bool,
}

/// Returns both counts, what is between them, and the terms it is made of.
pub(super) fn difference_rows(difference: &Difference, words: &Words) -> Vec<DifferenceRow> {
    let sum = |id: &str, points| DifferenceRow {
        name: words.get(id),
        points,
        reasons: String::new(),
        is_nothing: false,
    };
    let term = |term: DifferenceTerm| {
        let reasons: Vec<String> = term.reasons.iter().map(|why| words.fact(why)).collect();
        let points = term.points.map(|points| signed(Amount::points(points), words));
        DifferenceRow {
            name: words.value(&term.name.into()),
            points: points.unwrap_or_else(|| "?".to_owned()),
            reasons: words.sentences(&reasons),
            is_nothing: term.points == Some(0),
        }
    };
    let mut rows = vec![
        sum("difference-area", signed(difference.area, words)),
        sum("difference-territory", between(difference.territory, words)),
        sum("difference-apart", between(difference.area_minus_territory(), words)),
    ];
    rows.extend(difference.terms().into_iter().map(term));
    rows
}

/// Returns the rows on a poster, without the terms that make no difference.
pub(super) fn difference_block(rows: Vec<DifferenceRow>) -> PosterBlock {
    let rows = rows.into_iter().filter(|row| !row.is_nothing).map(|row| {
        let DifferenceRow { name, reasons, .. } = row;
        let said = if reasons.is_empty() { name } else { format!("{name}: {reasons}") };
        SmallText::Term([row.points, said])
    });
    PosterBlock::Small(rows.collect(), 1)
}

/// Returns rows as a table.
pub(super) fn rows_table(caption: String, rows: Vec<DifferenceRow>) -> SheetTable<String> {
    SheetTable {
        caption,
        head: vec![String::new(); 3],
        strong: vec![false; 3],
        rows: rows.into_iter().map(|row| vec![row.name, row.points, row.reasons]).collect(),
    }
}

/// Adds rows to a page of `width` columns.
pub(super) fn put_rows(page: &mut String, rows: &[DifferenceRow], width: usize) {
    let label = widest(rows.iter().map(|row| row.name.as_str()), 20);
    for row in rows {
        let indent = if row.reasons.is_empty() { 2 } else { 4 };
        let label = padded(&row.name, label + 2 - indent);
        let _ = writeln!(page, "{:indent$}{label}{}", "", indented(&row.points, 8));
        put_words(page, &row.reasons, 8, width);
    }
}

/// Adds a text, indented and wrapped.
pub(super) fn put_words(page: &mut String, text: &str, indent: usize, width: usize) {
    if text.is_empty() {
        return;
    }
    for line in wrap(text, width.saturating_sub(indent)) {
        let _ = writeln!(page, "{:indent$}{line}", "");
    }
}
