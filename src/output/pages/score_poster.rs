//! A counted game on paper: the result, the board, the sum.

use super::difference::difference_block;
use super::poster_parts::{owned, signed, sum_of};
use super::{ScorePage, same_board};
use crate::output::print::{Poster, PosterBlock, SmallText};
use shuzi_core::life::DeadSource;
use shuzi_words::Words;

/// What the page of a game says, beside its board and its sum.
pub(super) struct ScoreParts {
    /// The players and the board.
    pub(super) title: String,
    /// The file.
    pub(super) file: String,
    /// Who won, or why nobody is named.
    pub(super) headline: String,
    /// The terms: a label, and its value with its source.
    pub(super) settings: Vec<[String; 2]>,
    /// What is to be said of the result.
    pub(super) remarks: Vec<String>,
}

/// Returns the poster of a game: who won, the board with the terms, the sum by its own rules, the sum of
/// its first method with the results of the others, and lines to sign on.
pub(super) fn score_poster(page: &ScorePage<'_>, parts: ScoreParts, words: &Words) -> Vec<Poster> {
    let result = page.counted.result;
    let Some((&method, others)) = page.methods.split_first() else { return Vec::new() };
    // Without a winner a sum would name one.
    if !page.unsettled.is_empty() {
        return Vec::new();
    }
    let named = |[label, value]: [String; 2]| SmallText::Term([format!("{label}:"), value]);
    let mut terms: Vec<SmallText> = parts.settings.into_iter().map(named).collect();
    let others = others.iter().map(|&other| {
        let outcome = words.value(&result.sheet(other).outcome().into());
        named([words.method(other), outcome])
    });
    let score = page.counted.score_apart();
    // By other rules the heading has said it.
    terms.extend(others.filter(|_| score.is_none()));
    let mut remarks = parts.remarks.into_iter();
    let mut blocks = vec![PosterBlock::Headline(parts.headline)];
    blocks.extend(remarks.next().map(PosterBlock::Text));
    // Whoever signs knows that nobody has looked at the stones yet.
    if let Some(dead) = page.counted.dead.filter(|dead| dead.source == DeadSource::Auto) {
        let source = words.value(&dead.source.into());
        blocks.push(PosterBlock::Text(format!("{}: {source}", words.label("dead-stones"))));
    }
    match (page.counted.board, page.counted.dead, &result.settled) {
        (Some(board), Some(dead), Some(settled)) => {
            let figure = owned(board, &dead.stones, settled, words.get("plan-before"));
            blocks.push(PosterBlock::Beside(Box::new(figure), terms));
        }
        _ => blocks.push(PosterBlock::Small(terms, 1)),
    }
    let mut by_area = vec![
        PosterBlock::Heading(words.method(method)),
        PosterBlock::Sum(sum_of(result.sheet(method).form(), words)),
    ];
    // What is signed is the game's own count; why another differs is on a page of its own.
    let mut second = Vec::new();
    if let Some(score) = score {
        blocks.push(PosterBlock::Sum(sum_of(&score.form(), words)));
        second.push(PosterBlock::Headline(same_board(result, words)));
        second.push(difference_block(page.apart(words)));
        second.append(&mut by_area);
    }
    blocks.append(&mut by_area);
    blocks.push(PosterBlock::Signatures(signed(words)));
    let small = remarks.chain([parts.file]).filter(|text| !text.is_empty());
    blocks.push(PosterBlock::Small(small.map(Into::into).collect(), 1));
    let pages = [blocks, second].into_iter().filter(|blocks| !blocks.is_empty());
    let poster = |blocks| Poster { title: parts.title.clone(), blocks, ..Poster::default() };
    pages.map(poster).collect()
}
