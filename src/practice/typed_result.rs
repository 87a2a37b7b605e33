//! Results as players type them, in any of the languages: `B+3.5`, `S+3,5`, `白3目半勝`, `흑 3집반승`.

use crate::amount::Amount;
use crate::goban::Color;
use crate::record::with_unit;

/// What the sides are called, longer names before their beginnings. `B` is Black as in game files, also
/// where White begins with it.
const SIDES: [(&str, Color); 22] = [
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
];

/// What a tie is called.
const TIES: [&str; 14] = [
    "0",
    "tie",
    "draw",
    "jigo",
    "remis",
    "unentschieden",
    "empate",
    "nulle",
    "ничья",
    "和棋",
    "持碁",
    "ジゴ",
    "무승부",
    "빅",
];

/// Words around a margin that say that it was won.
const WINS: [&str; 4] = ["勝ち", "勝", "胜", "승"];

/// Reads the winner, or none in a tie, and the margin that a text states; one in 子 is doubled.
pub(super) fn read_result(text: &str) -> Option<(Option<Color>, Amount)> {
    let text = text.trim().to_lowercase();
    if TIES.contains(&text.as_str()) {
        return Some((None, Amount::ZERO));
    }
    let mut sides = SIDES.into_iter();
    let (color, won_by) =
        sides.find_map(|(name, color)| Some((color, text.strip_prefix(name)?)))?;
    let mut margin = won_by.trim_start().trim_start_matches('+').to_owned();
    for win in WINS {
        margin = margin.replace(win, "");
    }
    // Korean says 집반 where Chinese says 目半; 3又3/4 and 3と3/4 are mixed fractions.
    let margin = margin.trim().replace('반', "半").replace(['又', 'と'], " ");
    let points = with_unit(&margin).ok().filter(|points| !points.is_negative())?;
    let is_in_zi = margin.contains(['子', '자']);
    Some((Some(color), if is_in_zi { points.doubled() } else { points }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_are_read_as_every_language_writes_them() {
        let black = |text: &str| Some((Some(Color::Black), text.parse().unwrap()));
        let white = |text: &str| Some((Some(Color::White), text.parse().unwrap()));
        for (text, expected) in [
            ("B+3.5", black("3.5")),
            ("b + 3 1/2", black("3.5")),
            ("White+0.5", white("0.5")),
            ("S+3,5", black("3.5")),
            ("Weiß+0,5", white("0.5")),
            ("N+3,5", black("3.5")),
            ("blanc + 12", white("12")),
            ("Ч+3,5", black("3.5")),
            ("белые+7", white("7")),
            ("白3目半勝ち", white("3.5")),
            ("黒半目勝", black("0.5")),
            ("黑胜3又3/4子", black("7.5")),
            ("흑 3집반승", black("3.5")),
            ("백 반집승", white("0.5")),
            ("백 7집 승", white("7")),
            ("ничья", Some((None, Amount::ZERO))),
            ("3.5", None),
            ("B", None),
            ("B+", None),
            ("B+-3", None),
            ("schwer", None),
        ] {
            assert_eq!(read_result(text), expected, "{text}");
        }
    }
}
