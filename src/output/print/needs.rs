//! What each side needs, to be read from across a room.

use super::page::{Ink, Mark, Tag};
use super::paragraphs::heading;
use super::set_table::{LEADING, Piece};
use shuzi_core::goban::Color;
use shuzi_picture::{Font, Weight};

/// A game and the total each side needs, with what is worth knowing beside it: `183`, `182 tie`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Needs {
    pub game: String,
    /// The game by its parts: stones, komi, compensation.
    pub parts: Vec<String>,
    /// The number of its handicap stones alone; empty if it has none.
    pub stones: String,
    /// What each side needs, [Black, White].
    pub totals: [String; 2],
    /// What is beside, in small print, [Black, White]; empty if nothing is.
    pub beside: [String; 2],
}

/// The usual game, to be read from afar.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LargeNeeds {
    /// The game; what is beside other totals is below these.
    pub usual: Needs,
    /// What is above its numbers, [Black, White].
    pub heads: [String; 2],
    /// The same game with one point that belongs to nobody.
    pub shared: Needs,
}

/// Takes what all games have in common, besides what names them, out of their parts.
pub(crate) fn take_shared(games: &mut [Needs]) -> Vec<String> {
    let parts = games.first().map_or(&[][..], |needs| &needs.parts);
    let is_shared = |part: &&String| games.iter().all(|needs| needs.parts.contains(part));
    let shared: Vec<String> = parts.iter().skip(1).filter(is_shared).cloned().collect();
    for needs in games {
        needs.parts.retain(|part| !shared.contains(part));
    }
    shared
}

/// Height of capitals and digits, relative to the font size.
pub(super) const CAPITALS: f32 = 0.74;
/// A stone's height, relative to that of the digits after it.
const STONE: f32 = 0.76;
/// The gap between a stone and its number, relative to the font size.
const GAP: f32 = 0.22;
/// Room above and below the large numbers, relative to their size.
pub(super) const AROUND: f32 = 0.14;

/// The sizes of a game's name above large numbers, where there is room, relative to the font size.
const GAME: [f32; 4] = [3.6, 3.0, 2.4, 2.0];

/// The gap between what is needed and what is beside it, relative to the size of the latter.
pub(super) const BESIDE_GAP: f32 = 0.35;
/// The room that a stone takes before a name of its size, relative to it.
pub(super) const BEFORE_NAME: f32 = 1.2;
/// The gap between two columns, relative to the font size.
pub(super) const BETWEEN: f32 = 3.0;

/// A stone and a number from `x` on, on the baseline `y`.
pub(super) fn stone_and_number(
    piece: &mut Piece,
    (x, y): (f32, f32),
    (side, text): (Color, &str),
    (font, size): (Font, f32),
) {
    stone_before(piece, (x, y), side, size);
    let x = x + (CAPITALS * STONE + GAP) * size;
    let number = Mark::Text { x, y, size, font, text: text.to_owned() };
    piece.marks.extend(number.tagged(Tag::Cell));
}

/// Adds the stone before a number of a size, from `x` on, on the baseline `y`.
fn stone_before(piece: &mut Piece, (x, y): (f32, f32), side: Color, size: f32) {
    // A white stone as high as the digits would be read as one.
    let small = STONE * size;
    stone(piece, (x, y - CAPITALS * (size - small) / 2.0), side, small);
}

/// Adds a stone as high as capitals of a size, from `x` on, on the baseline `y`.
pub(super) fn stone(piece: &mut Piece, (x, y): (f32, f32), side: Color, size: f32) {
    let radius = CAPITALS * size / 2.0;
    let ink = if side == Color::Black { Ink::Black } else { Ink::White };
    piece.marks.push(Mark::Disc { middle: (x + radius, y - radius), radius, ink });
}

/// The width of a stone and a number.
pub(super) fn width_of(text: &str, font: Font, size: f32) -> f32 {
    (CAPITALS * STONE + GAP) * size + font.width(text, size)
}

/// Returns where the second of two columns begins.
pub(super) fn second(width: f32, size: f32) -> f32 {
    f32::midpoint(width, BETWEEN * size)
}

/// The size of one game's numbers across the whole width, no larger than `most`.
fn largest(piece: &Piece, needs: &Needs, (most, size): (f32, f32)) -> f32 {
    let [_, bold] = Font::of(piece.script);
    let column = piece.width - second(piece.width, size);
    let widest = needs.totals.iter().map(|text| width_of(text, bold, 1.0)).fold(1.0, f32::max);
    (0.93 * column / widest).min(most)
}

/// Returns where White's large number begins, after its stone.
pub(super) fn white_digits(piece: &Piece, needs: &LargeNeeds, (most, size): (f32, f32)) -> f32 {
    let [_, bold] = Font::of(piece.script);
    let number = largest(piece, &needs.usual, (most, size));
    second(piece.width, size) + width_of("", bold, number)
}

/// Adds one game across the whole width, no higher than `most`; below each number its key number, then
/// the same with one more point that belongs to nobody, down to a rule that reaches beyond the margins by
/// `edge`.
pub(super) fn large(
    piece: &mut Piece,
    LargeNeeds { usual, heads, shared }: &LargeNeeds,
    (most, size): (f32, f32),
    edge: f32,
) -> Option<()> {
    let [regular, bold] = Font::of(piece.script);
    // What a number holds for is read from as far as the number.
    let far = GAME.into_iter().find(|far| bold.width(&usual.game, far * size) <= 0.6 * piece.width);
    heading(piece, &usual.game, (far.unwrap_or(1.7) * size, Weight::Bold), 2);
    let number = largest(piece, usual, (most, size));
    let half = second(piece.width, size);
    // All else about a number is in line with it.
    let line_up = width_of("", bold, number);
    let room = piece.width - half - line_up;
    let widest = heads.iter().map(|head| bold.width(head, 1.0)).fold(1.0, f32::max);
    let said = (1.4 * size).max(0.16 * number).min(room / widest);
    let key = (1.15 * size).max(0.14 * number);
    let (again, name) = ((2.1 * size).max(0.23 * number), (1.15 * size).max(0.1 * number));
    let name_width = regular.width(&shared.game, name);
    // A long one begins further to the left.
    let widest = usual.beside.iter().map(|text| regular.width(text, key)).fold(0.0, f32::max);
    let key_from = (piece.width - half - widest).clamp(0.0, line_up);
    if name_width > piece.width {
        return None;
    }
    let top = piece.height + 0.8 * size;
    let baseline = top + 1.3 * said + (CAPITALS + 0.65 * AROUND) * number;
    let key_line = baseline + 0.65 * AROUND * number + key;
    // The same game with one more point is on a line with its name, if there is room.
    let after = name_width + 0.8 * name;
    let again_width = |place: usize| {
        let beside = regular.width(&shared.beside[place], name);
        width_of(&shared.totals[place], bold, again) + BESIDE_GAP * name + beside
    };
    let is_in_line = after + again_width(0).max(again_width(1)) <= room;
    let name_line =
        key_line + 0.7 * size + if is_in_line { 1.25 * CAPITALS * again } else { LEADING * name };
    let (again_from, again_line) = if is_in_line {
        (line_up + after, name_line)
    } else {
        (line_up - width_of("", bold, again), name_line + 1.1 * size + CAPITALS * again)
    };
    let text = |(x, y): (f32, f32), (font, size): (Font, f32), text: &str| Mark::Text {
        x,
        y,
        size,
        font,
        text: text.to_owned(),
    };
    piece.marks.push(Mark::Begin(Tag::Table));
    for (place, side) in Color::BOTH.into_iter().enumerate() {
        let x = half * f32::from(u8::from(side == Color::White));
        let lined_up = x + line_up;
        piece.marks.push(Mark::Begin(Tag::Row));
        let head = text((lined_up, top + said), (bold, said), &heads[place]);
        piece.marks.extend(head.tagged(Tag::Head));
        // The ink of the digits begins where that of the words above them does.
        let total = &usual.totals[place];
        let outdent = bold.bearing(total, number) - bold.bearing(&heads[place], said);
        stone_before(piece, (x, baseline), side, number);
        let total = text((lined_up - outdent, baseline), (bold, number), total);
        piece.marks.extend(total.tagged(Tag::Cell));
        let key = text((x + key_from, key_line), (regular, key), &usual.beside[place]);
        piece.marks.extend(key.tagged(Tag::Cell));
        // Without room for it on the line it is printed once, where the names of other games begin.
        if is_in_line || side == Color::Black {
            let (from, font) = if is_in_line { (lined_up, regular) } else { (0.0, bold) };
            let name = text((from, name_line), (font, name), &shared.game);
            piece.marks.extend(name.tagged(Tag::Cell));
        }
        total_and_beside(
            piece,
            (x + again_from, again_line),
            (side, shared),
            (bold, again),
            (regular, name),
        );
        piece.marks.push(Mark::End);
    }
    piece.marks.push(Mark::End);
    piece.height = again_line + 1.9 * size;
    let (from, to) = ((-edge, piece.height), (piece.width + edge, piece.height));
    piece.marks.push(Mark::Line { from, to, width: 1.5 });
    Some(())
}

/// Adds what a side needs, and after it, lighter, what is beside, from `x` on, on the baseline `y`.
pub(super) fn total_and_beside(
    piece: &mut Piece,
    (x, y): (f32, f32),
    (side, needs): (Color, &Needs),
    (bold, large): (Font, f32),
    (regular, small): (Font, f32),
) {
    let place = side.index();
    stone_and_number(piece, (x, y), (side, &needs.totals[place]), (bold, large));
    if needs.beside[place].is_empty() {
        return;
    }
    let x = x + width_of(&needs.totals[place], bold, large) + BESIDE_GAP * small;
    let beside = Mark::Text { x, y, size: small, font: regular, text: needs.beside[place].clone() };
    piece.marks.extend(beside.tagged(Tag::Cell));
}
