//! What each side needs, to be read from across a room.

use super::page::{Ink, Mark, SMALL, Tag};
use super::paragraphs::{heading, paragraph};
use super::set_table::{LEADING, Piece};
use crate::goban::Color;
use crate::picture::{Font, Weight};

/// A game and the total each side needs, with what is worth knowing beside it: `183`, `182 tie`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Needs {
    /// The game.
    pub game: String,
    /// The game by its parts: stones, komi, compensation.
    pub parts: Vec<String>,
    /// What each side needs, [Black, White].
    pub totals: [String; 2],
    /// What stands beside, in small print, [Black, White]; empty if nothing does.
    pub beside: [String; 2],
}

/// Games below each other, with what each side needs.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct NeedsTable {
    /// The games.
    pub games: Vec<Needs>,
    /// What stands above the numbers of each side, [Black, White]; empty if nothing does.
    pub heads: [String; 2],
    /// What stands below; empty if nothing does.
    pub note: String,
}

/// Height of capitals and digits, relative to the font size.
const CAPITALS: f32 = 0.74;
/// A stone's height, relative to that of the digits after it.
const STONE: f32 = 0.76;
/// The gap between a stone and its number, relative to the font size.
const GAP: f32 = 0.22;
/// Room above and below the large numbers, relative to their size.
const AROUND: f32 = 0.14;

/// The largest size of what stands beside a large number, relative to it.
const BESIDE: f32 = 0.35;
/// The gap after a part of a game's name, relative to the font size.
const PART: f32 = 0.6;
/// The gap between what is needed and what stands beside it, relative to the size of the latter.
const BESIDE_GAP: f32 = 0.35;
/// How far grey grounds reach beyond the margins, relative to the font size.
const EDGE: f32 = 0.6;
/// The gap between two columns, relative to the font size.
pub(super) const BETWEEN: f32 = 3.0;

/// A stone and a number from `x` on, on the baseline `y`.
fn stone_and_number(
    piece: &mut Piece,
    (x, y): (f32, f32),
    (side, text): (Color, &str),
    (font, size): (Font, f32),
) {
    // A white stone as high as the digits would be read as one.
    let small = STONE * size;
    stone(piece, (x, y - CAPITALS * (size - small) / 2.0), side, small);
    let x = x + (CAPITALS * STONE + GAP) * size;
    let number = Mark::Text { x, y, size, font, text: text.to_owned() };
    piece.marks.extend(number.tagged(Tag::Cell));
}

/// Adds a stone as high as capitals of a size, from `x` on, on the baseline `y`.
pub(super) fn stone(piece: &mut Piece, (x, y): (f32, f32), side: Color, size: f32) {
    let radius = CAPITALS * size / 2.0;
    let ink = if side == Color::Black { Ink::Black } else { Ink::White };
    piece.marks.push(Mark::Disc { middle: (x + radius, y - radius), radius, ink });
}

/// The width of a stone and a number.
fn width_of(text: &str, font: Font, size: f32) -> f32 {
    (CAPITALS * STONE + GAP) * size + font.width(text, size)
}

/// Returns where the second of two columns begins.
fn second(width: f32, size: f32) -> f32 {
    f32::midpoint(width, BETWEEN * size)
}

/// The size of one game's numbers across the whole width, no larger than `most`.
fn largest(piece: &Piece, needs: &Needs, (most, size): (f32, f32)) -> f32 {
    let [regular, bold] = Font::of(piece.script);
    let column = piece.width - second(piece.width, size);
    let widest = needs.totals.iter().map(|text| width_of(text, bold, 1.0)).fold(1.0, f32::max);
    // The number must not become smaller than the small print beside it.
    let beside = needs.beside.iter().filter(|text| !text.is_empty());
    let beside = beside.map(|text| regular.width(text, 1.0) + 0.8).fold(0.0, f32::max);
    let room = 0.93 * column;
    let number = (room - beside * size) / widest;
    number.max(room / (widest + BESIDE * beside)).min(most)
}

/// Adds one game across the whole width, no higher than `most`; two lines stand above each number.
pub(super) fn large(
    piece: &mut Piece,
    needs: &Needs,
    heads: &[[String; 2]; 2],
    (most, size): (f32, f32),
) {
    let [regular, bold] = Font::of(piece.script);
    heading(piece, &needs.game, (1.7 * size, Weight::Bold), 2);
    piece.height += 0.5 * size;
    let number = largest(piece, needs, (most, size));
    let half = second(piece.width, size);
    let column = piece.width - half;
    let small = size.min(BESIDE * number);
    let top = piece.height;
    let widest_head = heads.iter().map(|[head, _]| regular.width(head, 1.0)).fold(1.0, f32::max);
    let said = (1.4 * size).min(0.98 * column / widest_head);
    let baseline = top + 1.3 * said + (LEADING + 0.3) * size + (CAPITALS + 0.7 * AROUND) * number;
    piece.marks.push(Mark::Begin(Tag::Table));
    for (place, side) in Color::BOTH.into_iter().enumerate() {
        let x = half * f32::from(u8::from(side == Color::White));
        let y = top + 1.1 * said;
        piece.marks.extend([Mark::Begin(Tag::Row), Mark::Begin(Tag::Head)]);
        let lines = [(y, said), (y + 0.3 * said + size, size)];
        for (text, (y, size)) in heads[place].iter().zip(lines) {
            piece.marks.push(Mark::Text { x, y, size, font: regular, text: text.clone() });
        }
        piece.marks.push(Mark::End);
        total_and_beside(piece, (x, baseline), (side, needs), (bold, number), (regular, small));
        piece.marks.push(Mark::End);
    }
    piece.marks.push(Mark::End);
    piece.height = baseline + 0.7 * AROUND * number;
}

/// Adds what a side needs, and after it, lighter, what stands beside, from `x` on, on the baseline `y`.
fn total_and_beside(
    piece: &mut Piece,
    (x, y): (f32, f32),
    (side, needs): (Color, &Needs),
    (bold, large): (Font, f32),
    (regular, small): (Font, f32),
) {
    let place = usize::from(side == Color::White);
    stone_and_number(piece, (x, y), (side, &needs.totals[place]), (bold, large));
    if needs.beside[place].is_empty() {
        return;
    }
    let x = x + width_of(&needs.totals[place], bold, large) + BESIDE_GAP * small;
    let beside = Mark::Text { x, y, size: small, font: regular, text: needs.beside[place].clone() };
    piece.marks.extend(beside.tagged(Tag::Cell));
}

/// Adds a strip with one more game between two rules, below the first one across the width. Its
/// numbers stand below that one's where its name has room before them, otherwise below the name.
pub(super) fn strip(
    piece: &mut Piece,
    (first, needs): (&Needs, &Needs),
    (most, size): (f32, f32),
) -> Option<()> {
    let [regular, bold] = Font::of(piece.script);
    let name = 1.1 * size;
    let half = second(piece.width, size);
    let digits = (CAPITALS * STONE + GAP) * largest(piece, first, (most, size));
    let (beside_it, above_it) = (3.3 * size, 2.9 * size);
    let (room, said_in) = (digits - 0.8 * size, 1.25 * size);
    let mut said = Piece::new(piece.script, room);
    let fits = |text: &str| regular.width(text, said_in) <= room;
    // Scripts without spaces break anywhere.
    let is_wide =
        room >= 6.0 * size && (!needs.game.contains(' ') || needs.game.split(' ').all(fits));
    if is_wide {
        let game = broken_at_spaces(&needs.game, fits);
        paragraph(&mut said, &game, said_in, Weight::Regular);
    }
    let is_beside = is_wide && said.height <= 2.1 * LEADING * said_in;
    let (large, height) = if is_beside {
        (beside_it, (1.25 * beside_it).max(said.height + 0.9 * size))
    } else {
        (above_it, 1.7 * name + 1.1 * above_it)
    };
    for y in [piece.height, piece.height + height] {
        let (from, to) = ((-EDGE * size, y), (piece.width + EDGE * size, y));
        piece.marks.push(Mark::Line { from, to, width: 0.8 });
    }
    piece.marks.extend([Mark::Begin(Tag::Table), Mark::Begin(Tag::Row)]);
    let y = if is_beside {
        let top = piece.height + (height - said.height) / 2.0 - 0.1 * size;
        piece.marks.push(Mark::Begin(Tag::Head));
        piece.marks.extend(said.marks.iter().map(|mark| mark.moved(0.0, top)));
        piece.marks.push(Mark::End);
        piece.height + f32::midpoint(height, CAPITALS * large)
    } else {
        let y = piece.height + 1.25 * name;
        let game = Mark::Text { x: 0.0, y, size: name, font: regular, text: needs.game.clone() };
        piece.marks.extend(game.tagged(Tag::Head));
        piece.height + height - 0.28 * large
    };
    let small = BESIDE_TABLE * TOTALS * size;
    for (side, x) in Color::BOTH.into_iter().zip([0.0, half]) {
        let x = if is_beside { x + digits } else { x };
        total_and_beside(piece, (x, y), (side, needs), (bold, large), (regular, small));
    }
    piece.marks.extend([Mark::End, Mark::End]);
    piece.height += height;
    (is_beside || regular.width(&needs.game, name) <= piece.width).then_some(())
}

/// Breaks a text into lines that fit, at its spaces alone: no word is divided at its hyphen.
fn broken_at_spaces(text: &str, fits: impl Fn(&str) -> bool) -> String {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if fits(&format!("{line} {word}")) => *line += &format!(" {word}"),
            _ => lines.push(word.to_owned()),
        }
    }
    lines.join("\n")
}

/// Adds a table in so many columns. What stands below it goes under a column that is shorter.
pub(super) fn columns(
    piece: &mut Piece,
    (table, count): (&NeedsTable, usize),
    size: f32,
) -> Option<()> {
    let number = f32::from(u8::try_from(count).ok()?).max(1.0);
    let gap = BETWEEN * size;
    let column = (piece.width - gap * (number - 1.0)) / number;
    let mut below = Piece::new(piece.script, column);
    if !table.note.is_empty() {
        paragraph(&mut below, &table.note, 1.1 * size, Weight::Regular);
    }
    let (number, line) = if count == 1 { (1.9, 2.35) } else { (TOTALS, 2.5) };
    let sizes = |name| Sizes { name: name * size, number: number * size, line: line * size };
    let (mut x, mut tallest, mut last) = (0.0, 0.0_f32, (0.0, 0.0));
    for games in table.games.chunks(table.games.len().div_ceil(count.max(1)).max(1)) {
        // A single column stands below the numbers across the width. In two, names are as large as
        // there is room for: what a number belongs to is read from as far as the number.
        let below = (count == 1).then(|| second(piece.width, size));
        let names: &[f32] = if count == 1 { &[NAME] } else { &[2.1, 1.9, 1.65, 1.45, NAME] };
        let part = names.iter().find_map(|&name| {
            let mut part = Piece::new(piece.script, column);
            lines(&mut part, games, table, (sizes(name), below)).map(|()| part)
        })?;
        piece.marks.extend(part.marks.iter().map(|mark| mark.moved(x, piece.height)));
        tallest = tallest.max(part.height);
        last = (x, part.height);
        x += column + gap;
    }
    if !table.note.is_empty() {
        last.1 += if count == 1 { 0.4 } else { 0.15 } * size;
        let (x, y) = (last.0, piece.height + last.1);
        piece.marks.extend(below.marks.iter().map(|mark| mark.moved(x, y)));
    }
    piece.height += tallest.max(last.1 + below.height);
    Some(())
}

/// The size of the names of games in a table, relative to the font size.
const NAME: f32 = 1.25;

/// The size of the totals in a table, relative to the font size.
const TOTALS: f32 = 2.3;

/// The size of what stands beside a total in a table, relative to it.
const BESIDE_TABLE: f32 = 0.5;

/// Sizes in a table.
#[derive(Clone, Copy)]
struct Sizes {
    /// Of the font of the names of games.
    name: f32,
    /// Of the font of the totals.
    number: f32,
    /// The height of a line.
    line: f32,
}

/// Adds games below each other, with the heads of their table; White's totals stand at `wanted` if
/// there is room.
fn lines(
    piece: &mut Piece,
    games: &[Needs],
    table: &NeedsTable,
    (Sizes { name, number: large, line }, wanted): (Sizes, Option<f32>),
) -> Option<()> {
    let [regular, bold] = Font::of(piece.script);
    let edge = 0.24 * line;
    let head = (0.39 * line).max(SMALL);
    // What is not the number that wins stands beside it, lighter.
    let small = (BESIDE_TABLE * large).max(SMALL);
    let width = |place: usize| {
        let texts = games.iter().map(|needs| {
            let beside = &needs.beside[place];
            let gap = if beside.is_empty() { 0.0 } else { BESIDE_GAP * small };
            width_of(&needs.totals[place], bold, large) + gap + regular.width(beside, small)
        });
        texts.fold(regular.width(&table.heads[place], head), f32::max)
    };
    let widths = [width(0), width(1)];
    // The parts of the games stand below each other.
    let mut parts = vec![0.0_f32; games.iter().map(|needs| needs.parts.len()).max()?];
    for (at, text) in games.iter().flat_map(|needs| needs.parts.iter().enumerate()) {
        parts[at] = parts[at].max(regular.width(text, name) + PART * name);
    }
    let label: f32 = parts.iter().sum();
    let free = piece.width - label - widths[0] - widths[1];
    if free < 0.6 * name {
        return None;
    }
    // What is left over goes between the columns: the eye slips over one wide gap.
    let wanted = wanted.filter(|&white| {
        white + widths[1] <= piece.width && white >= label + widths[0] + 0.6 * name
    });
    let (black, white) = match wanted {
        // Nearer to its label than to what follows.
        Some(white) => (label + 0.36 * (white - widths[0] - label), white),
        None => (label + 0.3 * free, label + 0.7 * free + widths[0]),
    };
    piece.marks.push(Mark::Begin(Tag::Table));
    if table.heads.iter().any(|text| !text.is_empty()) {
        piece.height += LEADING * head;
    }
    for (text, x) in table.heads.iter().zip([black, white]).filter(|(text, _)| !text.is_empty()) {
        let y = piece.height - (LEADING - 1.0) * head;
        let head = Mark::Text { x, y, size: head, font: regular, text: text.clone() };
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
        for (text, width) in needs.parts.iter().zip(&parts) {
            let text = text.clone();
            piece.marks.push(Mark::Text { x, y, size: name, font: regular, text });
            x += width;
        }
        piece.marks.push(Mark::End);
        for (side, x) in Color::BOTH.into_iter().zip([black, white]) {
            total_and_beside(piece, (x, y), (side, needs), (bold, large), (regular, small));
        }
        piece.marks.push(Mark::End);
        piece.height += line;
    }
    piece.marks.push(Mark::End);
    Some(())
}

/// What stands on a card for a wallet.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct WalletCard {
    /// The club's usual game.
    pub first: Needs,
    /// The same with one point that belongs to nobody.
    pub shared: Needs,
    /// The other games.
    pub others: NeedsTable,
    /// The key numbers of the usual game, to work the margin out.
    pub keys: String,
}

/// Adds a card for a wallet: the usual game large on the left, the others on the right.
pub(super) fn wallet(piece: &mut Piece, card: &WalletCard, size: f32) -> Option<()> {
    let [regular, bold] = Font::of(piece.script);
    let gap = 1.2 * size;
    let left = 0.39 * (piece.width - gap);
    let mut usual = Piece::new(piece.script, left);
    heading(&mut usual, &card.first.game, (size, Weight::Bold), 2);
    let widest = card.first.totals.iter().map(|text| width_of(text, bold, 1.0)).fold(1.0, f32::max);
    usual.marks.extend([Mark::Begin(Tag::Table), Mark::Begin(Tag::Row)]);
    let number = (left / widest).min(3.0 * size);
    for (side, total) in Color::BOTH.into_iter().zip(&card.first.totals) {
        let y = usual.height + (CAPITALS + AROUND) * number;
        stone_and_number(&mut usual, (0.0, y), (side, total), (bold, number));
        usual.height = y + 0.5 * AROUND * number;
    }
    usual.marks.extend([Mark::End, Mark::End]);
    usual.height += 0.3 * size;
    paragraph(&mut usual, &card.keys, size.max(SMALL), Weight::Regular);
    usual.height += 0.3 * size;
    paragraph(&mut usual, &card.shared.game, size.max(SMALL), Weight::Regular);
    usual.height += 1.5 * size;
    usual.marks.extend([Mark::Begin(Tag::Table), Mark::Begin(Tag::Row)]);
    let mut x = 0.0;
    for (side, total) in Color::BOTH.into_iter().zip(&card.shared.totals) {
        let y = usual.height;
        stone_and_number(&mut usual, (x, y), (side, total), (bold, 1.5 * size));
        x += width_of(total, bold, 1.5 * size) + size;
    }
    usual.marks.extend([Mark::End, Mark::End]);
    let mut others = Piece::new(piece.script, piece.width - gap - left);
    let sizes = Sizes { name: size, number: 1.05 * size, line: 1.42 * size };
    lines(&mut others, &card.others.games, &card.others, (sizes, None))?;
    others.height += 0.2 * size;
    paragraph(&mut others, &card.others.note, size.max(SMALL), Weight::Regular);
    piece.marks.extend(usual.marks);
    piece.marks.extend(others.marks.iter().map(|mark| mark.moved(left + gap, 0.0)));
    piece.height = usual.height.max(others.height);
    (x <= left + size && regular.width(&card.first.game, size) > 0.0).then_some(())
}
