//! Paper, and documents laid out on it.

use clap::ValueEnum;

use super::cards::copies;
use super::page::{MM, Mark, Page, SMALL, SMALLEST_PRINT};
use super::paragraphs::{balanced, heading, step, term};
use super::poster::{Poster, PosterBlock, PosterForm, SmallText, lay_out_poster};
use super::set_table::Piece;
use shuzi_core::sheet::{Document, SheetTable};
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

/// The size of a card and its margin, and the largest font on it.
#[derive(Clone, Copy, Debug)]
struct Panel {
    width: f32,
    height: f32,
    margin: f32,
    largest: f32,
}

impl Layout {
    /// Returns a card for the hand, or one for a wallet.
    const fn card(self, paper: Paper) -> Panel {
        match self {
            Self::Wallet => {
                Panel { width: 85.6 * MM, height: 53.98 * MM, margin: 3.0 * MM, largest: 9.0 }
            }
            // Its margin is as wide as the front's.
            _ => Panel {
                width: 105.0 * MM,
                height: if paper.is_of_series_a() { 148.0 * MM } else { 139.0 * MM },
                margin: 7.5 * MM,
                largest: 13.0,
            },
        }
    }
}

/// Lays a document out in a script, as large as the fewest pages on which it is legible allow. Tables
/// that do not fit go on on the next page, with their heads repeated.
///
/// `None` if a table is wider than the paper is long.
pub fn lay_out(document: &Document<String>, paper: Paper, script: Script) -> Option<Vec<Page>> {
    let rows: usize = document.tables.iter().map(|table| table.rows.len()).sum();
    let pages = |count: usize, form: PosterForm| {
        let posters = shares(document, rows.div_ceil(count).max(1)).into_iter();
        let sheets =
            posters.map(|poster| lay_out_poster(&Poster { form, ..poster }, paper, script));
        Some(sheets.collect::<Option<Vec<_>>>()?.concat())
    };
    // Wide tables are turned.
    let forms = [PosterForm::Upright, PosterForm::Across];
    (1..=rows.max(1)).find_map(|count| forms.into_iter().find_map(|form| pages(count, form)))
}

/// Returns a document as posters with so many rows of its tables each; what is below them is on the last.
fn shares(document: &Document<String>, most: usize) -> Vec<Poster> {
    let mut shares = vec![Vec::new()];
    let mut room = most;
    for table in &document.tables {
        let mut rows = table.rows.as_slice();
        while !rows.is_empty() {
            if room == 0 {
                shares.push(Vec::new());
                room = most;
            }
            let (here, later) = rows.split_at(rows.len().min(room));
            let here = SheetTable { rows: here.to_vec(), ..table.clone() };
            shares.last_mut().into_iter().for_each(|share| share.push(here.clone()));
            room -= here.rows.len();
            rows = later;
        }
    }
    let reminder = &document.reminder;
    let steps = reminder.steps.iter().zip(1..).map(|(step, number)| format!("{number}. {step}"));
    let terms = reminder.terms.iter().cloned().map(SmallText::Term);
    let notes = document.notes.iter().chain([&reminder.source]).filter(|note| !note.is_empty());
    let small: Vec<SmallText> = steps
        .map(SmallText::Text)
        .chain(terms)
        .chain(notes.cloned().map(SmallText::Text))
        .collect();
    let last = shares.len() - 1;
    let poster = |(number, tables): (usize, Vec<SheetTable<String>>)| {
        let mut blocks = vec![PosterBlock::Columns(tables)];
        if number == last && !reminder.title.is_empty() {
            blocks.push(PosterBlock::Heading(reminder.title.clone()));
        }
        if number == last && !small.is_empty() {
            blocks.push(PosterBlock::Small(small.clone(), 2));
        }
        Poster {
            owner: document.owner.clone(),
            title: document.title.clone(),
            subtitle: document.subtitle.clone(),
            blocks,
            ..Poster::default()
        }
    };
    shares.into_iter().enumerate().map(poster).collect()
}

pub(super) const fn card_size(layout: Layout, paper: Paper) -> (f32, f32) {
    let Panel { width, height, .. } = layout.card(paper);
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
    copies(&back(&document, layout.card(paper), script), paper.size(), false)
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
        if !fits && size <= SMALL && !source.is_empty() {
            (source, size) = ("", panel.largest);
            continue;
        }
        if fits || size <= SMALLEST_PRINT {
            let marks = piece.marks.iter().map(|mark| mark.moved(panel.margin, panel.margin));
            return Page { width: panel.width, height: panel.height, marks: marks.collect() };
        }
        size -= 0.25;
    }
}
