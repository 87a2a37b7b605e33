//! The search for the fewest stones handled: one sweep over the board, row by row.
//!
//! A state remembers only what still matters ahead of the sweep: for each column, the row where its
//! rectangle ends. Of two partial plans that agree in this, only the cheaper needs to be kept. The
//! cost is bounded. The bound starts at what the number of points makes necessary and rises until a
//! plan fits, so the first plan that fits is the best; low bounds keep the number of states small.

use rustc_hash::FxHashMap;

use super::candidate::Candidates;
use super::prices::Prices;
use super::{Rectangle, Style};

/// The most steps of all sweeps together before the proof is given up.
const MOST_STEPS: usize = 28_000_000;
/// The most states carried from row to row after the proof is given up, on a 19×19 board; fewer on
/// larger boards.
const BEAM: usize = 400;
/// The number of steps after which better bounds are worth computing.
const WORTH_PRICING: usize = 100_000;
/// The most plans of equal cost to return.
const MOST_PLANS: usize = 48;

/// The plans found; if `optimal`, no plan costs less, or as little with fewer rectangles.
pub(super) struct Found {
    /// Plans of equal cost, as lists of rectangles.
    pub(super) plans: Vec<Vec<Rectangle>>,
    pub(super) optimal: bool,
}

/// Finds the plans with the fewest stones handled, then the fewest rectangles.
pub(super) fn sweep(candidates: &Candidates, style: Style) -> Found {
    let vacant = candidates.vacant.iter().filter(|&&vacant| vacant).count();
    let vacant = u16::try_from(vacant).unwrap_or(u16::MAX);
    let unit = u16::try_from(style.unit()).unwrap_or(1);
    // The points left vacant are a multiple of the unit, so at least this many stones are added or
    // removed.
    let least = (vacant % unit).min((unit - vacant % unit) % unit);
    let mut steps = 0;
    let rectangles: usize = candidates.starting.iter().map(Vec::len).sum();
    let mut prices = None;
    let mut bound = least;
    while bound <= vacant {
        if steps > WORTH_PRICING && prices.is_none() {
            prices = Some(Prices::of(candidates, STONE));
        }
        if let Some(prices) = &prices {
            // Vacant points that cannot be gained must be handled.
            let gain = prices.total() / STONE;
            let handled = u32::from(vacant).saturating_sub(gain) + u32::from(least);
            bound = bound.max(u16::try_from(handled / 2).unwrap_or(bound)).min(vacant);
        }
        let mut sweep = Sweep::new(candidates, bound, least, prices.as_ref());
        steps += rectangles;
        match sweep.run(&mut steps, MOST_STEPS, usize::MAX) {
            Some(plans) if plans.is_empty() => bound += 1,
            Some(plans) => return Found { plans, optimal: true },
            None => break,
        }
    }
    // Too slow to prove: take the best plan of a narrow sweep. Filling everything always fits.
    let mut sweep = Sweep::new(candidates, vacant, 0, prices.as_ref());
    let beam = (BEAM * 361 / candidates.vacant.len().max(1)).clamp(20, BEAM);
    let plans = sweep.run(&mut 0, usize::MAX, beam).unwrap_or_default();
    Found { plans, optimal: false }
}

/// Shares per stone, the unit of lower bounds.
const STONE: u32 = 1 << 13;

/// Bits per column: for rows up to 52, and one more.
const COLUMN_BITS: usize = 6;
const COLUMN_MASK: u128 = (1 << COLUMN_BITS) - 1;
/// Columns per word.
const COLUMNS_A_WORD: usize = 128 / COLUMN_BITS;

/// The row where the last rectangle of each column ends (exclusive); 0 if it no longer matters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
struct Memory([u128; 3]);

impl Memory {
    fn end(&self, x: usize) -> usize {
        let bits = self.0[x / COLUMNS_A_WORD] >> (x % COLUMNS_A_WORD * COLUMN_BITS) & COLUMN_MASK;
        usize::try_from(bits).unwrap_or(0)
    }

    fn set_end(&mut self, x: usize, row: usize) {
        let shift = x % COLUMNS_A_WORD * COLUMN_BITS;
        let word = &mut self.0[x / COLUMNS_A_WORD];
        *word = *word & !(COLUMN_MASK << shift) | (row as u128) << shift;
    }
}

/// A partial plan: everything behind the sweep, and the rectangles already begun.
#[derive(Clone, Copy, Debug)]
struct State {
    memory: Memory,
    /// Vacant points filled behind the sweep, plus the cost of the rectangles themselves.
    added: u16,
    /// Stones lifted, including those ahead in rectangles already begun, plus the cost of the
    /// rectangles themselves.
    lifted: u16,
    rectangles: u16,
    /// A lower bound for the cost of the vacant points ahead, in shares of a stone.
    ahead: u32,
    /// The gain of the rectangles begun plus the most that those ahead can gain, in shares of a
    /// stone.
    gain: i32,
    /// Its rectangles, as an index into the choices.
    choice: u32,
}

impl State {
    const fn is_no_worse(&self, other: &Self) -> bool {
        self.added <= other.added
            && self.lifted <= other.lifted
            && self.rectangles <= other.rectangles
    }

    const fn handled(&self) -> u16 {
        if self.added > self.lifted { self.added } else { self.lifted }
    }

    /// A lower bound for points filled plus stones lifted, in shares of a stone.
    fn least(&self) -> u32 {
        u32::from(self.added + self.lifted) * STONE + self.ahead
    }
}

/// A rectangle that may begin at a point, with its costs.
struct SweepStart {
    rectangle: Rectangle,
    /// Its own cost, in stones handled.
    cost: u16,
    /// Its own cost plus the stones lifted from it.
    lifted: u16,
    /// The lower bound for the cost of its vacant points, in shares of a stone.
    share: u32,
    /// The prices it pays minus its gain, in shares of a stone.
    overpaid: i32,
}

/// Keeps the `most` most promising states.
fn narrow(states: &mut Vec<State>, most: usize, vacant: i32) {
    if states.len() > most {
        states.sort_by_key(|state| {
            (signed(state.least()).max(vacant - state.gain), state.rectangles)
        });
        states.truncate(most);
    }
}

fn signed(shares: u32) -> i32 {
    i32::try_from(shares).unwrap_or(i32::MAX)
}

/// How a state got its rectangles.
enum Choice {
    None,
    /// A rectangle added to another choice.
    Begin(Rectangle, u32),
    /// Either of two choices of equal cost.
    Either(u32, u32),
}

struct Sweep<'a> {
    candidates: &'a Candidates,
    bound: u16,
    /// The limit for points filled plus stones lifted, in shares of a stone.
    limit: u32,
    /// The gain the rectangles need to stay within the limit, in shares of a stone.
    least_gain: i32,
    prices: Option<&'a Prices>,
    /// A lower bound for the cost of each vacant point, in shares of a stone.
    shares: Vec<u32>,
    /// The rectangles that may begin at each point within the bound.
    starts: Vec<Vec<SweepStart>>,
    choices: Vec<Choice>,
}

impl<'a> Sweep<'a> {
    fn new(candidates: &'a Candidates, bound: u16, least: u16, prices: Option<&'a Prices>) -> Self {
        let width = candidates.width;
        let index =
            |vertex: crate::goban::Vertex| usize::from(vertex.y) * width + usize::from(vertex.x);
        let mut shares: Vec<u32> =
            candidates.vacant.iter().map(|&vacant| if vacant { STONE } else { 0 }).collect();
        let usable = || {
            candidates
                .starting
                .iter()
                .flatten()
                .filter(|candidate| candidate.lifted + candidate.cost <= bound)
        };
        for candidate in usable() {
            let share = u32::from(candidate.lifted + 2 * candidate.cost) * STONE
                / u32::from(candidate.kept);
            for vertex in candidate.rectangle.vertices() {
                let least = &mut shares[index(vertex)];
                *least = share.min(*least);
            }
        }
        let mut starts: Vec<Vec<SweepStart>> = shares.iter().map(|_| Vec::new()).collect();
        for candidate in usable() {
            let rectangle = candidate.rectangle;
            let share = rectangle.vertices().map(|vertex| shares[index(vertex)]).sum();
            let gain = candidate.gain() * signed(STONE);
            let paid = prices.map_or(0, |prices| prices.paid(rectangle, width));
            starts[index(rectangle.at)].push(SweepStart {
                rectangle,
                cost: candidate.cost,
                lifted: candidate.lifted + candidate.cost,
                share,
                overpaid: signed(paid) - gain,
            });
        }
        // Points filled and stones lifted differ by at least `least`.
        let limit = u32::from(bound * 2 - least.min(bound)) * STONE;
        let vacant = candidates.vacant.iter().map(|&vacant| u32::from(vacant) * STONE).sum();
        Self {
            candidates,
            bound,
            limit,
            least_gain: signed(vacant) - signed(limit),
            prices,
            shares,
            starts,
            choices: vec![Choice::None],
        }
    }

    /// Returns the best plans within the bound, empty if none fits; `None` if it takes too many
    /// steps.
    fn run(&mut self, steps: &mut usize, most: usize, beam: usize) -> Option<Vec<Vec<Rectangle>>> {
        let mut states = vec![State {
            memory: Memory::default(),
            added: 0,
            lifted: 0,
            rectangles: 0,
            ahead: self.shares.iter().sum(),
            gain: self.prices.map_or(0, |prices| signed(prices.total())),
            choice: 0,
        }];
        let vacant = self.least_gain + signed(self.limit);
        for y in 0..self.candidates.height {
            for x in 0..self.candidates.width {
                self.pass(x, y, &mut states);
                narrow(&mut states, beam.saturating_mul(4), vacant);
                let starts = self.starts[y * self.candidates.width + x].len();
                *steps += states.len() * (8 + starts) / 8;
                if *steps > most {
                    return None;
                }
            }
            states = self.merge(states, y + 1);
            narrow(&mut states, beam, vacant);
        }
        let best = states.iter().map(|state| (state.handled(), state.rectangles)).min();
        let mut plans = Vec::new();
        for state in states {
            if Some((state.handled(), state.rectangles)) == best {
                self.unwind(state.choice, &mut Vec::new(), &mut plans);
            }
        }
        Some(plans)
    }

    /// Moves the sweep past a point: it is filled, or in a rectangle already begun, or the top left
    /// point of a new one.
    fn pass(&mut self, x: usize, y: usize, states: &mut Vec<State>) {
        let at = y * self.candidates.width + x;
        let vacant = self.candidates.vacant[at];
        let priced = self.prices.map_or((0, 0), |prices| (prices.left[at], prices.above[at]));
        if !vacant && self.starts[at].is_empty() && priced == (0, 0) {
            return;
        }
        let before = states.len();
        for place in 0..before {
            let state = states[place];
            let free = state.memory.end(x) == 0 && (x == 0 || state.memory.end(x - 1) <= y);
            for start in self.starts[at].iter().filter(|_| free) {
                let end = x + usize::from(start.rectangle.width);
                let open = (x + 1..end).all(|column| state.memory.end(column) == 0)
                    && (end == self.candidates.width || state.memory.end(end) <= y);
                if !open {
                    continue;
                }
                let mut next = State {
                    added: state.added + start.cost,
                    lifted: state.lifted + start.lifted,
                    rectangles: state.rectangles + 1,
                    ahead: state.ahead - start.share,
                    gain: state.gain - start.overpaid,
                    ..state
                };
                if !self.fits(&next) {
                    continue;
                }
                for column in x..end {
                    next.memory.set_end(column, y + usize::from(start.rectangle.height));
                }
                next.choice = u32::try_from(self.choices.len()).unwrap_or(0);
                self.choices.push(Choice::Begin(start.rectangle, state.choice));
                states.push(next);
            }
        }
        let share = self.shares[at];
        for state in &mut states[..before] {
            if state.memory.end(x) > y {
                continue;
            }
            if vacant {
                state.added += 1;
                state.ahead -= share;
            }
            // The prices of pairs behind the sweep that no rectangle touches can no longer be
            // gained.
            if x > 0 && state.memory.end(x - 1) <= y {
                state.gain -= signed(priced.0);
            }
            if state.memory.end(x) < y.max(1) {
                state.gain -= signed(priced.1);
            }
        }
        let this = &*self;
        states.retain(|state| this.fits(state));
    }

    /// Whether a plan that begins like this may stay within the bound.
    fn fits(&self, state: &State) -> bool {
        state.added <= self.bound
            && state.lifted <= self.bound
            && state.least() <= self.limit
            && (self.prices.is_none() || state.gain >= self.least_gain)
    }

    /// Forgets what no longer matters from `row` onward, and keeps the best of the states that are
    /// then equal.
    fn merge(&mut self, states: Vec<State>, row: usize) -> Vec<State> {
        let mut places: FxHashMap<Memory, Vec<usize>> = FxHashMap::default();
        let mut kept: Vec<Option<State>> = Vec::with_capacity(states.len());
        for mut state in states {
            for x in 0..self.candidates.width {
                if state.memory.end(x) < row {
                    state.memory.set_end(x, 0);
                }
            }
            let alike = places.entry(state.memory).or_default();
            let better = alike
                .iter()
                .copied()
                .find(|&place| kept[place].is_some_and(|other| other.is_no_worse(&state)));
            if let Some(place) = better {
                if let Some(other) = &mut kept[place]
                    && state.is_no_worse(other)
                {
                    let either = Choice::Either(other.choice, state.choice);
                    other.choice = u32::try_from(self.choices.len()).unwrap_or(0);
                    self.choices.push(either);
                }
                continue;
            }
            alike.retain(|&place| {
                let worse = kept[place].is_some_and(|other| state.is_no_worse(&other));
                if worse {
                    kept[place] = None;
                }
                !worse
            });
            alike.push(kept.len());
            kept.push(Some(state));
        }
        kept.into_iter().flatten().collect()
    }

    /// Collects the plans that a choice represents.
    fn unwind(&self, choice: u32, done: &mut Vec<Rectangle>, plans: &mut Vec<Vec<Rectangle>>) {
        if plans.len() >= MOST_PLANS {
            return;
        }
        match self.choices[choice as usize] {
            Choice::None => {
                let mut plan: Vec<Rectangle> =
                    done.iter().map(|&rectangle| self.candidates.on_board(rectangle)).collect();
                plan.sort_by_key(|rectangle| (rectangle.at.y, rectangle.at.x));
                plans.push(plan);
            }
            Choice::Begin(rectangle, before) => {
                done.push(rectangle);
                self.unwind(before, done, plans);
                done.pop();
            }
            Choice::Either(one, other) => {
                self.unwind(one, done, plans);
                self.unwind(other, done, plans);
            }
        }
    }
}

#[cfg(test)]
#[path = "../../tests/inside/reshape_sweep.rs"]
mod tests;
