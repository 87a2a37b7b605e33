//! The worksheet of the chosen method, whole or as far as it is worked.

use ratatui::text::Line;
use unicode_width::UnicodeWidthStr as _;

use super::{Appearance, columns};
use crate::app::App;
use crate::counting::{CountResult, Part, Worksheet};
use crate::goban::Color;
use crate::method::Method;
use crate::output::{TableCell, TableRow, decimals, operation, rows};

/// Returns the lines worked so far, `shown` of phase 2, and the reason for the last one.
pub(super) fn worked(app: &App, look: &Appearance, shown: usize, width: u16) -> Vec<Line<'static>> {
    let session = app.session();
    let Some(sheet) = session.sheet() else {
        return Vec::new();
    };
    let work = session.work_lines();
    let done = &work[..shown.min(work.len())];
    let visible = |row: &TableRow| {
        let later = work.iter().any(|line| line.part == row.part && line.term == row.term);
        !later || done.iter().any(|line| line.part == row.part && line.term == row.term)
    };
    let all = rows(&[sheet], true);
    let visible: Vec<TableRow> = all.into_iter().filter(visible).collect();
    let mut lines = table(sheet, &visible, look, width);
    if let Some(last) = done.last() {
        lines.push(Line::default());
        let why = look.words.why(last.term, session.setup.method);
        lines.push(Line::styled(why, look.theme.quiet));
        let operation = operation(last, session.setup.side(), session.setup.method);
        lines.extend(operation.map(|operation| Line::from(look.words.message(&operation))));
        let notes = session.step_notes();
        lines.extend(notes.iter().map(|note| Line::from(look.words.fact(note))));
    }
    lines
}

/// Returns the whole worksheet of a method, without the margin where nobody is named.
pub(super) fn all(
    reckoning: &CountResult,
    (method, is_named): (Method, bool),
    look: &Appearance,
    width: u16,
) -> Vec<Line<'static>> {
    let sheet = reckoning.sheet(method);
    table(sheet, &rows(&[sheet], is_named), look, width)
}

/// Columns of a side's figures where there is room.
const COLUMN: usize = 10;

fn table(
    sheet: &Worksheet,
    rows: &[TableRow],
    look: &Appearance,
    width: u16,
) -> Vec<Line<'static>> {
    let count = if sheet.method().counts_both() { 2 } else { 1 };
    let sides = if count == 2 { Color::BOTH.to_vec() } else { vec![sheet.side()] };
    let heads: Vec<String> = sides.into_iter().map(|side| look.words.side(side)).collect();
    let names: Vec<String> = rows.iter().map(|row| look.words.term(row.term)).collect();
    let figures = |row: &TableRow| -> Vec<String> {
        let cells = row.cells.iter().enumerate();
        let figure = |(at, cell): (usize, &Option<TableCell>)| {
            cell.map(|cell| cell.text(decimals(rows, at), &look.words)).unwrap_or_default()
        };
        cells.map(figure).collect()
    };
    let figures: Vec<Vec<String>> = rows.iter().map(figures).collect();
    let widest = |texts: &mut dyn Iterator<Item = &String>| {
        texts.map(|text| text.width()).max().unwrap_or(0)
    };
    let room = |column: usize| usize::from(width).saturating_sub(count * column);
    // If room is short, the names get the columns that the figures do not need.
    let column = if room(COLUMN) > widest(&mut names.iter()) {
        COLUMN
    } else {
        (widest(&mut heads.iter().chain(figures.iter().flatten())) + 1).min(COLUMN)
    };
    let label = room(column).min(26);
    let mut head = " ".repeat(label);
    for side in &heads {
        head.push_str(&columns::right(side, column));
    }
    let mut lines = vec![Line::styled(head, look.theme.heading)];
    let mut part = Part::Count;
    for ((row, name), figures) in rows.iter().zip(&names).zip(&figures) {
        if row.part != part && row.part == Part::Bar {
            lines.push(Line::from("─".repeat(label + count * column)));
        }
        part = row.part;
        let name = columns::whole_words(name, label.saturating_sub(1));
        let mut text = columns::left(&name, label);
        for figure in figures {
            text.push_str(&columns::right(figure, column));
        }
        lines.push(Line::from(text));
    }
    lines
}
