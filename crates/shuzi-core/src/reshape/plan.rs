//! A plan for the physical count: the rectangles, and what happens to each stone.

use super::assignment::{assign, distance};
use super::candidate::Candidates;
use super::sweep::sweep;
use super::{Area, Rectangle, Style};
use crate::fact::facts;
use crate::goban::{Vertex, VertexSet};

/// How to handle a stone.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/plan.md"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Handling {
    /// Move it from one vertex to another.
    Move(Vertex, Vertex),
    /// Take it off the board to the bowl.
    Lift(Vertex),
    /// Add it from the bowl.
    Add(Vertex),
}

/// What a plan does at a vertex.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/plan.md"))]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlanMark {
    /// The stone here moves away; the index of the handling.
    From(usize),
    /// A stone from elsewhere on the board moves here; the index of the handling.
    To(usize),
    /// The stone here goes to the bowl.
    ToBowl,
    /// A stone from the bowl goes here.
    FromBowl,
}

impl PlanMark {
    /// The letters of the moves, without `O` and `X`, which look like stones; they repeat after 24.
    const LETTERS: &str = "ABCDEFGHIJKLMNPQRSTUVWYZ";

    /// Its character: a capital letter where a stone leaves, the small letter where it arrives, `-`
    /// to the bowl and `+` from it.
    pub fn sign(self) -> &'static str {
        let letter = |letters: &'static str, number: usize| {
            let at = number % letters.len();
            &letters[at..=at]
        };
        match self {
            Self::From(number) => letter(Self::LETTERS, number),
            Self::To(number) => letter("abcdefghijklmnpqrstuvwyz", number),
            Self::ToBowl => "-",
            Self::FromBowl => "+",
        }
    }
}

facts! {
    /// An instruction for one stone.
    #[cfg_attr(not(doctest), doc = include_str!("../../docs/plan.md"))]
    pub enum Instruction {
        /// Move it to another vertex.
        Move { from: String, to: String, mark: String } => "plan-move",
        /// Take it off to the bowl.
        Lift { from: String } => "plan-lift",
        /// Add it from the bowl.
        Add { to: String } => "plan-add",
    }
}

/// How to arrange an area for counting: rectangles of vacant points, everything else filled with
/// stones.
///
/// A plan never changes the side's total: a stone counts one point, and so does a vacant point.
#[cfg_attr(not(doctest), doc = include_str!("../../docs/plan.md"))]
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The rectangles left vacant, in row-major order of their top left points.
    pub rectangles: Vec<Rectangle>,
    /// The steps in order, one stone each: moves first, the shortest before the others.
    pub handlings: Vec<Handling>,
    /// The side's stones at the end.
    pub stones: VertexSet,
    /// Whether it is proven that no plan handles fewer stones, or as few with fewer rectangles.
    pub optimal: bool,
}

impl Plan {
    /// Returns the plan that handles the fewest stones, then has the fewest rectangles; of the
    /// plans compared, the one with the shortest distances.
    ///
    /// A stone moved on the board counts once, like one to or from the bowl. If the proof would
    /// take too long, returns a good plan with `optimal` false.
    pub fn of(area: &Area, style: Style) -> Self {
        let candidates = Candidates::of(area, style);
        let found = sweep(&candidates, style);
        let plans = found.plans.into_iter();
        let best = plans
            .map(|rectangles| Self::with(area, rectangles, found.optimal))
            .min_by_key(Self::way);
        best.unwrap_or_else(|| Self::with(area, Vec::new(), false))
    }

    /// The plan that leaves exactly these rectangles vacant.
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

    /// The side's stones after the first `done` handlings.
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

    /// The instruction for a handling, with its letter on the board.
    pub fn instruction(&self, handling: Handling) -> Instruction {
        let name = |vertex: Vertex| vertex.name(self.stones.size());
        match handling {
            Handling::Move(from, to) => {
                let mark = self.mark(from, 0).map_or("", PlanMark::sign).to_owned();
                Instruction::Move { from: name(from), to: name(to), mark }
            }
            Handling::Lift(from) => Instruction::Lift { from: name(from) },
            Handling::Add(to) => Instruction::Add { to: name(to) },
        }
    }

    /// What happens at a vertex, from the handling with index `from` onward.
    pub fn mark(&self, vertex: Vertex, from: usize) -> Option<PlanMark> {
        let ahead = self.handlings.iter().enumerate().skip(from);
        ahead.into_iter().find_map(|(number, handling)| match *handling {
            Handling::Move(stone, _) if stone == vertex => Some(PlanMark::From(number)),
            Handling::Move(_, place) if place == vertex => Some(PlanMark::To(number)),
            Handling::Lift(stone) if stone == vertex => Some(PlanMark::ToBowl),
            Handling::Add(place) if place == vertex => Some(PlanMark::FromBowl),
            _ => None,
        })
    }

    /// The number of stones moved, lifted or added.
    pub const fn handled(&self) -> usize {
        self.handlings.len()
    }

    /// The sizes of the rectangles in points as a sum, largest first: `20 + 10 = 30`.
    pub fn sum(&self) -> String {
        let terms = terms(self.rectangles.iter());
        match terms.len() {
            0 | 1 => self.vacant().to_string(),
            _ => format!("{} = {}", terms.join(" + "), self.vacant()),
        }
    }

    /// The sizes in points of the rectangles that are closed after the first `done` handlings, as
    /// the beginning of a sum: `20 + 10 + …`; `None` while none is.
    pub fn sum_after(&self, area: &Area, done: usize) -> Option<String> {
        let (stones, vacant) = (self.stones_after(area, done), self.vacant_points());
        let is_open = |vertex: Vertex| {
            let around = area.size().neighbors(vertex).filter(|&at| area.contains(at));
            around.into_iter().any(|at| !vacant.contains(at) && !stones.contains(at))
        };
        let is_closed = |rectangle: &&Rectangle| {
            rectangle.vertices().all(|vertex| !stones.contains(vertex) && !is_open(vertex))
        };
        let terms = terms(self.rectangles.iter().filter(is_closed));
        (!terms.is_empty()).then(|| format!("{} + …", terms.join(" + ")))
    }

    /// The stones in piles of ten: `10, 20, 30, 34`. Long lists are shortened in the middle.
    pub fn piles(&self) -> Vec<String> {
        let stones = self.stones.len();
        let mut piles: Vec<String> =
            (1..=stones / 10).map(|tens| (tens * 10).to_string()).collect();
        if !stones.is_multiple_of(10) || stones == 0 {
            piles.push(stones.to_string());
        }
        if piles.len() > 8 {
            piles.splice(3..piles.len() - 2, ["…".to_owned()]);
        }
        piles
    }

    /// The number of stones moved, lifted and added, in this order.
    pub fn tally(&self) -> [usize; 3] {
        let mut tally = [0; 3];
        for handling in &self.handlings {
            tally[match handling {
                Handling::Move(..) => 0,
                Handling::Lift(_) => 1,
                Handling::Add(_) => 2,
            }] += 1;
        }
        tally
    }

    /// The number of points left vacant.
    pub fn vacant(&self) -> usize {
        self.rectangles.iter().map(|rectangle| rectangle.points()).sum()
    }

    /// The points left vacant.
    pub fn vacant_points(&self) -> VertexSet {
        VertexSet::of(
            self.stones.size(),
            self.rectangles.iter().flat_map(|rectangle| rectangle.vertices()),
        )
    }

    /// The total distance of all moves along the lines, in points.
    pub fn way(&self) -> i64 {
        let way = |handling: &Handling| match *handling {
            Handling::Move(from, to) => distance(from, to),
            Handling::Lift(_) | Handling::Add(_) => 0,
        };
        self.handlings.iter().map(way).sum()
    }
}

/// The sizes of rectangles in points, largest first.
fn terms<'a>(rectangles: impl Iterator<Item = &'a Rectangle>) -> Vec<String> {
    let mut sizes: Vec<usize> = rectangles.map(|rectangle| rectangle.points()).collect();
    sizes.sort_unstable_by(|one, other| other.cmp(one));
    sizes.iter().map(ToString::to_string).collect()
}
