//! The key number sheet (Mays, Tables 2, 3, 4 and 8), with ties and non-scoring points.

use super::document::{Document, Reminder, SheetTable};
use super::keys::KeyRow;
use crate::amount::Amount;
use crate::counting::Caution;
use crate::fact::{Fact as _, Message, Value};
use crate::goban::Color;
use crate::rules::{Convention, GameKind, Profile};

/// The sheet for these rows: one table per board size, one line per game, and one column per number
/// of non-scoring points if there are several.
pub fn key_sheet(profile: &Profile, rows: &[KeyRow]) -> Document {
    let tables = rows.chunk_by(|one, other| one.size == other.size).map(table).collect();
    let several = rows.iter().any(|row| row.non_scoring != rows[0].non_scoring);
    let mut notes = Vec::from_iter(ties_note(rows));
    if several || rows.iter().any(|row| row.non_scoring > 0) {
        notes.push(word("note-nsp"));
    } else {
        notes.push(EACH_NSP);
    }
    if rows.iter().any(|row| row.adjustment.tie_breaker() != Amount::ZERO) {
        notes.push(word("note-tie-breaker"));
    }
    notes.extend(Caution::of_profile(profile).into_iter().map(|caution| caution.message().into()));
    let title = [("title", profile.shown_title()), ("name", profile.name.as_str().into())];
    Document {
        owner: Value::Nothing,
        title: word("keys"),
        subtitle: Message::new("profile-title", title).into(),
        tables,
        reminder: Reminder {
            title: word("how"),
            steps: ["how-1", "how-2", "how-3", "how-4", "how-5"].map(word).to_vec(),
            terms: TERMS.to_vec(),
            source: word("source"),
        },
        notes,
    }
}

/// Compensation, as a word of the sheet that is explained.
pub const COMPENSATION: Value = word("term-compensation");

/// The key number, as a word of the sheet that is explained.
pub const KEY_NUMBER: Value = word("term-key");

/// The words of the sheet that not everyone knows, each with its meaning.
const TERMS: [[Value; 2]; 3] = [
    [word("term-shared"), word("term-shared-is")],
    [COMPENSATION, word("term-compensation-is")],
    [KEY_NUMBER, word("term-key-is")],
];

/// What a non-scoring point changes (Mays, Table 8).
pub const EACH_NSP: Value = word("note-each-nsp");

/// Returns what a tie is, by the first game that can be tied.
pub fn ties_note(rows: &[KeyRow]) -> Option<Value> {
    // With one number of non-scoring points what ties has a column of its own.
    let first = rows.first()?.non_scoring;
    rows.iter().find(|row| row.non_scoring != first)?;
    let (needs, tie) = rows.iter().find_map(|row| Some((row.key.needs(), row.key.tie_at()?)))?;
    let values = [("needs", needs.into()), ("tie", tie.into())];
    Some(Message::new("sheet-note-ties", values).into())
}

/// A text without values.
const fn word(key: &'static str) -> Value {
    Value::Word("sheet", key)
}

/// A text with a number of points.
fn with_points(key: &str, points: impl Into<Value>) -> Value {
    Message::new(format!("sheet-{key}"), [("points", points.into())]).into()
}

fn table(rows: &[KeyRow]) -> SheetTable {
    let sides: Vec<Color> =
        Color::BOTH.into_iter().filter(|&c| rows.iter().any(|row| row.key.side() == c)).collect();
    let mut counts: Vec<u32> = rows.iter().map(|row| row.non_scoring).collect();
    counts.sort_unstable();
    counts.dedup();
    let several = counts.len() > 1;
    let has_ties = |side| rows.iter().any(|r| r.key.side() == side && r.key.tie_at().is_some());
    let mut head = vec![word("game")];
    let mut strong = vec![false];
    for &side in &sides {
        let black = side == Color::Black;
        if several {
            for &count in &counts {
                let id = if black { "black-count" } else { "white-count" };
                let count = with_points("non-scoring", count);
                head.push(Message::new(format!("sheet-{id}"), [("count", count)]).into());
                strong.push(true);
            }
        } else {
            head.push(word(if black { "black-needs" } else { "white-needs" }));
            head.push(word("key"));
            strong.extend([true, false]);
            if has_ties(side) {
                head.push(word("ties"));
                strong.push(false);
            }
            if counts == [0] {
                head.push(with_points("non-scoring", 1_u32));
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
        let mut cells = vec![game_name(game)];
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
    let mut caption = vec![first.size.into(), with_points("half-count", first.key.half_count())];
    if let [count] = counts[..]
        && count > 0
    {
        caption.push(with_points("non-scoring", count));
    }
    let rows = games.into_iter().map(cells).collect();
    SheetTable { caption: Value::List(caption), head, strong, rows }
}

fn same_game(one: &KeyRow, other: &KeyRow) -> bool {
    (one.kind, one.handicap, one.adjustment) == (other.kind, other.handicap, other.adjustment)
}

fn key_cells(row: &KeyRow, several: bool, with_ties: bool) -> Vec<Value> {
    let needs = row.key.needs();
    let tie = row.key.tie_at();
    if several {
        let tie = tie.map_or(String::new(), |tie| format!(" (={tie})"));
        return vec![Value::Text(format!("{needs}{tie}"))];
    }
    let mut cells = vec![needs.into(), row.key.value().into()];
    if with_ties {
        cells.push(tie.map_or_else(|| "–".into(), Value::from));
    }
    // What changes it most often at a table.
    if row.non_scoring == 0 {
        cells.push(row.key.with_non_scoring(1).needs().into());
    }
    cells
}

/// The name of a game with its special terms.
pub fn game_name(row: &KeyRow) -> Value {
    Value::List(game_parts(row, false))
}

/// Returns the convention that gives the compensation of all handicap games among these, if they have
/// any.
pub fn shared_convention<'a>(
    games: impl Iterator<Item = &'a KeyRow> + Clone,
) -> Option<Convention> {
    let handicaps = games.filter(|game| game.kind == GameKind::Handicap);
    let follows = |game: &KeyRow, convention: Convention| {
        game.adjustment.compensation() == convention.points(game.handicap)
    };
    handicaps.clone().next()?;
    [Convention::N, Convention::NLessOne]
        .into_iter()
        .find(|&convention| handicaps.clone().all(|game| follows(game, convention)))
}

/// Returns what a convention says: a point for each stone, or for each after the first.
pub fn convention_rule(convention: Convention) -> Value {
    let convention = Value::Text(convention.as_str().to_owned());
    Message::new("sheet-compensation-rule", [("convention", convention)]).into()
}

/// Returns the name of a game as the heading of a sheet.
pub fn game_heading(row: &KeyRow) -> Value {
    if row.kind != GameKind::Even || row.adjustment.tie_breaker() != Amount::ZERO {
        return game_name(row);
    }
    Message::new("sheet-even-game", [("komi", row.adjustment.komi().into())]).into()
}

/// Returns the parts of a game's name: its stones, then what else there is; without compensation if it
/// is said elsewhere, once for all games.
pub fn game_parts(row: &KeyRow, is_said: bool) -> Vec<Value> {
    let adjustment = row.adjustment;
    let komi = adjustment.komi();
    let mut parts = vec![match row.kind {
        GameKind::Even => Message::new("sheet-even", [("komi", komi.into())]).into(),
        GameKind::NoKomi => word("no-komi"),
        GameKind::Handicap => {
            Message::new("sheet-handicap", [("stones", row.handicap.into())]).into()
        }
    }];
    let komi = if row.kind == GameKind::Even { Amount::ZERO } else { komi };
    let extras = [
        (komi, "komi"),
        (adjustment.compensation(), "compensation"),
        (adjustment.tie_breaker(), "tie-breaker"),
    ];
    let is_left_out = |key: &str| is_said && key == "compensation";
    let extras =
        extras.into_iter().filter(|(amount, key)| *amount != Amount::ZERO && !is_left_out(key));
    parts.extend(extras.map(|(amount, key)| with_points(key, amount)));
    parts
}
