//! What the colours around a point show, on a board seen from straight above.

use std::cmp::Ordering;
use std::sync::LazyLock;

use super::certainty::SURE;
use super::colours::usual;
use super::found::LINE;
use super::homography::{Place, distance};
use super::photograph::Photograph;
use shuzi_core::goban::{Board, Color, Vertex};

/// Where a stone may lie, in lines from its point: from half a line on, it lies nearer to another.
pub(super) const REACH: f64 = 0.5;
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
/// So many sure points nearby show what stones and empty points look like.
const NEARBY: usize = 8;

/// A board as it is read, and as it looks.
pub(super) struct View<'a> {
    /// The board as it is read.
    pub(super) board: &'a Board,
    /// How certain its points are, in row-major order.
    pub(super) confidence: &'a [f32],
    /// The board from straight above, with so many lines around it.
    pub(super) above: (&'a Photograph, usize),
    /// Which columns and rows the picture does not show.
    pub(super) is_outside: &'a dyn Fn(Place) -> bool,
}

impl View<'_> {
    /// How certain a point is.
    pub(super) fn certainty(&self, vertex: Vertex) -> f32 {
        self.confidence[self.board.size().index(vertex)]
    }

    /// What the pixels around a point show; `None` if nothing is known to look like the bare board, or
    /// nothing like a stone.
    pub(super) fn surroundings(&self, vertex: Vertex) -> Option<Surroundings> {
        let (above, rim) = self.above;
        let bare = self.usual_near(vertex, None)?;
        let stones = Color::BOTH.into_iter();
        let stones =
            stones.filter_map(|color| Some((color, self.usual_near(vertex, Some(color))?)));
        let stones: Vec<(Color, [u8; 3])> = stones.collect();
        if stones.is_empty() {
            return None;
        }
        let middle = self.pixel(vertex);
        let shown = |off: Offset| {
            let at = [0, 1].map(|axis| middle[axis].checked_add_signed(off[axis] as isize));
            let [Some(x), Some(y)] = at else { return Pixel::Other };
            let place = [x, y].map(|at| at as f64 / LINE - rim as f64);
            let is_beyond = x >= above.width || y >= above.height;
            if is_beyond || self.is_taken(vertex, place) || (self.is_outside)(place) {
                return Pixel::Other;
            }
            let own = above.point(x, y);
            let to_bare = far(own, bare);
            let nearest = stones.iter().min_by_key(|(_, stone)| far(own, *stone));
            match nearest {
                Some((color, stone)) if far(own, *stone) < to_bare => Pixel::Stone(*color),
                // Paper and hands are not bare, though they may be less like stones.
                Some((_, stone)) if 4 * to_bare > far(bare, *stone) => Pixel::Unlike,
                _ => Pixel::Bare,
            }
        };
        Some(Surroundings::of(shown))
    }

    /// Where a point is in the view from above.
    fn pixel(&self, vertex: Vertex) -> [usize; 2] {
        let (_, rim) = self.above;
        [vertex.x, vertex.y].map(|at| (usize::from(at) + rim) * SIDE)
    }

    /// The usual colour of what is surely of this kind near a point.
    fn usual_near(&self, vertex: Vertex, kind: Option<Color>) -> Option<[u8; 3]> {
        let alike = |&other: &Vertex| {
            other != vertex && self.board.get(other) == kind && self.certainty(other) >= SURE
        };
        let mut near: Vec<Vertex> = self.board.size().vertices().filter(alike).collect();
        near.sort_by_key(|other| other.x.abs_diff(vertex.x) + other.y.abs_diff(vertex.y));
        near.truncate(NEARBY);
        let places: Vec<[usize; 2]> = near.into_iter().map(|other| self.pixel(other)).collect();
        usual(self.above.0, SIDE, &places)
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

/// What a pixel shows.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Pixel {
    /// Nothing about this point: it is outside the picture, or belongs to another stone.
    Other,
    /// The board.
    Bare,
    Stone(Color),
    /// None of these.
    Unlike,
}

/// What the pixels around a point show: those that show the same, in rows of bits.
pub(super) struct Surroundings {
    other: Rows,
    bare: Rows,
    stones: [Rows; 2],
}

/// How much a place looks like a stone.
#[derive(Clone, Copy)]
pub(super) struct Likeness {
    /// At most 1, and 0 if too little is visible.
    pub(super) score: f64,
    /// The place, in lines from the point across and down.
    pub(super) off: Place,
}

impl Likeness {
    /// The likelier is the greater; of equals the one nearer to its point.
    pub(super) fn order(&self, other: &Self) -> Ordering {
        let far = |one: &Self| distance(one.off, [0.0; 2]);
        self.score.total_cmp(&other.score).then_with(|| far(other).total_cmp(&far(self)))
    }
}

impl Surroundings {
    fn of(shown: impl Fn(Offset) -> Pixel) -> Self {
        let mut all = Self { other: EMPTY, bare: EMPTY, stones: [EMPTY; 2] };
        for off in all_offsets() {
            let rows = match shown(off) {
                Pixel::Other => &mut all.other,
                Pixel::Bare => &mut all.bare,
                Pixel::Stone(color) => &mut all.stones[color as usize],
                Pixel::Unlike => continue,
            };
            add(rows, off);
        }
        all
    }

    /// The share of the point that is bare board.
    pub(super) fn bare(&self) -> f64 {
        STONE.inside.share([0, 0], &self.bare)
    }

    /// The place within so many lines of the point that looks most like a stone of a colour.
    pub(super) fn best(&self, color: Color, within: f64) -> Likeness {
        let near = STONE.places.iter().map(|&off| (off, off.map(|off| f64::from(off) / LINE)));
        let near = near.filter(|(_, lines)| distance(*lines, [0.0; 2]) < within);
        let scored =
            near.map(|(off, lines)| Likeness { score: self.score(off, color), off: lines });
        scored.max_by(Likeness::order).unwrap_or(Likeness { score: 0.0, off: [0.0; 2] })
    }

    /// How much what lies around a place looks like a stone with the board beside it.
    fn score(&self, place: Offset, color: Color) -> f64 {
        let seen = |shape: &Shape| 1.0 - shape.share(place, &self.other);
        let like = |shape: &Shape| shape.share(place, &self.stones[color as usize]);
        let visible = seen(&STONE.inside);
        if visible < LEAST_SEEN {
            return 0.0;
        }
        let inside = like(&STONE.inside) / visible * (visible / ENOUGH_SEEN).min(1.0);
        let beside = like(&STONE.beside);
        if beside == 0.0 { inside } else { inside - AGAINST * beside / seen(&STONE.beside) }
    }
}

/// Pixels from line to line.
const SIDE: usize = LINE as usize;
/// How far the surroundings of a point reach, in pixels: to what is beside a stone as far off as can be.
const MIDDLE: i32 = ((REACH + BESIDE[1]) * LINE) as i32 + 1;
/// Their side, in pixels: fewer than there are bits in a row.
const WINDOW: i32 = 2 * MIDDLE + 1;

/// A pixel's place from another's, across and down.
type Offset = [i32; 2];

/// Pixels of the surroundings, in rows of bits.
type Rows = [u64; WINDOW as usize];
const EMPTY: Rows = [0; WINDOW as usize];

/// Adds a pixel.
fn add(rows: &mut Rows, [x, y]: Offset) {
    rows[(MIDDLE + y) as usize] |= 1 << (MIDDLE + x);
}

/// Pixels around a place: how many, and their rows from the place.
struct Shape {
    count: u32,
    rows: Vec<(i32, u64)>,
}

impl Shape {
    fn of(offsets: impl Iterator<Item = Offset>) -> Self {
        let mut rows = EMPTY;
        offsets.for_each(|off| add(&mut rows, off));
        let rows: Vec<(i32, u64)> =
            (-MIDDLE..).zip(rows).filter(|(_, pixels)| *pixels != 0).collect();
        Self { count: rows.iter().map(|(_, pixels)| pixels.count_ones()).sum(), rows }
    }

    /// The share of its pixels around a place that are among these.
    fn share(&self, [across, down]: Offset, shown: &Rows) -> f64 {
        let among = self.rows.iter().map(|(row, pixels)| {
            let moved = if across < 0 { pixels >> -across } else { pixels << across };
            (moved & shown[(MIDDLE + down + row) as usize]).count_ones()
        });
        f64::from(among.sum::<u32>()) / f64::from(self.count)
    }
}

/// Where a stone may lie, from its point; what is the stone and what is beside it, from its middle.
struct Stone {
    places: Vec<Offset>,
    inside: Shape,
    beside: Shape,
}

static STONE: LazyLock<Stone> = LazyLock::new(|| {
    // The offsets from so many lines on to fewer than so many.
    let offsets = |[from, to]: [f64; 2]| {
        let far = |off: &Offset| distance(off.map(|off| f64::from(off) / LINE), [0.0; 2]);
        all_offsets().filter(move |off| (from..to).contains(&far(off)))
    };
    Stone {
        places: offsets([0.0, REACH]).collect(),
        inside: Shape::of(offsets([0.0, INSIDE])),
        beside: Shape::of(offsets(BESIDE)),
    }
});

/// The offsets within the surroundings of a point, row by row.
fn all_offsets() -> impl Iterator<Item = Offset> {
    (-MIDDLE..=MIDDLE).flat_map(|down| (-MIDDLE..=MIDDLE).map(move |across| [across, down]))
}

/// How far two colours are from each other, squared.
fn far(one: [u8; 3], other: [u8; 3]) -> u32 {
    one.into_iter().zip(other).map(|(one, other)| u32::from(one.abs_diff(other)).pow(2)).sum()
}

#[cfg(test)]
#[path = "../tests/inside/photo_view.rs"]
mod tests;
