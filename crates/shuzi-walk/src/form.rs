//! The sheet of a count on a real board: which numbers it has, and what they add up to.

use crate::{Count, Session, Step};
use shuzi_core::goban::Color;

/// What a row of the sheet shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FormItem {
    /// Points that belong to nobody.
    NonScoring,
    /// Living groups, where the rules tax them.
    Groups,
    /// Lost stones that were not put back.
    Prisoners,
    /// Vacant points, or territory.
    Vacant,
    Stones,
    /// Vacant points and stones.
    Total,
}

impl FormItem {
    /// The name of its label.
    pub const fn key(self, is_territory: bool) -> &'static str {
        match self {
            Self::NonScoring => "non-scoring",
            Self::Groups => "groups",
            Self::Prisoners => "prisoners",
            Self::Vacant if is_territory => "territory",
            Self::Vacant => "vacant",
            Self::Stones => "stones",
            Self::Total => "total",
        }
    }

    /// The item that a step asks for.
    const fn of(step: Step) -> Option<Self> {
        match step {
            Step::NonScoring => Some(Self::NonScoring),
            Step::Groups(_) => Some(Self::Groups),
            Step::Prisoners(_) => Some(Self::Prisoners),
            Step::Vacant(_) => Some(Self::Vacant),
            Step::Stones(_) => Some(Self::Stones),
            _ => None,
        }
    }
}

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
    /// What it shows.
    pub item: FormItem,
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
        for step in session.steps() {
            let Some(item) = FormItem::of(step) else { continue };
            let cell = FormCell::Field(step, number(step));
            let at = step.side().map_or(0, Color::index);
            if let Some(row) = rows.iter_mut().find(|row| row.item == item) {
                row.cells[at] = cell;
                continue;
            }
            let mut cells = [FormCell::Absent; 2];
            cells[at] = cell;
            rows.push(FormRow { item, cells });
        }
        if let Some(stones) = rows.iter().find(|row| row.item == FormItem::Stones).copied() {
            let total = |side: Color| match stones.cells[side.index()] {
                FormCell::Absent => FormCell::Absent,
                _ => FormCell::Sum(
                    number(Step::Vacant(side))
                        .zip(number(Step::Stones(side)))
                        .map(|(vacant, stones)| vacant.saturating_add(stones)),
                ),
            };
            rows.push(FormRow { item: FormItem::Total, cells: Color::BOTH.map(total) });
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
