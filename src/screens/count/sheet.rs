//! The sheet of a count on a real board: every number, the one being typed, and their sums.

use ratatui::style::Style;
use ratatui::text::{Line, Span};

use crate::ui::{Appearance, columns};
use shuzi_core::goban::Color;
use shuzi_walk::{Count, FormCell, FormRow};

/// Columns of a side's numbers.
const COLUMN: usize = 9;
/// The widest column of labels.
const LABEL: usize = 24;

/// Returns the line that says whose numbers are asked for, across the whole width and in the colour
/// of the stones: a number is never typed into the other side's field unseen.
pub(super) fn band(side: Color, title: &str, width: u16, look: &Appearance) -> Line<'static> {
    let style = look.theme.stone(side);
    let room = usize::from(width).saturating_sub(3);
    let text = columns::left(&columns::shortened(title, room), room);
    let sign = look.stone(side).content;
    Line::from(Span::styled(format!(" {sign} {text}"), style))
}

/// Returns the rows of the sheet, with a mark at the field that is typed into.
///
/// ```text
///                      Black    White
///   Vacant points         70
/// > Stones               113
///   Total points           –
/// ```
pub(super) fn lines(count: &Count, width: u16, look: &Appearance) -> Vec<Line<'static>> {
    let rows = count.form();
    // A single number is the one being typed.
    if rows.len() < 2 {
        return Vec::new();
    }
    let label = usize::from(width).saturating_sub(2 * COLUMN + 2).min(LABEL);
    let heads = Color::BOTH.map(|side| columns::right(&look.words.side(side), COLUMN));
    let mut lines =
        vec![Line::styled(format!("  {}{}", " ".repeat(label), heads.concat()), look.theme.quiet)];
    lines.extend(rows.iter().map(|row| line(row, count, label, look)));
    lines
}

fn line(row: &FormRow, count: &Count, label: usize, look: &Appearance) -> Line<'static> {
    let session = count.session();
    let is_here =
        |cell: &FormCell| matches!(cell, FormCell::Field(step, _) if *step == session.step);
    let mark = if row.cells.iter().any(is_here) { look.glyphs.pointer() } else { " " };
    let name = look.words.label(row.label);
    let name = columns::whole_words(&name, label.saturating_sub(1));
    let mut spans = vec![
        Span::styled(format!("{mark} "), look.theme.key),
        Span::raw(columns::left(&name, label)),
    ];
    spans.extend(row.cells.iter().map(|cell| {
        let style = match *cell {
            FormCell::Field(step, _) if step != session.step => Style::new(),
            _ => look.theme.strong,
        };
        Span::styled(columns::right(&cell.shown(), COLUMN), style)
    }));
    Line::from(spans)
}
