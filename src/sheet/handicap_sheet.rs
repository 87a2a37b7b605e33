//! Jewdan's handicap system as a sheet.

use super::document::{Document, Reminder, SheetTable};
use crate::goban::Size;
use crate::handicap::{Counting, Jewdan, Suggestion};
use crate::texts::Texts;

/// The sheet of these systems: a table each, a line a difference of ranks.
pub fn handicap_sheet(systems: &[Jewdan], texts: &Texts) -> Document {
    let word = |key: &str| texts.sheet(key, &[]);
    let tables = systems
        .iter()
        .map(|system| {
            let factor = system.factor.to_string();
            let value = system.counting.stone_value().to_string();
            let counting = word(system.counting.as_str());
            let values = [("factor", factor.as_str()), ("value", &value), ("counting", &counting)];
            let head = ["ranks", "value", "stones", "free-moves", "komi-head"];
            SheetTable {
                caption: format!("{}: {}", system.size, texts.sheet("factor", &values)),
                head: head.map(word).to_vec(),
                strong: vec![false, false, true, false, true],
                rows: system.table().iter().map(cells).collect(),
            }
        })
        .collect();
    let misprinted = |system: &&Jewdan| {
        system.counting == Counting::Area && Some(system.size) == Size::new(13, 13).ok()
    };
    let mut notes = vec![word("handicap-3")];
    if systems.iter().find(misprinted).is_some() {
        notes.push(word("misprint"));
    }
    Document {
        title: word("jewdan"),
        subtitle: String::new(),
        tables,
        reminder: Reminder {
            title: String::new(),
            steps: vec![word("handicap-1"), word("handicap-2")],
            source: word("handicap-source"),
        },
        notes,
    }
}

fn cells(row: &Suggestion) -> Vec<String> {
    vec![
        row.ranks.to_string(),
        row.value.to_string(),
        row.stones.to_string(),
        row.free_moves.to_string(),
        row.komi.to_string(),
    ]
}
