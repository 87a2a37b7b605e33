//! A card for a wallet.

use super::needs::{AROUND, CAPITALS, Needs, stone_and_number, width_of};
use super::needs_table::{NeedsTable, Sizes, TableAxes, lines};
use super::page::{Mark, SMALL, Tag};
use super::paragraphs::{heading, paragraph};
use super::set_table::Piece;
use shuzi_core::goban::Color;
use shuzi_picture::{Font, Weight};

#[derive(Clone, Debug, Default, PartialEq)]
pub struct WalletCard {
    /// The club's usual game.
    pub first: Needs,
    /// The same with one point that belongs to nobody.
    pub shared: Needs,
    /// The other games.
    pub others: NeedsTable,
    /// The key numbers of the usual game, to work the margin out.
    pub keys: String,
}

/// Adds a card for a wallet: the usual game large on the left, the others on the right.
pub(super) fn wallet(piece: &mut Piece, card: &WalletCard, size: f32) -> Option<()> {
    let [regular, bold] = Font::of(piece.script);
    let gap = 1.2 * size;
    let left = 0.4 * (piece.width - gap);
    let mut usual = Piece::new(piece.script, left);
    heading(&mut usual, &card.first.game, (size, Weight::Bold), 2);
    let widest = card.first.totals.iter().map(|text| width_of(text, bold, 1.0)).fold(1.0, f32::max);
    usual.marks.extend([Mark::Begin(Tag::Table), Mark::Begin(Tag::Row)]);
    let number = (left / widest).min(3.6 * size);
    for (side, total) in Color::BOTH.into_iter().zip(&card.first.totals) {
        let y = usual.height + (CAPITALS + AROUND) * number;
        stone_and_number(&mut usual, (0.0, y), (side, total), (bold, number));
        usual.height = y + 0.5 * AROUND * number;
    }
    usual.marks.extend([Mark::End, Mark::End]);
    usual.height += 0.3 * size;
    paragraph(&mut usual, &card.keys, size.max(SMALL), Weight::Regular);
    usual.height += 0.3 * size;
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
    let mut others = Piece::new(piece.script, piece.width - gap - left);
    let sizes = Sizes { name: size, number: 1.05 * size, line: 1.42 * size };
    let games = (card.others.games.as_slice(), &card.others.heads);
    let axes = TableAxes::of(piece.script, games, (others.width, sizes), None)?;
    lines(&mut others, games, &axes);
    others.height += 0.2 * size;
    paragraph(&mut others, &card.others.note, size.max(SMALL), Weight::Regular);
    piece.marks.extend(usual.marks);
    piece.marks.extend(others.marks.iter().map(|mark| mark.moved(left + gap, 0.0)));
    piece.height = usual.height.max(others.height);
    (x <= left + size && regular.width(&card.first.game, size) > 0.0).then_some(())
}
