//! What each side needs in many games side by side: a column for a game, a line for a side.

use super::needs::{CAPITALS, Needs, stone, take_shared};
use super::needs_table::NeedsTable;
use super::page::{Mark, SMALL, Tag};
use super::paragraphs::{heading, paragraph};
use super::set_table::{LEADING, Piece};
use shuzi_core::goban::Color;
use shuzi_picture::{Font, Weight};

/// The largest and the smallest size of the totals, relative to the font size.
const TOTAL: f32 = 6.8;
const LEAST: f32 = 2.2;

/// The size of what is below a total and the smallest where it is wide, of a game's name and of a
/// side's, relative to the total's.
const BELOW: f32 = 0.34;
const LEAST_BELOW: f32 = 0.28;
const NAME: f32 = 0.32;
const SIDE: f32 = 0.25;
/// The size of a number of handicap stones, relative to the total's: it is looked for first.
const STONES: f32 = 0.6;

/// How far a key number is below its total, relative to its own size.
const TO_KEY: f32 = 1.3;

/// The size of the title, relative to the font size.
const TITLE: f32 = 2.4;

/// The gap between two columns, relative to the total's size.
const APART: f32 = 0.2;

/// The room that a stone takes before its side's totals, relative to their size.
const STONE_BEFORE: f32 = CAPITALS + 0.25;

/// How much wider than their contents columns become where there are few.
const WIDER: f32 = 1.6;

/// The largest totals, relative to the height of the paper that the smallest print leaves, in points.
const OF_HEIGHT: f32 = 0.115;
const PRINT: f32 = 245.0;

/// Adds games side by side, in as many bands as they need, below what holds for them all, on paper of a
/// height.
pub(super) fn grid(
    piece: &mut Piece,
    table: &NeedsTable,
    (height, size): (f32, f32),
) -> Option<()> {
    let most = OF_HEIGHT * (height - PRINT);
    // What all games have in common is said once, before them.
    let mut games = table.games.clone();
    let shared = take_shared(&mut games);
    let stones = games.iter().any(|needs| !needs.stones.is_empty()).then_some(&table.stones);
    let labels = Labels { shared: &shared, sides: &table.sides, stones };
    let (each, sizes) = (1..=games.len()).find_map(|bands| {
        let each = games.len().div_ceil(bands);
        Some((each, GridSizes::fit(piece, (&games, labels), each, (most, size))?))
    })?;
    let [regular, bold] = Font::of(piece.script);
    if !table.title.is_empty() {
        heading(piece, &table.title, (TITLE * size, Weight::Bold), 2);
    }
    let text = &table.note;
    let said = 1.4 * size;
    let after = bold.width(&table.title, TITLE * size) + 1.5 * size;
    if after + regular.width(text, said) <= piece.width && !table.title.is_empty() {
        let y = piece.height - (LEADING - 1.0) * TITLE * size;
        let note = Mark::Text { x: after, y, size: said, font: regular, text: text.clone() };
        piece.marks.extend(note.tagged(Tag::Paragraph));
    } else {
        paragraph(piece, text, said, Weight::Regular);
    }
    for games in games.chunks(each) {
        piece.height += 0.5 * size;
        band(piece, (games, labels), sizes);
    }
    piece.height += 0.6 * size;
    paragraph(piece, &table.below, said, Weight::Regular);
    Some(())
}

/// What is before the lines of a grid.
#[derive(Clone, Copy)]
struct Labels<'a> {
    /// What all games have in common.
    shared: &'a [String],
    /// The names of the sides, [Black, White].
    sides: &'a [String; 2],
    /// What the numbers of stones are, if there are any.
    stones: Option<&'a String>,
}

#[derive(Clone, Copy)]
struct GridSizes {
    /// Of the font of the totals, of what is below them, of games' names and of sides' names.
    total: f32,
    below: f32,
    name: f32,
    side: f32,
    /// The width of what is before a line.
    label: f32,
    /// The width of a column.
    column: f32,
}

impl GridSizes {
    /// Returns the largest of so many games in a band, or `None` if they would be too small.
    fn fit(
        piece: &Piece,
        (games, labels): (&[Needs], Labels<'_>),
        count: usize,
        (most, size): (f32, f32),
    ) -> Option<Self> {
        let count = f32::from(u8::try_from(count).ok()?);
        let smaller = (0..).map(|step| (TOTAL * size).min(most) * STEP.powi(step));
        let mut large_enough = smaller.take_while(|total| *total >= LEAST * size);
        large_enough.find_map(|total| {
            let sizes = Self::of(total, (games, labels), Font::of(piece.script));
            let room = (piece.width - sizes.label) / count;
            (sizes.column <= room)
                .then_some(Self { column: room.min(WIDER * sizes.column), ..sizes })
        })
    }

    /// Returns those with totals of a size, the columns as narrow as they can be.
    fn of(total: f32, (games, labels): (&[Needs], Labels<'_>), [regular, bold]: [Font; 2]) -> Self {
        let [name, side] = [NAME, SIDE].map(|share| (share * total).max(SMALL));
        let widest = |texts: &mut dyn Iterator<Item = f32>| texts.fold(0.0, f32::max);
        let totals = widest(
            &mut games
                .iter()
                .flat_map(|needs| needs.totals.iter().map(|text| bold.width(text, total))),
        );
        let beside = widest(
            &mut games
                .iter()
                .flat_map(|needs| needs.beside.iter().map(|text| regular.width(text, 1.0))),
        );
        let below = (totals / beside).clamp(LEAST_BELOW * total, BELOW * total).max(SMALL);
        let sides = widest(&mut labels.sides.iter().map(|text| regular.width(text, side)));
        let sides = labels.stones.map_or(sides, |text| sides.max(bold.width(text, side)));
        let shared = widest(&mut labels.shared.iter().map(|text| bold.width(text, name)));
        let label = (sides.max(shared) + APART / 2.0 * total).max(STONE_BEFORE * total);
        let names = widest(
            &mut games
                .iter()
                .flat_map(|needs| needs.parts.iter().map(|text| bold.width(text, name))),
        );
        let column = totals.max(names).max(beside * below);
        Self { total, below, name, side, label, column: column + APART * total }
    }
}

/// The steps in which the largest size is looked for.
const STEP: f32 = 0.995;

/// Adds some of the games of a grid: their names, then a line for each side.
fn band(piece: &mut Piece, (games, labels): (&[Needs], Labels<'_>), sizes: GridSizes) {
    let [regular, bold] = Font::of(piece.script);
    let GridSizes { total, below: small, name, side: side_name, label, column } = sizes;
    let Labels { shared, sides, stones } = labels;
    // A number of stones stands for the first part of a game's name, and is higher.
    let number = if stones.is_some() { (STONES * total).max(name) } else { name };
    let higher = CAPITALS * (number - name);
    let before: Vec<(&String, f32)> = stones
        .map(|text| (text, side_name))
        .into_iter()
        .chain(shared.iter().map(|text| (text, name)))
        .collect();
    let names = games.iter().map(|needs| needs.parts.len()).fold(before.len(), usize::max);
    let names = LEADING * name * f32::from(u8::try_from(names).unwrap_or(u8::MAX)) + 0.3 * name;
    let names = names + higher;
    // What is below a total is nearer to it than to the other side's.
    let row = (CAPITALS + 0.6) * total + TO_KEY * small;
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
    let first = top + higher + 0.28 * name - (LEADING - 1.0) * name;
    let baselines = || (1..).map(|number: u8| first + f32::from(number) * LEADING * name);
    if !before.is_empty() {
        piece.marks.push(Mark::Begin(Tag::Head));
        for ((text, size), y) in before.into_iter().zip(baselines()) {
            let text = text.clone();
            piece.marks.push(Mark::Text { x: 0.0, y, size, font: bold, text });
        }
        piece.marks.push(Mark::End);
    }
    for (needs, x) in columns() {
        piece.marks.push(Mark::Begin(Tag::Head));
        for (at, (part, y)) in needs.parts.iter().zip(baselines()).enumerate() {
            let is_counted = at == 0 && !needs.stones.is_empty();
            let (text, size) = if is_counted { (&needs.stones, number) } else { (part, name) };
            piece.marks.push(centred(text, x, y, (bold, size)));
        }
        piece.marks.push(Mark::End);
    }
    piece.marks.push(Mark::End);
    piece.height += names;
    for ((place, side), name) in Color::BOTH.into_iter().enumerate().zip(sides) {
        let y = piece.height + (CAPITALS + 0.3) * total;
        let below = y + TO_KEY * small;
        if side == Color::White {
            let right = columns().last().map_or(label, |(_, x)| x + column);
            let (from, to) = ((0.0, piece.height), (right, piece.height));
            piece.marks.push(Mark::Line { from, to, width: 0.8 });
        }
        piece.marks.extend([Mark::Begin(Tag::Row), Mark::Begin(Tag::Head)]);
        stone(piece, (0.0, y), side, total);
        let named =
            Mark::Text { x: 0.0, y: below, size: side_name, font: regular, text: name.clone() };
        piece.marks.push(named);
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
