//! What becomes of each chain of a game, and what that rests on.

use std::fmt::Write as _;

use serde::Serialize;

use crate::goban::{Color, Size};
use crate::life::{Dead, Verdict};
use crate::output::FactJson;
use crate::output::columns::{padded, widest};
use crate::words::Words;

/// The chains of a game whose dead stones are proposed, the least sure first, a line each.
pub(super) fn chains_text(dead: &Dead, size: Size, words: &Words) -> String {
    let mut page = format!("\n{}\n", words.get("page-chains"));
    if dead.verdicts.is_empty() {
        let _ = writeln!(page, "  {}", words.get("page-no-chains"));
    }
    let mut verdicts: Vec<&Verdict> = dead.verdicts.iter().collect();
    verdicts.sort_by_key(|verdict| (verdict.confidence, verdict.stones[0]));
    let sides = Color::BOTH.map(|color| words.side(color));
    let width = widest(sides.iter().map(String::as_str), 6);
    for verdict in verdicts {
        let side = padded(&words.side(verdict.color), width);
        let name = verdict.stones[0].name(size);
        let stones = words.say("stones-value", &[("stones", verdict.stones.len().into())]);
        let _ = writeln!(page, "  {side}{name:>4}  {}{}", padded(&stones, 11), words.fact(verdict));
    }
    page
}

/// A chain as JSON.
#[derive(Serialize)]
pub(super) struct ChainJson<'a> {
    color: &'static str,
    stones: Vec<String>,
    #[serde(rename = "fate")]
    status: &'static str,
    #[serde(rename = "ground")]
    evidence: &'static str,
    /// From 0.5, a guess, to 1, a proof.
    confidence: f64,
    verdict: FactJson<'a>,
}

impl<'a> ChainJson<'a> {
    /// The chains of a game whose dead stones are proposed, in reading order.
    pub(super) fn all(dead: &Dead, size: Size, words: &'a Words) -> Vec<Self> {
        use crate::fact::Fact as _;
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
