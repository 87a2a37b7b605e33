//! The usual places of handicap stones.

use super::{Size, Vertex};

/// Where so many handicap stones are by the Go Text Protocol (section 4.1.1); `None` where it names no
/// places.
pub fn fixed_places(size: Size, stones: usize) -> Option<Vec<Vertex>> {
    let lines = size.width();
    let edge = if lines >= 13 { 3 } else { 2 };
    if lines < 7
        || (lines.is_multiple_of(2) || lines == 7) && stones > 4
        || !(2..=9).contains(&stones)
    {
        return None;
    }
    let (low, mid, high) = (edge, lines / 2, lines - 1 - edge);
    let corners = [(low, high), (high, low), (low, low), (high, high)];
    let sides = [(low, mid), (high, mid), (mid, high), (mid, low)];
    let mut places: Vec<(u8, u8)> = corners.into_iter().take(stones).collect();
    places.extend(sides.into_iter().take((stones.max(4) - 4) & !1));
    if stones > 4 && stones % 2 == 1 {
        places.push((mid, mid));
    }
    Some(places.into_iter().map(|(x, y)| Vertex::new(x, y)).collect())
}
