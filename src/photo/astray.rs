//! Stones that lie so far off their points that the points look empty.

use super::colours::usual;
use super::homography::Place;
use super::photograph::Photograph;
use super::reader::LINE;
use crate::goban::{Board, Color, Vertex};

/// Where a stone may lie, in lines from its point across and down, in steps of a tenth: from half a line
/// on, it lies nearer to another point.
const REACH: i32 = 5;
/// What is certainly the stone, within so many lines of its middle.
const INSIDE: f64 = 0.4;
/// What is certainly beside it, from and to so many lines from its middle.
const BESIDE: [f64; 2] = [0.52, 0.66];
/// What belongs to the stone on another point, within so many lines of it.
const TAKEN: f64 = 0.45;
/// How much of a stone must be visible, and how much is as good as all.
const LEAST_SEEN: f64 = 0.6;
const ENOUGH_SEEN: f64 = 0.8;
/// How much stone beside it counts against a stone.
const AGAINST: f64 = 0.5;
/// What a stone scores at least. On real photographs those off their points score 0.91 to 1, and other
/// doubtful points at most 0.81, except beside such a stone.
const LEAST_SCORE: f64 = 0.87;
/// Two middles closer than this are of one stone, in lines.
const SAME: f64 = 0.5;
/// So many sure points nearby show what stones and empty points look like.
const NEARBY: usize = 8;

/// What a pixel shows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pixel {
    /// Neither: it is outside the picture, or belongs to another stone.
    Other,
    Board,
    Stone(Color),
}

/// A stone seen near an empty point.
struct Seen {
    vertex: Vertex,
    color: Color,
    score: f64,
    middle: Place,
}

/// Finds stones near points that are read as empty and are not sure. `above` is the board seen from
/// straight above, with `rim` lines around it; `is_outside` says which columns and rows the picture does
/// not show.
///
/// A stone belongs to one point: not to one beside it that is read as a stone, and to the likelier of two
/// that are not.
pub(super) fn astray(
    (board, is_sure): (&Board, impl Fn(Vertex) -> bool),
    (above, rim): (&Photograph, usize),
    is_outside: impl Fn(Place) -> bool,
) -> Vec<(Vertex, Color)> {
    let view = View { board, is_sure, above, rim, is_outside };
    let points = || board.size().vertices();
    let doubted = points().filter(|&vertex| board.get(vertex).is_none() && !(view.is_sure)(vertex));
    let mut seen: Vec<Seen> = doubted.filter_map(|vertex| view.stone_near(vertex)).collect();
    seen.retain(|stone| {
        let is_beside = |&other: &Vertex| {
            let place = [other.x, other.y].map(f64::from);
            board.get(other) == Some(stone.color) && distance(place, stone.middle) < 1.0
        };
        let mut beside = points().filter(is_beside).filter_map(|other| view.stone_near(other));
        !beside.any(|other| other.is_same(stone))
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

impl Seen {
    /// Whether both are one stone.
    fn is_same(&self, other: &Self) -> bool {
        distance(self.middle, other.middle) < SAME
    }
}

/// A board as it is read, and as it looks.
struct View<'a, Sure, Outside> {
    board: &'a Board,
    is_sure: Sure,
    above: &'a Photograph,
    rim: usize,
    is_outside: Outside,
}

impl<Sure: Fn(Vertex) -> bool, Outside: Fn(Place) -> bool> View<'_, Sure, Outside> {
    /// The stone nearest to a point, if there is one.
    fn stone_near(&self, vertex: Vertex) -> Option<Seen> {
        let bare = self.usual_near(vertex, None)?;
        let stones = Color::BOTH.map(|color| self.usual_near(vertex, Some(color)));
        let pixel = |[x, y]: [usize; 2], node: Place| {
            if (self.is_outside)(node) || self.is_taken(vertex, node) {
                return Pixel::Other;
            }
            let far = |from: [u8; 3]| {
                let parts = from.into_iter().zip(self.above.point(x, y));
                parts.map(|(one, other)| u32::from(one.abs_diff(other)).pow(2)).sum::<u32>()
            };
            let stones = Color::BOTH.into_iter().zip(stones);
            let stones = stones.filter_map(|(color, like)| Some((far(like?), color)));
            let nearest = stones.min_by_key(|(far, _)| *far);
            match nearest.filter(|(stone, _)| *stone < far(bare)) {
                Some((_, color)) => Pixel::Stone(color),
                None => Pixel::Board,
            }
        };
        self.best(vertex, pixel).filter(|seen| seen.score >= LEAST_SCORE)
    }

    /// The usual colour of what is surely of this kind near a point.
    fn usual_near(&self, vertex: Vertex, kind: Option<Color>) -> Option<[u8; 3]> {
        let alike = |&other: &Vertex| {
            other != vertex && self.board.get(other) == kind && (self.is_sure)(other)
        };
        let mut near: Vec<Vertex> = self.board.size().vertices().filter(alike).collect();
        near.sort_by_key(|other| other.x.abs_diff(vertex.x) + other.y.abs_diff(vertex.y));
        near.truncate(NEARBY);
        let place = |at: Vertex| [at.x, at.y].map(|at| (usize::from(at) + self.rim) * SIDE);
        let places: Vec<[usize; 2]> = near.into_iter().map(place).collect();
        usual(self.above, SIDE, &places)
    }

    /// Whether a place belongs to the stone on another point.
    fn is_taken(&self, own: Vertex, place: Place) -> bool {
        let nearest = place.map(f64::round);
        if distance(nearest, place) >= TAKEN || nearest.iter().any(|&at| at < 0.0) {
            return false;
        }
        let vertex = Vertex::new(nearest[0] as u8, nearest[1] as u8);
        vertex != own && self.board.size().contains(vertex) && self.board.get(vertex).is_some()
    }

    /// The best place for a stone near a point; of equals the nearest.
    fn best(&self, vertex: Vertex, pixel: impl Fn([usize; 2], Place) -> Pixel) -> Option<Seen> {
        let own = [vertex.x, vertex.y].map(f64::from);
        let reach = (f64::from(REACH) / 10.0 + BESIDE[1]) * LINE;
        let range = |at: f64, side: usize| {
            let middle = (at + self.rim as f64) * LINE;
            (middle - reach).max(0.0) as usize..((middle + reach) as usize + 1).min(side)
        };
        let pixels = range(own[1], self.above.height)
            .flat_map(|y| range(own[0], self.above.width).map(move |x| [x, y]));
        let shown = pixels.map(|at| {
            let node = at.map(|at| at as f64 / LINE - self.rim as f64);
            (node, pixel(at, node))
        });
        let window: Vec<(Place, Pixel)> = shown.collect();
        let offsets = || (-REACH..=REACH).map(|tenths| f64::from(tenths) / 10.0);
        let places = offsets().flat_map(|down| offsets().map(move |across| [across, down]));
        let places = places.filter(|&off| distance(off, [0.0; 2]) <= f64::from(REACH) / 10.0);
        let stones = places.flat_map(|off| Color::BOTH.map(|color| (off, color)));
        let scored = stones.filter_map(|([across, down], color)| {
            let middle = [own[0] + across, own[1] + down];
            Some(Seen { vertex, color, score: score(&window, middle, color)?, middle })
        });
        scored.max_by(|one, other| {
            let nearer = || distance(other.middle, own).total_cmp(&distance(one.middle, own));
            one.score.total_cmp(&other.score).then_with(nearer)
        })
    }
}

/// Pixels from line to line.
const SIDE: usize = LINE as usize;

fn distance([x, y]: Place, [u, v]: Place) -> f64 {
    (x - u).hypot(y - v)
}

/// How much what lies around a place looks like a stone with the board beside it, at most 1; `None` if too
/// little is visible.
fn score(window: &[(Place, Pixel)], middle: Place, color: Color) -> Option<f64> {
    let share = |from: f64, to: f64| {
        let (mut all, mut seen, mut like) = (0.0, 0.0, 0.0);
        for (place, pixel) in window {
            if (from..to).contains(&distance(*place, middle)) {
                all += 1.0;
                seen += f64::from(u8::from(*pixel != Pixel::Other));
                like += f64::from(u8::from(*pixel == Pixel::Stone(color)));
            }
        }
        (seen > 0.0).then(|| (seen / all, like / seen))
    };
    let (seen, inside) = share(0.0, INSIDE)?;
    let (_, beside) = share(BESIDE[0], BESIDE[1])?;
    let score = inside * (seen / ENOUGH_SEEN).min(1.0) - AGAINST * beside;
    (seen >= LEAST_SEEN).then_some(score)
}

#[cfg(test)]
#[path = "../../tests/inside/photo_astray.rs"]
mod tests;
