//! One more game on a strip, below the first one.

use super::needs::{BESIDE_GAP, CAPITALS, Needs, second, total_and_beside, width_of};
use super::page::{Mark, Tag};
use super::set_table::Piece;
use crate::goban::Color;
use crate::picture::Font;

/// Adds a strip with one more game between two rules: its name, and its numbers on the same line if
/// there is room, otherwise below it in line with those of the first game across the width.
pub(super) fn strip(piece: &mut Piece, needs: &Needs, size: f32) -> Option<()> {
    let [regular, bold] = Font::of(piece.script);
    let (large, edge) = (2.9 * size, 0.6 * size);
    let half = second(piece.width, size);
    // Where the numbers begin after the name, if there is room.
    let after = |small: f32| {
        let after = regular.width(&needs.game, small) + 1.5 * small;
        let widths = needs.totals.iter().zip(&needs.beside).map(|(total, beside)| {
            width_of(total, bold, large) + BESIDE_GAP * small + regular.width(beside, small)
        });
        let widest = widths.fold(0.0, f32::max);
        (after + widest <= piece.width - half).then_some((small, after))
    };
    let on_one_line = [1.6, 1.4, 1.25].into_iter().find_map(|small| after(small * size));
    let (small, left) = on_one_line.unwrap_or((1.25 * size, 0.0));
    let (height, name, numbers) = if on_one_line.is_some() {
        let y = f32::midpoint(3.5 * size, CAPITALS * large);
        (3.5 * size, y, y)
    } else {
        (5.2 * size, 1.5 * size, 5.2 * size - 0.28 * large)
    };
    if regular.width(&needs.game, small) > piece.width {
        return None;
    }
    let top = piece.height;
    for y in [top, top + height] {
        let (from, to) = ((-edge, y), (piece.width + edge, y));
        piece.marks.push(Mark::Line { from, to, width: 0.8 });
    }
    piece.marks.extend([Mark::Begin(Tag::Table), Mark::Begin(Tag::Row)]);
    let text = needs.game.clone();
    let name = Mark::Text { x: 0.0, y: top + name, size: small, font: regular, text };
    piece.marks.extend(name.tagged(Tag::Head));
    for (side, x) in Color::BOTH.into_iter().zip([left, half + left]) {
        let at = (x, top + numbers);
        total_and_beside(piece, at, (side, needs), (bold, large), (regular, small));
    }
    piece.marks.extend([Mark::End, Mark::End]);
    piece.height += height;
    Some(())
}
