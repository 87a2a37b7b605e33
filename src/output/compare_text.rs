//! A game under every profile as a page of text.

use std::fmt::Write as _;

use super::Heading;
use crate::amount::Amount;
use crate::counting::Terms;
use crate::goban::{Color, VertexSet};
use crate::life::Dead;
use crate::scoring::{Comparison, MatrixCell, MatrixRow, Procedure, Score, Scored};

/// The page: every profile's result, why area and territory differ, and what compensation and
/// tie-breaker make of it. A result with another winner than the game's own is marked `*`.
pub fn compare_text(
    heading: &Heading<'_>,
    terms: &Terms,
    dead: Option<&Dead>,
    comparison: &Comparison,
) -> String {
    let mut page = super::score_text::title(heading, terms);
    let (rules, outcome) = &comparison.own;
    let _ = writeln!(page, "\n{:<16}{rules}: {outcome}", "Own rules");
    if let (Some(dead), Some(board)) = (dead, heading.board) {
        let names = |set: &VertexSet| super::score_text::dead_stones(board, set);
        let _ = writeln!(page, "{:<16}{}", "Dead stones", names(&dead.stones));
        if !dead.uncertain.is_empty() {
            let _ = writeln!(page, "{:<16}{}", "Uncertain", names(&dead.uncertain));
        }
    }
    let parts = [
        comparison_results(comparison, PAGE_WIDTH),
        difference_text(comparison, PAGE_WIDTH),
        matrix_text(comparison, terms, PAGE_WIDTH),
        comparison_procedures(comparison),
    ];
    for part in parts {
        page.push('\n');
        page.push_str(&part);
    }
    page
}

/// How wide a printed page is, in columns.
const PAGE_WIDTH: usize = 100;
/// Every profile's result in so many columns; profiles with the same score stand together.
pub fn comparison_results(comparison: &Comparison, width: usize) -> String {
    let mut page = String::new();
    let rules = if width >= 65 { "rules" } else { "" };
    let head = format!("  {:<15}{:<10}{:>7} : {:<8}{rules}", "result", "counts", "Black", "White");
    let _ = writeln!(page, "{}", head.trim_end());
    let scores = comparison.scores.iter();
    let lines = scores.map(|score| (result_line(score, comparison), score.rules.as_str()));
    for (line, rules) in together(lines) {
        page.push_str(&line);
        put_names(&mut page, &rules, 45, width);
    }
    match comparison.other_winners() {
        0 => page.push_str("The same side wins under all of them.\n"),
        many => {
            let all = comparison.scores.len();
            let _ =
                writeln!(page, "* another winner than by the game's own rules: {many} of {all}.");
        }
    }
    let notes = comparison
        .scores
        .iter()
        .flat_map(|score| score.notes.iter().map(|note| (note.as_str(), score.rules.as_str())));
    for (note, mut rules) in together(notes) {
        rules.dedup();
        let _ = writeln!(page, "  {}: {note}.", rules.join(", "));
    }
    page
}

/// What goes by the same line, under the first of its kind.
fn together<'a, L: PartialEq>(lines: impl Iterator<Item = (L, &'a str)>) -> Vec<(L, Vec<&'a str>)> {
    let mut groups: Vec<(L, Vec<&str>)> = Vec::new();
    for (line, name) in lines {
        match groups.iter_mut().find(|(known, _)| *known == line) {
            Some((_, names)) => names.push(name),
            None => groups.push((line, vec![name])),
        }
    }
    groups
}

/// Names, on as many lines as they need; below what they belong to, where there is no room
/// beside it.
fn put_names(page: &mut String, names: &[&str], from: usize, width: usize) {
    let mut column = from;
    let from = if width < from + 20 { 4 } else { from };
    if from == 4 {
        column = width;
    }
    for (number, name) in names.iter().enumerate() {
        let comma = if number + 1 < names.len() { ", " } else { "" };
        if column > from && column + name.len() >= width {
            page.truncate(page.trim_end().len());
            let _ = write!(page, "\n{:from$}", "");
            column = from;
        }
        page.push_str(name);
        page.push_str(comma);
        column += name.len() + 2;
    }
    page.push('\n');
}

fn result_line(score: &Score, comparison: &Comparison) -> String {
    let changes = score.outcome().is_some_and(|o| o.winner() != comparison.own.1.winner());
    let mark = if changes { "*" } else { " " };
    let [black, white] = match score.points() {
        Some(points) => points.map(shown),
        None => ["?".to_owned(), "?".to_owned()],
    };
    let counts = match score.scored {
        Scored::Stone if score.taxed => "stone-tax",
        scored => scored.as_str(),
    };
    let result = score_result(score);
    format!("{mark} {result:<14} {counts:<10}{black:>7} : {white:<8}")
}

/// A result; where the record leaves it open, what it lies between.
fn score_result(score: &Score) -> String {
    match score.outcomes() {
        (least, most) if least == most => least.to_string(),
        (least, most) => format!("{least} or {most}"),
    }
}

/// An amount with a minus as long as a plus.
fn shown(points: Amount) -> String {
    let minus = if points.is_negative() { "−" } else { "" };
    format!("{minus}{}", points.abs())
}

fn signed(points: Amount) -> String {
    if points == Amount::ZERO {
        "0".to_owned()
    } else {
        format!("{}{}", points.sign(), points.abs())
    }
}

fn between((least, most): (Amount, Amount)) -> String {
    if least == most { signed(least) } else { format!("{} to {}", signed(least), signed(most)) }
}

/// Why area and territory differ, in so many columns.
pub fn difference_text(comparison: &Comparison, width: usize) -> String {
    let difference = &comparison.difference;
    let mut page =
        "Area against territory: Black's lead, komi in both, no compensation\n".to_owned();
    let _ = writeln!(page, "  {:<20}{:>8}", "by area (Sc)", signed(difference.area));
    let _ = writeln!(page, "  {:<20}{:>8}", "by territory (Sj)", between(difference.territory));
    let apart = difference.area_minus_territory();
    let _ = writeln!(page, "  {:<20}{:>8}", "Sc - Sj", between(apart));
    for reason in difference.reasons() {
        let points = reason.points.map_or_else(|| "?".to_owned(), |p| signed(Amount::points(p)));
        let _ = writeln!(page, "    {:<18}{points:>8}", reason.name);
        put_words(&mut page, &reason.sentence, 8, width);
    }
    if difference.is_accounted() {
        page.push_str("  The terms add up to the difference.\n");
    } else if let Some(unknown) = &difference.unknown {
        let _ = writeln!(page, "  Not accounted for: {unknown}.");
    } else {
        page.push_str("  The terms do not add up: the record has a slip.\n");
    }
    if let Some((stones, by_prisoners)) = comparison.prisoners_check {
        let verdict = if stones == by_prisoners { "agrees" } else { "DISAGREES" };
        let check = format!(
            "Check: stones on the board, Black's less White's: {}; by prisoners and passes \
             (Jasiek): {}: {verdict}.",
            signed(Amount::points(stones)),
            signed(Amount::points(by_prisoners)),
        );
        put_words(&mut page, &check, 2, width);
    }
    page
}

/// A sentence, on as many lines as it needs.
fn put_words(page: &mut String, sentence: &str, from: usize, width: usize) {
    let mut column = 0;
    for word in sentence.split(' ') {
        let length = word.chars().count();
        if column == 0 || column + 1 + length > width {
            let newline = if column == 0 { "" } else { "\n" };
            let _ = write!(page, "{newline}{:from$}{word}", "");
            column = from + length;
        } else {
            let _ = write!(page, " {word}");
            column += 1 + length;
        }
    }
    page.push('\n');
}

/// What compensation and tie-breaker make of the game, in so many columns.
pub fn matrix_text(comparison: &Comparison, terms: &Terms, width: usize) -> String {
    let mut page = String::new();
    let handicap = terms.handicap.value > 0;
    let without_komi = terms.adjustment().komi() == Amount::ZERO;
    if !handicap && !without_komi {
        page.push_str(
            "An even game with komi: there is nothing to compensate, and no tie to break.\n",
        );
        return page;
    }
    page.push_str("Compensation and tie-breaker (t-b)\n");
    let _ = writeln!(
        page,
        "  {:<8}{:<8}{:<8}{:<8}{:<10}{}",
        "n",
        "n-1",
        "none",
        "no t-b",
        "t-b 0.5",
        if width >= 64 { "rules" } else { "" }
    );
    let cell = |cell: &MatrixCell, width: usize| {
        let mark = if cell.changes_winner { "*" } else { "" };
        format!("{:<width$}", format!("{mark}{}", cell.outcome))
    };
    let lines = comparison.matrix.iter().map(|row| {
        let conventions: String = row.by_convention.iter().map(|one| cell(one, 8)).collect();
        let tie_breakers: String = row.by_tie_breaker.iter().map(|one| cell(one, 8)).collect();
        (format!("  {conventions}{tie_breakers}  "), row.rules.as_str())
    });
    for (line, rules) in together(lines) {
        page.push_str(&line);
        put_names(&mut page, &rules, 44, width);
    }
    if comparison.matrix.iter().any(MatrixRow::changes_winner) {
        page.push_str("* another winner than by the game's own rules.\n");
    }
    page
}

/// The counts by territory, step by step.
pub fn comparison_procedures(comparison: &Comparison) -> String {
    let mut page = String::new();
    steps(&mut page, "Japanese count", &comparison.japanese);
    page.push('\n');
    steps(&mut page, "AGA, with pass stones", &comparison.pass_stones);
    page
}

fn steps(page: &mut String, name: &str, procedure: &Procedure) {
    let Some(lead) = procedure.lead else {
        let _ = writeln!(page, "{name}: the prisoners are unknown.");
        return;
    };
    let _ = writeln!(page, "{name} (no compensation)");
    for (number, step) in procedure.steps.iter().enumerate() {
        let [black, white] = step.points;
        let _ = writeln!(page, "  {}. {}", number + 1, step.what);
        let (black, white) = (shown(black), shown(white));
        let _ = writeln!(page, "     {} {black}, {} {white}", Color::Black, Color::White);
    }
    let _ = writeln!(page, "  Black's lead: {}.", signed(lead));
}
