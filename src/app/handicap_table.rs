//! The handicap table on the screen: board size, way of counting and rank difference.

use super::{Action, Mode, Page, PageEffect, SheetChange};
use shuzi_core::goban::Size;
use shuzi_core::handicap::{Counting, Jewdan, Rank, Suggestion};
use shuzi_walk::Direction;

/// The state of the handicap table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HandicapTable {
    lines: u8,
    /// Whether the game is counted by area or by territory.
    pub counting: Counting,
    row: usize,
    /// The players' ranks, [Black, White], once chosen.
    pub players: Option<[Rank; 2]>,
}

/// The board sizes, in lines, that Jewdan's system gives a factor for.
const SIZES: [u8; 3] = [19, 13, 9];

impl Default for HandicapTable {
    fn default() -> Self {
        Self { lines: SIZES[0], counting: Counting::Area, row: 0, players: None }
    }
}

impl HandicapTable {
    /// Jewdan's system for the chosen board and way of counting.
    pub fn system(&self) -> Option<Jewdan> {
        let size = Size::new(self.lines, self.lines).ok()?;
        Some(Jewdan { size, factor: Jewdan::factor_of(size)?, counting: self.counting })
    }

    /// One suggestion per rank difference, and the index of the row the cursor is on.
    pub fn rows(&self) -> (Vec<Suggestion>, usize) {
        let rows = self.system().map(|system| system.table()).unwrap_or_default();
        let at = self.row.min(rows.len().saturating_sub(1));
        (rows, at)
    }

    fn go(&mut self, direction: Direction) {
        let (rows, at) = self.rows();
        self.players = None;
        self.row = match direction {
            Direction::Up | Direction::Left => at.saturating_sub(1),
            Direction::Down | Direction::Right => (at + 1).min(rows.len().saturating_sub(1)),
        };
    }

    fn change(&mut self, change: SheetChange) {
        match change {
            SheetChange::Size(step) => self.lines = shuzi_walk::next_of(&SIZES, self.lines, step),
            SheetChange::Profile(step) => {
                self.counting = shuzi_walk::next_of(
                    &[Counting::Area, Counting::Territory],
                    self.counting,
                    step,
                );
            }
            SheetChange::Black(step) => {
                let [black, white] = self.players.unwrap_or([Rank::FIRST_KYU; 2]);
                let black = black.stronger(step);
                // Black is always the weaker player.
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

    /// Moves the cursor to the rank difference of two players, [Black, White].
    fn play(&mut self, players: [Rank; 2]) {
        let [black, white] = players;
        self.players = Some(players);
        let Ok(ranks) = black.below(white) else { return };
        let (rows, at) = self.rows();
        self.row = rows.iter().position(|row| row.ranks == ranks).unwrap_or(at);
    }
}

impl Page for HandicapTable {
    const MODE: Mode = Mode::Handicap;

    fn act(&mut self, action: Action) -> Option<PageEffect> {
        match action {
            Action::Sheet(change) => self.change(change),
            Action::Move(direction) => self.go(direction),
            Action::Close => return Some(PageEffect::Close),
            _ => {}
        }
        None
    }
}
