//! A counted game on paper: the result, the board, the sum.

use super::difference::difference_entries;
use super::poster_parts::{owned, sum_of};
use super::{ScorePage, same_board};
use crate::output::print::{Poster, PosterBlock};
use shuzi_words::Words;

/// What the page of a game says, beside its board and its sum.
pub(super) struct ScoreParts {
    /// The file, the players, the board.
    pub(super) title: String,
    /// Who won, or why nobody is named.
    pub(super) headline: String,
    /// The terms, each with its source.
    pub(super) settings: Vec<String>,
    /// What is to be said of the result.
    pub(super) remarks: Vec<String>,
}

/// Returns the poster of a game: the sum of its first method, with the results of the others.
pub(super) fn score_poster(page: &ScorePage<'_>, parts: ScoreParts, words: &Words) -> Vec<Poster> {
    let result = page.counted.result;
    let Some((&method, others)) = page.methods.split_first() else { return Vec::new() };
    // Without a winner a sum would name one.
    if !page.unsettled.is_empty() {
        return Vec::new();
    }
    let rules = words.value(&result.terms.profile.value.shown_title());
    let mut remarks = parts.remarks.into_iter();
    let mut blocks = vec![PosterBlock::Heading(parts.headline)];
    blocks.extend(remarks.next().map(PosterBlock::Text));
    if let (Some(board), Some(dead), Some(settled)) =
        (page.counted.board, page.counted.dead, &result.settled)
    {
        let caption = words.get("plan-before");
        blocks.push(PosterBlock::Figures(vec![owned(board, &dead.stones, settled, caption)]));
    }
    if let Some(score) = page.counted.score_apart() {
        blocks.push(PosterBlock::Sum(sum_of(&score.form(), words)));
        blocks.push(PosterBlock::Heading(same_board(result, words)));
        blocks.extend(difference_entries(page.apart(words)));
    }
    blocks.push(PosterBlock::Heading(words.method(method)));
    blocks.push(PosterBlock::Sum(sum_of(result.sheet(method).form(), words)));
    // By other rules the heading has said it.
    let others = if page.counted.score_apart().is_some() { &[] } else { others };
    let others = others.iter().map(|&other| {
        let outcome = words.value(&result.sheet(other).outcome().into());
        format!("{}: {outcome}", words.method(other))
    });
    let small = others.chain(remarks).chain(parts.settings).map(Into::into);
    blocks.push(PosterBlock::Small(small.collect(), 1));
    vec![Poster {
        owner: String::new(),
        title: parts.title,
        subtitle: rules,
        blocks,
        ..Poster::default()
    }]
}
