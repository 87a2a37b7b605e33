//! How to count, on a poster: the numbers of a game, and steps with their pictures.

use super::figure::{Figure, figure_piece};
use super::needs::{CAPITALS, stone_and_number, width_of};
use super::page::{Mark, Tag};
use super::paragraphs::{heading, paragraph, step};
use super::set_table::Piece;
use shuzi_core::goban::Color;
use shuzi_picture::{Font, Weight};

/// What is known before the count: numbers to read from afar, and small print below them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameNumbers {
    pub numbers: Vec<GameNumber>,
    pub notes: Vec<String>,
}

/// A number with its name, or with the stone of its side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameNumber {
    pub name: String,
    pub side: Option<Color>,
    pub number: String,
}

/// A step of a count.
#[derive(Clone, Debug, PartialEq)]
pub struct CountStep {
    pub number: u8,
    pub title: String,
    /// What is done, a paragraph each.
    pub texts: Vec<String>,
    /// The picture beside it, if there is one.
    pub figure: Option<Figure>,
    /// What the example comes to.
    pub sums: Vec<String>,
}

/// The size of the numbers of a game and of a step, of the title of a step, and of a sum, relative to the
/// font size.
const NUMBER: f32 = 2.6;
const TITLE: f32 = 1.2;
const SUM: f32 = 1.5;

/// Adds the numbers of a game on a grey bar.
pub(super) fn game_numbers(piece: &mut Piece, known: &GameNumbers, size: f32) -> Option<()> {
    let [regular, bold] = Font::of(piece.script);
    let (pad, large) = (0.8 * size, NUMBER * size);
    let baseline = pad + CAPITALS * large;
    let mut x = pad;
    piece.marks.push(Mark::Begin(Tag::Table));
    for GameNumber { name, side, number } in &known.numbers {
        piece.marks.push(Mark::Begin(Tag::Row));
        let text = Mark::Text { x, y: baseline, size, font: regular, text: name.clone() };
        piece.marks.extend(text.tagged(Tag::Head));
        if !name.is_empty() {
            x += regular.width(name, size) + 0.5 * size;
        }
        if let Some(side) = *side {
            stone_and_number(piece, (x, baseline), (side, number), (bold, large));
            x += width_of(number, bold, large);
        } else {
            let text = number.clone();
            let text = Mark::Text { x, y: baseline, size: large, font: bold, text };
            piece.marks.extend(text.tagged(Tag::Cell));
            x += bold.width(number, large);
        }
        piece.marks.push(Mark::End);
        x += 1.4 * size;
    }
    piece.marks.push(Mark::End);
    let mut notes = Piece::new(piece.script, piece.width - 2.0 * pad);
    for note in &known.notes {
        paragraph(&mut notes, note, size, Weight::Regular);
    }
    let top = baseline + 0.5 * pad;
    piece.marks.extend(notes.marks.iter().map(|mark| mark.moved(pad, top)));
    piece.height = top + notes.height + pad;
    // Behind what is on it.
    let ground = Mark::Box { at: (0.0, 0.0), size: (piece.width, piece.height) };
    piece.marks.insert(0, ground);
    (x - 1.4 * size <= piece.width - pad).then_some(())
}

/// Adds a step: its picture on the left, no higher than `most`, and beside it what is done. Without a
/// picture the sum is in its place.
pub(super) fn count_step(
    piece: &mut Piece,
    said: &CountStep,
    (most, size): (f32, f32),
) -> Option<()> {
    let CountStep { number, title, texts, figure, sums } = said;
    let [_, bold] = Font::of(piece.script);
    let picture = 0.4 * piece.width;
    let left = picture + 1.2 * size;
    let indent = left + 2.0 * size;
    let sum = |piece: &mut Piece| {
        for sum in sums {
            let most = 0.98 * piece.width / bold.width(sum, 1.0);
            paragraph(piece, sum, most.min(SUM * size), Weight::Bold);
        }
    };
    let mut beside = Piece::new(piece.script, piece.width - indent);
    heading(&mut beside, title, (TITLE * size, Weight::Bold), 2);
    for text in texts {
        step(&mut beside, text, size);
        beside.height += 0.3 * size;
    }
    let drawn = if let Some(figure) = figure {
        sum(&mut beside);
        figure_piece(figure, (picture, most), piece.script, size)?
    } else {
        let mut drawn = Piece::new(piece.script, picture);
        drawn.height = 0.3 * size;
        sum(&mut drawn);
        drawn
    };
    let text = number.to_string();
    let y = CAPITALS * NUMBER * size;
    piece.marks.push(Mark::Text { x: left, y, size: NUMBER * size, font: bold, text });
    piece.marks.extend(beside.marks.iter().map(|mark| mark.moved(indent, 0.0)));
    piece.marks.extend(drawn.marks);
    piece.height = drawn.height.max(beside.height);
    Some(())
}
