//! A card for a wallet.

use super::needs::{AROUND, BESIDE_GAP, CAPITALS, Needs, total_and_beside, width_of};
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
    /// What its numbers are.
    pub needs: String,
    /// The same with one point that belongs to nobody.
    pub shared: Needs,
    /// The other games.
    pub others: NeedsTable,
}

/// Adds a card for a wallet: the usual game large on the left, the others on the right.
pub(super) fn wallet(piece: &mut Piece, card: &WalletCard, size: f32) -> Option<()> {
    let [regular, bold] = Font::of(piece.script);
    let gap = 0.9 * size;
    let left = 0.36 * (piece.width - gap);
    let mut usual = Piece::new(piece.script, left);
    heading(&mut usual, &card.first.game, (size, Weight::Bold), 2);
    let widest = card.first.totals.iter().map(|text| width_of(text, bold, 1.0)).fold(1.0, f32::max);
    let small = size.max(SMALL);
    paragraph(&mut usual, &card.needs, small, Weight::Regular);
    let table = |usual: &mut Piece, needs: &Needs, number: f32| {
        usual.marks.extend([Mark::Begin(Tag::Table), Mark::Begin(Tag::Row)]);
        for (side, place) in Color::BOTH.into_iter().zip([0.0, 1.0]) {
            let y = usual.height + (CAPITALS + AROUND) * number * (1.0 + place);
            total_and_beside(usual, (0.0, y), (side, needs), (bold, number), (regular, small));
        }
        usual.marks.extend([Mark::End, Mark::End]);
        usual.height += 2.0 * (CAPITALS + AROUND) * number + 0.3 * size;
    };
    let beside = |needs: &Needs| {
        let widths = needs.beside.iter().map(|text| regular.width(text, small));
        widths.fold(0.0, f32::max) + BESIDE_GAP * small
    };
    table(&mut usual, &card.first, ((left - beside(&card.first)) / widest).min(3.6 * size));
    paragraph(&mut usual, &card.shared.game, small, Weight::Regular);
    table(&mut usual, &card.shared, 1.5 * size);
    let mut others = Piece::new(piece.script, piece.width - gap - left);
    let sizes = Sizes { name: size, number: 1.05 * size, line: 1.42 * size };
    let games = (card.others.games.as_slice(), &card.others.heads);
    if !card.others.games.is_empty() {
        let axes = TableAxes::of(piece.script, games, (others.width, sizes), None)?;
        lines(&mut others, games, &axes);
    }
    others.height += 0.2 * size;
    paragraph(&mut others, &card.others.note, small, Weight::Regular);
    piece.marks.extend(usual.marks);
    piece.marks.extend(others.marks.iter().map(|mark| mark.moved(left + gap, 0.0)));
    piece.height = usual.height.max(others.height);
    Some(())
}
