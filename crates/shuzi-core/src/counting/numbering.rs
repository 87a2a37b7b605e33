//! Where to write the size of each territory on the board.

use super::Settled;
use crate::goban::{Color, Vertex};

/// A side's territories: for each, a vertex in its middle and its number of points.
pub fn numbered_territories(settled: &Settled, side: Color) -> Vec<(Vertex, usize)> {
    let territories = settled.territories(side).iter();
    territories.filter_map(|points| Some((midst(settled, points)?, points.len()))).collect()
}

/// The vertex at which to write the size of a territory.
///
/// A vertex without a dead stone is best, so that dead stones stay visible; then one with territory
/// to its right, for a second digit; then one with most of the territory next to it; then the one
/// nearest the middle.
fn midst(settled: &Settled, points: &[Vertex]) -> Option<Vertex> {
    let len = i32::try_from(points.len()).ok()?;
    let sum =
        |of: fn(&Vertex) -> u8| points.iter().map(|vertex| i32::from(of(vertex))).sum::<i32>();
    let (across, down) = (sum(|vertex| vertex.x), sum(|vertex| vertex.y));
    points.iter().copied().min_by_key(|&vertex| {
        let beside = settled.size().neighbors(vertex).filter(|next| points.contains(next)).count();
        let right = Vertex::new(vertex.x + 1, vertex.y);
        let has_right = points.contains(&right);
        let away =
            (i32::from(vertex.x) * len - across).abs() + (i32::from(vertex.y) * len - down).abs();
        (settled.dead().contains(vertex), !has_right, std::cmp::Reverse(beside), away)
    })
}
