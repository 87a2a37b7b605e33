//! A side's area that the player rearranges until its vacant points are whole tens.

use crate::goban::{Board, Color, Vertex, VertexSet};
use crate::reshape::{Area, Plan, Rectangle, Style};

use super::FinishedPosition;
use crate::counting::Settled;

/// An area to rearrange.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shape {
    side: Color,
    area: Area,
    plan: Plan,
    board: Board,
}

/// What became of an area.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shaped {
    /// The points left vacant.
    pub vacant: usize,
    /// The side's stones.
    pub stones: usize,
    /// The stones moved, taken off or added; a stone moved counts once.
    pub handled: usize,
    /// Whether the vacant points are rectangles of whole tens.
    pub is_in_tens: bool,
}

impl Shape {
    /// A side of a finished position.
    pub(super) fn of(position: &FinishedPosition, side: Color) -> Self {
        let settled = Settled::of(&position.board, &position.dead);
        let area = settled.area(side);
        let plan = Plan::of(&area, Style::Tens);
        Self { side, area, plan, board: settled.board().clone() }
    }

    /// Whether there is something to rearrange in a position: ten vacant points of a side, and no
    /// seki, which is filled before.
    pub(super) fn is_worth_it(position: &FinishedPosition) -> bool {
        let settled = Settled::of(&position.board, &position.dead);
        let has_ten = |side| settled.count(side).vacant().is_some_and(|vacant| vacant >= 10);
        settled.seki().is_empty() && Color::BOTH.into_iter().any(has_ten)
    }

    /// The side.
    pub const fn side(&self) -> Color {
        self.side
    }

    /// Its area.
    pub const fn area(&self) -> &Area {
        &self.area
    }

    /// The board before anything is moved, without dead stones.
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The plan that handles the fewest stones.
    pub const fn plan(&self) -> &Plan {
        &self.plan
    }

    /// The points where the plan's result differs from the board.
    pub fn changes(&self) -> VertexSet {
        let mut changes = VertexSet::new(self.area.size());
        let (before, after) = (self.area.stones(), &self.plan.stones);
        changes.extend(before.iter().filter(|&at| !after.contains(at)));
        changes.extend(after.iter().filter(|&at| !before.contains(at)));
        changes
    }

    /// Whether a stone may be put or taken here.
    pub fn contains(&self, vertex: Vertex) -> bool {
        self.area.contains(vertex)
    }

    /// The board once the side's stones are put or taken at these points.
    pub fn board_after(&self, changes: &VertexSet) -> Board {
        let mut board = self.board.clone();
        for at in changes.iter().filter(|&at| self.area.contains(at)) {
            let stone = (!self.area.stones().contains(at)).then_some(self.side);
            board.set(at, stone);
        }
        board
    }

    /// What becomes of the area by these changes.
    pub fn after(&self, changes: &VertexSet) -> Shaped {
        let stones = self.area.stones();
        let inside = || changes.iter().filter(|&at| self.area.contains(at));
        let lifted = inside().filter(|&at| stones.contains(at)).count();
        let added = inside().count() - lifted;
        let mut vacant = *self.area.vacant();
        for at in inside() {
            if stones.contains(at) {
                vacant.insert(at);
            } else {
                vacant.remove(at);
            }
        }
        Shaped {
            vacant: vacant.len(),
            stones: stones.len() + added - lifted,
            handled: lifted.max(added),
            is_in_tens: is_in_tens(&vacant),
        }
    }

    /// The most stones that may be handled for a right answer: half as many again as the plan
    /// needs, and two.
    pub fn most(&self) -> usize {
        self.plan.handled() * 3 / 2 + 2
    }
}

/// Whether points can be divided into rectangles of whole tens.
fn is_in_tens(points: &VertexSet) -> bool {
    // The first point in row-major order is the top left corner of its rectangle.
    let Some(at) = points.iter().next() else { return true };
    let size = points.size();
    let (most_wide, most_high) = (size.width() - at.x, size.height() - at.y);
    for width in 1..=most_wide {
        for height in 1..=most_high {
            let rectangle = Rectangle { at, width, height };
            if !rectangle.points().is_multiple_of(10) {
                continue;
            }
            if !rectangle.vertices().all(|vertex| points.contains(vertex)) {
                continue;
            }
            let mut rest = *points;
            rectangle.vertices().for_each(|vertex| {
                rest.remove(vertex);
            });
            if is_in_tens(&rest) {
                return true;
            }
        }
    }
    false
}

#[cfg(test)]
#[path = "../../tests/inside/practice_shape.rs"]
mod tests;
