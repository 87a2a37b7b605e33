//! The sheet of a count: its form, filled in as far as it is counted.

use ratatui::style::Style;
use ratatui::text::{Line, Span};
use unicode_width::UnicodeWidthStr as _;

use crate::ui::{Appearance, columns};
use shuzi_core::counting::{Form, Part};
use shuzi_core::goban::Color;
use shuzi_walk::Step;
use shuzi_words::{Figures, TableCell, rows};

/// Columns of a side's figures where there is room.
const COLUMN: usize = 10;
/// The widest column of labels.
const LABEL: usize = 26;
/// Columns of the mark at the field that is typed into.
const MARK: usize = 2;

/// Returns the line that says whose numbers are asked for, across the whole width and in the colour
/// of the stones: a number is never typed into the other side's field unseen.
pub(super) fn band(side: Color, title: &str, width: u16, look: &Appearance) -> Line<'static> {
    let style = look.theme.stone(side);
    let room = usize::from(width).saturating_sub(3);
    let text = columns::left(&columns::shortened(title, room), room);
    let sign = look.stone(side).content;
    Line::from(Span::styled(format!(" {sign} {text}"), style))
}

/// The form of a count, as it is drawn.
pub(super) struct Sheet<'a> {
    /// The form, as far as it is filled in.
    pub(super) form: &'a Form,
    /// The field that is typed into, if one is.
    pub(super) step: Option<Step>,
    /// Whether the winner may be named.
    pub(super) is_named: bool,
    /// A side that the method leaves out: shown where there is room.
    pub(super) other: Option<Color>,
}

impl<'a> Sheet<'a> {
    /// The whole of a form that is filled in.
    pub(super) const fn of(form: &'a Form) -> Self {
        Self { form, step: None, is_named: true, other: None }
    }

    /// Returns the rows, with a mark at the field that is typed into.
    ///
    /// ```text
    ///                     Black
    ///   Vacant points        70
    /// > Stones            + 113
    ///   Total points      = 183
    /// ```
    pub(super) fn lines(&self, look: &Appearance, width: u16) -> Vec<Line<'static>> {
        let rows = rows(&[self.form], self.is_named);
        let sides = self.form.sides();
        let heads: Vec<String> = sides.iter().map(|side| look.words.side(*side)).collect();
        let names: Vec<String> = rows.iter().map(|row| row.name(&look.words)).collect();
        let text = |(at, cell): (usize, &Option<TableCell>)| {
            cell.map_or_else(String::new, |cell| cell.text(Figures::of(&rows, at), &look.words))
        };
        let figures: Vec<Vec<String>> =
            rows.iter().map(|row| row.cells.iter().enumerate().map(text).collect()).collect();
        let widest = |texts: &mut dyn Iterator<Item = &String>| {
            texts.map(|text| text.width()).max().unwrap_or(0)
        };
        let mark = if self.step.is_some() { MARK } else { 0 };
        let room = |column: usize| usize::from(width).saturating_sub(sides.len() * column + mark);
        let label = widest(&mut names.iter()) + 1;
        // If room is short, the names get the columns that the figures do not need.
        let column = if room(COLUMN) >= label {
            COLUMN
        } else {
            (widest(&mut heads.iter().chain(figures.iter().flatten())) + 1).min(COLUMN)
        };
        if let Some(other) = self.other.filter(|_| room(column) < label) {
            let form = self.form.without(other);
            return Sheet { form: &form, other: None, ..*self }.lines(look, width);
        }
        let label = room(column).min(LABEL);
        let heads: String = heads.iter().map(|side| columns::right(side, column)).collect();
        let head = format!("{}{heads}", " ".repeat(mark + label));
        let mut lines = vec![Line::styled(head, look.theme.heading)];
        let mut part = Part::Count;
        for ((row, name), figures) in rows.iter().zip(&names).zip(&figures) {
            if row.part != part && row.part == Part::Bar {
                lines.push(Line::from("─".repeat(mark + label + sides.len() * column)));
            }
            part = row.part;
            let is_typed =
                |side: Color| self.step.is_some_and(|step| step.fills(row.part, row.term, side));
            let is_here =
                sides.iter().zip(&row.cells).any(|(side, cell)| cell.is_some() && is_typed(*side));
            let pointer = if is_here { look.glyphs.pointer() } else { "" };
            let name = columns::whole_words(name, label.saturating_sub(1));
            let mut spans = vec![
                Span::styled(columns::left(pointer, mark), look.theme.key),
                Span::raw(columns::left(&name, label)),
            ];
            spans.extend(figures.iter().zip(&sides).map(|(figure, side)| {
                let style = match self.step {
                    _ if self.other == Some(*side) => look.theme.quiet,
                    Some(_) if is_typed(*side) => look.theme.strong,
                    _ => Style::new(),
                };
                Span::styled(columns::right(figure, column), style)
            }));
            lines.push(Line::from(spans));
        }
        lines
    }
}
