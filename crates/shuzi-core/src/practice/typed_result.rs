//! Results as players type them, in any of the languages: `B+3.5`, `S+3,5`, `白3目半勝`, `흑 3집반승`.

use crate::amount::Amount;
use crate::goban::Color;
use crate::record::Recorded;

/// What the sides are called, longer names before their beginnings. `B` is Black as in game files, also
/// where White begins with it.
const SIDES: [(&str, Color); 23] = [
    ("black", Color::Black),
    ("schwarz", Color::Black),
    ("negro", Color::Black),
    ("noir", Color::Black),
    ("чёрные", Color::Black),
    ("черные", Color::Black),
    ("white", Color::White),
    ("weiß", Color::White),
    ("weiss", Color::White),
    ("blanco", Color::White),
    ("blanc", Color::White),
    ("белые", Color::White),
    ("黑", Color::Black),
    ("黒", Color::Black),
    ("흑", Color::Black),
    ("白", Color::White),
    ("백", Color::White),
    ("b", Color::Black),
    ("s", Color::Black),
    ("n", Color::Black),
    ("ч", Color::Black),
    ("w", Color::White),
    ("б", Color::White),
];

/// What a tie is called, besides what game files call it.
const TIES: [&str; 9] =
    ["remis", "unentschieden", "empate", "nulle", "ничья", "持碁", "ジゴ", "무승부", "빅"];

/// Words around a margin that say that it was won.
const WINS: [&str; 4] = ["勝ち", "勝", "胜", "승"];

/// Reads the winner, or none in a tie, and the margin in points that a text states.
pub(super) fn read_result(text: &str) -> Option<(Option<Color>, Amount)> {
    match Recorded::read(&as_recorded(&text.trim().to_lowercase()), false) {
        Recorded::Tie => Some((None, Amount::ZERO)),
        Recorded::Margin { winner, margin, .. } => Some((Some(winner), margin)),
        Recorded::Win(_) | Recorded::Unknown => None,
    }
}

/// The same result as a game file writes it.
fn as_recorded(text: &str) -> String {
    if TIES.contains(&text) {
        return "0".to_owned();
    }
    let side = SIDES.iter().find_map(|&(name, color)| Some((color, text.strip_prefix(name)?)));
    let Some((color, won_by)) = side else { return text.to_owned() };
    let won_by = won_by.trim_start().trim_start_matches('+');
    let margin = WINS.iter().fold(won_by.to_owned(), |margin, win| margin.replace(win, ""));
    // Korean says 집반 and 자 where Chinese says 目半 and 子; 3又3/4, 3と3/4 and 3과 3/4 are mixed fractions.
    let margin =
        margin.replace('반', "半").replace('자', "子").replace(['又', 'と', '과', '와'], " ");
    format!("{}+{}", color.letter(), margin.trim())
}

#[cfg(test)]
#[path = "../../tests/inside/practice_typed_result.rs"]
mod tests;
