//! The worksheet of the chosen method, whole or as far as it is worked.

use ratatui::style::Style;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr as _;

use crate::output::{Figures, TableCell, TableRow, rows};
use crate::ui::{Appearance, columns};
use shuzi_core::amount::Amount;
use shuzi_core::counting::{CountResult, Op, Part, SideCount, Term, Worksheet};
use shuzi_core::goban::Color;
use shuzi_core::method::Method;

/// Returns the whole worksheet of a method, without the margin where nobody is named, and beside it
/// the count of the side that the method leaves out, where it is known.
pub(super) fn all(
    reckoning: &CountResult,
    (method, is_named): (Method, bool),
    other: Option<SideCount>,
    look: &Appearance,
    width: u16,
) -> Vec<Line<'static>> {
    let sheet = reckoning.sheet(method);
    let other = other.filter(|_| !sheet.method().counts_both());
    let mut rows = rows(&[sheet], is_named);
    for row in rows.iter_mut().filter(|row| row.part == Part::Count) {
        row.cells.extend(other.map(|count| count_cell(count, row.term)));
    }
    let other = other.map(|_| sheet.side().other());
    table(sheet, &rows, other, look, width)
}

/// Returns the figure of a line of a count, before any adjustment.
fn count_cell(count: SideCount, term: Term) -> Option<TableCell> {
    let (op, points) = match term {
        Term::Vacant => (Op::Start, count.vacant()?),
        Term::Stones => (Op::Add, count.stones()?),
        Term::Total => (Op::Equals, count.total()),
        _ => return None,
    };
    Some(TableCell { op, amount: Amount::points(points.into()) })
}

/// Columns of a side's figures where there is room.
const COLUMN: usize = 10;

/// Returns rows of a worksheet; the last column may be the count of the side it leaves out.
fn table(
    sheet: &Worksheet,
    rows: &[TableRow],
    other: Option<Color>,
    look: &Appearance,
    width: u16,
) -> Vec<Line<'static>> {
    let both = sheet.method().counts_both();
    let mut sides = if both { Color::BOTH.to_vec() } else { vec![sheet.side()] };
    sides.extend(other);
    let count = sides.len();
    let heads: Vec<String> = sides.into_iter().map(|side| look.words.side(side)).collect();
    let names: Vec<String> = rows.iter().map(|row| row.name(&look.words)).collect();
    let figures = |row: &TableRow| -> Vec<String> {
        let cells = row.cells.iter().take(count).enumerate();
        let figure = |(at, cell): (usize, &Option<TableCell>)| {
            cell.map(|cell| cell.text(Figures::of(rows, at), &look.words)).unwrap_or_default()
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
    if other.is_some() && room(column) <= widest(&mut names.iter()) {
        return table(sheet, rows, None, look, width);
    }
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
        let mut spans = vec![Span::raw(columns::left(&name, label))];
        spans.extend(figures.iter().enumerate().map(|(at, figure)| {
            let is_other = other.is_some() && at + 1 == count;
            let style = if is_other { look.theme.quiet } else { Style::default() };
            Span::styled(columns::right(figure, column), style)
        }));
        lines.push(Line::from(spans));
    }
    lines
}
