//! A plan of the physical count: the rectangles, and what every stone does.

use super::assignment::{assign, distance};
use super::candidate::Candidates;
use super::sweep::sweep;
use super::{Area, Rectangle, Style};
use crate::goban::{Vertex, VertexSet};

/// What is done with a stone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Handling {
    /// It goes to another vertex.
    Move(Vertex, Vertex),
    /// It goes to the bowl.
    Lift(Vertex),
    /// It comes from the bowl.
    Add(Vertex),
}

/// How an area is made countable: rectangles of vacant points, the rest filled with stones.
///
/// It never changes the side's total: a vacant point filled and a stone are each one point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The rectangles left vacant, from the top left.
    pub rectangles: Vec<Rectangle>,
    /// What is done, one stone after the other: moves first, the shortest before.
    pub handlings: Vec<Handling>,
    /// The side's stones when all is done.
    pub stones: VertexSet,
    /// Whether it is proven that no plan handles fewer stones, nor as few with fewer rectangles.
    pub optimal: bool,
}

impl Plan {
    /// The plan for an area that handles the fewest stones; of these, one with the fewest
    /// rectangles; of these, the one with the shortest ways among those compared.
    ///
    /// *Handled* counts a stone moved on the board once, like one to or from the bowl. Where the
    /// search for the proof takes too long, a good plan is given with `optimal` false.
    pub fn of(area: &Area, style: Style) -> Self {
        let candidates = Candidates::of(area, style);
        let found = sweep(&candidates, style);
        let plans = found.plans.into_iter();
        let best = plans
            .map(|rectangles| Self::with(area, rectangles, found.optimal))
            .min_by_key(Self::way);
        best.unwrap_or_else(|| Self::with(area, Vec::new(), false))
    }

    /// The plan that leaves just these rectangles vacant.
    fn with(area: &Area, rectangles: Vec<Rectangle>, optimal: bool) -> Self {
        let mut vacant = VertexSet::new(area.size());
        for rectangle in &rectangles {
            vacant.extend(rectangle.vertices());
        }
        let lifts: Vec<Vertex> =
            area.stones().iter().filter(|&stone| vacant.contains(stone)).collect();
        let adds: Vec<Vertex> =
            area.vacant().iter().filter(|&point| !vacant.contains(point)).collect();
        let mut pairs: Vec<(Vertex, Vertex)> =
            assign(&lifts, &adds).into_iter().map(|(from, to)| (lifts[from], adds[to])).collect();
        pairs.sort_by_key(|&(from, to)| (distance(from, to), from, to));
        let moved = |vertex: Vertex| pairs.iter().any(|&(from, to)| from == vertex || to == vertex);
        let mut handlings: Vec<Handling> =
            pairs.iter().map(|&(from, to)| Handling::Move(from, to)).collect();
        handlings.extend(lifts.iter().filter(|&&v| !moved(v)).map(|&v| Handling::Lift(v)));
        handlings.extend(adds.iter().filter(|&&v| !moved(v)).map(|&v| Handling::Add(v)));
        let mut plan = Self { rectangles, handlings, stones: *area.stones(), optimal };
        plan.stones = plan.stones_after(area, plan.handlings.len());
        plan
    }

    /// The side's stones after the first so many handlings.
    pub fn stones_after(&self, area: &Area, done: usize) -> VertexSet {
        let mut stones = *area.stones();
        for handling in self.handlings.iter().take(done) {
            let (gone, come) = match *handling {
                Handling::Move(from, to) => (Some(from), Some(to)),
                Handling::Lift(from) => (Some(from), None),
                Handling::Add(to) => (None, Some(to)),
            };
            if let Some(vertex) = gone {
                stones.remove(vertex);
            }
            if let Some(vertex) = come {
                stones.insert(vertex);
            }
        }
        stones
    }

    /// How many stones are moved, lifted or added.
    pub const fn handled(&self) -> usize {
        self.handlings.len()
    }

    /// How many points are left vacant.
    pub fn vacant(&self) -> usize {
        self.rectangles.iter().map(|rectangle| rectangle.points()).sum()
    }

    /// The points left vacant.
    pub fn vacant_points(&self) -> VertexSet {
        let mut points = VertexSet::new(self.stones.size());
        points.extend(self.rectangles.iter().flat_map(|rectangle| rectangle.vertices()));
        points
    }

    /// How far the stones moved go in all, along the lines.
    pub fn way(&self) -> i64 {
        let way = |handling: &Handling| match *handling {
            Handling::Move(from, to) => distance(from, to),
            Handling::Lift(_) | Handling::Add(_) => 0,
        };
        self.handlings.iter().map(way).sum()
    }
}
