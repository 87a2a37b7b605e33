//! What each side needs, to be read from across a room.

use super::layout::{moved, paragraph};
use super::page::{Ink, Mark};
use super::set_table::Piece;
use crate::goban::Color;
use crate::picture::{Font, Weight};

/// A game and the total each side needs, with the one that ties where there is one: `185`, `184 =`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Needs {
    /// The game.
    pub game: String,
    /// What each side needs, [Black, White].
    pub totals: [String; 2],
    /// What ties, [Black, White]; empty if nothing does.
    pub ties: [String; 2],
}

/// Height of capitals and digits, relative to the font size.
const CAPITALS: f32 = 0.74;
/// The gap between a stone and its number, relative to the font size.
const GAP: f32 = 0.22;
/// The smallest print, in points.
pub(super) const SMALL: f32 = 7.0;
/// Room above and below the large numbers, relative to their size.
const AROUND: f32 = 0.14;

/// A stone and a number from `x` on, on the baseline `y`.
fn stone_and_number(
    piece: &mut Piece,
    (x, y): (f32, f32),
    (side, text): (Color, &str),
    (font, size): (Font, f32),
) {
    let radius = CAPITALS * size / 2.0;
    let ink = if side == Color::Black { Ink::Black } else { Ink::White };
    piece.marks.push(Mark::Disc { middle: (x + radius, y - radius), radius, ink });
    let x = x + 2.0 * radius + GAP * size;
    piece.marks.push(Mark::Text { x, y, size, font, text: text.to_owned() });
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
    let bold = Font { script: piece.script, weight: Weight::Bold };
    let regular = Font { script: piece.script, weight: Weight::Regular };
    paragraph(piece, &needs.game, 1.4 * size, Weight::Bold);
    let half = piece.width / 2.0;
    let widest = needs.totals.iter().map(|text| width_of(text, bold, 1.0)).fold(1.0, f32::max);
    let ties = needs.ties.iter().filter(|text| !text.is_empty());
    let beside = ties.map(|text| regular.width(text, size) + 0.8 * size).fold(0.0, f32::max);
    let number = ((0.94 * half - beside) / widest).min(most);
    let top = piece.height;
    let baseline = top + 1.3 * size + (CAPITALS + AROUND) * number;
    for (place, side) in Color::BOTH.into_iter().enumerate() {
        let x = half * f32::from(u8::from(side == Color::White));
        let y = top + 1.1 * size;
        piece.marks.push(Mark::Text { x, y, size, font: regular, text: heads[place].clone() });
        stone_and_number(piece, (x, baseline), (side, &needs.totals[place]), (bold, number));
        if !needs.ties[place].is_empty() {
            let x = x + width_of(&needs.totals[place], bold, number) + 0.4 * size;
            let text = needs.ties[place].clone();
            piece.marks.push(Mark::Text { x, y: baseline, size, font: regular, text });
        }
    }
    piece.height = baseline + AROUND * number;
}

/// Adds a strip with one game on a grey ground.
pub(super) fn strip(piece: &mut Piece, needs: &Needs, size: f32) -> Option<()> {
    let bold = Font { script: piece.script, weight: Weight::Bold };
    let large = 1.7 * size;
    let height = 1.7 * large;
    piece.marks.push(Mark::Box { at: (0.0, piece.height), size: (piece.width, height) });
    let y = piece.height + f32::midpoint(height, CAPITALS * large);
    let font = Font { script: piece.script, weight: Weight::Regular };
    piece.marks.push(Mark::Text { x: size, y, size, font, text: needs.game.clone() });
    let mut x = piece.width - size;
    for (place, side) in Color::BOTH.into_iter().enumerate().rev() {
        x -= width_of(&needs.totals[place], bold, large);
        stone_and_number(piece, (x, y), (side, &needs.totals[place]), (bold, large));
        x -= 1.5 * large;
    }
    piece.height += height;
    (size + font.width(&needs.game, size) < x).then_some(())
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
        lines(&mut part, games, heads, size)?;
        piece.marks.extend(part.marks.iter().map(|mark| moved(mark, x, piece.height)));
        tallest = tallest.max(part.height);
        x += column + gap;
    }
    piece.height += tallest;
    Some(())
}

/// Adds games below each other, with their heads.
fn lines(piece: &mut Piece, games: &[Needs], heads: &[String; 2], size: f32) -> Option<()> {
    let [regular, bold] =
        [Weight::Regular, Weight::Bold].map(|weight| Font { script: piece.script, weight });
    let large = 2.0 * size;
    let small = (0.8 * size).max(SMALL);
    let shown = |needs: &Needs, place: usize| match needs.ties[place].as_str() {
        "" => needs.totals[place].clone(),
        ties => format!("{} {ties}", needs.totals[place]),
    };
    let width = |place: usize| {
        let texts = games.iter().map(|needs| width_of(&shown(needs, place), bold, large));
        texts.fold(regular.width(&heads[place], small), f32::max)
    };
    let white = piece.width - width(1);
    let black = white - size - width(0);
    let label = games.iter().map(|needs| regular.width(&needs.game, size)).fold(0.0, f32::max);
    if label + size > black {
        return None;
    }
    piece.height += 1.2 * small;
    for (head, x) in heads.iter().zip([black, white]) {
        let y = piece.height - 0.2 * small;
        piece.marks.push(Mark::Text { x, y, size: small, font: regular, text: head.clone() });
    }
    for (number, needs) in games.iter().enumerate() {
        let height = 1.35 * large;
        if number % 2 == 0 {
            piece.marks.push(Mark::Box { at: (0.0, piece.height), size: (piece.width, height) });
        }
        let y = piece.height + f32::midpoint(height, CAPITALS * large);
        let text = needs.game.clone();
        piece.marks.push(Mark::Text { x: 0.3 * size, y, size, font: regular, text });
        for (place, (side, x)) in Color::BOTH.into_iter().zip([black, white]).enumerate() {
            stone_and_number(piece, (x, y), (side, &shown(needs, place)), (bold, large));
        }
        piece.height += height;
    }
    Some(())
}
