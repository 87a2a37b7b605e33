//! Whether a board ends where it was found to end, or is cut off by the picture.

use super::found::{Found, LINE};
use super::homography::Place;
use super::photograph::Photograph;
use shuzi_core::fact::Value;
use shuzi_core::goban::Vertex;

/// A side of the board as it lies in the picture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Edge {
    /// The side farthest up.
    Top,
    /// The right one.
    Right,
    /// The side farthest down.
    Bottom,
    /// The left one.
    Left,
}

impl From<Edge> for Value {
    fn from(edge: Edge) -> Self {
        let name = match edge {
            Edge::Top => "top",
            Edge::Right => "right",
            Edge::Bottom => "bottom",
            Edge::Left => "left",
        };
        Self::Text(name.to_owned())
    }
}

impl Edge {
    const ALL: [Self; 4] = [Self::Top, Self::Right, Self::Bottom, Self::Left];

    /// A place so many lines outside this edge of a board, beside its line `along`.
    fn outside(self, last: f64, along: f64, out: f64) -> Place {
        match self {
            Self::Top => [along, -out],
            Self::Right => [last + out, along],
            Self::Bottom => [along, last + out],
            Self::Left => [-out, along],
        }
    }
}

/// How far outside the last line the lines are looked for, in lines: nearer than coordinates stand.
const NEAR: [f64; 3] = [0.2, 0.28, 0.36];
/// How far from a line its surroundings are.
const BESIDE: f64 = 0.3;
/// The least contrast of lines to tell where they end, in steps of brightness of 255.
const LEAST_CONTRAST: f64 = 4.0;
/// If lines are at least this strong outside, compared with inside, they go on.
const GOES_ON: f64 = 0.5;

/// The first edge at which the picture ends, or beyond which the lines go on. `above` is the board seen
/// from straight above, with `rim` lines around it.
pub(super) fn cut_edge(
    picture: &Photograph,
    found: &Found,
    (above, rim): (&Photograph, usize),
    is_empty: impl Fn(Vertex) -> bool,
) -> Option<Edge> {
    let brightness = |place: Place| {
        let [x, y] = place.map(|at| ((at + rim as f64) * LINE) as usize);
        let [x, y] = [x.min(above.width - 1), y.min(above.height - 1)];
        above.point(x, y).into_iter().map(f64::from).sum::<f64>() / 3.0
    };
    let lines = found.lines;
    let last = (lines - 1) as f64;
    let is_cut = |edge: &Edge| {
        let shown = (0..lines).filter(|&line| {
            found.beyond(picture, edge.outside(last, line as f64, NEAR[NEAR.len() - 1])) <= 0.0
        });
        if shown.clone().count() * 2 < lines {
            return true;
        }
        // How much darker than its surroundings a line is, outside and inside.
        let contrast = |line: usize, out: f64| {
            let at = |off: f64| brightness(edge.outside(last, line as f64 + off, out));
            f64::midpoint(at(-BESIDE), at(BESIDE)) - at(0.0)
        };
        let bare = shown.filter(|&line| {
            let node = |out: f64| {
                let [x, y] = edge.outside(last, line as f64, out).map(|at| at as u8);
                Vertex::new(x, y)
            };
            line > 0 && line + 1 < lines && [0.0, -1.0].into_iter().map(node).all(&is_empty)
        });
        let (mut count, mut sums) = (0, [0.0; 2]);
        for line in bare {
            count += 1;
            for out in NEAR {
                sums[0] += contrast(line, out);
                sums[1] += contrast(line, -out);
            }
        }
        let [outside, inside] = sums.map(|sum| sum / (f64::from(count) * NEAR.len() as f64));
        count >= 3 && inside.abs() > LEAST_CONTRAST && outside / inside > GOES_ON
    };
    Edge::ALL.into_iter().find(is_cut)
}
