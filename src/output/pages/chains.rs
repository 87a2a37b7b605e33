//! The verdict on each chain of a game, and the reason.

use std::fmt::Write as _;

use crate::output::columns::{padded, widest};
use shuzi_core::goban::{Color, Size};
use shuzi_core::life::{Dead, Verdict};
use shuzi_words::Words;

/// Returns the chains of a game whose dead stones are proposed, least certain first, one per line.
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
