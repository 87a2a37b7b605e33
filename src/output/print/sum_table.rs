//! A sum for print: figures one below the other, with lines for what is filled in by hand.

use super::needs::stone;
use super::page::{Mark, SMALL, Tag};
use super::paragraphs::paragraph;
use super::set_table::Piece;
use crate::goban::Color;
use crate::picture::{Font, Weight};

/// A sum.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SumTable {
    /// The side of each column, with its name.
    pub heads: Vec<(Color, String)>,
    /// The lines.
    pub lines: Vec<SumLine>,
    /// What stands in the last column below its figures; empty if nothing does.
    pub note: String,
}

/// A line of a sum; a cell without a figure is filled in by hand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SumLine {
    /// The label.
    pub label: String,
    /// One operator and figure per column; `None` if a column has no such line.
    pub cells: Vec<Option<SumCell>>,
    /// Whether a line is drawn above it.
    pub is_result: bool,
}

/// A figure of a sum.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SumCell {
    /// The operator: `+`, `−`, `=` or nothing.
    pub sign: String,
    /// The figure; `None` if it is filled in by hand.
    pub figure: Option<String>,
}

/// Distance between lines to write on, relative to the font size.
pub(super) const TO_WRITE: f32 = 2.1;

/// Adds a sum: labels on the left, figures on the right, one below the other.
pub(super) fn sum(piece: &mut Piece, table: &SumTable, fonts: [Font; 2], size: f32) -> Option<()> {
    let SumTable { heads, lines, note } = table;
    let [regular, bold] = fonts;
    let columns = heads.len();
    let has_blanks =
        lines.iter().flat_map(|line| &line.cells).flatten().any(|cell| cell.figure.is_none());
    let label = lines.iter().map(|line| bold.width(&line.label, size)).fold(0.0, f32::max);
    let column = 8.5 * size;
    let all = column * f32::from(u16::try_from(columns).ok()?);
    if label + size + all > piece.width {
        return None;
    }
    // Figures stay near their labels: on a wide sheet the eye would slip.
    let left = (label + 2.0 * size).max((piece.width - all) / 2.0).min(piece.width - all);
    piece.marks.extend([Mark::Begin(Tag::Table), Mark::Begin(Tag::Row)]);
    piece.height += 1.6 * size;
    let mut right = left;
    for (side, name) in heads {
        right += column;
        let (x, y) = (right - bold.width(name, size) - 0.5 * size, piece.height - 0.3 * size);
        stone(piece, (x - 1.2 * size, y), *side, size);
        let name = Mark::Text { x, y, size, font: bold, text: name.clone() };
        piece.marks.extend(name.tagged(Tag::Head));
    }
    piece.marks.push(Mark::End);
    let mut last = piece.height;
    for line in lines {
        piece.marks.push(Mark::Begin(Tag::Row));
        let step = if has_blanks { TO_WRITE } else { 1.6 } * size;
        piece.height += step;
        let y = piece.height - 0.3 * size;
        let font = if line.is_result { bold } else { regular };
        let label = Mark::Text { x: 0.0, y, size, font, text: line.label.clone() };
        piece.marks.extend(label.tagged(Tag::Head));
        let mut x = left;
        for cell in &line.cells {
            let right = x + column;
            x = right;
            let Some(SumCell { sign, figure }) = cell else { continue };
            let sign_at = right - column + size;
            if !sign.is_empty() {
                let text = sign.clone();
                let sign = Mark::Text { x: sign_at, y, size, font, text };
                piece.marks.extend(sign.tagged(Tag::Cell));
            }
            if let Some(figure) = figure {
                let x = right - font.width(figure, size) - 0.5 * size;
                let figure = Mark::Text { x, y, size, font, text: figure.clone() };
                piece.marks.extend(figure.tagged(Tag::Cell));
            } else {
                let (from, to) = (sign_at + 1.2 * size, right - 0.5 * size);
                let base = y + 0.15 * size;
                piece.marks.push(Mark::Line { from: (from, base), to: (to, base), width: 0.5 });
            }
            // In a form the lines to write on separate the result.
            if line.is_result && !has_blanks {
                let above = piece.height - step + 0.1 * size;
                let (from, to) = ((sign_at, above), (right - 0.5 * size, above));
                piece.marks.push(Mark::Line { from, to, width: 0.9 });
            }
        }
        piece.marks.push(Mark::End);
        if line.cells.len() == columns {
            last = piece.height;
        }
    }
    piece.marks.push(Mark::End);
    if !note.is_empty() {
        let mut said = Piece::new(piece.script, column - 1.5 * size);
        paragraph(&mut said, note, (0.8 * size).max(SMALL), Weight::Regular);
        let (x, y) = (left + all - column + size, last + 0.8 * size);
        piece.marks.extend(said.marks.iter().map(|mark| mark.moved(x, y)));
        piece.height = piece.height.max(y + said.height);
    }
    Some(())
}
