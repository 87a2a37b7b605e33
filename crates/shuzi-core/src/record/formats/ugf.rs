//! Pandanet's `.ugf` and `.ugi`: a `[Header]`, then `[Data]` lines `vertex,side and number,…`.

use super::sgf_text::{SgfText, lines, side};
use crate::goban::{Size, Vertex};

pub(super) fn is(text: &str) -> bool {
    let has = |section: &str| text.lines().any(|line| line.trim().eq_ignore_ascii_case(section));
    has("[Header]") && has("[Data]")
}

pub(super) fn read(text: &str) -> SgfText {
    let mut sgf = SgfText::default();
    sgf.property(1, "AP", "Pandanet");
    let (mut size, mut from_below, mut is_data) = (Size::NINETEEN, false, false);
    let mut stones = Vec::new();
    for (number, line) in lines(text) {
        if line.starts_with('[') {
            is_data = line.eq_ignore_ascii_case("[Data]");
            continue;
        }
        if !is_data {
            let Some((name, value)) = line.split_once('=') else { continue };
            match name.to_ascii_lowercase().as_str() {
                "size" => {
                    size = value.trim().parse().unwrap_or(size);
                    sgf.property(number, "SZ", value);
                }
                "hdcp" => {
                    let komi = value.split_once(',').map(|(_, komi)| komi);
                    sgf.property(number, "KM", komi.unwrap_or_default());
                }
                "coordinatetype" => from_below = value.trim().eq_ignore_ascii_case("igs"),
                "playerb" => sgf.property(number, "PB", value),
                "playerw" => sgf.property(number, "PW", value),
                "ruleset" => sgf.property(number, "RU", value),
                "title" => sgf.property(number, "GN", value),
                "place" => sgf.property(number, "PC", value),
                "date" => sgf.property(number, "DT", &value.replace('/', "-")),
                "winner" => sgf.property(number, "RE", &result(value)),
                _ => {}
            }
            continue;
        }
        let fields: Vec<&str> = line.split(',').collect();
        let (Some(&[x, y]), Some(who)) =
            (fields.first().map(|at| at.as_bytes()), fields.get(1).and_then(|who| who.get(..1)))
        else {
            continue;
        };
        let Some(color) = side(who) else { continue };
        let line_of = |letter: u8| letter.to_ascii_uppercase().checked_sub(b'A');
        let vertex = line_of(x).zip(line_of(y)).map(|(x, y)| Vertex::new(x, y));
        // `YA` is a pass.
        let is_pass = matches!(x.to_ascii_uppercase(), b'Y' | b'Z');
        let Some(at) = vertex.filter(|&at| size.contains(at) || is_pass) else {
            sgf.unread(number, color, fields[0]);
            continue;
        };
        let vertex = (!is_pass).then(|| {
            let y = if from_below { size.height() - 1 - at.y } else { at.y };
            Vertex::new(at.x, y)
        });
        match (fields.get(2), vertex) {
            (Some(&"0"), Some(vertex)) if who.eq_ignore_ascii_case("b") => {
                if !stones.contains(&vertex) {
                    stones.push(vertex);
                    sgf.handicap(number, &stones);
                }
            }
            _ => sgf.play(number, color, vertex),
        }
    }
    sgf
}

/// A result: `B,12.5`, and `W,C` for a resignation.
fn result(value: &str) -> String {
    match value.split_once(',') {
        Some((who, "C" | "c")) => format!("{who}+R"),
        Some((who, margin)) => format!("{who}+{margin}"),
        None => value.to_owned(),
    }
}
