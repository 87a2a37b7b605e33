//! Where everything on a sheet stands: as large as the paper lets it.

use super::Font;
use super::page::{Mark, Page};
use crate::fact::facts;
use crate::sheet::{Document, SheetTable};
use crate::words::breaks_where;

/// The paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Paper {
    /// 210 × 297 mm.
    #[default]
    A4,
    /// 8.5 × 11 inches.
    Letter,
}

impl Paper {
    const fn size(self) -> (f32, f32) {
        match self {
            Self::A4 => (595.28, 841.89),
            Self::Letter => (612.0, 792.0),
        }
    }
}

/// What is made of the paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Layout {
    /// One sheet for the wall.
    #[default]
    Wall,
    /// A6 cards, four to a page, with cut marks; the reminder on their backs.
    Card,
    /// Cards of the size of a credit card, ten to a page.
    Wallet,
}

/// Millimetres in points.
const MM: f32 = 72.0 / 25.4;

impl Layout {
    /// The size of one sheet or card, its margin, and the smallest and largest size of the font.
    const fn panel(self, paper: Paper) -> Panel {
        let (paper_width, paper_height) = paper.size();
        match self {
            Self::Wall => Panel {
                width: paper_width,
                height: paper_height,
                margin: 15.0 * MM,
                smallest: 7.0,
                largest: 17.0,
            },
            Self::Card => Panel {
                width: 105.0 * MM,
                height: if matches!(paper, Paper::A4) { 148.0 * MM } else { 139.0 * MM },
                margin: 7.0 * MM,
                smallest: 5.5,
                largest: 11.0,
            },
            Self::Wallet => Panel {
                width: 85.6 * MM,
                height: 53.98 * MM,
                margin: 3.5 * MM,
                smallest: 4.2,
                largest: 8.0,
            },
        }
    }
}

#[derive(Clone, Copy, Debug)]
struct Panel {
    width: f32,
    height: f32,
    margin: f32,
    smallest: f32,
    largest: f32,
}

/// A piece of a sheet that is not torn apart, with its own marks from its top left.
struct Piece {
    width: f32,
    height: f32,
    marks: Vec<Mark>,
}

/// Lays a document out: pages of one sheet each, or of cards with cut marks.
///
/// Tables too long for what is left of a page go on at the top of the next, under their heads.
///
/// # Errors
/// If a table is wider than the sheet or card even in the smallest font.
pub fn lay_out(
    document: &Document<String>,
    layout: Layout,
    paper: Paper,
) -> Result<Vec<Page>, LayoutError> {
    let panel = layout.panel(paper);
    let front = faces(document, panel, layout == Layout::Wall)?;
    if layout == Layout::Wall {
        return Ok(front);
    }
    let mut faces = front;
    faces.push(back(document, panel));
    let (width, height) = paper.size();
    Ok(faces.iter().map(|face| copies(face, width, height)).collect())
}

facts! {
    /// Why a document cannot be laid out.
    #[derive(Copy)]
    pub enum LayoutError {
        /// A table has too many columns for the sheet or card.
        TooWide => "layout-too-wide",
    }
}

/// The document on as few panels as the smallest font needs, in the largest font that needs no
/// more.
fn faces(
    document: &Document<String>,
    panel: Panel,
    with_reminder: bool,
) -> Result<Vec<Page>, LayoutError> {
    let fitting = |size: f32, columns: u8| {
        let (faces, fits) = flow(document, panel, size, columns, with_reminder);
        fits.then_some(faces)
    };
    let fewest =
        (1..=3).filter_map(|columns| fitting(panel.smallest, columns)).map(|f| f.len()).min();
    let sizes = |from: f32, to: f32| {
        let steps = ((from - to) / STEP).max(0.0).ceil();
        (0..)
            .map(f32::from as fn(u16) -> f32)
            .take_while(move |step| *step <= steps)
            .map(move |step| from - step * STEP)
    };
    for size in sizes(panel.largest, panel.smallest) {
        for columns in 1..=3 {
            if let Some(faces) = fitting(size, columns).filter(|faces| Some(faces.len()) <= fewest)
            {
                return Ok(faces);
            }
        }
    }
    // Wider than the panel in the smallest font worth reading: smaller still, for a magnifier.
    sizes(panel.smallest, TINIEST).find_map(|size| fitting(size, 1)).ok_or(LayoutError::TooWide)
}

/// By how much sizes of the font differ.
const STEP: f32 = 0.25;

/// The smallest font there is, where a table is very wide.
const TINIEST: f32 = 2.5;

/// Whether nothing on a face stands out over its margin.
fn fits(face: &Page, panel: Panel) -> bool {
    face.marks.iter().all(|mark| match mark {
        Mark::Text { x, y, size, font, text } => {
            x + font.width(text, *size) <= panel.width - panel.margin + 0.5
                && *y <= panel.height - panel.margin + 0.5
        }
        Mark::Line { .. } | Mark::Box { .. } => true,
    })
}

/// The document in columns on as many panels as it needs, and whether all of it has room there.
fn flow(
    document: &Document<String>,
    panel: Panel,
    size: f32,
    columns: u8,
    with_reminder: bool,
) -> (Vec<Page>, bool) {
    let inner = panel.width - 2.0 * panel.margin;
    let gap = size * 1.6;
    let column = (inner - gap * f32::from(columns - 1)) / f32::from(columns);
    let mut pages: Vec<Page> = Vec::new();
    let bottom = panel.height - panel.margin;
    let mut head = Piece { width: inner, height: 0.0, marks: Vec::new() };
    paragraph(&mut head, &document.title, size * 1.5, Font::Bold);
    if !document.subtitle.is_empty() {
        paragraph(&mut head, &document.subtitle, size, Font::Regular);
    }
    head.height += size * 0.4;
    let foot = foot(document, inner, size, with_reminder);
    let begin = |pages: &mut Vec<Page>| {
        let mut page = Page { width: panel.width, height: panel.height, marks: Vec::new() };
        put(&mut page, &head, panel.margin, panel.margin);
        pages.push(page);
    };
    begin(&mut pages);
    let top = panel.margin + head.height;
    let (mut at_column, mut y) = (0, top);
    let mut lowest = top;
    let mut too_wide = false;
    for table in &document.tables {
        let mut rest = table.clone();
        while !rest.rows.is_empty() {
            let room = bottom - y - foot.height;
            let whole = table_height(rest.rows.len(), size);
            let fitting = if whole <= room {
                rest.rows.len()
            } else if whole <= bottom - top - foot.height {
                // It fits a column of its own: it is not torn apart.
                0
            } else {
                rows_in(room, size)
            };
            if fitting == 0 {
                at_column += 1;
                if at_column >= columns {
                    at_column = 0;
                    begin(&mut pages);
                    lowest = top;
                }
                if y <= top && rows_in(room, size) == 0 {
                    // Not even a row fits: it is put there, and found not to fit.
                    let piece = table_piece(&rest, size);
                    if let Some(page) = pages.last_mut() {
                        put(page, &piece, panel.margin, top);
                    }
                    return (pages, false);
                }
                y = top;
                continue;
            }
            let later = rest.rows.split_off(fitting);
            let piece = table_piece(&rest, size);
            let x = panel.margin + f32::from(at_column) * (column + gap);
            too_wide |= piece.width > column + 0.5;
            if let Some(page) = pages.last_mut() {
                put(page, &piece, x, y);
            }
            y += piece.height;
            lowest = lowest.max(y);
            rest.rows = later;
        }
    }
    if let Some(page) = pages.last_mut() {
        put(page, &foot, panel.margin, lowest);
    }
    let fits = !too_wide && pages.iter().all(|page| fits(page, panel));
    (pages, fits)
}

/// Notes, and the reminder where there is no back to put it on.
fn foot(document: &Document<String>, width: f32, size: f32, with_reminder: bool) -> Piece {
    let mut piece = Piece { width, height: size * 0.3, marks: Vec::new() };
    let small = size * 0.8;
    if with_reminder {
        if !document.reminder.title.is_empty() {
            paragraph(&mut piece, &document.reminder.title, size, Font::Bold);
        }
        for (number, step) in document.reminder.steps.iter().enumerate() {
            paragraph(&mut piece, &format!("{}. {step}", number + 1), small, Font::Regular);
        }
    }
    for note in &document.notes {
        paragraph(&mut piece, note, small, Font::Regular);
    }
    if with_reminder && !document.reminder.source.is_empty() {
        paragraph(&mut piece, &document.reminder.source, small, Font::Regular);
    }
    piece
}

/// The back of a card: the reminder in the largest font that fits.
fn back(document: &Document<String>, panel: Panel) -> Page {
    let reminder = &document.reminder;
    let mut size = panel.largest;
    loop {
        let width = panel.width - 2.0 * panel.margin;
        let mut piece = Piece { width, height: 0.0, marks: Vec::new() };
        if !reminder.title.is_empty() {
            paragraph(&mut piece, &reminder.title, size * 1.3, Font::Bold);
        }
        for (number, step) in reminder.steps.iter().enumerate() {
            paragraph(&mut piece, &format!("{}. {step}", number + 1), size, Font::Regular);
            piece.height += size * 0.25;
        }
        paragraph(&mut piece, &reminder.source, size * 0.8, Font::Regular);
        if piece.height <= panel.height - 2.0 * panel.margin || size <= panel.smallest {
            let mut page = Page { width: panel.width, height: panel.height, marks: Vec::new() };
            put(&mut page, &piece, panel.margin, panel.margin);
            return page;
        }
        size -= 0.25;
    }
}

/// How far lines are apart, in sizes of the font.
const LEADING: f32 = 1.32;

/// Adds a paragraph, broken into lines where the piece ends.
fn paragraph(piece: &mut Piece, text: &str, size: f32, font: Font) {
    for line in breaks_where(text, |line| font.width(line, size) <= piece.width) {
        piece.height += size * LEADING;
        let text = text[line].to_owned();
        let y = piece.height - size * (LEADING - 1.0);
        piece.marks.push(Mark::Text { x: 0.0, y, size, font, text });
    }
}

/// The lines of a table besides its rows: caption, head, the space below.
const EXTRA_LINES: f32 = 3.2;

fn table_height(rows: usize, size: f32) -> f32 {
    (lines(rows) + EXTRA_LINES) * size * LEADING
}

/// How many rows of a table have room.
fn rows_in(room: f32, size: f32) -> usize {
    (1..=500).take_while(|&rows| table_height(rows, size) <= room).last().unwrap_or(0)
}

fn lines(rows: usize) -> f32 {
    f32::from(u16::try_from(rows).unwrap_or(u16::MAX))
}

fn table_piece(table: &SheetTable<String>, size: f32) -> Piece {
    let line = size * LEADING;
    let pad = size * 0.55;
    let head_size = size * 0.82;
    let columns = table.head.len();
    let font = |column: usize| {
        if table.strong.get(column).is_some_and(|&strong| strong) {
            Font::Bold
        } else {
            Font::Regular
        }
    };
    let mut widths: Vec<f32> =
        table.head.iter().map(|head| Font::Bold.width(head, head_size)).collect();
    for row in &table.rows {
        for (column, cell) in row.iter().enumerate().take(columns) {
            widths[column] = widths[column].max(font(column).width(cell, size));
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
    let mut piece = Piece { width, height: 0.0, marks: Vec::new() };
    let base = |y: f32| y + line - size * (LEADING - 1.0) * 0.9;
    let text = |x: f32, y: f32, size: f32, font: Font, text: &str| Mark::Text {
        x,
        y: base(y),
        size,
        font,
        text: text.to_owned(),
    };
    piece.marks.push(text(0.0, 0.0, size, Font::Bold, &table.caption));
    let mut y = line * 1.1;
    let place = |column: usize, width: f32| {
        if column == 0 { pad } else { ends[column] - pad - width }
    };
    for (column, head) in table.head.iter().enumerate() {
        let x = place(column, Font::Bold.width(head, head_size));
        piece.marks.push(text(x, y, head_size, Font::Bold, head));
    }
    y += line * 1.05;
    piece.marks.push(Mark::Line { from: (0.0, y), to: (width, y), width: size * 0.06 });
    for (number, row) in table.rows.iter().enumerate() {
        if number % 2 == 1 {
            piece.marks.push(Mark::Box { at: (0.0, y), size: (width, line) });
        }
        for (column, cell) in row.iter().enumerate().take(columns) {
            let x = place(column, font(column).width(cell, size));
            piece.marks.push(text(x, y, size, font(column), cell));
        }
        y += line;
    }
    piece.marks.push(Mark::Line { from: (0.0, y), to: (width, y), width: size * 0.06 });
    piece.height = table_height(table.rows.len(), size);
    piece
}

/// Puts a piece on a page.
fn put(page: &mut Page, piece: &Piece, left: f32, top: f32) {
    page.marks.extend(piece.marks.iter().map(|mark| moved(mark, left, top)));
}

fn moved(mark: &Mark, left: f32, top: f32) -> Mark {
    let shift = |(x, y): (f32, f32)| (x + left, y + top);
    match mark {
        Mark::Text { x, y, size, font, text } => {
            Mark::Text { x: x + left, y: y + top, size: *size, font: *font, text: text.clone() }
        }
        Mark::Line { from, to, width } => {
            Mark::Line { from: shift(*from), to: shift(*to), width: *width }
        }
        Mark::Box { at, size } => Mark::Box { at: shift(*at), size: *size },
    }
}

/// As many copies of a card as a page holds, in its middle, with marks where to cut.
fn copies(card: &Page, width: f32, height: f32) -> Page {
    let fit = |room: f32, card: f32| {
        (1..=10_u8).take_while(|n| f32::from(*n) * card <= room + 1.0).last()
    };
    let (across, down) =
        (fit(width, card.width).unwrap_or(1), fit(height, card.height).unwrap_or(1));
    let left = (width - f32::from(across) * card.width) / 2.0;
    let top = (height - f32::from(down) * card.height) / 2.0;
    let mut page = Page { width, height, marks: Vec::new() };
    for row in 0..down {
        for column in 0..across {
            let x = left + f32::from(column) * card.width;
            let y = top + f32::from(row) * card.height;
            page.marks.extend(card.marks.iter().map(|mark| moved(mark, x, y)));
        }
    }
    // Short crosses at every corner: hardly seen where a cut goes astray.
    let arm = 2.0 * MM;
    for row in 0..=down {
        for column in 0..=across {
            let x = left + f32::from(column) * card.width;
            let y = top + f32::from(row) * card.height;
            for (dx, dy) in [(arm, 0.0), (0.0, arm)] {
                let (from, to) = ((x - dx, y - dy), (x + dx, y + dy));
                page.marks.push(Mark::Line { from, to, width: 0.3 });
            }
        }
    }
    page
}
