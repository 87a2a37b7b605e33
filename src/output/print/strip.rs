//! One more game on a strip, below the first one.

use super::needs::{CAPITALS, Needs, second, total_and_beside};
use super::needs_table::{NeedsTable, TableAxes, column_width};
use super::page::{Mark, Tag};
use super::paragraphs::paragraph;
use super::set_table::{LEADING, Piece};
use crate::goban::Color;
use crate::picture::{Font, Weight};
use crate::words::Script;

/// Adds a strip with one more game between two rules, below the first one across the width. Its
/// numbers stand in line with those of the table in columns below it, if there is one and the name has
/// room before them; otherwise below the name.
pub(super) fn strip(
    piece: &mut Piece,
    (needs, below): (&Needs, Option<(&NeedsTable, usize)>),
    size: f32,
) -> Option<()> {
    let [regular, bold] = Font::of(piece.script);
    let half = second(piece.width, size);
    let beside = below.filter(|&(_, count)| count > 1).and_then(|(table, count)| {
        let width = column_width(piece.width, count, size);
        let axes = TableAxes::fit(piece.script, (table, count), (width, size))?;
        let said = narrow(&needs.game, axes.totals[0] - 0.5 * size, piece.script, size)?;
        Some((said, axes))
    });
    let top = piece.height;
    let (large, height, small, edge) = match &beside {
        Some((said, axes)) => (
            axes.sizes.number,
            (1.35 * axes.sizes.line).max(said.height + 0.9 * size),
            axes.sizes.small(),
            axes.sizes.edge(),
        ),
        None => (2.9 * size, 5.06 * size, 1.15 * size, 0.6 * size),
    };
    for y in [top, top + height] {
        let (from, to) = ((-edge, y), (piece.width + edge, y));
        piece.marks.push(Mark::Line { from, to, width: 0.8 });
    }
    piece.marks.extend([Mark::Begin(Tag::Table), Mark::Begin(Tag::Row)]);
    let (x, y) = if let Some((said, axes)) = beside {
        let down = top + (height - said.height) / 2.0 - 0.1 * size;
        piece.marks.push(Mark::Begin(Tag::Head));
        piece.marks.extend(said.marks.iter().map(|mark| mark.moved(0.0, down)));
        piece.marks.push(Mark::End);
        (axes.totals[0], top + f32::midpoint(height, CAPITALS * large))
    } else {
        let (y, size) = (top + 1.375 * size, 1.1 * size);
        if regular.width(&needs.game, size) > piece.width {
            return None;
        }
        let game = Mark::Text { x: 0.0, y, size, font: regular, text: needs.game.clone() };
        piece.marks.extend(game.tagged(Tag::Head));
        (0.0, top + height - 0.28 * large)
    };
    for (side, column) in Color::BOTH.into_iter().zip([0.0, half]) {
        total_and_beside(piece, (x + column, y), (side, needs), (bold, large), (regular, small));
    }
    piece.marks.extend([Mark::End, Mark::End]);
    piece.height += height;
    Some(())
}

/// Sets a name in a narrow column: on one line if it fits there, otherwise on two; `None` if it is too
/// long for them.
fn narrow(text: &str, width: f32, script: Script, size: f32) -> Option<Piece> {
    let [regular, _] = Font::of(script);
    let sizes = [1.25 * size, 1.1 * size];
    let lines = [1.0, 2.0].into_iter().flat_map(|lines| sizes.map(|large| (lines, large)));
    lines.into_iter().find_map(|(lines, large)| {
        let fits = |text: &str| regular.width(text, large) <= width;
        // Scripts without spaces break anywhere.
        if text.contains(' ') && !text.split(' ').all(fits) {
            return None;
        }
        let mut said = Piece::new(script, width);
        paragraph(&mut said, &broken_at_spaces(text, fits), large, Weight::Regular);
        (said.height <= (lines + 0.1) * LEADING * large).then_some(said)
    })
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
