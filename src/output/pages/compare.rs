//! A game under every profile: results, why they differ, compensation, counts of territory.

use std::fmt::Write as _;

use unicode_width::UnicodeWidthStr as _;

use super::Heading;
use super::compare_cells::{score_result, scoring, shown, signed};
use super::compare_poster::compare_poster;
use super::compared_text::{ComparedText, RuleNames, together};
use super::difference::{difference_rows, put_rows, put_words, rows_table};
use super::score::{MOST_NAMES, dead_stones, title};
use crate::output::columns::{indented, padded, widest};
use crate::output::csv::{decimal, heads};
use crate::output::print::Poster;
use crate::output::{Page, PageStyle};
use shuzi_core::amount::Amount;
use shuzi_core::counting::Terms;
use shuzi_core::fact::Fact as _;
use shuzi_core::goban::{Board, VertexSet};
use shuzi_core::life::Dead;
use shuzi_core::record::Info;
use shuzi_core::scoring::{Comparison, MatrixCell, MatrixRow, Procedure, Score};
use shuzi_core::sheet::{Document, SheetTable};
use shuzi_words::json::compare_json;
use shuzi_words::{Words, wrap};

/// The result under every profile, why area and territory scoring differ, and the effect of
/// compensation and tie-breaker. `*` marks a result with another winner than the game's own.
#[derive(Clone, Copy, Debug)]
pub struct ComparePage<'a> {
    pub heading: Heading<'a>,
    /// What the record says of the game.
    pub info: &'a Info,
    /// The number of the game in its file, for JSON.
    pub number: Option<usize>,
    /// The terms the game itself is counted with.
    pub terms: &'a Terms,
    /// The final position with its dead stones, if there is a board.
    pub board: Option<&'a Board>,
    /// The dead stones, if there is a board.
    pub dead: Option<&'a Dead>,
    pub comparison: &'a Comparison,
}

/// The most columns of a printed page.
const PAGE_WIDTH: usize = 100;

impl Page for ComparePage<'_> {
    fn text(&self, context: &PageStyle<'_>) -> String {
        let (words, columns) = (context.words, context.width.min(PAGE_WIDTH));
        let mut page = title(&self.heading, self.info, self.terms, words) + "\n\n";
        let facts = self.facts(RuleNames::Ids, words);
        let width = widest(facts.iter().map(|(label, _)| label.as_str()), 16);
        for (label, value) in facts {
            let _ = writeln!(page, "{}{value}", padded(&label, width));
        }
        let parts = [
            comparison_results(self.comparison, RuleNames::Ids, words, columns).text,
            difference_text(self.comparison, words, columns),
            matrix_text(self.comparison, self.terms, RuleNames::Ids, words, columns).text,
            comparison_procedures(self.comparison, words, columns),
        ];
        for part in parts {
            page.push('\n');
            page.push_str(&part);
        }
        page
    }

    fn document(&self, context: &PageStyle<'_>) -> Document<String> {
        let words = context.words;
        let head = ["compare-head-result", "compare-head-scoring", "compare-head-rules"];
        let mut results = SheetTable {
            head: head.map(|id| words.get(id)).to_vec(),
            strong: vec![true, false, false],
            ..SheetTable::default()
        };
        for score in &self.comparison.scores {
            let result = words.value(&score_result(score));
            results.rows.push(vec![result, scoring(score, words), score.rules.clone()]);
        }
        let rows = difference_rows(&self.comparison.difference, words);
        let difference = rows_table(words.get("difference-title"), rows);
        let facts = self
            .facts(RuleNames::Ids, words)
            .into_iter()
            .map(|(label, value)| format!("{label}: {value}"));
        Document {
            title: title(&self.heading.by_file_name(), self.info, self.terms, words),
            tables: vec![results, difference],
            notes: facts
                .chain([winners_line(self.comparison, words)])
                .chain(rules_notes(self.comparison, RuleNames::Ids, words))
                .collect(),
            ..Document::default()
        }
    }

    fn posters(&self, context: &PageStyle<'_>) -> Vec<Poster> {
        let words = context.words;
        let title = title(&self.heading.by_file_name(), self.info, self.terms, words);
        let mut notes = vec![winners_line(self.comparison, words)];
        notes.extend(rules_notes(self.comparison, RuleNames::Titles, words));
        vec![compare_poster(
            self.comparison,
            title,
            self.facts(RuleNames::Titles, words),
            notes,
            words,
        )]
    }

    fn records(&self) -> Option<Vec<Vec<String>>> {
        let head = "file,game,rules,method,black,white,result,other_winner,least,most";
        let mut records = vec![heads(head)];
        for score in &self.comparison.scores {
            // If something the rules need is unknown, the result is between these.
            let (least, most) = score.outcomes().map_or_else(Default::default, |(least, most)| {
                (least.to_string(), most.to_string())
            });
            let points = |side: usize| {
                score.points().map_or_else(String::new, |points| decimal(points[side]))
            };
            records.push(vec![
                self.heading.file.unwrap_or_default().to_owned(),
                self.number.map_or_else(String::new, |number| number.to_string()),
                score.rules.clone(),
                score.scored.as_str().to_owned(),
                points(0),
                points(1),
                score.outcome().map_or_else(String::new, |outcome| outcome.to_string()),
                score.winner().and(self.comparison.own.winner()).map_or_else(String::new, |_| {
                    self.comparison.changes_winner(score).to_string()
                }),
                least,
                most,
            ]);
        }
        Some(records)
    }

    fn json(&self, context: &PageStyle<'_>) -> Option<String> {
        Some(compare_json(self.heading.file, self.number, self.comparison, context.words))
    }
}

impl ComparePage<'_> {
    /// Returns the game's own result and its dead stones.
    fn facts(&self, names: RuleNames, words: &Words) -> Vec<(String, String)> {
        let own = &self.comparison.own;
        let own = [("rules", names.of(own, words).into()), ("result", score_result(own))];
        let mut facts = vec![(words.get("compare-own"), words.say("compare-own-result", &own))];
        if let (Some(dead), Some(board)) = (self.dead, self.board) {
            let names = |set: &VertexSet| dead_stones(board, set, MOST_NAMES, words);
            facts.push((words.label("dead-stones"), names(&dead.stones)));
            if !dead.uncertain.is_empty() {
                facts.push((words.get("page-uncertain"), names(&dead.uncertain)));
            }
        }
        facts
    }
}

/// Returns every profile's result in `width` columns: the game's own rules first; profiles with the
/// same score share a line.
pub fn comparison_results(
    comparison: &Comparison,
    names: RuleNames,
    words: &Words,
    width: usize,
) -> ComparedText {
    let columns = ResultColumns::of(comparison, words, width);
    let rules = if width >= WIDE { words.get("compare-head-rules") } else { String::new() };
    let head = columns.line(" ", &result_heads(words));
    let mut page = ComparedText::default();
    // On the screen stones take the place of the marks.
    let is_marked = names == RuleNames::Ids && comparison.other_winners() > 0;
    let legend = if is_marked { "* " } else { "" };
    let winners = format!("{legend}{}", winners_line(comparison, words));
    for line in wrap(&winners, width.saturating_sub(2)) {
        let _ = writeln!(page.text, "{line}");
    }
    let _ = writeln!(page.text, "{}", format!("{head}{rules}").trim_end());
    page.head = page.text.lines().count() - 1;
    let (own, others): (Vec<&Score>, Vec<&Score>) =
        comparison.scores.iter().partition(|score| score.rules == comparison.own.rules);
    let lines = own.into_iter().chain(others).map(|score| {
        let is_other = comparison.changes_winner(score);
        let mark = if is_other { "*" } else { " " };
        let line = columns.line(mark, &result_cells(score, words));
        ((line, score.winner(), is_other), names.of(score, words))
    });
    for ((line, winner, is_other), rules) in together(lines) {
        page.put(&line, names, &rules, winner, is_other, width);
    }
    for note in rules_notes(comparison, names, words) {
        for line in wrap(&note, width.saturating_sub(2)) {
            let _ = writeln!(page.text, "{line}");
        }
    }
    page
}

/// Width from which the rules are shown beside the results, in columns.
const WIDE: usize = 65;

/// Widths of the result columns: result, scoring, Black's points, White's points.
struct ResultColumns([usize; 4]);

impl ResultColumns {
    /// Returns columns no wider than their contents if there is little room.
    fn of(comparison: &Comparison, words: &Words, width: usize) -> Self {
        let rows: Vec<[String; 4]> = comparison
            .scores
            .iter()
            .map(|score| result_cells(score, words))
            .chain([result_heads(words)])
            .collect();
        let least = if width >= PAGE_WIDTH { [15, 10, 7, 8] } else { [0; 4] };
        let gaps = [2, 2, 0, 2];
        Self(std::array::from_fn(|at| {
            let texts = rows.iter().map(|row| row[at].width() + gaps[at]);
            texts.fold(least[at], usize::max)
        }))
    }

    fn line(&self, mark: &str, [result, scoring, black, white]: &[String; 4]) -> String {
        let Self([a, b, c, d]) = *self;
        let (result, scoring) = (padded(result, a), padded(scoring, b));
        format!("{mark} {result}{scoring}{} : {}", indented(black, c), padded(white, d))
    }
}

/// Returns the column headings.
fn result_heads(words: &Words) -> [String; 4] {
    ["compare-head-result", "compare-head-scoring", "side-black", "side-white"]
        .map(|id| words.get(id))
}

/// Returns the cells of a result: result, scoring, Black's points, White's points.
fn result_cells(score: &Score, words: &Words) -> [String; 4] {
    let points = score.points().map(|points| points.map(|points| shown(points, words)));
    let [black, white] = points.unwrap_or_else(|| ["?".to_owned(), "?".to_owned()]);
    [words.value(&score_result(score)), scoring(score, words), black, white]
}

/// Returns whether the winner is the same under every profile.
pub fn winners_line(comparison: &Comparison, words: &Words) -> String {
    match comparison.other_winners() {
        0 if comparison.is_decided() => words.get("compare-same-winner"),
        0 if comparison.known_winners_agree() => words.get("compare-same-winner-known"),
        0 => words.get("compare-winners-differ"),
        many => {
            let all = comparison.scores.len();
            words.say("compare-other-winners", &[("many", many.into()), ("all", all.into())])
        }
    }
}

/// Returns the notes below the results.
fn rules_notes(comparison: &Comparison, names: RuleNames, words: &Words) -> Vec<String> {
    let mut lines = Vec::new();
    let notes = comparison
        .scores
        .iter()
        .flat_map(|score| score.notes.iter().map(|note| (note, names.of(score, words))));
    for (note, mut rules) in together(notes) {
        rules.dedup();
        let rules = words.list(rules);
        let values = [("rules", rules.into()), ("note", note.clone().into())];
        lines.push(words.say("compare-rules-note", &values));
    }
    lines
}

/// Returns why area and territory scoring differ, in `width` columns.
pub fn difference_text(comparison: &Comparison, words: &Words, width: usize) -> String {
    let difference = &comparison.difference;
    let mut page = words.get("difference-title") + "\n";
    put_rows(&mut page, &difference_rows(difference, words), width);
    let verdict = if difference.is_accounted() {
        words.get("difference-accounted")
    } else if let Some(unknown) = &difference.unknown {
        words.say("difference-unknown", &[("why", unknown.message().into())])
    } else {
        words.get("difference-not-accounted")
    };
    put_words(&mut page, &verdict, 2, width);
    if let Some((stones, by_prisoners)) = comparison.prisoners_check {
        let agrees = stones == by_prisoners;
        let id = if agrees { "difference-check-agrees" } else { "difference-check-disagrees" };
        let values = [
            ("stones", signed(Amount::points(stones), words).into()),
            ("prisoners", signed(Amount::points(by_prisoners), words).into()),
        ];
        put_words(&mut page, &words.say(id, &values), 2, width);
    }
    page
}

/// Returns the effect of compensation and tie-breaker on the game, in `width` columns.
pub fn matrix_text(
    comparison: &Comparison,
    terms: &Terms,
    names: RuleNames,
    words: &Words,
    width: usize,
) -> ComparedText {
    let handicap = terms.handicap.value > 0;
    let without_komi = terms.adjustment().komi() == Amount::ZERO;
    if !handicap && !without_komi {
        let text = words.get("matrix-does-not-apply") + "\n";
        return ComparedText { text, ..ComparedText::default() };
    }
    let mut page =
        ComparedText { text: words.get("matrix-title") + "\n", ..ComparedText::default() };
    let heads = ["convention-n", "convention-n-1", "convention-none", "matrix-no-tie-breaker"];
    let mut heads: Vec<String> = heads.iter().map(|id| words.get(id)).collect();
    heads.push(words.get("matrix-tie-breaker"));
    let cell = |cell: &MatrixCell| {
        let mark = if cell.changes_winner { "*" } else { "" };
        format!("{mark}{}", words.value(&score_result(&cell.score)))
    };
    let cells = |row: &MatrixRow| -> Vec<String> {
        row.by_convention.iter().chain(&row.by_tie_breaker).map(cell).collect()
    };
    let all: Vec<String> = comparison.matrix.iter().flat_map(cells).collect();
    let column = widest(all.iter().chain(&heads).map(String::as_str), 8);
    let line = |cells: &[String]| -> String {
        let cells: String = cells.iter().map(|cell| padded(cell, column)).collect();
        format!("  {cells}")
    };
    let rules = if width >= 64 { words.get("compare-head-rules") } else { String::new() };
    let _ = writeln!(page.text, "{}", format!("{}{rules}", line(&heads)).trim_end());
    let rows = comparison.matrix.iter();
    let lines = rows.map(|row| {
        let name = names.of(&row.by_convention[0].score, words);
        ((line(&cells(row)), row.changes_winner()), name)
    });
    for ((line, is_other), rules) in together(lines) {
        page.put(&line, names, &rules, None, is_other, width);
    }
    if comparison.matrix.iter().any(MatrixRow::changes_winner) {
        page.text += &(words.get("compare-other-winner") + "\n");
    }
    page
}

/// Returns the counts of territory, step by step.
pub fn comparison_procedures(comparison: &Comparison, words: &Words, width: usize) -> String {
    let mut page = String::new();
    put_steps(&mut page, "procedure-japanese", &comparison.japanese, words, width);
    page.push('\n');
    put_steps(&mut page, "procedure-aga", &comparison.pass_stones, words, width);
    page
}

fn put_steps(page: &mut String, id: &str, procedure: &Procedure, words: &Words, width: usize) {
    let name = [("name", words.get(id).into())];
    let Some(lead) = procedure.lead else {
        let _ = writeln!(page, "{}", words.say("procedure-unknown", &name));
        return;
    };
    let _ = writeln!(page, "{}", words.say("procedure-title", &name));
    for (number, step) in procedure.steps.iter().enumerate() {
        let action = format!("{}. {}", number + 1, words.fact(&step.action));
        put_words(page, &action, 2, width);
        let [black, white] = step.points;
        let both = [("black", black.into()), ("white", white.into())];
        put_words(page, &words.say("procedure-both", &both), 5, width);
    }
    let lead = words.say("procedure-lead", &[("lead", signed(lead, words).into())]);
    put_words(page, &lead, 2, width);
}
