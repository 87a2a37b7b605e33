//! Results as players type them, in any of the languages: `B+3.5`, `S+3,5`, `白3目半勝`, `흑 3집반승`.

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
        ("Б+0,5", white("0.5")),
        ("흑 1 1/4자 승", black("2.5")),
        ("흑 2와 1/4자 승", black("4.5")),
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
