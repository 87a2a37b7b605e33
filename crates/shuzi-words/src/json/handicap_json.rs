//! Handicap suggestions as JSON.

use schemars::JsonSchema;
use serde::Serialize;

use super::{Number, written};
use shuzi_core::amount::Amount;
use shuzi_core::handicap::{Jewdan, Suggestion};

/// Returns suggestions of several boards as a JSON list; `value` is an exact fraction.
pub fn handicap_json(cases: &[(Jewdan, Vec<Suggestion>)]) -> String {
    let rows: Vec<SuggestionJson> = cases
        .iter()
        .flat_map(|(system, rows)| rows.iter().map(move |row| SuggestionJson::of(system, row)))
        .collect();
    written(&rows)
}

#[derive(JsonSchema, Serialize)]
pub struct SuggestionJson {
    ranks: Number,
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
            ranks: Number(Amount::halves(row.ranks.halves().into())),
            size: [system.size.width(), system.size.height()],
            counting: system.counting.as_str(),
            value: row.value.to_string(),
            stones: row.stones,
            free_moves: row.free_moves,
            komi: Number(row.komi),
        }
    }
}
