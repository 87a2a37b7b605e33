//! A plan of the physical count: the rectangles, and what every stone does.

use super::assignment::{assign, distance};
use super::candidate::Candidates;
use super::sweep::sweep;
use super::{Area, Rectangle, Style};
use crate::fact::facts;
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

/// What a plan does on a vertex.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PlanMark {
    /// The stone here moves, by the handling of this number.
    From(usize),
    /// A stone comes here from elsewhere on the board, by the handling of this number.
    To(usize),
    /// The stone here goes to the bowl.
    ToBowl,
    /// A stone comes here from the bowl.
    FromBowl,
}

impl PlanMark {
    /// The letters of the moves, without those that look like stones; after 24 they begin again.
    const LETTERS: &str = "ABCDEFGHIJKLMNPQRSTUVWYZ";

    /// Its sign: a capital where a stone leaves, the small letter where it arrives, `-` to the
    /// bowl and `+` from it.
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
    /// What to do with a stone.
    pub enum Instruction {
        /// It goes to another vertex.
        Move {
            /// Where it stands.
            from: String,
            /// Where it goes.
            to: String,
            /// The letter it has on the board.
            mark: String,
        } => "plan-move",
        /// It goes to the bowl.
        Lift {
            /// Where it stands.
            from: String,
        } => "plan-lift",
        /// It comes from the bowl.
        Add {
            /// Where it goes.
            to: String,
        } => "plan-add",
    }
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

    /// What to do with a stone, with the letter it has on a board.
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

    /// What happens on a vertex, from the handling numbered so on.
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

    /// How many stones are moved, lifted or added.
    pub const fn handled(&self) -> usize {
        self.handlings.len()
    }

    /// The rectangles as a sum, the largest first: `20 + 10 = 30`.
    pub fn sum(&self) -> String {
        let mut sizes: Vec<usize> = self.rectangles.iter().map(|r| r.points()).collect();
        sizes.sort_unstable_by(|one, other| other.cmp(one));
        let terms: Vec<String> = sizes.iter().map(ToString::to_string).collect();
        match terms.len() {
            0 | 1 => self.vacant().to_string(),
            _ => format!("{} = {}", terms.join(" + "), self.vacant()),
        }
    }

    /// The stones in piles of ten: `10, 20, 30, 34`; only the last piles of many.
    pub fn piles(&self) -> String {
        let stones = self.stones.len();
        let mut piles: Vec<String> =
            (1..=stones / 10).map(|tens| (tens * 10).to_string()).collect();
        if !stones.is_multiple_of(10) || stones == 0 {
            piles.push(stones.to_string());
        }
        if piles.len() > 8 {
            piles.splice(3..piles.len() - 2, ["…".to_owned()]);
        }
        piles.join(", ")
    }

    /// How many stones move on the board, go to the bowl and come from it.
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
