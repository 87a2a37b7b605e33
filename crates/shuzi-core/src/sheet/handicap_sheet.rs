//! Jewdan's handicap system as a sheet.

use super::document::{Document, Reminder, SheetTable};
use crate::fact::{Message, Value};
use crate::handicap::{Jewdan, Suggestion};

/// The sheet for these systems: one table per system, one row per rank difference.
pub fn handicap_sheet(systems: &[Jewdan]) -> Document {
    let tables = systems
        .iter()
        .map(|system| {
            let head = ["ranks", "value", "stones", "free-moves", "komi-head"];
            let caption = [
                ("size", system.size.into()),
                ("counting", system.counting.into()),
                ("factor", system.factor.into()),
                ("value", system.counting.stone_value().into()),
            ];
            SheetTable {
                caption: Message::new("sheet-factor", caption).into(),
                head: head.map(|head| Value::Word("sheet", head)).to_vec(),
                strong: vec![false, false, true, false, true],
                rows: system.table().iter().map(cells).collect(),
            }
        })
        .collect();
    let mut notes = vec![Value::Word("sheet", "handicap-3")];
    if systems.iter().any(Jewdan::is_misprinted) {
        notes.push(Value::Word("sheet", "misprint"));
    }
    Document {
        owner: Value::Nothing,
        title: Value::Word("sheet", "jewdan"),
        subtitle: Value::Nothing,
        tables,
        reminder: Reminder {
            title: Value::Nothing,
            steps: ["handicap-1", "handicap-2"].map(|step| Value::Word("sheet", step)).to_vec(),
            terms: Vec::new(),
            source: Value::Word("sheet", "handicap-source"),
        },
        notes,
    }
}

fn cells(row: &Suggestion) -> Vec<Value> {
    vec![
        row.ranks.into(),
        row.value.into(),
        row.stones.into(),
        row.free_moves.into(),
        row.komi.into(),
    ]
}
