//! `WBaduk`'s and Cyberoro's `.ngf`: twelve lines about the game, then `PM`, number, side and vertex from
//! the top left, in which `B` is the first line.

use super::sgf_text::{SgfText, lines, side};
use crate::goban::{Size, Vertex, fixed_places};

/// The place of White's name; Black's comes next, and so on.
const WHITE: usize = 2;

pub(super) fn is(text: &str) -> bool {
    let size = text.lines().nth(1).is_some_and(|line| line.trim().parse::<Size>().is_ok());
    size && text.lines().skip(WHITE).any(|line| move_of(line.trim()).is_some())
}

pub(super) fn read(text: &str) -> SgfText {
    let mut sgf = SgfText::default();
    let head: Vec<&str> = text.lines().map(str::trim).take(12).collect();
    let at = |place: usize| head.get(place).copied().unwrap_or_default();
    let size: Size = at(1).parse().unwrap_or_default();
    let stones: usize = at(5).parse().unwrap_or(0);
    // A komi in an even game is half a point more.
    let is_whole = !at(7).is_empty() && at(7).bytes().all(|digit| digit.is_ascii_digit());
    let komi = if stones < 2 && is_whole { ".5" } else { "" };
    let date = at(8).get(..8).filter(|date| date.bytes().all(|digit| digit.is_ascii_digit()));
    let date = date.map(|date| format!("{}-{}-{}", &date[..4], &date[4..6], &date[6..]));
    for (place, name, value) in [
        (0, "GN", at(0)),
        (1, "SZ", at(1)),
        (WHITE, "PW", at(WHITE)),
        (3, "PB", at(3)),
        (4, "PC", if at(4).is_empty() { "WBaduk" } else { at(4) }),
        (7, "KM", &format!("{}{komi}", at(7))),
        (8, "DT", &date.unwrap_or_default()),
        (10, "RE", at(10)),
    ] {
        sgf.property(place + 1, name, value);
    }
    let mut places = fixed_places(size, stones).unwrap_or_default();
    if let [low_left, high_right, _] = places[..] {
        // The third stone is at the lower right.
        places[2] = Vertex::new(high_right.x, low_left.y);
    }
    sgf.handicap(6, &places);
    for (number, line) in lines(text) {
        let Some((who, x, y)) = move_of(line) else { continue };
        let Some(color) = side(who) else { continue };
        // The letter before the first line is a pass.
        let vertex = x.checked_sub(1).zip(y.checked_sub(1)).map(|(x, y)| Vertex::new(x, y));
        sgf.play(number, color, vertex);
    }
    sgf
}

/// The side, column and row of a move: `PMAABKBBK`.
fn move_of(line: &str) -> Option<(&str, u8, u8)> {
    let rest = line.strip_prefix("PM").filter(|rest| rest.is_ascii())?;
    let [x, y] =
        [rest.as_bytes().get(3)?, rest.as_bytes().get(4)?].map(|letter| letter.checked_sub(b'A'));
    let who = rest.get(2..3).filter(|who| matches!(*who, "B" | "W"))?;
    Some((who, x?, y?))
}
