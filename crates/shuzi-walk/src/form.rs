//! The form of a count: filled in with what is typed, or by the board.

use crate::{Count, Session, Step};
use shuzi_core::counting::{Form, FormCell, FormNumbers, FormRow, Op, Part, SideNumbers, Term};
use shuzi_core::goban::Color;
use shuzi_core::method::Method;
use shuzi_core::scoring::TerritoryNumbers;

impl Count {
    /// The form of the count, filled in with what is typed and entered so far.
    pub fn form(&self) -> Form {
        let session = self.session();
        session.form(session.setup.method, |step| {
            self.drafts().at(step).value().ok().flatten().or(session.number(step))
        })
    }
}

impl Session {
    /// The form of a method for this count, filled in with what is entered or what the board has.
    pub fn form_by(&self, method: Method) -> Form {
        self.form(method, |step| self.number(step))
    }

    fn form(&self, method: Method, number: impl Fn(Step) -> Option<u32>) -> Form {
        if self.counts_territory() {
            let numbers = self.territory_numbers(number);
            return self.terms().map_or_else(|_| Form::default(), |terms| numbers.form(terms));
        }
        let steps = self.steps();
        let side = |side: Color| match self.table.settled() {
            Some(settled) => SideNumbers::of(settled.count(side)),
            None if steps.contains(&Step::Vacant(side)) => SideNumbers::Parts {
                vacant: number(Step::Vacant(side)),
                stones: number(Step::Stones(side)),
            },
            None => SideNumbers::None,
        };
        let non_scoring = match self.table.settled() {
            Some(settled) => Some(settled.totals().non_scoring()),
            None if steps.contains(&Step::NonScoring) => number(Step::NonScoring),
            None => Some(0),
        };
        let numbers_of_all =
            FormNumbers { size: self.size(), sides: Color::BOTH.map(side), non_scoring };
        let keep = self.setup.overrides.keep_tie_breaker;
        let adjustment = self.terms().map(|terms| terms.adjustment().in_method(method, keep));
        let mut form =
            Form::new(method, self.setup.side(), &numbers_of_all, adjustment.unwrap_or_default());
        // Without a komi nothing follows from the totals.
        if adjustment.is_err() {
            form = form.up_to_total();
        }
        let before = [
            (Term::Prisoners, numbers_at(&steps, Step::Prisoners, &number)),
            (Term::Groups, numbers_at(&steps, Step::Groups, &number)),
            (Term::NonScoring, numbers_at(&steps, |_| Step::NonScoring, &number)),
        ];
        for (term, numbers) in before {
            let Some(numbers) = numbers else { continue };
            let mut cells = numbers.map(FormCell::counted);
            let first = form.sides().into_iter().next().unwrap_or(Color::Black);
            if term == Term::NonScoring {
                cells[first.other().index()] = FormCell::Absent;
            }
            let (part, op) = (Part::Before, Op::Start);
            form.rows.insert(0, FormRow { part, term, is_halved: false, op, cells });
        }
        form
    }

    /// The numbers of a count by territory.
    pub(crate) fn territory_numbers(
        &self,
        number: impl Fn(Step) -> Option<u32>,
    ) -> TerritoryNumbers {
        let steps = self.steps();
        TerritoryNumbers {
            size: self.size(),
            territory: numbers_at(&steps, Step::Vacant, &number),
            prisoners: numbers_at(&steps, Step::Prisoners, &number),
            groups: numbers_at(&steps, Step::Groups, &number),
        }
    }

    /// The number entered at a step.
    pub fn number(&self, step: Step) -> Option<u32> {
        match step {
            Step::NonScoring => self.answers.non_scoring,
            Step::Prisoners(side) => self.answers.prisoners[side.index()],
            Step::Groups(side) => self.answers.groups[side.index()],
            Step::Vacant(side) => self.answers.vacant[side.index()],
            Step::Stones(side) => self.answers.stones[side.index()],
            _ => None,
        }
    }
}

impl Step {
    /// Whether the step fills in a side's cell of a row.
    pub fn fills(self, part: Part, term: Term, side: Color) -> bool {
        let is_term = match self {
            Self::NonScoring => part == Part::Before && term == Term::NonScoring,
            Self::Vacant(_) => matches!(term, Term::Vacant | Term::Territory),
            Self::Stones(_) => term == Term::Stones,
            Self::Prisoners(_) => term == Term::Prisoners,
            Self::Groups(_) => matches!(term, Term::Groups | Term::GroupTax),
            _ => false,
        };
        is_term && self.side().is_none_or(|own| own == side)
    }
}

/// The numbers of the steps of both sides, [Black, White], where the count has such steps.
fn numbers_at(
    steps: &[Step],
    step: fn(Color) -> Step,
    number: impl Fn(Step) -> Option<u32>,
) -> Option<[Option<u32>; 2]> {
    let is_asked = Color::BOTH.iter().any(|side| steps.contains(&step(*side)));
    is_asked.then(|| Color::BOTH.map(|side| number(step(side))))
}
