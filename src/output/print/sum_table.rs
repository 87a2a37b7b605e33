//! A sum for print: figures one below the other, with lines for what is filled in by hand.

use super::needs::{BEFORE_NAME, stone};
use super::page::{Mark, SMALL, Tag};
use super::paragraphs::{balanced, paragraph};
use super::set_table::Piece;
use shuzi_core::goban::Color;
use shuzi_picture::{Font, Weight};

#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SumTable {
    /// The side of each column, with its name.
    pub heads: Vec<(Color, String)>,
    pub lines: Vec<SumLine>,
}

impl SumTable {
    /// The width of the longest label.
    fn label(&self, bold: Font, size: f32) -> f32 {
        let figures = self.lines.iter().filter(|line| line.kind != SumKind::Said);
        figures.map(|line| bold.width(&line.label, size)).fold(0.0, f32::max)
    }
}

/// A line of a sum; a cell without a figure is filled in by hand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SumLine {
    pub label: String,
    /// One operator and figure per column; `None` if a column has no such line.
    pub cells: Vec<Option<SumCell>>,
    pub kind: SumKind,
    /// Text for columns without this line; may be empty.
    pub note: String,
}

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum SumKind {
    #[default]
    Term,
    /// What the terms above come to.
    Result,
    /// Written down beside its label, and no part of the sum.
    Asked,
    /// Known beforehand, and no part of the sum: between two rules. Both are above the heads if they
    /// come first.
    Given,
    /// A sentence.
    Said,
}

/// A figure of a sum.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SumCell {
    /// The operator: `+`, `−`, `=` or nothing.
    pub sign: String,
    /// The figure; `None` if it is filled in by hand.
    pub figure: Option<String>,
    /// Whether it may be left out: the line to write on is dashed.
    pub is_optional: bool,
    /// Whether its sign is written down, too: a box is before the line.
    pub is_signed: bool,
}

impl SumCell {
    /// Whether it is filled in by hand.
    const fn is_blank(&self) -> bool {
        self.figure.is_none()
    }
}

/// Distance between lines to write on, relative to the font size.
pub(super) const TO_WRITE: f32 = 2.1;

/// Adds a sum: labels on the left, figures on the right, one below the other.
pub(super) fn sum(piece: &mut Piece, table: &SumTable, fonts: [Font; 2], size: f32) -> Option<()> {
    let SumTable { heads, lines } = table;
    let label = table.label(fonts[1], size);
    let all = COLUMN * size * f32::from(u16::try_from(heads.len()).ok()?);
    let FormColumns { left, column } = FormColumns::of(table, piece.width, fonts, size)?;
    let is_form = lines.iter().flat_map(|line| &line.cells).flatten().any(SumCell::is_blank);
    // Figures stay near their labels, as on a wide sheet the eye would slip; in a form the lines lead
    // it to the margin.
    let near = (label + 2.0 * size).max((piece.width - all) / 2.0).min(piece.width - all);
    let sides = heads.iter().map(|&(side, _)| side).collect();
    let (left, column) = if is_form { (left, column) } else { (near, COLUMN * size) };
    let figures =
        lines.iter().filter(|line| line.kind != SumKind::Given).flat_map(|line| &line.cells);
    let figures = figures.flatten().filter_map(|cell| cell.figure.as_deref());
    let decimals = figures.map(decimals).max_by_key(|text| text.len()).unwrap_or_default();
    let set = Setting { left, column, decimals, is_form, sides, fonts, size };
    piece.marks.push(Mark::Begin(Tag::Table));
    let is_before = |line: &&SumLine| matches!(line.kind, SumKind::Asked | SumKind::Given);
    let (before, lines) = lines.split_at(lines.iter().take_while(is_before).count());
    set.lines(piece, before);
    piece.marks.push(Mark::Begin(Tag::Row));
    piece.height += if before.is_empty() { 1.6 } else { 2.2 } * size;
    let mut right = set.left;
    for (column, (side, name)) in heads.iter().enumerate() {
        right += set.column;
        let mut cells = lines.iter().filter_map(|line| line.cells.get(column)?.as_ref());
        let is_optional = cells.any(|cell| cell.is_optional);
        let font = fonts[usize::from(!is_optional)];
        // A long name becomes smaller rather than reach into the next column.
        let room = set.column - 0.8 * size;
        let size = (room / (BEFORE_NAME + font.width(name, 1.0))).min(size);
        let (x, y) = (right - font.width(name, size), piece.height - 0.3 * size);
        stone(piece, (x - BEFORE_NAME * size, y), *side, size);
        let name = Mark::Text { x, y, size, font, text: name.clone() };
        piece.marks.extend(name.tagged(Tag::Head));
    }
    piece.marks.push(Mark::End);
    set.lines(piece, lines);
    piece.marks.push(Mark::End);
    Some(())
}

/// The width of a column, and of one to write in at most, relative to the font size.
const COLUMN: f32 = 8.0;
const WIDEST: f32 = 10.2;

/// The columns to write in, at the right margin.
#[derive(Clone, Copy)]
pub(super) struct FormColumns {
    /// Where the first one begins.
    pub left: f32,
    /// The width of each.
    pub column: f32,
}

impl FormColumns {
    /// Returns those of a sum, or `None` if they have no room: wider where labels are short.
    pub fn of(table: &SumTable, width: f32, fonts: [Font; 2], size: f32) -> Option<Self> {
        let count = f32::from(u16::try_from(table.heads.len()).ok()?);
        let room = (width - table.label(fonts[1], size) - size) / count;
        let column = room.min(WIDEST * size);
        (room >= COLUMN * size).then_some(Self { left: width - count * column, column })
    }
}

/// The decimals of a figure, with the sign before them; empty if it has none.
fn decimals(figure: &str) -> &str {
    figure.find(['.', ',']).map_or("", |at| &figure[at..])
}

/// Adds a rule across the sum, above or below what is known beforehand.
fn rule(piece: &mut Piece) {
    let (from, to) = ((0.0, piece.height), (piece.width, piece.height));
    piece.marks.push(Mark::Line { from, to, width: 0.8 });
}

/// The height and width of a box for a sign, relative to the font size.
const SIGN: f32 = 1.3;

/// The length of a line beside its label, relative to the font size.
const ASKED: f32 = 5.0;

/// The length of the dashes of a line that may be left empty, and of the gaps between them, in points.
const DASH: f32 = 2.0;

/// How a sum is set.
struct Setting<'a> {
    /// Where the first column begins.
    left: f32,
    /// The width of a column.
    column: f32,
    /// The longest decimals: figures are below each other by their points.
    decimals: &'a str,
    /// Whether figures are filled in by hand.
    is_form: bool,
    /// The sides of the columns.
    sides: Vec<Color>,
    fonts: [Font; 2],
    size: f32,
}

impl Setting<'_> {
    /// Adds lines; what is known beforehand is between two rules.
    fn lines(&self, piece: &mut Piece, lines: &[SumLine]) {
        for group in lines.chunk_by(|one, next| one.kind == next.kind) {
            let is_given = group[0].kind == SumKind::Given;
            if is_given {
                piece.height += self.size;
                rule(piece);
                piece.height += 0.2 * self.size;
            }
            for line in group {
                self.line(piece, line);
            }
            if is_given {
                piece.height += 0.2 * self.size;
                rule(piece);
            }
        }
    }

    /// Adds a line.
    fn line(&self, piece: &mut Piece, line: &SumLine) {
        let &Self { size, is_form, fonts: [regular, bold], .. } = self;
        if line.kind == SumKind::Said {
            piece.marks.extend([Mark::Begin(Tag::Row), Mark::Begin(Tag::Cell)]);
            piece.height += 0.4 * size;
            paragraph(piece, &line.label, (0.85 * size).max(SMALL), Weight::Regular);
            piece.height += 0.4 * size;
            piece.marks.extend([Mark::End, Mark::End]);
            return;
        }
        let is_given = line.kind == SumKind::Given;
        let note = self.note(piece, line).filter(|_| line.kind != SumKind::Asked);
        let step = if is_form && !is_given { TO_WRITE } else { 1.7 } * size;
        // No note reaches into the next one.
        let higher =
            note.as_ref().map_or(0.0, |(_, said)| said.height + 0.2 * size - step).max(0.0);
        let step = step + higher;
        piece.marks.push(Mark::Begin(Tag::Row));
        piece.height += step;
        let y = piece.height - if is_given { 0.45 } else { 0.3 } * size - higher / 2.0;
        let font = if line.kind == SumKind::Result { bold } else { regular };
        let label = Mark::Text { x: 0.0, y, size, font, text: line.label.clone() };
        piece.marks.extend(label.tagged(Tag::Head));
        if line.kind == SumKind::Asked {
            let from = (font.width(&line.label, size) + 0.6 * size, y + 0.15 * size);
            let to = (from.0 + ASKED * size, from.1);
            piece.marks.push(Mark::Line { from, to, width: 0.5 });
            if !line.note.is_empty() {
                let (x, size) = (to.0 + 0.5 * size, (0.8 * size).max(SMALL));
                let note = Mark::Text { x, y, size, font: regular, text: line.note.clone() };
                piece.marks.extend(note.tagged(Tag::Cell));
            }
            piece.marks.push(Mark::End);
            return;
        }
        let mut left = self.left;
        for (column, cell) in line.cells.iter().enumerate() {
            if let Some(cell) = cell {
                match self.sides.get(column) {
                    Some(&side) if is_given => {
                        self.given(piece, cell, side, (left + self.column, y));
                    }
                    _ => self.cell(piece, cell, (left, y), font),
                }
                // In a form the lines to write on separate the result.
                if line.kind == SumKind::Result && !is_form {
                    let above = piece.height - step + 0.1 * size;
                    let from = (left + size, above);
                    let to = (left + self.column, above);
                    piece.marks.push(Mark::Line { from, to, width: 0.9 });
                }
            }
            left += self.column;
        }
        if let Some((free, said)) = note {
            // Its lines are around the middle of this one.
            let below = y - 0.35 * size - said.height / 2.0;
            piece.marks.push(Mark::Begin(Tag::Cell));
            piece.marks.extend(said.marks.iter().map(|mark| mark.moved(free, below)));
            piece.marks.push(Mark::End);
        }
        piece.marks.push(Mark::End);
    }

    /// Returns what is in the columns that have no such line, and where they begin.
    fn note(&self, piece: &Piece, line: &SumLine) -> Option<(f32, Piece)> {
        if line.note.is_empty() {
            return None;
        }
        let columns = line.cells.iter().take_while(|cell| cell.is_some()).count();
        let columns = f32::from(u8::try_from(columns).unwrap_or(u8::MAX));
        let free = self.left + columns * self.column + 0.5 * self.size;
        let mut said = Piece::new(piece.script, piece.width - free);
        balanced(&mut said, &line.note, (0.9 * self.size).max(SMALL));
        Some((free, said))
    }

    /// Adds what a side needs after its stone, and before it, smaller, what else there is to say.
    fn given(&self, piece: &mut Piece, cell: &SumCell, side: Color, (right, y): (f32, f32)) {
        let &Self { size, fonts: [regular, bold], .. } = self;
        let figure = cell.figure.clone().unwrap_or_default();
        let large = 1.2 * size;
        let x = right - bold.width(&figure, large);
        stone(piece, (x - 1.1 * size, y), side, size);
        let small = (0.75 * size).max(SMALL);
        let said = (x - 1.5 * size - regular.width(&cell.sign, small), small, regular, &cell.sign);
        for (x, size, font, text) in [said, (x, large, bold, &figure)] {
            let text = text.clone();
            piece.marks.extend(Mark::Text { x, y, size, font, text }.tagged(Tag::Cell));
        }
    }

    /// Adds a figure, or a line to write it on, in the column that begins at `left`.
    fn cell(&self, piece: &mut Piece, cell: &SumCell, (left, y): (f32, f32), font: Font) {
        let size = self.size;
        let (sign_at, right) = (left + size, left + self.column);
        let font = if cell.is_optional { self.fonts[0] } else { font };
        if !cell.sign.is_empty() {
            let sign = Mark::Text { x: sign_at, y, size, font, text: cell.sign.clone() };
            piece.marks.extend(sign.tagged(Tag::Cell));
        }
        if let Some(figure) = &cell.figure {
            let mut text = figure.clone();
            let own = decimals(figure);
            // On paper 180.5 above 3.75 would look like a slip: 180.50.
            if self.is_form && !own.is_empty() {
                text += &"0".repeat(self.decimals.len().saturating_sub(own.len()));
            }
            let [all, own] = [self.decimals, decimals(&text)];
            let after = self.fonts[0].width(all, size) - self.fonts[0].width(own, size);
            let x = right - after - font.width(&text, size);
            let figure = Mark::Text { x, y, size, font, text };
            piece.marks.extend(figure.tagged(Tag::Cell));
        } else {
            let base = y + 0.15 * size;
            let mut x = sign_at + 1.2 * size;
            if cell.is_signed {
                piece.frame((x, base - SIGN * size), [SIGN * size; 2], 0.8);
                x += (SIGN + 0.3) * size;
            }
            let dash = if cell.is_optional { DASH } else { right - x };
            // What counts in the end is found at a glance.
            let is_result = font == self.fonts[1];
            let width = if is_result { 1.2 } else { 0.5 };
            while x < right {
                let (from, to) = ((x, base), ((x + dash).min(right), base));
                piece.marks.push(Mark::Line { from, to, width });
                x += dash + DASH;
            }
        }
    }
}
