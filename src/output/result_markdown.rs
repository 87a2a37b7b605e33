//! A counted game as Markdown: the result, what it was counted by, the worked table.

use std::fmt::Write as _;

use super::{Heading, TableCell, rows, sentence};
use crate::counting::CountResult;
use crate::goban::Color;
use crate::method::Method;
use crate::texts::Texts;

/// The result of a game with the worked table of the methods. `source` says where the dead stones
/// are from.
pub fn result_markdown(
    heading: &Heading<'_>,
    reckoning: &CountResult,
    source: Option<&str>,
    methods: &[Method],
    texts: &Texts,
) -> String {
    let terms = &reckoning.terms;
    let title = super::score_text::title(heading, terms);
    let mut page = format!("# {}\n\n**{}**\n\n", title.trim_end(), sentence(reckoning.outcome()));
    let adjustment = terms.adjustment();
    let profile = &terms.profile.value;
    let facts = [
        ("rules", format!("{} ({})", profile.title, terms.profile.source)),
        ("komi", format!("{} ({})", adjustment.komi(), terms.komi.source)),
        ("tie-breaker", format!("{} ({})", adjustment.tie_breaker(), terms.tie_breaker.source)),
        ("handicap", format!("{} ({})", terms.handicap.value, terms.handicap.source)),
        ("compensation", format!("{} ({})", adjustment.compensation(), terms.convention.source)),
    ];
    for (label, value) in facts {
        let _ = writeln!(page, "- {}: {value}", texts.label(label));
    }
    if let (Some(settled), Some(board)) = (&reckoning.settled, heading.board) {
        let dead = super::score_text::dead_stones(board, settled.dead());
        let from = source.map_or_else(String::new, |source| format!(" ({source})"));
        let _ = writeln!(page, "- {}: {dead}{from}", texts.label("dead-stones"));
    }
    for &method in methods {
        let sheet = reckoning.sheet(method);
        let sides = if method.counts_both() {
            format!("{} | {}", Color::Black, Color::White)
        } else {
            reckoning.side.to_string()
        };
        let ruler = "---:|".repeat(if method.counts_both() { 2 } else { 1 });
        let _ = writeln!(page, "\n## {method}\n\n| | {sides} |\n|---|{ruler}");
        for row in &rows(&[sheet]) {
            let cell =
                |cell: &Option<TableCell>| cell.map_or_else(String::new, |cell| cell.text(0));
            let cells: Vec<String> =
                row.cells.iter().map(|one| cell(one).trim().to_owned()).collect();
            let _ = writeln!(page, "| {} | {} |", texts.term(row.term), cells.join(" | "));
        }
    }
    page
}
