//! The cursor of a list.

use shuzi_walk::Direction;

/// The row of a list that the cursor is on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct List {
    row: usize,
}

impl List {
    /// A list with the cursor on a row.
    pub const fn at(row: usize) -> Self {
        Self { row }
    }

    /// The row among this many; the last one if there are fewer.
    pub fn row(self, rows: usize) -> usize {
        self.row.min(rows.saturating_sub(1))
    }

    /// Moves by a row, and stops at either end.
    pub fn go(&mut self, direction: Direction, rows: usize) {
        let row = self.row(rows);
        self.row = match direction {
            Direction::Up | Direction::Left => row.saturating_sub(1),
            Direction::Down | Direction::Right => (row + 1).min(rows.saturating_sub(1)),
        };
    }
}
