//! Paragraphs for print, wrapped to the width of a piece.

use super::page::{Mark, Tag};
use super::set_table::{LEADING, Piece};
use shuzi_picture::{Font, Weight};
use shuzi_words::breaks_where;

/// Adds a heading; the title has level 1.
pub(super) fn heading(piece: &mut Piece, text: &str, font: (f32, Weight), level: u8) {
    tagged(piece, Tag::Heading(level), text, font);
}

/// Adds a paragraph; if it begins with a number, its lines are set in beside the number, else they are
/// balanced.
pub(super) fn step(piece: &mut Piece, text: &str, size: f32) {
    let numbered = text.split_once(". ");
    let is_number = |number: &str| number.len() == 1 && number.as_bytes()[0].is_ascii_digit();
    let Some((number, rest)) = numbered.filter(|(number, _)| is_number(number)) else {
        return balanced(piece, text, size);
    };
    let font = Font { script: piece.script, weight: Weight::Regular };
    let left = 1.1 * size;
    let top = piece.height;
    let mut said = Piece::new(piece.script, piece.width - left);
    paragraph(&mut said, rest, size, Weight::Regular);
    let y = top + size;
    let number = Mark::Text { x: 0.0, y, size, font, text: format!("{number}.") };
    // The number is read with what it is before.
    let mut marks = said.marks.iter().map(|mark| mark.moved(left, top));
    piece.marks.extend(marks.next());
    piece.marks.push(number);
    piece.marks.extend(marks);
    piece.height += said.height;
}

/// Adds a word in bold, and its meaning after it.
pub(super) fn term(piece: &mut Piece, [term, meaning]: &[String; 2], size: f32) {
    let [regular, bold] = Font::of(piece.script);
    let space = if term.ends_with(FULL_COLON) { "" } else { " " };
    let text = format!("{term}{space}{meaning}");
    // A bold word is wider than it is measured with the rest.
    let wider = (bold.width(term, size) - regular.width(term, size)).max(0.0);
    let fits = |line: &str| regular.width(line, size) <= piece.width - wider;
    piece.marks.push(Mark::Begin(Tag::Paragraph));
    for (number, line) in breaks_where(&text, fits).into_iter().enumerate() {
        piece.height += size * LEADING;
        let y = piece.height - size * (LEADING - 1.0);
        let line = &text[line];
        let (mut x, mut rest) = (0.0, line);
        if number == 0
            && let Some(after) = line.strip_prefix(term.as_str())
        {
            let text = term.clone();
            piece.marks.push(Mark::Text { x, y, size, font: bold, text });
            x = bold.width(term, size) + regular.width(space, size);
            rest = after.trim_start();
        }
        piece.marks.push(Mark::Text { x, y, size, font: regular, text: rest.to_owned() });
    }
    piece.marks.push(Mark::End);
}

/// The colon of Chinese and Japanese, which is as wide as a sign and needs no space.
const FULL_COLON: char = '：';

/// Adds a paragraph, wrapped to the width of the piece.
pub(super) fn paragraph(piece: &mut Piece, text: &str, size: f32, weight: Weight) {
    tagged(piece, Tag::Paragraph, text, (size, weight));
}

/// Adds a paragraph whose lines are about as long as each other.
pub(super) fn balanced(piece: &mut Piece, text: &str, size: f32) {
    let font = Font { script: piece.script, weight: Weight::Regular };
    let lines = |width: f32| breaks_where(text, |line| font.width(line, size) <= width).len();
    let (all, step) = (lines(piece.width), 0.5 * size);
    let mut width = piece.width;
    while width > 4.0 * step && lines(width - step) == all {
        width -= step;
    }
    let mut narrow = Piece::new(piece.script, width);
    paragraph(&mut narrow, text, size, Weight::Regular);
    piece.marks.extend(narrow.marks.iter().map(|mark| mark.moved(0.0, piece.height)));
    piece.height += narrow.height;
}

fn tagged(piece: &mut Piece, tag: Tag, text: &str, (size, weight): (f32, Weight)) {
    piece.marks.push(Mark::Begin(tag));
    let font = Font { script: piece.script, weight };
    for line in breaks_where(text, |line| font.width(line, size) <= piece.width) {
        piece.height += size * LEADING;
        let text = text[line].to_owned();
        let y = piece.height - size * (LEADING - 1.0);
        piece.marks.push(Mark::Text { x: 0.0, y, size, font, text });
    }
    piece.marks.push(Mark::End);
}
