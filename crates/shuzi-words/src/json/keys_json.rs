//! Key numbers as a JSON list.

use schemars::JsonSchema;
use serde::Serialize;

use super::{Number, written};
use shuzi_core::sheet::KeyRow;

/// Returns the rows of a key-number sheet as a JSON list.
pub fn keys_json(rows: &[KeyRow]) -> String {
    let rows: Vec<KeyJson> = rows
        .iter()
        .map(|row| KeyJson {
            size: [row.size.width(), row.size.height()],
            game: row.kind.as_str(),
            handicap: row.handicap,
            komi: Number(row.adjustment.komi()),
            tie_breaker: Number(row.adjustment.tie_breaker()),
            non_scoring: row.non_scoring,
            side: row.key.side().as_str(),
            half_count: Number(row.key.half_count()),
            adjustment: Number(row.key.adjustment()),
            key_number: Number(row.key.value()),
            needs: row.key.needs(),
            tie_at: row.key.tie_at(),
        })
        .collect();
    written(&rows)
}

#[derive(JsonSchema, Serialize)]
pub struct KeyJson {
    size: [u8; 2],
    game: &'static str,
    handicap: u32,
    komi: Number,
    tie_breaker: Number,
    non_scoring: u32,
    side: &'static str,
    half_count: Number,
    adjustment: Number,
    key_number: Number,
    needs: i64,
    tie_at: Option<i64>,
}
