//! Tables for print: lines as high and numbers as large as there is room for.

use super::page::{Mark, Tag};
use shuzi_core::sheet::SheetTable;
use shuzi_picture::{Font, Weight};
use shuzi_words::Script;

/// A piece of a sheet that is not split, with its marks relative to its top left.
pub(super) struct Piece {
    pub(super) script: Script,
    pub(super) width: f32,
    pub(super) height: f32,
    pub(super) marks: Vec<Mark>,
}

impl Piece {
    /// Adds the outline of a box.
    pub(super) fn frame(
        &mut self,
        (left, top): (f32, f32),
        [width, height]: [f32; 2],
        thickness: f32,
    ) {
        let (right, bottom) = (left + width, top + height);
        // The sides meet in full corners.
        let (west, east) = (left - thickness / 2.0, right + thickness / 2.0);
        let sides = [
            [(west, top), (east, top)],
            [(west, bottom), (east, bottom)],
            [(left, top), (left, bottom)],
            [(right, top), (right, bottom)],
        ];
        self.marks.extend(sides.map(|[from, to]| Mark::Line { from, to, width: thickness }));
    }

    pub(super) const fn new(script: Script, width: f32) -> Self {
        Self { script, width, height: 0.0, marks: Vec::new() }
    }
}

/// How a document is set.
#[derive(Clone, Copy)]
pub(super) struct Type {
    pub(super) script: Script,
    /// The size of the font.
    pub(super) size: f32,
    /// Factor for the height of table lines and the size of strong columns.
    pub(super) stretch: f32,
}

impl Type {
    /// Returns the height of a line of a table.
    fn line(self) -> f32 {
        self.size * LEADING * self.stretch
    }

    /// Returns the font size of strong columns.
    fn strong(self) -> f32 {
        self.size * self.stretch.min(1.6)
    }

    pub(super) fn table_height(self, rows: usize) -> f32 {
        (lines(rows) + EXTRA_LINES) * self.line()
    }

    /// Returns how many rows of a table fit.
    pub(super) fn rows_in(self, room: f32) -> usize {
        (1..=500).take_while(|&rows| self.table_height(rows) <= room).last().unwrap_or(0)
    }
}

/// Line spacing, relative to the font size.
pub(super) const LEADING: f32 = 1.32;

/// Height of capitals and digits, relative to the font size.
const CAPITALS: f32 = 0.74;

/// Lines of a table besides its rows: caption, head, the space below.
const EXTRA_LINES: f32 = 3.2;

fn lines(rows: usize) -> f32 {
    f32::from(u16::try_from(rows).unwrap_or(u16::MAX))
}

/// Returns a table with its caption, head and rows.
pub(super) fn table_piece(table: &SheetTable<String>, style: Type) -> Piece {
    let Type { script, size, .. } = style;
    let [regular, bold] = Weight::BOTH.map(|weight| Font { script, weight });
    let line = style.line();
    let pad = size * 0.55;
    let head_size = size * 0.82;
    let columns = table.head.len();
    let is_strong = |column: usize| table.strong.get(column).is_some_and(|&strong| strong);
    let font = |column: usize| if is_strong(column) { bold } else { regular };
    let size_of = |column: usize| if is_strong(column) { style.strong() } else { size };
    let mut widths: Vec<f32> = table.head.iter().map(|head| bold.width(head, head_size)).collect();
    // The widest decimals of each column: the decimal points line up.
    let mut parts = vec![0.0_f32; columns];
    let part = |column: usize, cell: &str| font(column).width(decimals(cell), size_of(column));
    for row in &table.rows {
        for (column, cell) in row.iter().enumerate().take(columns).skip(1) {
            parts[column] = parts[column].max(part(column, cell));
        }
    }
    // Distance of a cell from the end of its column.
    let short = |column: usize, cell: &str| match column {
        0 => 0.0,
        _ if cell.ends_with(|sign: char| sign.is_ascii_digit()) => {
            parts[column] - part(column, cell)
        }
        _ => 0.0,
    };
    for row in &table.rows {
        for (column, cell) in row.iter().enumerate().take(columns) {
            let width = font(column).width(cell, size_of(column)) + short(column, cell);
            widths[column] = widths[column].max(width);
        }
    }
    let ends: Vec<f32> = widths
        .iter()
        .scan(0.0, |end, width| {
            *end += width + 2.0 * pad;
            Some(*end)
        })
        .collect();
    let width = ends.last().copied().unwrap_or(0.0);
    let mut piece = Piece::new(script, width);
    // Capitals of the largest size are centred in the line; all others share their baseline.
    let text = |x: f32, y: f32, largest: f32, size: f32, font: Font, text: &str| Mark::Text {
        x,
        y: y + line / 2.0 + largest * CAPITALS / 2.0,
        size,
        font,
        text: text.to_owned(),
    };
    piece.marks.push(Mark::Begin(Tag::Table));
    let caption = text(0.0, 0.0, size, size, bold, &table.caption);
    piece.marks.extend(caption.tagged(Tag::Caption));
    let mut y = line * 1.1;
    let place = |column: usize, width: f32| {
        if column == 0 { pad } else { ends[column] - pad - width }
    };
    piece.marks.push(Mark::Begin(Tag::Row));
    for (column, head) in table.head.iter().enumerate() {
        let x = place(column, bold.width(head, head_size));
        piece.marks.extend(text(x, y, size, head_size, bold, head).tagged(Tag::Head));
    }
    piece.marks.push(Mark::End);
    y += line * 1.05;
    piece.marks.push(Mark::Line { from: (0.0, y), to: (width, y), width: size * 0.06 });
    for (number, row) in table.rows.iter().enumerate() {
        if number % 2 == 1 {
            piece.marks.push(Mark::Box { at: (0.0, y), size: (width, line) });
        }
        piece.marks.push(Mark::Begin(Tag::Row));
        for (column, cell) in row.iter().enumerate().take(columns) {
            let width = font(column).width(cell, size_of(column)) + short(column, cell);
            let x = place(column, width);
            let cell = text(x, y, style.strong(), size_of(column), font(column), cell);
            piece.marks.extend(cell.tagged(Tag::Cell));
        }
        piece.marks.push(Mark::End);
        y += line;
    }
    piece.marks.push(Mark::End);
    piece.marks.push(Mark::Line { from: (0.0, y), to: (width, y), width: size * 0.06 });
    piece.height = style.table_height(table.rows.len());
    piece
}

/// Returns the decimal separator of a number and what follows; empty for other text.
fn decimals(cell: &str) -> &str {
    let Some(at) = cell.rfind(['.', ',']) else { return "" };
    let is_number = cell[at + 1..].bytes().all(|byte| byte.is_ascii_digit());
    if is_number { &cell[at..] } else { "" }
}
