//! Points and passes in SGF.

use crate::goban::{Size, Vertex};

/// Reads an SGF vertex: column and row as letters, `a` to `z`, then `A` to `Z`.
pub(super) fn sgf_vertex(text: &str) -> Option<Vertex> {
    let line = |letter: u8| match letter {
        b'a'..=b'z' => Some(letter - b'a'),
        b'A'..=b'Z' => Some(letter - b'A' + 26),
        _ => None,
    };
    match text.as_bytes() {
        [x, y] => Some(Vertex::new(line(*x)?, line(*y)?)),
        _ => None,
    }
}

/// The most points per game that lists may set, so that a hostile file cannot take forever.
pub(super) const MOST_PLACED: usize = 1_000_000;

/// The vertices of a list entry: one vertex, or a rectangle such as `aa:cc`.
pub(super) fn rectangle(text: &str) -> Option<impl Iterator<Item = Vertex> + use<>> {
    let (from, to) = match text.split_once(':') {
        Some((from, to)) => (sgf_vertex(from.trim())?, sgf_vertex(to.trim())?),
        None => (sgf_vertex(text)?, sgf_vertex(text)?),
    };
    let (left, right) = (from.x.min(to.x), from.x.max(to.x));
    let (top, bottom) = (from.y.min(to.y), from.y.max(to.y));
    Some((top..=bottom).flat_map(move |y| (left..=right).map(move |x| Vertex::new(x, y))))
}

/// Whether a move is a pass: empty, `tt` where that is not a vertex (FF3), or written as
/// [`is_odd_pass`] says.
pub(super) fn is_pass(text: &str, size: Size) -> bool {
    let small = size.width() <= 19 && size.height() <= 19;
    text.is_empty() || (text == "tt" && small) || is_odd_pass(text, size)
}

/// Whether a pass is not written as in SGF: as a word, or as the point one line beyond either corner of
/// the board (`ss` on 18 lines, two backquotes).
pub(super) fn is_odd_pass(text: &str, size: Size) -> bool {
    let is_beyond = |at: Vertex| at.x == size.width() && at.y == size.height() && text != "tt";
    let is_corner = text == "``" || sgf_vertex(text).is_some_and(is_beyond);
    is_corner || text.eq_ignore_ascii_case("pass")
}
