//! A sheet before it has a format: tables, a reminder, notes.

/// A sheet to be printed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Document {
    /// What it is.
    pub title: String,
    /// By which rules.
    pub subtitle: String,
    /// Its tables.
    pub tables: Vec<SheetTable>,
    /// How to use it, step by step, with a heading; for the back of a card.
    pub reminder: Reminder,
    /// What must be known to read the tables.
    pub notes: Vec<String>,
}

/// The method in short.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reminder {
    /// Its heading.
    pub title: String,
    /// Its steps.
    pub steps: Vec<String>,
    /// Where it is from.
    pub source: String,
}

/// A table of a sheet.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SheetTable {
    /// What it is about.
    pub caption: String,
    /// The heads of its columns; the first column is read from the left, the others end right.
    pub head: Vec<String>,
    /// Which columns are what one looks for.
    pub strong: Vec<bool>,
    /// Its rows.
    pub rows: Vec<Vec<String>>,
}

impl Document {
    /// Every text on the sheet.
    pub fn texts(&self) -> impl Iterator<Item = &str> {
        let tables = self.tables.iter().flat_map(|table| {
            let cells = table.head.iter().chain(table.rows.iter().flatten());
            cells.chain(std::iter::once(&table.caption))
        });
        [&self.title, &self.subtitle, &self.reminder.title, &self.reminder.source]
            .into_iter()
            .chain(tables)
            .chain(&self.reminder.steps)
            .chain(&self.notes)
            .map(String::as_str)
    }
}
