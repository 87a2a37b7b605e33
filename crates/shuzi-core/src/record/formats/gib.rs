//! TYGEM's `.gib`: `\[NAME=value\]` lines, then `STO 0 number side x y`, from the top left.

use super::sgf_text::{SgfText, lines};
use crate::goban::{Color, Size, Vertex, fixed_places};

pub(super) fn is(text: &str) -> bool {
    text.trim_start().starts_with("\\HS") || (text.contains("\nSTO ") && text.contains("\nINI "))
}

pub(super) fn read(text: &str) -> SgfText {
    let mut sgf = SgfText::default();
    sgf.property(1, "AP", "TYGEM");
    for (number, line) in lines(text) {
        let tag = line.strip_prefix("\\[").and_then(|line| line.split_once('='));
        if let Some((name, value)) = tag {
            let value = value.trim_end_matches("\\]");
            match name {
                "GAMEBLACKNAME" => sgf.property(number, "PB", value),
                "GAMEWHITENAME" => sgf.property(number, "PW", value),
                "GAMENAME" => sgf.property(number, "GN", value),
                "GAMEPLACE" => sgf.property(number, "PC", value),
                "GAMEINFOMAIN" => terms(&mut sgf, number, value),
                "GAMETAG" => sgf.property(number, "DT", &date(value)),
                _ => {}
            }
            continue;
        }
        let words: Vec<&str> = line.split_whitespace().collect();
        match words[..] {
            ["INI", _, _, stones, ..] => {
                let stones = stones.parse().ok().and_then(|n| fixed_places(Size::NINETEEN, n));
                sgf.handicap(number, &stones.unwrap_or_default());
            }
            ["STO", _, _, who, x, y, ..] => match (x.parse(), y.parse()) {
                (Ok(x), Ok(y)) => sgf.play(number, color(who), Some(Vertex::new(x, y))),
                _ => sgf.unread(number, color(who), line),
            },
            ["SKI", _, _, who, ..] => sgf.play(number, color(who), None),
            _ => {}
        }
    }
    sgf
}

fn color(side: &str) -> Color {
    if side == "1" { Color::Black } else { Color::White }
}

/// Komi (`GONGJE`) and margin (`ZIPSU`) in tenths of points, and how the game ended (`GRLT`).
fn terms(sgf: &mut SgfText, line: usize, value: &str) {
    let of = |name: &str| {
        let mut pairs = value.split(',').filter_map(|pair| pair.split_once(':'));
        pairs.find(|(known, _)| *known == name).and_then(|(_, number)| number.parse::<u32>().ok())
    };
    let tenths = |number: u32| format!("{}.{}", number / 10, number % 10);
    if let Some(komi) = of("GONGJE") {
        sgf.property(line, "KM", &tenths(komi));
    }
    let result = match (of("GRLT"), of("ZIPSU")) {
        (Some(0), Some(margin)) => format!("B+{}", tenths(margin)),
        (Some(1), Some(margin)) => format!("W+{}", tenths(margin)),
        (Some(3), _) => "B+R".to_owned(),
        (Some(4), _) => "W+R".to_owned(),
        (Some(7), _) => "B+T".to_owned(),
        (Some(8), _) => "W+T".to_owned(),
        _ => String::new(),
    };
    sgf.property(line, "RE", &result);
}

/// The date in `…,C2016:03:26:18:00`.
fn date(tag: &str) -> String {
    let stamp = tag.split(',').find_map(|part| part.strip_prefix('C')).unwrap_or_default();
    stamp.split(':').take(3).collect::<Vec<_>>().join("-")
}
