//! A real board counted by territory: both sides, term by term.

use super::Heading;
use super::score::title;
use crate::output::worksheet_table::Figures;
use crate::output::{Context, Page, TableCell};
use shuzi_core::amount::Amount;
use shuzi_core::counting::{Op, Terms};
use shuzi_core::goban::Color;
use shuzi_core::record::Info;
use shuzi_core::scoring::{Score, ScoreEntry};
use shuzi_core::sheet::{Document, SheetTable};
use shuzi_words::Words;
use shuzi_words::json::one_score_json;

/// A count of territory at the table.
#[derive(Clone, Copy, Debug)]
pub struct TerritoryPage<'a> {
    /// The terms of the game.
    pub terms: &'a Terms,
    pub score: &'a Score,
}

impl Page for TerritoryPage<'_> {
    fn document(&self, context: &Context<'_>) -> Document<String> {
        let words = context.words;
        let won = self.score.outcome().map(|outcome| words.outcome_in_points(outcome));
        Document {
            title: title(&Heading::default(), &Info::default(), self.terms, words),
            subtitle: won.unwrap_or_else(|| words.get("not-settled")),
            tables: vec![score_table(self.score, words)],
            notes: self.score.notes.iter().map(|note| words.value(&note.clone().into())).collect(),
            ..Document::default()
        }
    }

    fn json(&self, context: &Context<'_>) -> Option<String> {
        Some(one_score_json(self.score, context.words))
    }

    fn records(&self) -> Option<Vec<Vec<String>>> {
        let head = ["item", "black", "white"].map(str::to_owned).to_vec();
        let row = |entry: &ScoreEntry| {
            vec![entry.item.as_str().to_owned(), entry.black.to_string(), entry.white.to_string()]
        };
        Some([head].into_iter().chain(self.score.entries.iter().map(row)).collect())
    }
}

/// The items of a score that are not zero, with their operations, and their sums.
pub fn score_table(score: &Score, words: &Words) -> SheetTable<String> {
    let is_shown = |entry: &&ScoreEntry| entry.black != Amount::ZERO || entry.white != Amount::ZERO;
    let shown = score.entries.iter().filter(is_shown).enumerate();
    let mut rows: Vec<(String, [Option<TableCell>; 2])> = shown
        .map(|(place, entry)| {
            let op = if place == 0 { Op::Start } else { Op::Add };
            let cell = |amount: Amount| {
                (place == 0 || amount != Amount::ZERO).then_some(TableCell { op, amount })
            };
            (words.label(entry.item.as_str()), [entry.black, entry.white].map(cell))
        })
        .collect();
    let sums = score.points();
    rows.extend(sums.map(|sums| {
        (words.label("sum"), sums.map(|amount| Some(TableCell { op: Op::Equals, amount })))
    }));
    let figures =
        [0, 1].map(|side| Figures::of_cells(rows.iter().filter_map(|(_, cells)| cells[side])));
    let text = |side: usize, cells: &[Option<TableCell>; 2]| {
        cells[side].map_or_else(String::new, |cell| cell.text(figures[side], words))
    };
    SheetTable {
        caption: String::new(),
        head: [vec![String::new()], Color::BOTH.map(|side| words.side(side)).to_vec()].concat(),
        strong: vec![false, true, true],
        rows: rows
            .iter()
            .map(|(label, cells)| vec![label.clone(), text(0, cells), text(1, cells)])
            .collect(),
    }
}
