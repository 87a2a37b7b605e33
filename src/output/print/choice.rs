//! A question with answers to tick, in a frame.

use super::needs::stone;
use super::page::{Mark, SMALLEST_PRINT};
use super::paragraphs::paragraph;
use super::set_table::Piece;
use super::sum_table::FormColumns;
use shuzi_core::goban::Color;
use shuzi_picture::{Font, Weight};

/// A question, and answers with a box to tick each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    pub question: String,
    /// The sides and their names, in the order of their columns; they need an amount.
    pub sides: Vec<(Color, String)>,
    /// What is before and after the line on which the amount is written.
    pub amount: [String; 2],
    /// The answer that needs none.
    pub last: Option<String>,
    /// Who wins a level count, if the rules say.
    pub level: Option<String>,
}

/// The size of what is ticked, as large as there is room, relative to the font size.
const TICKED: [f32; 7] = [1.5, 1.35, 1.2, 1.05, 0.95, 0.85, 0.75];

/// Adds a frame with a question and its answers, each side below its column, then the rest, then the
/// amount.
pub(super) fn choice(
    piece: &mut Piece,
    (asked, FormColumns { left, column }): (&Choice, FormColumns),
    [regular, bold]: [Font; 2],
    size: f32,
) -> Option<()> {
    let Choice { question, sides, amount: [before, unit], last, level } = asked;
    let pad = 0.8 * size;
    // In line with the signs above.
    let from = left + size;
    let widest = sides.iter().map(|(_, name)| bold.width(name, 1.0)).fold(0.0, f32::max);
    let fits = |&large: &f32| {
        (NAME + widest) * large <= column - 1.5 * size
            && pad + bold.width(question, large) + size <= from
    };
    let large = TICKED.into_iter().map(|large| large * size).find(fits)?;
    // Apart from the sum above.
    piece.height += 0.4 * size;
    let top = piece.height;
    let say = |piece: &mut Piece, (x, y): (f32, f32), text: &str, (font, size): (Font, f32)| {
        piece.marks.push(Mark::Text { x, y, size, font, text: text.to_owned() });
    };
    let tick = |piece: &mut Piece, (x, y): (f32, f32)| {
        piece.frame((x, y - 0.95 * large), [1.2 * large; 2], 1.0);
    };
    let mut y = top + 1.45 * size + 0.37 * large;
    say(piece, (pad, y), question, (bold, large));
    let mut x = from;
    for (color, name) in sides {
        tick(piece, (x, y));
        stone(piece, (x + 1.5 * large, y), *color, large);
        say(piece, (x + NAME * large, y), name, (bold, large));
        x += column;
    }
    if let Some(answer) = last {
        y += 1.6 * large;
        tick(piece, (from, y));
        say(piece, (from + 1.5 * large, y), answer, (bold, large));
    }
    y += 2.3 * size;
    say(piece, (pad, y), before, (regular, size));
    let from = from.max(pad + regular.width(before, size) + 0.5 * size);
    let end = piece.width - pad - regular.width(unit, size);
    say(piece, (end, y), unit, (regular, size));
    let (base, to) = (y + 0.15 * size, end - 0.4 * size);
    piece.marks.push(Mark::Line { from: (from, base), to: (to, base), width: 1.2 });
    piece.height = y + 0.9 * size;
    if let Some(level) = level {
        let mut said = Piece::new(piece.script, piece.width - 2.0 * pad);
        paragraph(&mut said, level, (0.9 * size).max(SMALLEST_PRINT), Weight::Regular);
        piece.marks.extend(said.marks.iter().map(|mark| mark.moved(pad, piece.height)));
        piece.height += said.height + 0.5 * size;
    }
    piece.frame((0.0, top), [piece.width, piece.height - top], 1.6);
    (from + 4.0 * size <= to).then_some(())
}

/// Where the name of a side begins after its box and its stone, relative to its size.
const NAME: f32 = 2.5;
