//! The rectangles that a plan may leave vacant.

use std::str::FromStr;

use super::{Area, Rectangle};
use crate::fact::{Message, words};
use crate::goban::{Size, Vertex};
use crate::typed::one_of;

words! {
    /// Which rectangles to make.
    #[cfg_attr(not(doctest), doc = include_str!("../../docs/plan.md"))]
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
    pub enum Style {
        /// Rectangles of a multiple of ten points each; all other vacant points are filled.
        #[default]
        Tens => "tens",
        /// Rectangles of any size (Mays, Tables 9 to 13), for small boards and territories: the fewest
        /// stones handled plus rectangles.
        Rectangles => "rectangles",
    }
}

impl FromStr for Style {
    type Err = Message;

    fn from_str(text: &str) -> Result<Self, Message> {
        one_of(text, &Self::ALL.map(|style| (style.as_str(), style)))
    }
}

impl Style {
    /// The size of each rectangle in points is a multiple of this.
    pub const fn unit(self) -> usize {
        match self {
            Self::Tens => 10,
            Self::Rectangles => 1,
        }
    }

    /// The cost of a rectangle itself, in stones handled. Other sizes must be multiplied out, but
    /// ten or twenty points are seen at a glance.
    pub const fn cost(self) -> u16 {
        match self {
            Self::Tens => 0,
            Self::Rectangles => 1,
        }
    }
}

/// The area as the sweep sees it: no wider than high, with each rectangle listed at its top left
/// point.
pub(super) struct Candidates {
    pub(super) width: usize,
    pub(super) height: usize,
    transposed: bool,
    /// For each point in row-major order, whether it may be part of a rectangle.
    pub(super) inside: Vec<bool>,
    /// For each point in row-major order, whether it is vacant now.
    pub(super) vacant: Vec<bool>,
    /// For each point in row-major order, the rectangles with this top left point.
    pub(super) starting: Vec<Vec<Candidate>>,
}

/// A rectangle that may be left vacant, in the orientation of the sweep.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    pub(super) rectangle: Rectangle,
    /// Points already vacant; at least one.
    pub(super) kept: u16,
    /// Stones that must be lifted from it.
    pub(super) lifted: u16,
    /// Its own cost, in stones handled.
    pub(super) cost: u16,
}

impl Candidate {
    /// The gain over filling its vacant points, in stones: points filled plus stones lifted. Its
    /// own cost counts in both.
    pub(super) fn gain(&self) -> i32 {
        i32::from(self.kept) - i32::from(self.lifted) - 2 * i32::from(self.cost)
    }
}

impl Candidates {
    /// All rectangles in the area that the style allows and that contain a vacant point.
    pub(super) fn of(area: &Area, style: Style) -> Self {
        let size = area.size();
        let transposed = size.width() > size.height();
        let turn = |vertex: Vertex| {
            if transposed { Vertex::new(vertex.y, vertex.x) } else { vertex }
        };
        let size = if transposed { size.transposed() } else { size };
        let allowed = |vertex| area.may_be_vacant(turn(vertex));
        let vacant: Vec<bool> =
            size.vertices().map(|vertex| area.vacant().contains(turn(vertex))).collect();
        let starting =
            size.vertices().map(|at| starting_at(at, size, &allowed, &vacant, style)).collect();
        Self {
            width: usize::from(size.width()),
            height: usize::from(size.height()),
            transposed,
            inside: size.vertices().map(allowed).collect(),
            vacant,
            starting,
        }
    }

    /// A rectangle in the orientation of the board.
    pub(super) const fn on_board(&self, rectangle: Rectangle) -> Rectangle {
        if self.transposed { rectangle.transposed() } else { rectangle }
    }
}

fn starting_at(
    at: Vertex,
    size: Size,
    allowed: &impl Fn(Vertex) -> bool,
    vacant: &[bool],
    style: Style,
) -> Vec<Candidate> {
    let mut found = Vec::new();
    let mut widest = size.width() - at.x;
    // The vacant points in the first columns, over all rows so far.
    let mut kept = vec![0_u16; usize::from(widest) + 1];
    for height in 1..=size.height() - at.y {
        let y = at.y + height - 1;
        let row = (0..widest).take_while(|&x| allowed(Vertex::new(at.x + x, y))).count();
        widest = u8::try_from(row).unwrap_or(widest);
        if widest == 0 {
            break;
        }
        let mut in_row = 0;
        for width in 1..=widest {
            in_row += u16::from(vacant[size.index(Vertex::new(at.x + width - 1, y))]);
            kept[usize::from(width)] += in_row;
            let rectangle = Rectangle { at, width, height };
            let kept = kept[usize::from(width)];
            if kept > 0 && rectangle.points().is_multiple_of(style.unit()) {
                let points = u16::from(width) * u16::from(height);
                found.push(Candidate {
                    rectangle,
                    kept,
                    lifted: points - kept,
                    cost: style.cost(),
                });
            }
        }
    }
    found
}
