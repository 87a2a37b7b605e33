//! The layout of a sheet: as large as the paper allows.

use clap::ValueEnum;

use super::cards::copies;
use super::page::{MM, Mark, Page, SMALL};
use super::paragraphs::{balanced, heading, paragraph, step, term};
use super::set_table::{Piece, Type, table_piece};
use shuzi_core::sheet::Document;
use shuzi_picture::Weight;
use shuzi_words::Script;

/// A paper size.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Paper {
    /// 210 × 297 mm.
    #[default]
    A4,
    /// 297 × 420 mm.
    A3,
    /// 148 × 210 mm.
    A5,
    /// 105 × 148 mm.
    A6,
    /// 8.5 × 11 inches.
    Letter,
    /// 8.5 × 14 inches.
    Legal,
}

impl Paper {
    /// Returns width and height in points, in portrait format.
    pub(super) const fn size(self) -> (f32, f32) {
        match self {
            Self::A3 => (841.89, 1190.55),
            Self::A4 => (595.28, 841.89),
            Self::A5 => (419.53, 595.28),
            Self::A6 => (297.64, 419.53),
            Self::Letter => (612.0, 792.0),
            Self::Legal => (612.0, 1008.0),
        }
    }

    /// Whether it is an ISO A size: half of it is the next size.
    const fn is_of_series_a(self) -> bool {
        !matches!(self, Self::Letter | Self::Legal)
    }
}

/// What is printed on the paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum Layout {
    /// One sheet for the wall, with what each side needs.
    #[default]
    Wall,
    /// The same for the referee: a table with the key numbers.
    Referee,
    /// A6 cards, four per page, with cut marks; the reminder on their backs.
    Card,
    /// Cards the size of a credit card, ten per page.
    Wallet,
}

impl Layout {
    /// Returns the size of one sheet or card, its margin, and the smallest and largest font size.
    const fn panel(self, paper: Paper) -> Panel {
        let (paper_width, paper_height) = paper.size();
        match self {
            Self::Wall | Self::Referee => Panel {
                width: paper_width,
                height: paper_height,
                // Enough for a frame or a pin.
                margin: paper_width / 14.0,
                smallest: if paper_width < 500.0 { 5.5 } else { 7.0 },
                // A table for one board on a page of its own is readable from three metres.
                largest: paper_width / 18.0,
            },
            Self::Card => Panel {
                width: 105.0 * MM,
                height: if paper.is_of_series_a() { 148.0 * MM } else { 139.0 * MM },
                // As wide as the front's.
                margin: 7.5 * MM,
                smallest: SMALL,
                largest: 13.0,
            },
            Self::Wallet => Panel {
                width: 85.6 * MM,
                height: 53.98 * MM,
                margin: 3.0 * MM,
                smallest: SMALL,
                largest: 9.0,
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

/// Lays a document out in a script: pages of one sheet each, or of cards with cut marks.
///
/// Tables too long for the rest of a page continue on the next, with their heads repeated.
/// `None` if a table is wider than the sheet or card even in the smallest font.
pub fn lay_out(
    document: &Document<String>,
    layout: Layout,
    paper: Paper,
    script: Script,
) -> Option<Vec<Page>> {
    let panel = layout.panel(paper);
    let is_sheet = matches!(layout, Layout::Wall | Layout::Referee);
    let front = faces(document, panel, is_sheet, script)?;
    if is_sheet {
        return Some(front);
    }
    let mut pages: Vec<Page> = front.iter().map(|face| copies(face, paper.size(), true)).collect();
    pages.push(copies(&back(document, panel, script), paper.size(), false));
    Some(pages)
}

/// Returns the document on as few panels as the smallest font needs, in the largest font that needs
/// no more.
fn faces(
    document: &Document<String>,
    panel: Panel,
    with_reminder: bool,
    script: Script,
) -> Option<Vec<Page>> {
    let set = |size: f32, columns: u8, stretch: f32| {
        let (faces, fits) =
            flow(document, panel, Type { script, size, stretch }, columns, with_reminder);
        fits.then_some(faces)
    };
    let fitting = |size: f32, columns: u8| set(size, columns, 1.0);
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
            let Some(faces) = fitting(size, columns).filter(|faces| Some(faces.len()) <= fewest)
            else {
                continue;
            };
            // Spare room makes the lines higher and the numbers larger.
            let stretched = (0..STRETCHES).flat_map(|step| {
                let stretch = MOST_STRETCH - f32::from(step) * 0.1;
                [1.0, 0.9, 0.8].map(|part| (size * part, stretch))
            });
            let mut best = (size, faces);
            for (size, stretch) in stretched {
                if size * stretch > best.0
                    && size >= panel.smallest
                    && let Some(faces) = set(size, columns, stretch)
                    && Some(faces.len()) <= fewest
                {
                    best = (size * stretch, faces);
                }
            }
            return Some(best.1);
        }
    }
    // Too wide even in the smallest readable font: smaller still, for a magnifier.
    sizes(panel.smallest, TINIEST).find_map(|size| fitting(size, 1))
}

/// Maximum stretch of a table, and the number of steps tried from there down.
const MOST_STRETCH: f32 = 2.4;
const STRETCHES: u8 = 14;

/// Step between font sizes, in points.
const STEP: f32 = 0.25;

/// The smallest font size of all, for very wide tables, in points.
const TINIEST: f32 = 2.5;

/// Whether nothing on a face runs over its margin.
fn fits(face: &Page, panel: Panel) -> bool {
    face.marks.iter().all(|mark| match mark {
        Mark::Text { x, y, size, font, text } => {
            x + font.width(text, *size) <= panel.width - panel.margin + 0.5
                && *y <= panel.height - panel.margin + 0.5
        }
        Mark::Line { .. } | Mark::Box { .. } | Mark::Disc { .. } | Mark::Begin(_) | Mark::End => {
            true
        }
    })
}

/// Returns the document in columns on as many panels as it needs, and whether all of it fits.
fn flow(
    document: &Document<String>,
    panel: Panel,
    style: Type,
    columns: u8,
    with_reminder: bool,
) -> (Vec<Page>, bool) {
    let Type { script, size, .. } = style;
    let inner = panel.width - 2.0 * panel.margin;
    let gap = size * 1.6;
    let column = (inner - gap * f32::from(columns - 1)) / f32::from(columns);
    let mut pages: Vec<Page> = Vec::new();
    let bottom = panel.height - panel.margin;
    let mut head = Piece::new(script, inner);
    if !document.owner.is_empty() {
        paragraph(&mut head, &document.owner, size, Weight::Regular);
    }
    heading(&mut head, &document.title, (size * 1.5, Weight::Bold), 1);
    if !document.subtitle.is_empty() {
        paragraph(&mut head, &document.subtitle, size, Weight::Regular);
    }
    head.height += size * 0.4;
    let foot = foot(document, inner, size, with_reminder, script);
    let begin = |pages: &mut Vec<Page>| {
        let mut page = Page { width: panel.width, height: panel.height, marks: Vec::new() };
        put(&mut page, &head, panel.margin, panel.margin);
        pages.push(page);
    };
    begin(&mut pages);
    let top = panel.margin + head.height;
    let (mut at_column, mut y) = (0, top);
    let mut lowest = top;
    for table in &document.tables {
        let mut rest = table.clone();
        while !rest.rows.is_empty() {
            let room = bottom - y - foot.height;
            let whole = style.table_height(rest.rows.len());
            let fitting = if whole <= room {
                rest.rows.len()
            } else if whole <= bottom - top - foot.height {
                // It fits a column of its own, so it is not split.
                0
            } else {
                style.rows_in(room)
            };
            if fitting == 0 {
                at_column += 1;
                if at_column >= columns {
                    at_column = 0;
                    begin(&mut pages);
                    lowest = top;
                }
                if y <= top && style.rows_in(room) == 0 {
                    // Not even one row fits: place it anyway, and report that it does not fit.
                    let piece = table_piece(&rest, style);
                    if let Some(page) = pages.last_mut() {
                        put(page, &piece, panel.margin, top);
                    }
                    return (pages, false);
                }
                y = top;
                continue;
            }
            let later = rest.rows.split_off(fitting);
            let piece = table_piece(&rest, style);
            let x = panel.margin + f32::from(at_column) * (column + gap);
            if piece.width > column + 0.5 {
                return (pages, false);
            }
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
    let fits = pages.iter().all(|page| fits(page, panel));
    (pages, fits)
}

/// Returns the notes, and the reminder if there is no back for it.
fn foot(
    document: &Document<String>,
    width: f32,
    size: f32,
    with_reminder: bool,
    script: Script,
) -> Piece {
    let mut piece = Piece { height: size * 0.3, ..Piece::new(script, width) };
    let small = size * 0.8;
    if with_reminder {
        if !document.reminder.title.is_empty() {
            heading(&mut piece, &document.reminder.title, (size, Weight::Bold), 2);
        }
        for (number, step) in document.reminder.steps.iter().enumerate() {
            paragraph(&mut piece, &format!("{}. {step}", number + 1), small, Weight::Regular);
        }
        for word in &document.reminder.terms {
            term(&mut piece, word, small);
        }
    }
    for note in &document.notes {
        paragraph(&mut piece, note, small, Weight::Regular);
    }
    if with_reminder && !document.reminder.source.is_empty() {
        paragraph(&mut piece, &document.reminder.source, small, Weight::Regular);
    }
    piece
}

pub(super) const fn card_size(layout: Layout, paper: Paper) -> (f32, f32) {
    let Panel { width, height, .. } = layout.panel(paper);
    (width, height)
}

/// Returns a page of the backs of cards.
pub fn card_backs(
    document: &Document<String>,
    layout: Layout,
    paper: Paper,
    script: Script,
) -> Page {
    let mut document = document.clone();
    let mut small = std::mem::take(&mut document.notes);
    // In a wallet there is room for the method alone; the front says what its marks mean.
    if layout != Layout::Wallet {
        small.push(document.reminder.source);
        document.reminder.source = small.join("\n");
    }
    copies(&back(&document, layout.panel(paper), script), paper.size(), false)
}

/// Returns the back of a card: the reminder in the largest font that fits; without its source if it
/// only fits so.
fn back(document: &Document<String>, panel: Panel, script: Script) -> Page {
    let reminder = &document.reminder;
    let mut size = panel.largest;
    let mut source = reminder.source.as_str();
    loop {
        let width = panel.width - 2.0 * panel.margin;
        let mut piece = Piece::new(script, width);
        if !reminder.title.is_empty() {
            heading(&mut piece, &reminder.title, (size * 1.15, Weight::Bold), 1);
            piece.height += 0.3 * size;
        }
        for (number, text) in reminder.steps.iter().enumerate() {
            step(&mut piece, &format!("{}. {text}", number + 1), size);
            piece.height += size * if panel.width > 250.0 { 0.4 } else { 0.12 };
        }
        let small = (size * 0.8).max(SMALL);
        if !source.is_empty() {
            // The meanings of words are apart from what is to be done.
            piece.height += 0.3 * size;
            let (from, to) = ((0.0, piece.height), (width, piece.height));
            piece.marks.push(Mark::Line { from, to, width: 0.8 });
            piece.height += 0.3 * size;
        }
        // In a wallet there is room for the method alone.
        let words = reminder.terms.iter().filter(|_| !source.is_empty());
        for word in words {
            term(&mut piece, word, small);
            piece.height += 0.3 * small;
        }
        for said in source.lines() {
            balanced(&mut piece, said, small);
            piece.height += 0.3 * small;
        }
        let fits = piece.height <= panel.height - 2.0 * panel.margin;
        if !fits && size <= panel.smallest && !source.is_empty() {
            (source, size) = ("", panel.largest);
            continue;
        }
        if fits || size <= TINIEST {
            let mut page = Page { width: panel.width, height: panel.height, marks: Vec::new() };
            put(&mut page, &piece, panel.margin, panel.margin);
            return page;
        }
        size -= 0.25;
    }
}

fn put(page: &mut Page, piece: &Piece, left: f32, top: f32) {
    page.marks.extend(piece.marks.iter().map(|mark| mark.moved(left, top)));
}
