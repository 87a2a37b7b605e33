//! The key-number sheet as a table for the terminal.

use std::fmt::Write as _;

use crate::amount::Amount;
use crate::goban::Color;
use crate::rules::{GameKind, Profile};
use crate::sheet::KeyRow;

/// The sheet: for each size and number of non-scoring points a block, a line a game, with what
/// each side needs, its key number, and the total that ties.
pub fn keys_table(profile: &Profile, rows: &[KeyRow]) -> String {
    let mut page = format!("Key numbers: {} ({})\n", profile.title, profile.name);
    let mut block = None;
    let mut rest = rows;
    while let Some(first) = rest.first() {
        let this = (first.size, first.non_scoring);
        if block != Some(this) {
            block = Some(this);
            heading(&mut page, first, rows);
        }
        let same_game = |row: &&KeyRow| {
            (row.size, row.non_scoring, row.kind, row.handicap, row.adjustment)
                == (first.size, first.non_scoring, first.kind, first.handicap, first.adjustment)
        };
        let sides = rest.iter().take_while(same_game).count();
        line(&mut page, &rest[..sides], rows);
        rest = &rest[sides..];
    }
    page.push_str("\nneeds: the least total (vacant points + stones) that wins.\n");
    if rows.iter().any(|row| row.key.tie_at().is_some()) {
        page.push_str("ties: the total that makes the game a tie.\n");
    }
    page
}

fn heading(page: &mut String, first: &KeyRow, rows: &[KeyRow]) {
    let _ = write!(page, "\n{}, half count {}", first.size, first.key.half_count());
    if first.non_scoring > 0 {
        let _ = write!(page, ", {} non-scoring", first.non_scoring);
    }
    let _ = write!(page, "\n{:<32}", "");
    for color in sides(rows) {
        let _ = write!(page, "{color:>10}{:>7}{:>6}", "needs", "ties");
    }
    page.push('\n');
}

fn line(page: &mut String, keys: &[KeyRow], rows: &[KeyRow]) {
    let first = &keys[0];
    let adjustment = first.adjustment;
    let name = match first.kind {
        GameKind::Even => format!("even, komi {}", adjustment.komi()),
        GameKind::NoKomi => "no komi".to_owned(),
        GameKind::Handicap => format!("{} stones", first.handicap),
    };
    let mut extras = Vec::new();
    for (amount, what) in [
        (if first.kind == GameKind::Even { Amount::ZERO } else { adjustment.komi() }, "komi"),
        (adjustment.compensation(), "comp."),
        (adjustment.tie_breaker(), "tie-br."),
    ] {
        if amount != Amount::ZERO {
            extras.push(format!("{what} {amount}"));
        }
    }
    let name = if extras.is_empty() { name } else { format!("{name}, {}", extras.join(", ")) };
    let mut text = format!("{name:<32}");
    for color in sides(rows) {
        match keys.iter().find(|row| row.key.side() == color) {
            Some(row) => {
                let tie = row.key.tie_at().map_or_else(|| "–".to_owned(), |tie| tie.to_string());
                let value = row.key.value().to_string();
                let _ = write!(text, "{value:>10}{:>7}{tie:>6}", row.key.needs());
            }
            None => text.push_str(&" ".repeat(23)),
        }
    }
    let _ = writeln!(page, "{}", text.trim_end());
}

/// The sides a sheet has, Black first.
fn sides(rows: &[KeyRow]) -> impl Iterator<Item = Color> {
    Color::BOTH.into_iter().filter(|&color| rows.iter().any(|row| row.key.side() == color))
}

/// The sheet as records, the heads first, with the names JSON uses.
pub fn key_records(rows: &[KeyRow]) -> Vec<Vec<String>> {
    let head = [
        "size",
        "game",
        "handicap",
        "komi",
        "tie_breaker",
        "compensation",
        "non_scoring",
        "side",
        "half_count",
        "adjustment",
        "key_number",
        "needs",
        "tie_at",
    ];
    let mut records = vec![head.map(str::to_owned).to_vec()];
    records.extend(rows.iter().map(|row| {
        vec![
            format!("{}x{}", row.size.width(), row.size.height()),
            row.kind.as_str().to_owned(),
            row.handicap.to_string(),
            row.adjustment.komi().to_string(),
            row.adjustment.tie_breaker().to_string(),
            row.adjustment.compensation().to_string(),
            row.non_scoring.to_string(),
            row.key.side().as_str().to_owned(),
            row.key.half_count().to_string(),
            row.key.adjustment().to_string(),
            row.key.value().to_string(),
            row.key.needs().to_string(),
            row.key.tie_at().map_or_else(String::new, |tie| tie.to_string()),
        ]
    }));
    records
}
