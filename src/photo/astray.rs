//! Stones that lie so far off their points that the points look empty.

use super::colours::usual;
use super::homography::Place;
use super::photograph::Photograph;
use super::reader::LINE;
use crate::goban::{Board, Color, Vertex};

/// Where a stone may lie, in lines from its point: from half a line on, it lies nearer to another.
const REACH: f64 = 0.5;
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
/// What a stone scores at least. On real photographs those off their points score 0.89 to 1, and other
/// doubtful points at most 0.77, except beside such a stone.
const LEAST_SCORE: f64 = 0.85;
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
    let view = View::new((board, is_sure), (above, rim), is_outside);
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

/// Pixels from line to line.
const SIDE: usize = LINE as usize;
/// How far from its point a window reaches, in pixels: to what is beside a stone as far off as can be.
const MIDDLE: i32 = ((REACH + BESIDE[1]) * LINE) as i32 + 1;

/// The side of a window, in pixels.
const WINDOW: i32 = 2 * MIDDLE + 1;

/// A pixel's place from another's, across and down.
type Offset = [i32; 2];

/// The offsets within a window, row by row.
fn all_offsets() -> impl Iterator<Item = Offset> {
    (-MIDDLE..=MIDDLE).flat_map(|down| (-MIDDLE..=MIDDLE).map(move |across| [across, down]))
}

/// The offsets from so many lines on to fewer than so many.
fn offsets([from, to]: [f64; 2]) -> Vec<Offset> {
    let is_within = |&[across, down]: &Offset| {
        (from..to).contains(&(f64::from(across).hypot(f64::from(down)) / LINE))
    };
    all_offsets().filter(is_within).collect()
}

/// A board as it is read, and as it looks.
struct View<'a, Sure, Outside> {
    board: &'a Board,
    is_sure: Sure,
    above: &'a Photograph,
    rim: usize,
    is_outside: Outside,
    /// Where a stone may lie, from its point.
    places: Vec<Offset>,
    /// What is the stone and what is beside it, from its middle.
    inside: Vec<Offset>,
    beside: Vec<Offset>,
}

impl<'a, Sure: Fn(Vertex) -> bool, Outside: Fn(Place) -> bool> View<'a, Sure, Outside> {
    fn new(
        (board, is_sure): (&'a Board, Sure),
        (above, rim): (&'a Photograph, usize),
        is_outside: Outside,
    ) -> Self {
        let [places, inside, beside] = [[0.0, REACH], [0.0, INSIDE], BESIDE].map(offsets);
        Self { board, is_sure, above, rim, is_outside, places, inside, beside }
    }

    /// The stone nearest to a point, if there is one.
    fn stone_near(&self, vertex: Vertex) -> Option<Seen> {
        let window = self.window(vertex)?;
        let scored = self.places.iter().flat_map(|&off| {
            let [x, y] = off.map(|off| f64::from(off) / LINE);
            let middle = [f64::from(vertex.x) + x, f64::from(vertex.y) + y];
            let scores = Color::BOTH.into_iter().zip(self.scores(&window, off));
            let likely = scores.filter(|(_, score)| *score >= LEAST_SCORE);
            likely.map(move |(color, score)| Seen { vertex, color, score, middle })
        });
        // Of equals the one nearest to the point.
        let own = [vertex.x, vertex.y].map(f64::from);
        scored.max_by(|one, other| {
            let nearer = || distance(other.middle, own).total_cmp(&distance(one.middle, own));
            one.score.total_cmp(&other.score).then_with(nearer)
        })
    }

    /// What the pixels around a point show, row by row.
    fn window(&self, vertex: Vertex) -> Option<Vec<Pixel>> {
        let bare = self.usual_near(vertex, None)?;
        let stones = Color::BOTH.map(|color| (color, self.usual_near(vertex, Some(color))));
        let middle = self.pixel(vertex).map(|at| at as i32);
        let shown = |off: Offset| {
            let at = [middle[0] + off[0], middle[1] + off[1]].map(|at| usize::try_from(at).ok());
            let [Some(x), Some(y)] = at else { return Pixel::Other };
            let place = [x, y].map(|at| at as f64 / LINE - self.rim as f64);
            let is_beyond = x >= self.above.width || y >= self.above.height;
            if is_beyond || self.is_taken(vertex, place) || (self.is_outside)(place) {
                return Pixel::Other;
            }
            let far = |from: [u8; 3]| {
                let parts = from.into_iter().zip(self.above.point(x, y));
                parts.map(|(one, other)| u32::from(one.abs_diff(other)).pow(2)).sum::<u32>()
            };
            let stones = stones.iter().filter_map(|&(color, like)| Some((far(like?), color)));
            let nearest = stones.min_by_key(|(far, _)| *far);
            match nearest.filter(|(stone, _)| *stone < far(bare)) {
                Some((_, color)) => Pixel::Stone(color),
                None => Pixel::Board,
            }
        };
        Some(all_offsets().map(shown).collect())
    }

    /// How much what lies around a place looks like a stone of each colour with the board beside it, at
    /// most 1; 0 if too little is visible.
    fn scores(&self, window: &[Pixel], [across, down]: Offset) -> [f64; 2] {
        let shares = |offsets: &[Offset]| {
            let (mut seen, mut like) = (0, [0; 2]);
            for [x, y] in offsets {
                let at = (MIDDLE + down + y) * WINDOW + MIDDLE + across + x;
                let pixel = window[at as usize];
                seen += i32::from(pixel != Pixel::Other);
                for color in Color::BOTH {
                    like[color as usize] += i32::from(pixel == Pixel::Stone(color));
                }
            }
            let of_seen = like.map(|like| f64::from(like) / f64::from(seen.max(1)));
            (f64::from(seen) / offsets.len() as f64, of_seen)
        };
        let (seen, inside) = shares(&self.inside);
        if seen < LEAST_SEEN {
            return [0.0; 2];
        }
        let (_, beside) = shares(&self.beside);
        let score = |at: usize| inside[at] * (seen / ENOUGH_SEEN).min(1.0) - AGAINST * beside[at];
        [score(0), score(1)]
    }

    /// Where a point is in the view from above.
    fn pixel(&self, vertex: Vertex) -> [usize; 2] {
        [vertex.x, vertex.y].map(|at| (usize::from(at) + self.rim) * SIDE)
    }

    /// The usual colour of what is surely of this kind near a point.
    fn usual_near(&self, vertex: Vertex, kind: Option<Color>) -> Option<[u8; 3]> {
        let alike = |&other: &Vertex| {
            other != vertex && self.board.get(other) == kind && (self.is_sure)(other)
        };
        let mut near: Vec<Vertex> = self.board.size().vertices().filter(alike).collect();
        near.sort_by_key(|other| other.x.abs_diff(vertex.x) + other.y.abs_diff(vertex.y));
        near.truncate(NEARBY);
        let places: Vec<[usize; 2]> = near.into_iter().map(|other| self.pixel(other)).collect();
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
}

fn distance([x, y]: Place, [u, v]: Place) -> f64 {
    (x - u).hypot(y - v)
}

#[cfg(test)]
#[path = "../../tests/inside/photo_astray.rs"]
mod tests;
