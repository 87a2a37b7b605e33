//! The verdict on each chain of a game as JSON.

use schemars::JsonSchema;
use serde::Serialize;

use super::FactJson;
use crate::Words;
use shuzi_core::goban::Size;
use shuzi_core::life::{Dead, Verdict};

/// A chain as JSON.
#[derive(JsonSchema, Serialize)]
pub struct ChainJson<'a> {
    color: &'static str,
    stones: Vec<String>,
    #[serde(rename = "fate")]
    status: &'static str,
    #[serde(rename = "ground")]
    evidence: &'static str,
    /// From 0.5 (a guess) to 1 (a proof).
    confidence: f64,
    verdict: FactJson<'a>,
}

impl<'a> ChainJson<'a> {
    /// Returns the chains of a game whose dead stones are proposed, in reading order.
    pub fn all(dead: &Dead, size: Size, words: &'a Words) -> Vec<Self> {
        use shuzi_core::fact::Fact as _;
        let one = |verdict: &Verdict| Self {
            color: verdict.color.as_str(),
            stones: verdict.stones.iter().map(|stone| stone.name(size)).collect(),
            status: verdict.status.as_str(),
            evidence: verdict.evidence.as_str(),
            confidence: f64::from(verdict.confidence) / 1000.0,
            verdict: FactJson::of(verdict.message(), words),
        };
        dead.verdicts.iter().map(one).collect()
    }
}
