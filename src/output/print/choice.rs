//! A question with answers to tick, in a frame.

use super::page::Mark;
use super::set_table::Piece;
use crate::picture::Font;

/// A question, and answers with a box to tick each.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Choice {
    /// The question.
    pub question: String,
    /// The answers that need an amount.
    pub answers: Vec<String>,
    /// What stands before and after the line on which the amount is written.
    pub amount: [String; 2],
    /// The answer that needs none.
    pub last: Option<String>,
}

/// Adds a frame with a question and its answers.
pub(super) fn choice(piece: &mut Piece, asked: &Choice, fonts: [Font; 2], size: f32) -> Option<()> {
    let [regular, bold] = fonts;
    let Choice { question, answers, amount: [before, unit], last } = asked;
    let (top, pad, height) = (piece.height, 0.8 * size, 2.8 * size);
    frame(piece, (0.0, top), (piece.width, height));
    let y = top + 1.75 * size;
    let say = |piece: &mut Piece, x: f32, text: &str, font: Font| {
        piece.marks.push(Mark::Text { x, y, size, font, text: text.to_owned() });
    };
    let tick = |piece: &mut Piece, x: f32, answer: &str| {
        frame(piece, (x, y - 0.85 * size), (size, size));
        let text = answer.to_owned();
        piece.marks.push(Mark::Text { x: x + 1.5 * size, y, size, font: bold, text });
    };
    let width = |answer: &str| 3.0 * size + bold.width(answer, size);
    say(piece, pad, question, bold);
    let mut x = pad + bold.width(question, size) + 1.5 * size;
    for answer in answers {
        tick(piece, x, answer);
        x += width(answer);
    }
    say(piece, x, before, regular);
    let from = x + regular.width(before, size) + 0.5 * size;
    let end = piece.width - pad;
    let end = last.as_deref().map_or(end, |answer| {
        tick(piece, end - width(answer) + 1.5 * size, answer);
        end - width(answer)
    });
    let end = end - regular.width(unit, size);
    say(piece, end, unit, regular);
    let (base, to) = (y + 0.15 * size, end - 0.4 * size);
    piece.marks.push(Mark::Line { from: (from, base), to: (to, base), width: 0.5 });
    piece.height += height;
    (from + 4.0 * size <= to).then_some(())
}

/// Adds the outline of a box.
fn frame(piece: &mut Piece, (left, top): (f32, f32), (width, height): (f32, f32)) {
    let (right, bottom) = (left + width, top + height);
    let corners = [(left, top), (right, top), (right, bottom), (left, bottom), (left, top)];
    let sides = corners.windows(2);
    piece.marks.extend(sides.map(|ends| Mark::Line { from: ends[0], to: ends[1], width: 0.8 }));
}
