//! A comparison on paper: every result with the rules that give it, and why they differ.

use super::compare_cells::score_result;
use super::compared_text::{RuleNames, together};
use super::difference::{difference_block, difference_rows};
use crate::output::print::{Poster, PosterBlock, SmallText};
use shuzi_core::scoring::{Comparison, Score};
use shuzi_words::Words;
use std::cmp::Reverse;

/// Returns the poster of a comparison. The result under the game's own rules comes first; a `*` marks
/// results with another winner.
pub(super) fn compare_poster(
    comparison: &Comparison,
    title: String,
    facts: Vec<(String, String)>,
    notes: Vec<String>,
    words: &Words,
) -> Poster {
    let facts = facts.into_iter().map(|(label, value)| format!("{label}: {value}"));
    let mut notes = notes.into_iter();
    let mut blocks: Vec<PosterBlock> = notes.next().map(PosterBlock::Heading).into_iter().collect();
    blocks.push(PosterBlock::Small(facts.map(Into::into).collect(), 2));
    let (own, mut others): (Vec<&Score>, Vec<&Score>) =
        comparison.scores.iter().partition(|score| score.rules == comparison.own.rules);
    others.sort_by_key(|score| score.points().map(|[black, white]| Reverse(black - white)));
    let results = own.into_iter().chain(others).map(|score| {
        let mark = if comparison.changes_winner(score) { " *" } else { "" };
        let result = words.value(&score_result(score));
        let name = RuleNames::Titles.of(score, words);
        // The game's own rules are found at once.
        let is_own = score.rules == comparison.own.rules;
        let name = if is_own { SmallText::Term([name, String::new()]) } else { name.into() };
        (format!("{result}{mark}"), name)
    });
    for (result, mut rules) in together(results) {
        rules.dedup();
        blocks.push(PosterBlock::Heading(result));
        blocks.push(PosterBlock::Small(rules, 2));
    }
    blocks.push(PosterBlock::Heading(words.get("difference-title")));
    blocks.push(difference_block(difference_rows(&comparison.difference, words)));
    blocks.push(PosterBlock::Small(notes.map(Into::into).collect(), 2));
    Poster { title, blocks, ..Poster::default() }
}
