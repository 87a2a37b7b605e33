//! Stones that lie so far off their points that the points look empty.

use super::certainty::SURE;
use super::homography::{Place, distance};
use super::view::{REACH, View};
use shuzi_core::goban::{Color, Vertex};

/// What a stone scores at least. On real photographs those off their points score 0.89 to 1, and other
/// doubtful points at most 0.77, except beside such a stone.
const LEAST_SCORE: f64 = 0.85;
/// Two middles closer than this are of one stone, in lines.
const SAME: f64 = 0.5;

/// A stone seen near a point.
struct Seen {
    vertex: Vertex,
    color: Color,
    score: f64,
    middle: Place,
}

impl Seen {
    /// The likeliest stone near a point, if one is likely.
    fn near(vertex: Vertex, view: &View<'_>) -> Option<Self> {
        let shown = view.surroundings(vertex)?;
        let both = Color::BOTH.map(|color| (color, shown.best(color, REACH)));
        let (color, best) = both.into_iter().max_by(|(_, one), (_, other)| one.order(other))?;
        let [x, y] = best.off;
        let middle = [f64::from(vertex.x) + x, f64::from(vertex.y) + y];
        (best.score >= LEAST_SCORE).then_some(Self { vertex, color, score: best.score, middle })
    }

    /// Whether both are one stone.
    fn is_same(&self, other: &Self) -> bool {
        distance(self.middle, other.middle) < SAME
    }
}

/// Finds stones near points that are read as empty and are not sure.
///
/// A stone belongs to one point: not to one beside it that is read as a stone, and to the likelier of two
/// that are not.
pub(super) fn astray(view: &View<'_>) -> Vec<(Vertex, Color)> {
    let board = view.board;
    let points = || board.size().vertices();
    let is_doubted =
        |&vertex: &Vertex| board.get(vertex).is_none() && view.certainty(vertex) < SURE;
    let near = |vertex: Vertex| Seen::near(vertex, view);
    let mut seen: Vec<Seen> = points().filter(is_doubted).filter_map(near).collect();
    seen.retain(|stone| {
        let is_beside = |&other: &Vertex| {
            let place = [other.x, other.y].map(f64::from);
            board.get(other) == Some(stone.color) && distance(place, stone.middle) < 1.0
        };
        !points().filter(is_beside).filter_map(near).any(|other| other.is_same(stone))
    });
    seen.sort_by(|one, other| other.score.total_cmp(&one.score));
    let mut found: Vec<Seen> = Vec::new();
    for stone in seen {
        if !found.iter().any(|other| other.is_same(&stone)) {
            found.push(stone);
        }
    }
    found.into_iter().map(|stone| (stone.vertex, stone.color)).collect()
}
