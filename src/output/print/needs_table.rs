//! What each side needs in many games.

use super::needs::{BESIDE_GAP, CAPITALS, Needs, total_and_beside, width_of};
use super::page::{Mark, SMALL, Tag};
use super::paragraphs::{heading, paragraph};
use super::set_table::{LEADING, Piece};
use shuzi_core::goban::Color;
use shuzi_picture::{Font, Weight};
use shuzi_words::Script;

/// Games below each other, with what each side needs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NeedsTable {
    /// What kind of games they are; empty if they are of several.
    pub title: String,
    pub games: Vec<Needs>,
    /// What is above the numbers of each side, [Black, White]; empty if nothing is.
    pub heads: [String; 2],
    /// The names of the sides, [Black, White].
    pub sides: [String; 2],
    /// What is beside numbers of handicap stones.
    pub stones: String,
    /// What holds for them all, and what the small print is; empty if nothing is to be said.
    pub note: String,
    /// What changes their numbers, for which only a grid has room.
    pub below: String,
}

/// The gap after a part of a game's name, relative to the font size.
const PART: f32 = 0.6;

/// The height of a line of a list, relative to the font size.
const LINE: f32 = 2.35;
/// How far the grey grounds of lines reach beyond the margins, relative to the height of a line.
const BEYOND: f32 = 0.24;
/// How far those of a list do, relative to the font size.
pub(super) const EDGE: f32 = BEYOND * LINE;

/// Adds a list of games, with what is below it; White's totals begin at `white` if there is room.
pub(super) fn list(
    piece: &mut Piece,
    table: &NeedsTable,
    white: Option<f32>,
    size: f32,
) -> Option<()> {
    let sizes = Sizes { name: 1.25 * size, number: 1.9 * size, line: LINE * size };
    let games = (table.games.as_slice(), &table.heads);
    let axes = TableAxes::of(piece.script, games, (piece.width, sizes), white)?;
    if !table.title.is_empty() {
        heading(piece, &table.title, (1.6 * size, Weight::Bold), 2);
    }
    lines(piece, games, &axes);
    piece.height += 0.6 * size;
    if !table.note.is_empty() {
        paragraph(piece, &table.note, 1.1 * size, Weight::Regular);
    }
    Some(())
}

#[derive(Clone, Copy)]
pub(super) struct Sizes {
    /// Of the font of the names of games.
    pub name: f32,
    /// Of the font of the totals.
    pub number: f32,
    /// The height of a line.
    pub line: f32,
}

impl Sizes {
    /// The size of what is not the number that wins: lighter, beside it.
    fn small(self) -> f32 {
        (BESIDE_TABLE * self.number).max(SMALL)
    }

    /// How far the grey grounds of lines reach beyond the margins.
    fn edge(self) -> f32 {
        BEYOND * self.line
    }

    /// The size of what is above the totals.
    fn head(self) -> f32 {
        (0.48 * self.line).max(SMALL)
    }
}

/// The left edges of the table's columns.
pub(super) struct TableAxes {
    sizes: Sizes,
    /// Widths of the parts of the games' names.
    parts: Vec<f32>,
    /// Where the totals begin, [Black, White].
    totals: [f32; 2],
}

impl TableAxes {
    /// Returns those of games with the heads above them.
    pub fn of(
        script: Script,
        (games, heads): (&[Needs], &[String; 2]),
        (width, sizes): (f32, Sizes),
        white: Option<f32>,
    ) -> Option<Self> {
        let [regular, bold] = Font::of(script);
        let Sizes { name, number, .. } = sizes;
        let (small, head) = (sizes.small(), sizes.head());
        let widths = [0, 1].map(|place| {
            let texts = games.iter().map(|needs| {
                let beside: &String = &needs.beside[place];
                let gap = if beside.is_empty() { 0.0 } else { BESIDE_GAP * small };
                width_of(&needs.totals[place], bold, number) + gap + regular.width(beside, small)
            });
            texts.fold(width_of("", bold, number) + bold.width(&heads[place], head), f32::max)
        });
        let mut parts = vec![0.0_f32; games.iter().map(|needs| needs.parts.len()).max()?];
        for (at, text) in games.iter().flat_map(|needs| needs.parts.iter().enumerate()) {
            parts[at] = parts[at].max(bold.width(text, name) + PART * name);
        }
        let label: f32 = parts.iter().sum();
        let free = width - label - widths[0] - widths[1];
        if free < 0.6 * name {
            return None;
        }
        // What is left over goes between the columns: the eye slips over one wide gap.
        let mut totals = [label + 0.3 * free, label + 0.7 * free + widths[0]];
        let white = white.map(|digits| digits - width_of("", bold, number));
        if let Some(white) = white.filter(|white| white + widths[1] <= width) {
            let free = white - label - widths[0];
            if free >= 0.6 * name {
                totals = [label + 0.4 * free, white];
            }
        }
        Some(Self { sizes, parts, totals })
    }
}

/// The size of what is beside a total in a table, relative to it.
const BESIDE_TABLE: f32 = 0.58;

/// Adds games below each other, with the heads of their table.
pub(super) fn lines(piece: &mut Piece, (games, heads): (&[Needs], &[String; 2]), axes: &TableAxes) {
    let [regular, bold] = Font::of(piece.script);
    let Sizes { name, number: large, line } = axes.sizes;
    let (small, head) = (axes.sizes.small(), axes.sizes.head());
    let edge = axes.sizes.edge();
    piece.marks.push(Mark::Begin(Tag::Table));
    if heads.iter().any(|text| !text.is_empty()) {
        piece.height += LEADING * head + 0.4 * name;
    }
    for (text, x) in heads.iter().zip(axes.totals).filter(|(text, _)| !text.is_empty()) {
        // They begin where the digits do.
        let (x, y) = (x + width_of("", bold, large), piece.height - (LEADING - 1.0) * head);
        let head = Mark::Text { x, y, size: head, font: bold, text: text.clone() };
        piece.marks.extend(head.tagged(Tag::Head));
    }
    for (number, needs) in games.iter().enumerate() {
        if number % 2 == 0 {
            let (at, width) = ((-edge, piece.height), piece.width + 2.0 * edge);
            piece.marks.push(Mark::Box { at, size: (width, line) });
        }
        let y = piece.height + f32::midpoint(line, CAPITALS * large);
        piece.marks.extend([Mark::Begin(Tag::Row), Mark::Begin(Tag::Head)]);
        let mut x = 0.0;
        for (text, width) in needs.parts.iter().zip(&axes.parts) {
            let text = text.clone();
            piece.marks.push(Mark::Text { x, y, size: name, font: bold, text });
            x += width;
        }
        piece.marks.push(Mark::End);
        for (side, x) in Color::BOTH.into_iter().zip(axes.totals) {
            total_and_beside(piece, (x, y), (side, needs), (bold, large), (regular, small));
        }
        piece.marks.push(Mark::End);
        piece.height += line;
    }
    piece.marks.push(Mark::End);
}
