//! What each side needs in many games side by side: a column for a game, a line for a side.

use super::needs::{CAPITALS, Needs, second, stone};
use super::needs_table::NeedsTable;
use super::page::{Mark, SMALL, Tag};
use super::paragraphs::paragraph;
use super::set_table::{LEADING, Piece};
use crate::goban::Color;
use crate::picture::{Font, Weight};

/// The largest and the smallest size of the totals, relative to the font size.
const TOTAL: f32 = 3.6;
const LEAST: f32 = 2.2;

/// The size of what stands around a total, relative to it.
const AROUND: f32 = 0.42;

/// The gap between two columns, relative to the total's size.
const APART: f32 = 0.5;

/// How much wider than their contents columns become where there are few.
const WIDER: f32 = 1.6;

/// Adds games side by side, in as many bands as they need, below what holds for them all.
pub(super) fn grid(piece: &mut Piece, table: &NeedsTable, size: f32) -> Option<()> {
    // What all games have in common is said once, before them.
    let mut games = table.games.clone();
    let is_shared = |part: &String| games.iter().all(|needs| needs.parts.contains(part));
    let shared: Vec<String> =
        games.first()?.parts.iter().skip(1).filter(|&part| is_shared(part)).cloned().collect();
    for needs in &mut games {
        needs.parts.retain(|part| !shared.contains(part));
    }
    let labels = [shared.as_slice(), &table.heads];
    let (each, sizes) = (1..=games.len()).find_map(|bands| {
        let each = games.len().div_ceil(bands);
        Some((each, GridSizes::fit(piece, (&games, labels), each, size)?))
    })?;
    let half = second(piece.width, size);
    let mut said = 0.0_f32;
    for (text, x) in table.note.lines().zip([0.0, half]) {
        let mut part = Piece::new(piece.script, piece.width - half);
        paragraph(&mut part, text, 1.25 * size, Weight::Regular);
        piece.marks.extend(part.marks.iter().map(|mark| mark.moved(x, piece.height)));
        said = said.max(part.height);
    }
    piece.height += said;
    for games in games.chunks(each) {
        piece.height += 0.5 * size;
        band(piece, (games, labels), sizes);
    }
    Some(())
}

/// Sizes in a grid.
#[derive(Clone, Copy)]
struct GridSizes {
    /// Of the font of the totals.
    total: f32,
    /// Of the font of what stands around them.
    small: f32,
    /// The width of what stands before a line.
    label: f32,
    /// The width of a column.
    column: f32,
}

impl GridSizes {
    /// Returns those of so many games in a band, or `None` if they would be too small.
    fn fit(
        piece: &Piece,
        (games, labels): (&[Needs], [&[String]; 2]),
        count: usize,
        size: f32,
    ) -> Option<Self> {
        let [regular, bold] = Font::of(piece.script);
        let small = |text: &String| regular.width(text, AROUND);
        let label = labels.into_iter().flatten().map(small).fold(0.0, f32::max) + APART;
        let texts = games.iter().flat_map(|needs| {
            let totals = needs.totals.iter().map(|text| bold.width(text, 1.0));
            totals.chain(needs.parts.iter().chain(&needs.beside).map(small))
        });
        let column = texts.fold(0.0, f32::max) + APART;
        let count = f32::from(u8::try_from(count).ok()?);
        let widest = piece.width / (label + count * column);
        let least = SMALL / AROUND;
        let total = widest.min((TOTAL * size).max(least));
        let label = label * total;
        let column = ((piece.width - label) / count).min(WIDER * column * total);
        let sizes = Self { total, small: AROUND * total, label, column };
        (total >= least.max(LEAST * size)).then_some(sizes)
    }
}

/// Adds some of the games of a grid: their names, then a line for each side.
fn band(piece: &mut Piece, (games, [shared, heads]): (&[Needs], [&[String]; 2]), sizes: GridSizes) {
    let [regular, bold] = Font::of(piece.script);
    let GridSizes { total, small, label, column } = sizes;
    let line = LEADING * small;
    let names = games.iter().map(|needs| needs.parts.len()).fold(shared.len(), usize::max);
    let names = line * f32::from(u8::try_from(names).unwrap_or(u8::MAX)) + 0.3 * small;
    let row = (CAPITALS + 0.42) * total + line;
    let top = piece.height;
    let columns = || {
        let starts = (0..).map(|number: u8| label + f32::from(number) * column);
        games.iter().zip(starts)
    };
    // Grounds lead from a game's name to its totals.
    for (_, x) in columns().step_by(2) {
        piece.marks.push(Mark::Box { at: (x, top), size: (column, names + 2.0 * row) });
    }
    let centred = |text: &str, x: f32, y: f32, (font, size): (Font, f32)| {
        let x = x + (column - font.width(text, size)) / 2.0;
        Mark::Text { x, y, size, font, text: text.to_owned() }
    };
    piece.marks.extend([Mark::Begin(Tag::Table), Mark::Begin(Tag::Row)]);
    let baselines = || {
        (1..).map(|number: u8| {
            top + 0.28 * small + f32::from(number) * line - (LEADING - 1.0) * small
        })
    };
    if !shared.is_empty() {
        piece.marks.push(Mark::Begin(Tag::Head));
        for (text, y) in shared.iter().zip(baselines()) {
            let text = text.clone();
            piece.marks.push(Mark::Text { x: 0.0, y, size: small, font: regular, text });
        }
        piece.marks.push(Mark::End);
    }
    for (needs, x) in columns() {
        piece.marks.push(Mark::Begin(Tag::Head));
        let names = needs.parts.iter().zip(baselines());
        piece.marks.extend(names.map(|(part, y)| centred(part, x, y, (regular, small))));
        piece.marks.push(Mark::End);
    }
    piece.marks.push(Mark::End);
    piece.height += names;
    for ((place, side), head) in Color::BOTH.into_iter().enumerate().zip(heads) {
        let y = piece.height + (CAPITALS + 0.2) * total;
        let below = y + line;
        piece.marks.extend([Mark::Begin(Tag::Row), Mark::Begin(Tag::Head)]);
        stone(piece, (0.0, y), side, total);
        let (font, text) = (regular, head.clone());
        piece.marks.push(Mark::Text { x: 0.0, y: below, size: small, font, text });
        piece.marks.push(Mark::End);
        for (needs, x) in columns() {
            piece.marks.push(Mark::Begin(Tag::Cell));
            piece.marks.push(centred(&needs.totals[place], x, y, (bold, total)));
            piece.marks.push(centred(&needs.beside[place], x, below, (regular, small)));
            piece.marks.push(Mark::End);
        }
        piece.marks.push(Mark::End);
        piece.height += row;
    }
    piece.marks.push(Mark::End);
}
