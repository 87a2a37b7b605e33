//! A sheet before it has a format: tables, a reminder, notes.

use crate::fact::Value;

/// A sheet to be printed: facts and numbers, or the same in words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Document<T = Value> {
    /// Whose it is, and of when: a club, a date.
    pub owner: T,
    /// What it is.
    pub title: T,
    /// By which rules.
    pub subtitle: T,
    /// Its tables.
    pub tables: Vec<SheetTable<T>>,
    /// How to use it, step by step, with a heading; for the back of a card.
    pub reminder: Reminder<T>,
    /// What must be known to read the tables.
    pub notes: Vec<T>,
}

/// The method in short.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reminder<T = Value> {
    /// Its heading.
    pub title: T,
    /// Its steps.
    pub steps: Vec<T>,
    /// Where it is from.
    pub source: T,
}

/// A table of a sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SheetTable<T = Value> {
    /// What it is about.
    pub caption: T,
    /// The heads of its columns; the first column is read from the left, the others end right.
    pub head: Vec<T>,
    /// Which columns are what one looks for.
    pub strong: Vec<bool>,
    /// Its rows.
    pub rows: Vec<Vec<T>>,
}

impl<T> Document<T> {
    /// The same with every text put otherwise.
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
                source: put(&self.reminder.source),
            },
            notes: all(&self.notes),
        }
    }

    /// Every text on the sheet.
    pub fn texts(&self) -> impl Iterator<Item = &T> {
        let tables = self.tables.iter().flat_map(|table| {
            let cells = table.head.iter().chain(table.rows.iter().flatten());
            cells.chain(std::iter::once(&table.caption))
        });
        [&self.owner, &self.title, &self.subtitle, &self.reminder.title, &self.reminder.source]
            .into_iter()
            .chain(tables)
            .chain(&self.reminder.steps)
            .chain(&self.notes)
    }
}
