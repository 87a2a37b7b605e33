//! Which steps a count has, in which order.

use crate::counted::place;
use crate::{Phase, Session, Step, Table};
use shuzi_core::counting::{CountResult, Line, SideCount, Term, Totals};
use shuzi_core::goban::Color;
use shuzi_core::method::Method;
use shuzi_core::rules::Scoring;

impl Session {
    /// The sides counted, in order. On a real board this includes the other side if it verifies the
    /// first or is already counted.
    pub fn counted_sides(&self) -> Vec<Color> {
        let side = self.setup.side();
        if self.setup.method.counts_both() {
            return Color::BOTH.to_vec();
        }
        let is_real = matches!(self.table, Table::Real(_));
        if is_real && (self.counted.verify || self.own_count(side.other()).is_some()) {
            return vec![side, side.other()];
        }
        vec![side]
    }

    /// The steps up to the total points.
    pub(crate) fn first_phase(&self) -> Vec<Step> {
        let mut steps = vec![Step::Setup];
        if let Some(settled) = self.table.settled() {
            steps.push(Step::Dead);
            // Where only territory counts, a seki is left as it is.
            let is_filled = self.setup.profile.value.scoring != Scoring::Territory;
            if is_filled && !settled.seki().is_empty() {
                steps.push(Step::Seki);
            }
            if self.asks_last_move() {
                steps.push(Step::LastMove);
            }
            // Stones and points are on the board; only the prisoners are not.
            if self.asks_captured() {
                steps.extend(Color::BOTH.map(Step::Prisoners));
                return steps;
            }
        } else if self.counts_territory() {
            steps.push(Step::Finish);
            if self.asks_groups() {
                steps.extend(Color::BOTH.map(Step::Groups));
            }
            steps.extend(Color::BOTH.map(Step::Prisoners));
            if !self.counts_prisoners() {
                steps.extend(Color::BOTH.map(Step::Vacant));
            }
            return steps;
        } else {
            steps.push(Step::Finish);
            if self.asks_last_move() {
                steps.push(Step::LastMove);
            }
            if self.asks_groups() {
                steps.extend(Color::BOTH.map(Step::Groups));
            }
            steps.push(Step::NonScoring);
            if !self.setup.method.counts_both() {
                steps.push(Step::Side);
            }
        }
        match self.counted_sides()[..] {
            // Vacant points are counted while the stones of both sides are on the board (Mays, pages
            // 5 and 33); the stones can then be lifted.
            [one, other] if self.setup.method.counts_both() => {
                steps.extend([one, other].map(Step::Vacant));
                steps.extend([one, other].map(Step::Stones));
            }
            [one, other] => {
                steps.extend([Step::Vacant(other), Step::Vacant(one)]);
                steps.extend([one, other].map(Step::Stones));
            }
            ref sides => {
                for &side in sides {
                    steps.extend([Step::Vacant(side), Step::Stones(side)]);
                }
            }
        }
        if self.leaves_over() {
            steps.push(Step::Leftover);
        }
        steps.push(Step::Total);
        steps
    }

    /// All steps known so far. The lines of the worksheet are the same whatever is counted, so the
    /// number of steps is right from the first.
    pub fn steps(&self) -> Vec<Step> {
        let mut steps = self.first_phase();
        if self.asks_captured() {
            steps.push(Step::Result);
            return steps;
        }
        if self.is_verified_at_once() {
            // Two counts that make the board lead straight to the result.
            steps.retain(|step| *step != Step::Total);
            steps.push(Step::Result);
            return steps;
        }
        steps.extend((1..=self.work_lines().len().max(self.lines_to_come())).map(Step::Work));
        steps.push(Step::Result);
        steps
    }

    /// Whether the count of the other side of a real board verifies the first.
    fn is_verified_at_once(&self) -> bool {
        let is_real = matches!(self.table, Table::Real(_));
        is_real && self.counted.verify && !self.setup.method.counts_both() && !self.leaves_over()
    }

    /// The lines that the worksheet will have, while nothing is counted yet.
    fn lines_to_come(&self) -> usize {
        let (Ok(terms), None) = (self.terms(), self.result()) else { return 0 };
        if self.counts_territory() {
            return 0;
        }
        let (size, side) = (self.size(), self.setup.side());
        let non_scoring = self.counted.non_scoring.unwrap_or(0);
        let none = SideCount::of(0, 0);
        let totals = Totals::of_one_side(size, side, none, non_scoring);
        totals.map_or(0, |totals| {
            let result = CountResult::of_totals(terms.clone(), totals, &self.setup.overrides);
            lines_to_work(&result, self.setup.method).len()
        })
    }

    /// The parts of the walk-through, in order.
    pub fn phases(&self) -> Vec<Phase> {
        let mut phases: Vec<Phase> = self.steps().into_iter().map(Step::phase).collect();
        phases.dedup();
        phases
    }

    /// The number of the current step, from 1, and the number of steps.
    pub fn progress(&self) -> (usize, usize) {
        let steps = self.steps();
        let at = steps.iter().position(|step| *step == self.step).unwrap_or(0);
        (at + 1, steps.len())
    }

    /// The worksheet lines of phase 2.
    pub fn work_lines(&self) -> Vec<Line> {
        self.result().map_or_else(Vec::new, |result| lines_to_work(result, self.setup.method))
    }

    /// The step after this one. What the other side has counted in full is not asked again.
    pub(crate) fn next_step(&self) -> Step {
        if self.step == Step::Leftover {
            return Step::Total;
        }
        let steps = self.steps();
        let at = steps.iter().position(|step| *step == self.step);
        let is_counted = |step: &&Step| match (self.step, **step) {
            (Step::Vacant(now) | Step::Stones(now), Step::Vacant(side) | Step::Stones(side)) => {
                side != now && self.own_count(side).is_some()
            }
            _ => false,
        };
        // The entry may have changed the list of steps; one no longer in it leads to the result.
        let rest = at.and_then(|at| steps.get(at + 1..)).unwrap_or_default();
        rest.iter().find(|step| !is_counted(step)).copied().unwrap_or(Step::Result)
    }

    /// Whether a step of a real board asks for a number that is not counted yet.
    pub(crate) fn is_left_to_count(&self, step: Step) -> bool {
        let is_real = matches!(self.table, Table::Real(_));
        is_real
            && match step {
                Step::Vacant(side) => self.counted.vacant[place(side)].is_none(),
                Step::Stones(side) => self.counted.stones[place(side)].is_none(),
                _ => false,
            }
    }

    /// Goes to the step before.
    pub fn back(&mut self) {
        let steps = self.steps();
        let at = steps.iter().position(|step| *step == self.step).unwrap_or(0);
        self.step = steps.get(at.saturating_sub(1)).copied().unwrap_or(Step::Setup);
    }

    /// Returns to the first count that is missing, if the current step needs it.
    pub(crate) fn fall_back(&mut self) {
        let beyond = matches!(self.step, Step::Total | Step::Work(_) | Step::Result);
        let vacant_or_stones = matches!(self.step, Step::Vacant(_) | Step::Stones(_));
        if (beyond && self.result().is_none()) || vacant_or_stones {
            let steps = self.first_phase();
            let missing = steps.iter().find(|step| self.is_left_to_count(**step));
            let first = steps.iter().find(|step| matches!(step, Step::Vacant(_)));
            self.step = missing.or(first).copied().unwrap_or(Step::Setup);
        } else if matches!(self.step, Step::Work(_)) {
            self.step = Step::Total;
        }
    }
}

/// The lines of a worksheet below the counts.
fn lines_to_work(result: &CountResult, method: Method) -> Vec<Line> {
    let counted = [Term::Vacant, Term::Stones, Term::Total];
    let lines = result.sheet(method).lines().iter();
    lines.copied().filter(|line| !counted.contains(&line.term)).collect()
}
