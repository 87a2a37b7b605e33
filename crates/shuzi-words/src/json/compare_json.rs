//! A game under every profile as one line of JSON.

use schemars::JsonSchema;
use serde::Serialize;

use super::{FactJson, Number, WrittenBy, written};
use crate::Words;
use shuzi_core::rules::Convention;
use shuzi_core::scoring::{Comparison, DifferenceTerm, Score};

/// Returns the comparison as one line of JSON, the contract's keys first. `black`, `white` and
/// `result` are null if the game file leaves them open; `between` has the two possible results.
pub fn compare_json(
    file: Option<&str>,
    game: Option<usize>,
    comparison: &Comparison,
    words: &Words,
) -> String {
    let difference = &comparison.difference;
    let terms = difference.terms();
    let english = words.english();
    let sentences = |term: &DifferenceTerm| {
        english.sentences(&term.reasons.iter().map(|why| english.fact(why)).collect::<Vec<_>>())
    };
    let apart = difference.area_minus_territory();
    let exact = apart.0 == apart.1;
    written(&ComparisonJson {
        by: WrittenBy::THIS,
        file,
        profiles: comparison.scores.iter().map(|score| profile(score, words)).collect(),
        difference: DifferenceJson {
            area_minus_territory: exact.then_some(Number(apart.0)),
            last_move: difference.last_move,
            handicap: difference.handicap,
            passes: difference.passes,
            seki: difference.seki,
            accounted: difference.is_accounted(),
            between: (!exact).then_some([Number(apart.0), Number(apart.1)]),
            unknown: difference.unknown.map(|unknown| english.fact(&unknown)),
            reasons: terms.iter().map(sentences).collect(),
            unknown_fact: difference.unknown.map(|unknown| FactJson::of(unknown, words)),
            reason_facts: terms.iter().map(|term| FactJson::all(&term.reasons, words)).collect(),
        },
        game,
        own: OwnJson {
            rules: &comparison.own.rules,
            result: comparison.own.outcome().map(|outcome| outcome.to_string()),
            between: between(&comparison.own),
        },
        matrix: comparison
            .matrix
            .iter()
            .map(|row| MatrixJson {
                rules: &row.rules,
                compensation: Convention::ALL
                    .into_iter()
                    .zip(&row.by_convention)
                    .filter_map(|(convention, cell)| {
                        Some((convention.as_str(), most(&cell.score)?))
                    })
                    .collect(),
                between: Convention::ALL
                    .iter()
                    .zip(&row.by_convention)
                    .filter_map(|(convention, cell)| {
                        Some((convention.as_str(), between(&cell.score)?))
                    })
                    .collect(),
                changes_winner: row.by_convention.iter().any(|cell| cell.changes_winner),
            })
            .collect(),
    })
}

/// Returns a result, or the better of two for Black; `None` if it is unknown.
fn most(score: &Score) -> Option<String> {
    score.outcomes().map(|(_, most)| most.to_string())
}

/// Returns the two results the game file leaves open, the better for White first.
fn between(score: &Score) -> Option<[String; 2]> {
    let (least, most) = score.outcomes().filter(|(least, most)| least != most)?;
    Some([least, most].map(|one| one.to_string()))
}

/// Returns one score as a line of JSON, with the keys it has in a comparison.
pub fn one_score_json(score: &Score, words: &Words) -> String {
    written(&profile(score, words))
}

fn profile<'a>(score: &'a Score, words: &'a Words) -> ProfileJson<'a> {
    let points = score.points();
    ProfileJson {
        rules: &score.rules,
        method: score.scored.as_str(),
        group_tax: score.taxed,
        black: points.map(|[black, _]| Number(black)),
        white: points.map(|[_, white]| Number(white)),
        result: score.outcome().map(|outcome| outcome.to_string()),
        between: between(score),
        notes: score.notes.iter().map(|note| words.english().fact(note)).collect(),
        note_facts: FactJson::all(&score.notes, words),
    }
}

#[derive(JsonSchema, Serialize)]
pub struct ComparisonJson<'a> {
    #[serde(flatten)]
    by: WrittenBy,
    file: Option<&'a str>,
    profiles: Vec<ProfileJson<'a>>,
    difference: DifferenceJson<'a>,
    game: Option<usize>,
    own: OwnJson<'a>,
    matrix: Vec<MatrixJson<'a>>,
}

#[derive(JsonSchema, Serialize)]
struct ProfileJson<'a> {
    rules: &'a str,
    method: &'static str,
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    group_tax: bool,
    black: Option<Number>,
    white: Option<Number>,
    result: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    between: Option<[String; 2]>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    notes: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    note_facts: Vec<FactJson<'a>>,
}

#[derive(JsonSchema, Serialize)]
struct DifferenceJson<'a> {
    area_minus_territory: Option<Number>,
    last_move: Option<i64>,
    handicap: i64,
    passes: Option<i64>,
    seki: i64,
    accounted: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    between: Option<[Number; 2]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    unknown: Option<String>,
    reasons: Vec<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    unknown_fact: Option<FactJson<'a>>,
    reason_facts: Vec<Vec<FactJson<'a>>>,
}

#[derive(JsonSchema, Serialize)]
struct OwnJson<'a> {
    rules: &'a str,
    result: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    between: Option<[String; 2]>,
}

#[derive(JsonSchema, Serialize)]
struct MatrixJson<'a> {
    rules: &'a str,
    compensation: std::collections::BTreeMap<&'static str, String>,
    #[serde(skip_serializing_if = "std::collections::BTreeMap::is_empty")]
    between: std::collections::BTreeMap<&'static str, [String; 2]>,
    changes_winner: bool,
}
