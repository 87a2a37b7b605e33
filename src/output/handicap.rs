//! Handicap suggestions as text, JSON and records.

use std::fmt::Write as _;

use serde::Serialize;

use super::Number;
use crate::handicap::{Jewdan, Suggestion};

type Cases = [(Jewdan, Vec<Suggestion>)];

/// Cases worked line by line.
pub fn handicap_text(cases: &Cases) -> String {
    let mut page = String::new();
    for (system, rows) in cases {
        for row in rows {
            let (worth, factor) = (system.counting.stone_value(), system.factor);
            let _ = writeln!(
                page,
                "{}, {} ranks, by {}",
                system.size,
                row.ranks,
                system.counting.as_str()
            );
            let _ = writeln!(
                page,
                "  value       {} / {factor} - 1/2 = {} stones",
                row.ranks, row.value
            );
            let stones = match row.stones {
                0 => "none: Black moves first".to_owned(),
                stones => stones.to_string(),
            };
            let _ = writeln!(page, "  stones      {stones}");
            let _ = writeln!(page, "  free moves  {}", row.free_moves);
            let _ = writeln!(
                page,
                "  komi        ({} - {}) x {worth}, rounded, + 1/2 = {}",
                row.free_moves, row.value, row.komi
            );
            if row.komi.is_negative() {
                let _ = writeln!(page, "              Black gets {} points", row.komi.abs());
            }
            page.push('\n');
        }
    }
    page + "Komi is all there is to adjust: no compensation is added to it.\n"
}

/// Cases as a JSON list; `value` is an exact fraction.
///
/// # Errors
/// Never for what the system gives.
pub fn handicap_json(cases: &Cases) -> serde_json::Result<String> {
    let rows: Vec<SuggestionJson> = cases
        .iter()
        .flat_map(|(system, rows)| rows.iter().map(move |row| SuggestionJson::of(system, row)))
        .collect();
    serde_json::to_string(&rows)
}

#[derive(Serialize)]
struct SuggestionJson {
    ranks: u32,
    size: [u8; 2],
    counting: &'static str,
    value: String,
    stones: u32,
    free_moves: u32,
    komi: Number,
}

impl SuggestionJson {
    fn of(system: &Jewdan, row: &Suggestion) -> Self {
        Self {
            ranks: row.ranks,
            size: [system.size.width(), system.size.height()],
            counting: system.counting.as_str(),
            value: row.value.to_string(),
            stones: row.stones,
            free_moves: row.free_moves,
            komi: Number(row.komi),
        }
    }
}

/// Cases as records, the heads first.
pub fn handicap_records(cases: &Cases) -> Vec<Vec<String>> {
    let head = ["ranks", "size", "counting", "value", "stones", "free_moves", "komi"];
    let mut records = vec![head.map(str::to_owned).to_vec()];
    for (system, rows) in cases {
        for row in rows {
            records.push(vec![
                row.ranks.to_string(),
                format!("{}x{}", system.size.width(), system.size.height()),
                system.counting.as_str().to_owned(),
                row.value.to_string(),
                row.stones.to_string(),
                row.free_moves.to_string(),
                row.komi.to_string(),
            ]);
        }
    }
    records
}
