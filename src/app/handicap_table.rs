//! The handicap system on the screen: a board, a way to count, a difference of ranks.

use super::{Direction, SheetChange};
use crate::goban::Size;
use crate::handicap::{Counting, Jewdan, Rank, Suggestion};

/// What the table shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HandicapTable {
    lines: u8,
    /// How the game is counted.
    pub counting: Counting,
    row: usize,
    /// The players' ranks, Black's and White's, once they are chosen.
    pub players: Option<[Rank; 2]>,
}

/// The sizes the system has a factor for.
const SIZES: [u8; 3] = [19, 13, 9];

impl Default for HandicapTable {
    fn default() -> Self {
        Self { lines: SIZES[0], counting: Counting::Area, row: 0, players: None }
    }
}

impl HandicapTable {
    /// The system for the board and the way to count that are chosen.
    pub fn system(&self) -> Option<Jewdan> {
        let size = Size::new(self.lines, self.lines).ok()?;
        Some(Jewdan { size, factor: Jewdan::factor_of(size)?, counting: self.counting })
    }

    /// All differences of ranks, and which of them the cursor is on.
    pub fn rows(&self) -> (Vec<Suggestion>, usize) {
        let rows = self.system().map(|system| system.table()).unwrap_or_default();
        let at = self.row.min(rows.len().saturating_sub(1));
        (rows, at)
    }

    pub(super) fn go(&mut self, direction: Direction) {
        let (rows, at) = self.rows();
        self.players = None;
        self.row = match direction {
            Direction::Up | Direction::Left => at.saturating_sub(1),
            Direction::Down | Direction::Right => (at + 1).min(rows.len().saturating_sub(1)),
        };
    }

    pub(super) fn change(&mut self, change: SheetChange) {
        match change {
            SheetChange::Size(step) => self.lines = super::next_of(&SIZES, self.lines, step),
            SheetChange::Profile(step) => {
                self.counting =
                    super::next_of(&[Counting::Area, Counting::Territory], self.counting, step);
            }
            SheetChange::Black(step) => {
                let [black, white] = self.players.unwrap_or([Rank::FIRST_KYU; 2]);
                let black = black.stronger(step);
                // The weaker player has Black.
                self.play([black, if black > white { black } else { white }]);
            }
            SheetChange::White(step) => {
                let [black, white] = self.players.unwrap_or([Rank::FIRST_KYU; 2]);
                let white = white.stronger(step);
                self.play([if black > white { white } else { black }, white]);
            }
            SheetChange::Komi(_) => {}
        }
    }

    /// Goes to the difference of two players.
    fn play(&mut self, players: [Rank; 2]) {
        let [black, white] = players;
        self.players = Some(players);
        let Ok(ranks) = black.below(white) else { return };
        let (rows, at) = self.rows();
        self.row = rows.iter().position(|row| row.ranks == ranks).unwrap_or(at);
    }
}
