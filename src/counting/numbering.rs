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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::goban::VertexSet;
    use crate::record::read_diagram;

    #[test]
    fn each_territory_is_numbered_once_inside_it() {
        let board = read_diagram(". . . . X O .\n. . . X X O .\n. . X . X O .\nX X X X O O .\n");
        let board = board.unwrap().board;
        let settled = Settled::of(&board, &VertexSet::new(board.size()));
        let named = |side| -> Vec<(String, usize)> {
            let numbered = numbered_territories(&settled, side).into_iter();
            numbered.map(|(vertex, points)| (vertex.name(board.size()), points)).collect()
        };
        assert_eq!(named(Color::Black), [("B3".to_owned(), 9), ("D2".to_owned(), 1)]);
        assert_eq!(named(Color::White), [("G3".to_owned(), 4)]);
    }

    /// Room for a second digit on the right comes first; then, of vertices with equally many
    /// neighbours in the territory, the middle one.
    #[test]
    fn a_number_stands_in_the_middle() {
        let written = |rows: &str| {
            let board = read_diagram(rows).unwrap().board;
            let settled = Settled::of(&board, &VertexSet::new(board.size()));
            let [(vertex, points)] = numbered_territories(&settled, Color::Black)[..] else {
                panic!("{rows}")
            };
            (vertex.name(board.size()), points)
        };
        let wide = ". . . . . X O\n. . . . . X O\n. . . . . X O\nX X X X X X O\nO O O O O O O\n";
        assert_eq!(written(wide), ("C4".to_owned(), 15));
        let bent = ". X X X O\n. X X X O\n. . X X O\nX X X X O\nO O O O O\n";
        assert_eq!(written(bent), ("A3".to_owned(), 4));
    }

    #[test]
    fn a_tall_territory_is_numbered_halfway_down() {
        let board = read_diagram(&". . X O\n".repeat(7)).unwrap().board;
        let settled = Settled::of(&board, &VertexSet::new(board.size()));
        let middle = Vertex::from_name("A4", board.size()).unwrap();
        assert_eq!(numbered_territories(&settled, Color::Black), [(middle, 14)]);
    }
}
