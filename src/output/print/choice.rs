//! A question with answers to tick, in a frame.

use super::needs::stone;
use super::page::Mark;
use super::set_table::Piece;
use crate::goban::Color;
use crate::picture::Font;

/// A question, and answers with a box to tick each.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choice {
    /// The question.
    pub question: String,
    /// The names of the sides; they need an amount.
    pub sides: [String; 2],
    /// What stands before and after the line on which the amount is written.
    pub amount: [String; 2],
    /// The answer that needs none.
    pub last: Option<String>,
}

/// The size of what is ticked, as large as there is room, relative to the font size.
const TICKED: [f32; 7] = [1.4, 1.25, 1.1, 1.0, 0.9, 0.8, 0.7];

/// The length of the line for the amount at least, with the gaps around it, relative to the size of
/// what stands beside it.
const AMOUNT: f32 = 5.0;

/// Adds a frame with a question and its answers.
pub(super) fn choice(piece: &mut Piece, asked: &Choice, fonts: [Font; 2], size: f32) -> Option<()> {
    let [regular, bold] = fonts;
    let Choice { question, sides, amount: [before, unit], last } = asked;
    let (pad, height) = (0.8 * size, 3.4 * size);
    // Of a box, what follows it, and the gap to the next answer.
    let width = |answer: &str, large: f32, gaps: f32| gaps * large + bold.width(answer, large);
    let (side, other) = (4.6, 2.6);
    let said = regular.width(before, 1.0) + regular.width(unit, 1.0);
    let needed = |large: f32| {
        let sides = sides.iter().map(|name| width(name, large, side)).sum::<f32>();
        let last = last.iter().map(|answer| width(answer, large, other)).sum::<f32>();
        let amount = (said + AMOUNT) * large.min(size);
        bold.width(question, large) + 1.2 * large + sides + last + amount
    };
    let room = piece.width - 2.0 * pad;
    let large =
        TICKED.into_iter().map(|large| large * size).find(|&large| needed(large) <= room)?;
    let size = large.min(size);
    // Apart from the sum above.
    piece.height += 0.4 * size;
    let top = piece.height;
    frame(piece, (0.0, top), (piece.width, height), 1.6);
    let y = top + height / 2.0 + 0.37 * large;
    let say = |piece: &mut Piece, x: f32, text: &str, (font, size): (Font, f32)| {
        piece.marks.push(Mark::Text { x, y, size, font, text: text.to_owned() });
    };
    let tick = |piece: &mut Piece, x: f32| {
        frame(piece, (x, y - 0.95 * large), (1.2 * large, 1.2 * large), 1.0);
    };
    say(piece, pad, question, (bold, large));
    let mut x = pad + bold.width(question, large) + 1.2 * large;
    for (color, name) in Color::BOTH.into_iter().zip(sides) {
        tick(piece, x);
        stone(piece, (x + 1.6 * large, y), color, large);
        say(piece, x + 2.6 * large, name, (bold, large));
        x += width(name, large, side);
    }
    x -= 0.6 * large;
    say(piece, x, before, (regular, size));
    let from = x + regular.width(before, size) + 0.5 * size;
    let mut end = piece.width - pad;
    if let Some(answer) = last {
        let name = end - bold.width(answer, large);
        say(piece, name, answer, (bold, large));
        tick(piece, name - 1.6 * large);
        end = name - 2.6 * large;
    }
    let end = end - regular.width(unit, size);
    say(piece, end, unit, (regular, size));
    let (base, to) = (y + 0.15 * size, end - 0.4 * size);
    piece.marks.push(Mark::Line { from: (from, base), to: (to, base), width: 0.5 });
    piece.height += height;
    Some(())
}

/// Adds the outline of a box.
fn frame(piece: &mut Piece, (left, top): (f32, f32), (width, height): (f32, f32), thickness: f32) {
    let (right, bottom) = (left + width, top + height);
    let corners = [(left, top), (right, top), (right, bottom), (left, bottom), (left, top)];
    let sides = corners.windows(2);
    let line = |ends: &[(f32, f32)]| Mark::Line { from: ends[0], to: ends[1], width: thickness };
    piece.marks.extend(sides.map(line));
}
