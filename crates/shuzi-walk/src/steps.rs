//! Which steps a count has, in which order.

use crate::{Phase, Session, Step};
use shuzi_core::goban::Color;
use shuzi_core::rules::Scoring;

impl Session {
    /// The sides counted, in order. On a real board this includes the other side if it verifies the
    /// first or is already counted.
    pub fn counted_sides(&self) -> Vec<Color> {
        let side = self.setup.side();
        if self.setup.method.counts_both() {
            return Color::BOTH.to_vec();
        }
        if self.is_real() && (self.answers.verify || self.own_count(side.other()).is_some()) {
            return vec![side, side.other()];
        }
        vec![side]
    }

    /// All steps, in order. What was counted does not change them: only the terms, and the answers to
    /// questions before them.
    pub fn steps(&self) -> Vec<Step> {
        let mut steps = vec![Step::Setup];
        if let Some(settled) = self.table.settled() {
            steps.push(Step::Dead);
            if self.asks_last_move() {
                steps.push(Step::LastMove);
            }
            // Where only territory counts, a seki is left as it is.
            let is_filled = self.setup.profile.value.scoring != Scoring::Territory;
            if is_filled && !settled.seki().is_empty() {
                steps.push(Step::Seki);
            }
            // Stones and points are on the board; only the prisoners are not.
            if self.asks_captured() {
                steps.extend(Color::BOTH.map(Step::Prisoners));
            } else {
                steps.extend(self.numbers());
            }
        } else if self.counts_territory() {
            steps.push(Step::Finish);
            if self.asks_groups() {
                steps.extend(Color::BOTH.map(Step::Groups));
            }
            if !self.counts_prisoners() {
                steps.push(Step::Returned);
            }
            if self.counts_prisoners() || self.answers.returned == Some(false) {
                steps.extend(Color::BOTH.map(Step::Prisoners));
            }
            if !self.counts_prisoners() {
                steps.extend(Color::BOTH.map(Step::Vacant));
            }
        } else {
            steps.push(Step::Finish);
            if self.asks_last_move() {
                steps.push(Step::LastMove);
            }
            if self.asks_groups() {
                steps.extend(Color::BOTH.map(Step::Groups));
            }
            // Where a seki is left as it is, its vacant points are counted at once.
            if !self.asks_groups() {
                steps.push(Step::Empty);
            }
            if self.asks_groups() || self.answers.empty == Some(true) {
                steps.push(Step::NonScoring);
            }
            if !self.setup.method.counts_both() {
                steps.push(Step::Side);
            }
            steps.extend(self.numbers());
        }
        steps.push(Step::Result);
        steps
    }

    /// The steps that count area. Vacant points are counted while the stones of both sides are on the
    /// board (Mays, pages 5 and 33); the stones can then be lifted.
    fn numbers(&self) -> Vec<Step> {
        match self.counted_sides()[..] {
            [one, other] if self.setup.method.counts_both() => {
                vec![Step::Vacant(one), Step::Vacant(other), Step::Stones(one), Step::Stones(other)]
            }
            [one, other] if self.answers.verify && !self.answers.is_verified_later => {
                vec![Step::Vacant(other), Step::Vacant(one), Step::Stones(one), Step::Stones(other)]
            }
            ref sides => {
                sides.iter().flat_map(|&side| [Step::Vacant(side), Step::Stones(side)]).collect()
            }
        }
    }

    /// Whether a step needs no answer any more. A board answers for itself.
    pub fn is_answered(&self, step: Step) -> bool {
        let counted = &self.answers;
        let is_board = self.table.settled().is_some();
        match step {
            Step::Setup | Step::Dead | Step::Seki | Step::Result => true,
            Step::Finish => counted.is_over,
            Step::LastMove => counted.last.is_some() || counted.is_last_asked,
            Step::Returned => counted.returned.is_some(),
            Step::Prisoners(side) => counted.prisoners[side.index()].is_some(),
            Step::Groups(side) => counted.groups[side.index()].is_some(),
            Step::Empty => counted.empty.is_some(),
            Step::NonScoring => counted.non_scoring.is_some(),
            // Whoever has counted both need not choose.
            Step::Side => counted.is_side_chosen || self.is_both_counted(),
            Step::Vacant(side) => is_board || counted.vacant[side.index()].is_some(),
            Step::Stones(side) => is_board || counted.stones[side.index()].is_some(),
        }
    }

    /// Takes the questions before the current step as answered, which earlier versions did not keep, and
    /// goes back to the first number that is missing.
    pub fn take_as_answered(&mut self) {
        let counted = &mut self.answers;
        if self.step == Step::Setup || counted.is_over || self.table.settled().is_some() {
            return;
        }
        counted.is_over = self.step != Step::Finish;
        let is_begun = counted.vacant != [None; 2] || counted.prisoners != [None; 2];
        (counted.is_side_chosen, counted.is_last_asked) = (is_begun, is_begun);
        counted.empty = counted.non_scoring.map(|points| points > 0);
        counted.returned = is_begun.then_some(counted.prisoners == [Some(0); 2]);
        self.keep_place();
    }

    /// The first step that still needs an answer.
    pub fn first_open(&self) -> Option<Step> {
        self.steps().into_iter().find(|step| !self.is_answered(*step))
    }

    /// Whether this is a field of the sheet: one of the numbers of a real board, or what comes of them.
    pub fn is_on_sheet(&self) -> bool {
        self.step.is_field() && self.board().is_none()
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

    /// Which part of the count this is, from 1, and how many there are.
    pub fn part(&self) -> (usize, usize) {
        let phases = self.phases();
        let at = phases.iter().position(|phase| *phase == self.step.phase()).unwrap_or(0);
        (at + 1, phases.len())
    }

    /// The step after this one, answered or not.
    pub(crate) fn next_step(&self) -> Step {
        self.beside(1)
    }

    /// The step so many places after this one, or before it, without leaving the count.
    fn beside(&self, places: isize) -> Step {
        let steps = self.steps();
        let at = steps.iter().position(|step| *step == self.step).unwrap_or(0);
        let last = steps.len() - 1;
        steps[at.saturating_add_signed(places).min(last)]
    }

    /// Goes to the step before.
    pub fn back(&mut self) {
        self.step = self.beside(-1);
    }

    /// Goes to the field of the sheet above this one, or below it, if there is one.
    pub fn move_on_sheet(&mut self, places: isize) {
        let to = self.beside(places);
        if to.is_field() && to != Step::Result {
            self.step = to;
        }
    }

    /// After a change of the terms: no question before the current step is passed unanswered.
    pub(crate) fn keep_place(&mut self) {
        if self.step == Step::Setup {
            return;
        }
        let steps = self.steps();
        let open = steps.iter().position(|step| !self.is_answered(*step));
        let at = steps.iter().position(|step| *step == self.step);
        self.step = match (at, open) {
            (Some(at), Some(open)) => steps[at.min(open)],
            (Some(at), None) => steps[at],
            (None, open) => open.map_or(Step::Result, |open| steps[open]),
        };
    }
}
