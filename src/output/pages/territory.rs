//! A real board counted by territory: both sides, term by term.

use super::Heading;
use super::score::title;
use crate::output::csv::decimal;
use crate::output::{Page, PageStyle};
use shuzi_core::counting::Terms;
use shuzi_core::record::Info;
use shuzi_core::scoring::{Score, ScoreEntry};
use shuzi_core::sheet::Document;
use shuzi_words::form_table;
use shuzi_words::json::one_score_json;

/// A count of territory at the table.
#[derive(Clone, Copy, Debug)]
pub struct TerritoryPage<'a> {
    /// The terms of the game.
    pub terms: &'a Terms,
    pub score: &'a Score,
}

impl Page for TerritoryPage<'_> {
    fn document(&self, context: &PageStyle<'_>) -> Document<String> {
        let words = context.words;
        let won = self.score.outcome().map(|outcome| words.outcome_in_points(outcome));
        Document {
            title: title(&Heading::default(), &Info::default(), self.terms, words),
            subtitle: won.unwrap_or_else(|| words.get("not-settled")),
            tables: vec![form_table(&self.score.form(), String::new(), true, words)],
            notes: self.score.notes.iter().map(|note| words.value(&note.clone().into())).collect(),
            ..Document::default()
        }
    }

    fn json(&self, context: &PageStyle<'_>) -> Option<String> {
        Some(one_score_json(self.score, context.words))
    }

    fn records(&self) -> Option<Vec<Vec<String>>> {
        let head = ["item", "black", "white"].map(str::to_owned).to_vec();
        let row = |entry: &ScoreEntry| {
            vec![entry.term.as_str().to_owned(), decimal(entry.black), decimal(entry.white)]
        };
        Some([head].into_iter().chain(self.score.entries.iter().map(row)).collect())
    }
}
