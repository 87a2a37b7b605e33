//! What each side needs, to be read from across a room.

use super::page::{Ink, Mark, SMALL, Tag};
use super::paragraphs::{heading, paragraph};
use super::set_table::Piece;
use crate::goban::Color;
use crate::picture::{Font, Weight};

/// A game and the total each side needs, with the one that ties where there is one: `185`, `184 =`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Needs {
    /// The game.
    pub game: String,
    /// The game by its parts: stones, komi, compensation.
    pub parts: Vec<String>,
    /// What each side needs, [Black, White].
    pub totals: [String; 2],
    /// What ties, [Black, White]; empty if nothing does.
    pub ties: [String; 2],
}

/// Height of capitals and digits, relative to the font size.
const CAPITALS: f32 = 0.74;
/// The gap between a stone and its number, relative to the font size.
const GAP: f32 = 0.14;
/// Room above and below the large numbers, relative to their size.
const AROUND: f32 = 0.14;

/// The largest size of what ties, relative to the large number it stands beside.
const BESIDE: f32 = 0.35;
/// The gap after a part of a game's name, relative to the font size.
const PART: f32 = 0.6;

/// A stone and a number from `x` on, on the baseline `y`.
fn stone_and_number(
    piece: &mut Piece,
    (x, y): (f32, f32),
    (side, text): (Color, &str),
    (font, size): (Font, f32),
) {
    stone(piece, (x, y), side, size);
    let x = x + (CAPITALS + GAP) * size;
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
    (CAPITALS + GAP) * size + font.width(text, size)
}

/// Adds one game across the whole width, no higher than `most`; `heads` stand above the numbers.
pub(super) fn large(
    piece: &mut Piece,
    needs: &Needs,
    heads: &[String; 2],
    (most, size): (f32, f32),
) {
    let [regular, bold] = Font::of(piece.script);
    heading(piece, &needs.game, 1.3 * size, 2);
    let half = piece.width / 2.0;
    let widest = needs.totals.iter().map(|text| width_of(text, bold, 1.0)).fold(1.0, f32::max);
    // What ties stands beside in small print, which the number must not become smaller than.
    let ties = needs.ties.iter().filter(|text| !text.is_empty());
    let beside = ties.map(|text| regular.width(text, 1.0) + 0.8).fold(0.0, f32::max);
    let room = 0.9 * half;
    let number = (room - beside * size) / widest;
    let number = number.max(room / (widest + BESIDE * beside)).min(most);
    let tie_size = size.min(BESIDE * number);
    let top = piece.height;
    let widest_head = heads.iter().map(|head| regular.width(head, 1.0)).fold(1.0, f32::max);
    let said = (1.4 * size).min(0.95 * half / widest_head);
    let baseline = top + 1.3 * said + (CAPITALS + AROUND) * number;
    piece.marks.push(Mark::Begin(Tag::Table));
    for (place, side) in Color::BOTH.into_iter().enumerate() {
        let x = half * f32::from(u8::from(side == Color::White));
        let y = top + 1.1 * said;
        let head = Mark::Text { x, y, size: said, font: regular, text: heads[place].clone() };
        piece.marks.push(Mark::Begin(Tag::Row));
        piece.marks.extend(head.tagged(Tag::Head));
        stone_and_number(piece, (x, baseline), (side, &needs.totals[place]), (bold, number));
        if !needs.ties[place].is_empty() {
            let x = x + width_of(&needs.totals[place], bold, number) + 0.4 * tie_size;
            let text = needs.ties[place].clone();
            let ties = Mark::Text { x, y: baseline, size: tie_size, font: regular, text };
            piece.marks.extend(ties.tagged(Tag::Cell));
        }
        piece.marks.push(Mark::End);
    }
    piece.marks.push(Mark::End);
    piece.height = baseline + AROUND * number;
}

/// Adds a strip with one game on a grey ground; its numbers stand below those across the width.
pub(super) fn strip(piece: &mut Piece, needs: &Needs, size: f32) -> Option<()> {
    let [regular, bold] = Font::of(piece.script);
    let (large, pad) = (2.0 * size, 0.5 * size);
    let half = piece.width / 2.0;
    let height = 3.9 * size;
    piece
        .marks
        .push(Mark::Box { at: (-pad, piece.height), size: (piece.width + 2.0 * pad, height) });
    piece.marks.extend([Mark::Begin(Tag::Table), Mark::Begin(Tag::Row)]);
    let y = piece.height + 1.25 * size;
    let game = Mark::Text { x: 0.0, y, size, font: regular, text: needs.game.clone() };
    piece.marks.extend(game.tagged(Tag::Head));
    let y = piece.height + height - 0.5 * size;
    for (place, side) in Color::BOTH.into_iter().enumerate() {
        let x = half * f32::from(u8::from(side == Color::White));
        stone_and_number(piece, (x, y), (side, &needs.totals[place]), (bold, large));
        if !needs.ties[place].is_empty() {
            let x = x + width_of(&needs.totals[place], bold, large) + 0.4 * size;
            let text = needs.ties[place].clone();
            let ties = Mark::Text { x, y, size, font: regular, text };
            piece.marks.extend(ties.tagged(Tag::Cell));
        }
    }
    piece.marks.extend([Mark::End, Mark::End]);
    piece.height += height;
    (regular.width(&needs.game, size) <= piece.width).then_some(())
}

/// Adds games in columns, one line each.
pub(super) fn columns(
    piece: &mut Piece,
    (games, count): (&[Needs], usize),
    heads: &[String; 2],
    size: f32,
) -> Option<()> {
    let gap = 2.0 * size;
    let columns = f32::from(u8::try_from(count).ok()?).max(1.0);
    let column = (piece.width - gap * (columns - 1.0)) / columns;
    let (mut x, mut tallest) = (0.0, 0.0_f32);
    for games in games.chunks(games.len().div_ceil(count.max(1)).max(1)) {
        let mut part = Piece::new(piece.script, column);
        lines(&mut part, games, Some(heads), (size, 2.0 * size))?;
        piece.marks.extend(part.marks.iter().map(|mark| mark.moved(x, piece.height)));
        tallest = tallest.max(part.height);
        x += column + gap;
    }
    piece.height += tallest;
    Some(())
}

/// Adds games below each other, with their heads.
fn lines(
    piece: &mut Piece,
    games: &[Needs],
    heads: Option<&[String; 2]>,
    (size, large): (f32, f32),
) -> Option<()> {
    let [regular, bold] = Font::of(piece.script);
    let small = (0.8 * size).max(SMALL);
    // What ties is not what wins: it stands beside it, lighter.
    let tie_size = (0.6 * large).max(SMALL);
    let width = |place: usize| {
        let texts = games.iter().map(|needs| {
            let ties = &needs.ties[place];
            let gap = if ties.is_empty() { 0.0 } else { 0.2 * large };
            width_of(&needs.totals[place], bold, large) + gap + regular.width(ties, tie_size)
        });
        let head = heads.map_or(0.0, |heads| regular.width(&heads[place], small));
        texts.fold(head, f32::max)
    };
    let widths = [width(0), width(1)];
    // The parts of the games stand below each other.
    let mut parts = vec![0.0_f32; games.iter().map(|needs| needs.parts.len()).max()?];
    for (at, text) in games.iter().flat_map(|needs| needs.parts.iter().enumerate()) {
        parts[at] = parts[at].max(regular.width(text, size) + PART * size);
    }
    let label: f32 = parts.iter().sum();
    let free = piece.width - label - widths[0] - widths[1];
    if free < size {
        return None;
    }
    // What is left over goes between the columns: the eye slips over one wide gap.
    let black = label + 0.3 * free;
    let white = black + widths[0] + 0.4 * free;
    piece.marks.push(Mark::Begin(Tag::Table));
    if heads.is_some() {
        piece.height += 1.2 * small;
    }
    for (head, x) in heads.into_iter().flatten().zip([black, white]) {
        let y = piece.height - 0.2 * small;
        let head = Mark::Text { x, y, size: small, font: regular, text: head.clone() };
        piece.marks.extend(head.tagged(Tag::Head));
    }
    for (number, needs) in games.iter().enumerate() {
        let height = 1.35 * large;
        if number % 2 == 0 {
            let (at, width) = ((-0.5 * size, piece.height), piece.width + size);
            piece.marks.push(Mark::Box { at, size: (width, height) });
        }
        let y = piece.height + f32::midpoint(height, CAPITALS * large);
        let middle = piece.height + f32::midpoint(height, CAPITALS * size);
        piece.marks.extend([Mark::Begin(Tag::Row), Mark::Begin(Tag::Head)]);
        let mut x = 0.0;
        for (text, width) in needs.parts.iter().zip(&parts) {
            let text = text.clone();
            piece.marks.push(Mark::Text { x, y: middle, size, font: regular, text });
            x += width;
        }
        piece.marks.push(Mark::End);
        for (place, (side, x)) in Color::BOTH.into_iter().zip([black, white]).enumerate() {
            let total = &needs.totals[place];
            stone_and_number(piece, (x, y), (side, total), (bold, large));
            if !needs.ties[place].is_empty() {
                let x = x + width_of(total, bold, large) + 0.2 * large;
                let text = needs.ties[place].clone();
                let ties = Mark::Text { x, y, size: tie_size, font: regular, text };
                piece.marks.extend(ties.tagged(Tag::Cell));
            }
        }
        piece.marks.push(Mark::End);
        piece.height += height;
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
    /// The other games; `*` stands for what ties.
    pub others: Vec<Needs>,
    /// The key numbers of the usual game, to work the margin out.
    pub keys: String,
    /// What `*` means, if any game has one.
    pub note: Option<String>,
}

/// Adds a card for a wallet: the usual game large on the left, the others on the right.
pub(super) fn wallet(piece: &mut Piece, card: &WalletCard, size: f32) -> Option<()> {
    let [regular, bold] = Font::of(piece.script);
    let gap = 1.2 * size;
    let left = 0.39 * (piece.width - gap);
    let mut usual = Piece::new(piece.script, left);
    heading(&mut usual, &card.first.game, size, 2);
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
    if let Some(note) = &card.note {
        usual.height += 0.4 * size;
        paragraph(&mut usual, note, size.max(SMALL), Weight::Regular);
    }
    let mut others = Piece::new(piece.script, piece.width - gap - left);
    lines(&mut others, &card.others, None, (size, 1.15 * size))?;
    piece.marks.extend(usual.marks);
    piece.marks.extend(others.marks.iter().map(|mark| mark.moved(left + gap, 0.0)));
    piece.height = usual.height.max(others.height);
    (x <= left + size && regular.width(&card.first.game, size) > 0.0).then_some(())
}
