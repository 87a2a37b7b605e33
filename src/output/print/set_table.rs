//! Tables for print: lines as high and numbers as large as there is room for.

use super::page::{Mark, SMALLEST_PRINT, Tag};
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

/// Line spacing, relative to the font size.
pub(super) const LEADING: f32 = 1.32;

/// Height of capitals and digits, relative to the font size.
pub(super) const CAPITALS: f32 = 0.74;

/// Lines of a table besides its rows: caption, head, the space below.
const EXTRA_LINES: f32 = 3.2;

/// Returns a table with its caption, head and rows.
pub(super) fn table_piece(table: &SheetTable<String>, script: Script, size: f32) -> Piece {
    let [regular, bold] = Weight::BOTH.map(|weight| Font { script, weight });
    let line = size * LEADING;
    let pad = size * 0.55;
    let head_size = (size * 0.82).max(SMALLEST_PRINT.min(size));
    let columns = table.head.len();
    let is_strong = |column: usize| table.strong.get(column).is_some_and(|&strong| strong);
    let font = |column: usize| if is_strong(column) { bold } else { regular };
    let mut widths: Vec<f32> = table.head.iter().map(|head| bold.width(head, head_size)).collect();
    // The widest decimals of each column: the decimal points line up.
    let mut parts = vec![0.0_f32; columns];
    let part = |column: usize, cell: &str| font(column).width(decimals(cell), size);
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
            let width = font(column).width(cell, size) + short(column, cell);
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
    // Capitals are centred in the line; smaller print shares their baseline.
    let baseline = line / 2.0 + size * CAPITALS / 2.0;
    let text = |x: f32, y: f32, size: f32, font: Font, text: &str| Mark::Text {
        x,
        y: y + baseline,
        size,
        font,
        text: text.to_owned(),
    };
    piece.marks.push(Mark::Begin(Tag::Table));
    let caption = text(0.0, 0.0, size, bold, &table.caption);
    piece.marks.extend(caption.tagged(Tag::Caption));
    let mut y = line * 1.1;
    let place = |column: usize, width: f32| {
        if column == 0 { pad } else { ends[column] - pad - width }
    };
    piece.marks.push(Mark::Begin(Tag::Row));
    for (column, head) in table.head.iter().enumerate() {
        let x = place(column, bold.width(head, head_size));
        piece.marks.extend(text(x, y, head_size, bold, head).tagged(Tag::Head));
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
            let width = font(column).width(cell, size) + short(column, cell);
            let x = place(column, width);
            let cell = text(x, y, size, font(column), cell);
            piece.marks.extend(cell.tagged(Tag::Cell));
        }
        piece.marks.push(Mark::End);
        y += line;
    }
    piece.marks.push(Mark::End);
    piece.marks.push(Mark::Line { from: (0.0, y), to: (width, y), width: size * 0.06 });
    piece.height = line * table_lines(table.rows.len());
    piece
}

/// The most columns of tables on a sheet.
const MOST_COLUMNS: u8 = 3;

/// Returns tables in as many columns as make them lowest; `None` if one is too wide. A table that is longer
/// than a column goes on in the next, with its head repeated.
pub(super) fn columns_piece(
    tables: &[SheetTable<String>],
    script: Script,
    (width, size): (f32, f32),
) -> Option<Piece> {
    let gap = 1.6 * size;
    let in_columns = |count: u8| {
        let room = (width - gap * f32::from(count - 1)) / f32::from(count);
        let mut piece = Piece::new(script, width);
        for (number, column) in (0..count).zip(balanced_columns(tables, count)) {
            let x = f32::from(number) * (room + gap);
            let mut y = 0.0;
            for table in &column {
                let drawn = table_piece(table, script, size);
                if drawn.width > room + 0.5 {
                    return None;
                }
                piece.marks.extend(drawn.marks.iter().map(|mark| mark.moved(x, y)));
                y += drawn.height;
            }
            piece.height = piece.height.max(y);
        }
        Some(piece)
    };
    let lowest = (1..=MOST_COLUMNS).filter_map(in_columns);
    lowest.min_by(|one, other| one.height.total_cmp(&other.height))
}

/// Returns tables in columns as equally long as they can be.
fn balanced_columns(tables: &[SheetTable<String>], count: u8) -> Vec<Vec<SheetTable<String>>> {
    let rows: usize = tables.iter().map(|table| table.rows.len()).sum();
    let least = rows.div_ceil(usize::from(count));
    let fits = |most: usize| {
        let most = table_lines(most);
        let mut columns = vec![Vec::new()];
        let mut used = 0.0;
        for table in tables {
            let mut rest = table.rows.as_slice();
            while !rest.is_empty() {
                let lines = table_lines(rest.len());
                let room = (1..=rest.len()).take_while(|&rows| used + table_lines(rows) <= most);
                // What fits a column of its own is not split.
                let here = if lines <= most && used + lines > most { 0 } else { room.count() };
                let (now, later) = rest.split_at(here);
                if now.is_empty() {
                    columns.push(Vec::new());
                    used = 0.0;
                } else {
                    let now = SheetTable { rows: now.to_vec(), ..table.clone() };
                    used += table_lines(now.rows.len());
                    columns.last_mut().into_iter().for_each(|column| column.push(now.clone()));
                }
                rest = later;
            }
        }
        (columns.len() <= usize::from(count)).then_some(columns)
    };
    let longer = 4 * tables.len();
    (least.max(1)..=rows + longer).find_map(fits).unwrap_or_default()
}

/// The height of a table in lines.
fn table_lines(rows: usize) -> f32 {
    f32::from(u16::try_from(rows).unwrap_or(u16::MAX)) + EXTRA_LINES
}

/// Returns the decimal separator of a number and what follows; empty for other text.
fn decimals(cell: &str) -> &str {
    let Some(at) = cell.rfind(['.', ',']) else { return "" };
    let is_number = cell[at + 1..].bytes().all(|byte| byte.is_ascii_digit());
    if is_number { &cell[at..] } else { "" }
}
