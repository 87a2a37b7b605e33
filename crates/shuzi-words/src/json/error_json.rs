//! A game that could not be counted, as one JSON object.

use schemars::JsonSchema;
use serde::Serialize;

use super::{FactJson, WrittenBy, safe_json, written};
use crate::Words;
use shuzi_core::place::{Diagnostic, Place};

#[derive(JsonSchema, Serialize)]
struct ErrorJson<'a> {
    #[serde(flatten)]
    by: WrittenBy,
    file: &'a str,
    game: usize,
    line: Option<usize>,
    column: Option<usize>,
    error: FactJson<'a>,
}

/// Returns why a game of a file could not be counted, as one line of JSON; line and column are null where
/// the file as a whole is meant.
pub fn error_json(file: &str, game: usize, error: &Diagnostic, words: &Words) -> String {
    let place = Some(error.place).filter(|place| *place != Place::FILE);
    let line = ErrorJson {
        by: WrittenBy::THIS,
        file,
        game,
        line: place.map(|place| place.line),
        column: place.map(|place| place.column),
        error: FactJson::of(error.what.clone(), words),
    };
    safe_json(written(&line))
}
