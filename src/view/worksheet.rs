//! The worksheet of the method chosen, all of it or as far as it is worked.

use ratatui::text::Line;

use super::{Appearance, columns};
use crate::app::App;
use crate::counting::{CountResult, Part, Term, Worksheet};
use crate::goban::Color;
use crate::method::Method;
use crate::output::{TableRow, decimals, rows};

/// The lines worked so far, `shown` of phase 2, and why the last one is there.
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
    let all = rows(&[sheet]);
    let visible: Vec<TableRow> = all.into_iter().filter(visible).collect();
    let mut lines = table(sheet, &visible, look, width);
    if let Some(last) = done.last() {
        lines.push(Line::default());
        let why = look.words.why(last.term, session.setup.method);
        lines.push(Line::styled(why, look.theme.quiet));
        let halved = matches!(last.term, Term::Komi | Term::TieBreaker | Term::Compensation);
        if halved && !session.setup.method.counts_both() {
            lines.push(Line::styled(look.words.get("halved"), look.theme.quiet));
        }
    }
    lines
}

/// The whole worksheet of a method.
pub(super) fn all(
    reckoning: &CountResult,
    method: Method,
    look: &Appearance,
    width: u16,
) -> Vec<Line<'static>> {
    let sheet = reckoning.sheet(method);
    table(sheet, &rows(&[sheet]), look, width)
}

fn table(
    sheet: &Worksheet,
    rows: &[TableRow],
    look: &Appearance,
    width: u16,
) -> Vec<Line<'static>> {
    let count = if sheet.method().counts_both() { 2 } else { 1 };
    let column = 10;
    let label = usize::from(width).saturating_sub(count * column).min(26);
    let mut head = " ".repeat(label);
    let sides = if count == 2 { Color::BOTH.to_vec() } else { vec![sheet.side()] };
    for side in sides {
        head.push_str(&columns::right(&look.words.side(side), column));
    }
    let mut lines = vec![Line::styled(head, look.theme.heading)];
    let mut part = Part::Count;
    for row in rows {
        if row.part != part && row.part == Part::Bar {
            lines.push(Line::from("─".repeat(label + count * column)));
        }
        part = row.part;
        let name = columns::cut(&look.words.term(row.term), label.saturating_sub(1));
        let mut text = columns::left(&name, label);
        for (at, cell) in row.cells.iter().enumerate() {
            let cell =
                cell.map(|cell| cell.text(decimals(rows, at), &look.words)).unwrap_or_default();
            text.push_str(&format!("{cell:>column$}"));
        }
        lines.push(Line::from(text));
    }
    lines
}
