//! A sheet independent of its format: tables, a reminder, notes.

use crate::fact::Value;

/// A sheet to print, as facts and numbers or as text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Document<T = Value> {
    /// The club and date it is for.
    pub owner: T,
    /// Its title.
    pub title: T,
    /// The rules it is for.
    pub subtitle: T,
    /// Its tables.
    pub tables: Vec<SheetTable<T>>,
    /// How to use it, step by step; for the back of a card.
    pub reminder: Reminder<T>,
    /// What the reader needs to know about the tables.
    pub notes: Vec<T>,
}

/// A short description of the method.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reminder<T = Value> {
    /// Its heading.
    pub title: T,
    /// Its steps.
    pub steps: Vec<T>,
    /// Words of the sheet, each with its meaning.
    pub terms: Vec<[T; 2]>,
    /// The source.
    pub source: T,
}

/// A table of a sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SheetTable<T = Value> {
    /// Its caption.
    pub caption: T,
    /// The column heads. The first column is aligned left, the others right.
    pub head: Vec<T>,
    /// Which columns to emphasise because they hold the answer.
    pub strong: Vec<bool>,
    /// Its rows.
    pub rows: Vec<Vec<T>>,
}

impl Document {
    /// Leaves out notes and explained words that stand elsewhere on the page.
    pub fn leave_out(&mut self, said: &[Value]) {
        self.notes.retain(|note| !said.contains(note));
        self.reminder.terms.retain(|[word, _]| !said.contains(word));
    }
}

impl<T> Document<T> {
    /// Converts every text of the sheet.
    pub fn map<U>(&self, put: impl Fn(&T) -> U) -> Document<U> {
        let put = &put;
        let all = |texts: &[T]| texts.iter().map(put).collect::<Vec<U>>();
        let table = |table: &SheetTable<T>| SheetTable {
            caption: put(&table.caption),
            head: all(&table.head),
            strong: table.strong.clone(),
            rows: table.rows.iter().map(|row| all(row)).collect(),
        };
        Document {
            owner: put(&self.owner),
            title: put(&self.title),
            subtitle: put(&self.subtitle),
            tables: self.tables.iter().map(table).collect(),
            reminder: Reminder {
                title: put(&self.reminder.title),
                steps: all(&self.reminder.steps),
                terms: self.reminder.terms.iter().map(|term| term.each_ref().map(put)).collect(),
                source: put(&self.reminder.source),
            },
            notes: all(&self.notes),
        }
    }

    /// All texts of the sheet.
    pub fn texts(&self) -> impl Iterator<Item = &T> {
        let tables = self.tables.iter().flat_map(|table| {
            let cells = table.head.iter().chain(table.rows.iter().flatten());
            cells.chain(std::iter::once(&table.caption))
        });
        [&self.owner, &self.title, &self.subtitle, &self.reminder.title, &self.reminder.source]
            .into_iter()
            .chain(tables)
            .chain(&self.reminder.steps)
            .chain(self.reminder.terms.iter().flatten())
            .chain(&self.notes)
    }
}
