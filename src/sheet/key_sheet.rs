//! The key-number sheet (Mays, Tables 2, 3, 4 and 8), with ties and non-scoring points.

use super::document::{Document, Reminder, SheetTable};
use super::keys::KeyRow;
use crate::amount::Amount;
use crate::goban::Color;
use crate::rules::{GameKind, Profile};
use crate::texts::Texts;

/// The sheet of these rows: a table a board size, a line a game; where several numbers of
/// non-scoring points are asked for, a column each.
pub fn key_sheet(profile: &Profile, rows: &[KeyRow], texts: &Texts) -> Document {
    let mut tables = Vec::new();
    for of_size in rows.chunk_by(|one, other| one.size == other.size) {
        tables.push(table(of_size, texts));
    }
    let several = several_non_scoring(rows);
    let ties = rows.iter().any(|row| row.key.tie_at().is_some());
    let mut notes = Vec::new();
    if ties {
        notes.push(texts.sheet("note-ties", &[]));
    }
    if several || rows.iter().any(|row| row.non_scoring > 0) {
        notes.push(texts.sheet("note-nsp", &[]));
    }
    let steps = (1..=5).map(|step| texts.sheet(&format!("how-{step}"), &[])).collect();
    Document {
        title: texts.sheet("keys", &[]),
        subtitle: format!("{} ({})", profile.title, profile.name),
        tables,
        reminder: Reminder {
            title: texts.sheet("how", &[]),
            steps,
            source: texts.sheet("source", &[]),
        },
        notes,
    }
}

fn several_non_scoring(rows: &[KeyRow]) -> bool {
    rows.iter().any(|row| row.non_scoring != rows[0].non_scoring)
}

fn table(rows: &[KeyRow], texts: &Texts) -> SheetTable {
    let sides: Vec<Color> =
        Color::BOTH.into_iter().filter(|&c| rows.iter().any(|row| row.key.side() == c)).collect();
    let mut counts: Vec<u32> = rows.iter().map(|row| row.non_scoring).collect();
    counts.sort_unstable();
    counts.dedup();
    let several = counts.len() > 1;
    let has_ties = |side| rows.iter().any(|r| r.key.side() == side && r.key.tie_at().is_some());
    let word = |key: &str| texts.sheet(key, &[]);
    let side_word = |side| word(if side == Color::Black { "black" } else { "white" });
    let mut head = vec![word("game")];
    let mut strong = vec![false];
    for &side in &sides {
        if several {
            for count in &counts {
                let count = texts.sheet("non-scoring", &[("points", &count.to_string())]);
                let side = word(if side == Color::Black { "black-short" } else { "white-short" });
                head.push(format!("{side} {count}"));
                strong.push(true);
            }
        } else {
            head.push(format!("{} {}", side_word(side), word("needs")));
            head.push(word("key"));
            strong.extend([true, false]);
            if has_ties(side) {
                head.push(word("ties"));
                strong.push(false);
            }
        }
    }
    let mut games: Vec<&KeyRow> = Vec::new();
    for row in rows {
        if !games.iter().any(|game| same_game(game, row)) {
            games.push(row);
        }
    }
    let cells = |game: &KeyRow| {
        let mut cells = vec![game_name(game, texts)];
        for &side in &sides {
            for &count in &counts {
                let row = rows.iter().find(|row| {
                    same_game(row, game) && row.key.side() == side && row.non_scoring == count
                });
                cells.extend(
                    row.map_or_else(Vec::new, |row| key_cells(row, several, has_ties(side))),
                );
            }
        }
        cells
    };
    let first = &rows[0];
    let half =
        (first.key.half_count() + Amount::quarters(i64::from(first.non_scoring) * 2)).to_string();
    let non_scoring = match counts[..] {
        [count] if count > 0 => {
            format!(", {}", texts.sheet("non-scoring", &[("points", &count.to_string())]))
        }
        _ => String::new(),
    };
    let caption =
        format!("{}, {}{non_scoring}", first.size, texts.sheet("half-count", &[("points", &half)]));
    SheetTable { caption, head, strong, rows: games.into_iter().map(cells).collect() }
}

fn same_game(one: &KeyRow, other: &KeyRow) -> bool {
    (one.kind, one.handicap, one.adjustment) == (other.kind, other.handicap, other.adjustment)
}

fn key_cells(row: &KeyRow, several: bool, with_ties: bool) -> Vec<String> {
    let needs = row.key.needs();
    let tie = row.key.tie_at();
    if several {
        let tie = tie.map_or(String::new(), |tie| format!(" (={tie})"));
        return vec![format!("{needs}{tie}")];
    }
    let mut cells = vec![needs.to_string(), row.key.value().to_string()];
    if with_ties {
        cells.push(tie.map_or_else(|| "–".to_owned(), |tie| tie.to_string()));
    }
    cells
}

/// The name of a game, with what is peculiar to it.
pub fn game_name(row: &KeyRow, texts: &Texts) -> String {
    let adjustment = row.adjustment;
    let komi = adjustment.komi();
    let mut parts = vec![match row.kind {
        GameKind::Even => texts.sheet("even", &[("komi", &komi.to_string())]),
        GameKind::NoKomi => texts.sheet("no-komi", &[]),
        GameKind::Handicap => texts.sheet("handicap", &[("stones", &row.handicap.to_string())]),
    }];
    let komi = if row.kind == GameKind::Even { Amount::ZERO } else { komi };
    let extras = [
        (komi, "komi"),
        (adjustment.compensation(), "compensation"),
        (adjustment.tie_breaker(), "tie-breaker"),
    ];
    for (amount, key) in extras.into_iter().filter(|(amount, _)| *amount != Amount::ZERO) {
        let word = texts.sheet(key, &[("points", &amount.to_string())]);
        parts.push(word);
    }
    parts.join(", ")
}
