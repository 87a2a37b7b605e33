//! The sheet of a count on a real board: which numbers it has, and what they add up to.

use crate::{Count, Session, Step};
use shuzi_core::goban::Color;

/// A cell of the sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FormCell {
    /// The count has no such number.
    Absent,
    /// A field, with its number once that is counted.
    Field(Step, Option<u32>),
    /// A sum, once its numbers are counted.
    Sum(Option<u32>),
}

impl FormCell {
    /// The cell as it is shown: nothing, a number, or the sign for one that is not counted yet.
    pub fn shown(self) -> String {
        match self {
            Self::Absent => String::new(),
            Self::Field(_, number) | Self::Sum(number) => {
                number.map_or_else(|| "–".to_owned(), |number| number.to_string())
            }
        }
    }
}

/// A row of the sheet. A number of neither side is in Black's column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FormRow {
    /// The name of its label.
    pub label: &'static str,
    /// Its cells, [Black, White].
    pub cells: [FormCell; 2],
}

impl Count {
    /// The rows of the sheet, in the order of its fields, with what is typed; none where a board
    /// gives the numbers.
    pub fn form(&self) -> Vec<FormRow> {
        let mut rows: Vec<FormRow> = Vec::new();
        let session = self.session();
        if session.board().is_some() {
            return rows;
        }
        let number = |step| self.drafts().at(step).value().ok().flatten().or(session.number(step));
        for step in session.steps().into_iter().filter(|step| *step != Step::Result) {
            let label = match step {
                Step::Vacant(_) if session.counts_territory() => "territory",
                step if step.is_field() => step.key(),
                _ => continue,
            };
            if rows.iter().all(|row| row.label != label) {
                rows.push(FormRow { label, cells: [FormCell::Absent; 2] });
            }
            let cell = FormCell::Field(step, number(step));
            for row in rows.iter_mut().filter(|row| row.label == label) {
                row.cells[step.side().map_or(0, Color::index)] = cell;
            }
        }
        if let Some(stones) = rows.iter().find(|row| row.label == "stones").copied() {
            let total = |side: Color| match stones.cells[side.index()] {
                FormCell::Absent => FormCell::Absent,
                _ => FormCell::Sum(
                    number(Step::Vacant(side))
                        .zip(number(Step::Stones(side)))
                        .map(|(vacant, stones)| vacant.saturating_add(stones)),
                ),
            };
            rows.push(FormRow { label: "total", cells: Color::BOTH.map(total) });
        }
        rows
    }
}

impl Session {
    /// The number entered at a step.
    pub fn number(&self, step: Step) -> Option<u32> {
        match step {
            Step::NonScoring => self.counted.non_scoring,
            Step::Prisoners(side) => self.counted.prisoners[side.index()],
            Step::Groups(side) => self.counted.groups[side.index()],
            Step::Vacant(side) => self.counted.vacant[side.index()],
            Step::Stones(side) => self.counted.stones[side.index()],
            _ => None,
        }
    }
}
