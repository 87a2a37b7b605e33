//! What becomes of each chain of a game, and what that rests on.

use std::fmt::Write as _;

use serde::Serialize;

use crate::goban::Size;
use crate::life::{Dead, Verdict};

/// The chains of a game whose dead stones are proposed, the least sure first, a line each.
pub fn chains_text(dead: &Dead, size: Size) -> String {
    let mut page = "\nChains\n".to_owned();
    if dead.verdicts.is_empty() {
        page.push_str("  none judged: the dead stones are given\n");
    }
    let mut verdicts: Vec<&Verdict> = dead.verdicts.iter().collect();
    verdicts.sort_by_key(|verdict| (verdict.confidence, verdict.stones[0]));
    for verdict in verdicts {
        let color = verdict.color.to_string();
        let name = verdict.stones[0].name(size);
        let count = verdict.stones.len();
        let stones = if count == 1 { "stone" } else { "stones" };
        let _ = writeln!(page, "  {color:<6}{name:>4}{count:>5} {stones:<7} {verdict}");
    }
    page
}

/// A chain as JSON.
#[derive(Serialize)]
pub(super) struct ChainJson {
    color: &'static str,
    stones: Vec<String>,
    #[serde(rename = "fate")]
    status: &'static str,
    #[serde(rename = "ground")]
    evidence: &'static str,
    /// From 0.5, a guess, to 1, a proof.
    confidence: f64,
}

impl ChainJson {
    /// The chains of a game whose dead stones are proposed, in reading order.
    pub(super) fn all(dead: &Dead, size: Size) -> Vec<Self> {
        let one = |verdict: &Verdict| Self {
            color: verdict.color.as_str(),
            stones: verdict.stones.iter().map(|stone| stone.name(size)).collect(),
            status: verdict.status.as_str(),
            evidence: verdict.evidence.as_str(),
            confidence: f64::from(verdict.confidence) / 1000.0,
        };
        dead.verdicts.iter().map(one).collect()
    }
}
