//! The handicap table on the screen: board size, way of counting and rank difference.

mod draw;
mod keys;

use ratatui::Frame;
use ratatui::layout::Rect;

use crate::ui::{Context, Cursor, Keys, List, Outcome, Screen, title};
use keys::HandicapCommand;
use shuzi_core::goban::Size;
use shuzi_core::handicap::{Counting, Jewdan, Rank, Suggestion};
use shuzi_walk::{Direction, next_of};

/// The handicap table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HandicapScreen {
    lines: u8,
    /// Whether the game is counted by area or by territory.
    pub counting: Counting,
    row: List,
    /// The players' ranks, [Black, White], once chosen.
    pub players: Option<[Rank; 2]>,
}

/// The board sizes, in lines, that Jewdan's system gives a factor for.
const SIZES: [u8; 3] = [19, 13, 9];

impl Default for HandicapScreen {
    fn default() -> Self {
        Self { lines: SIZES[0], counting: Counting::Area, row: List::default(), players: None }
    }
}

impl HandicapScreen {
    /// Jewdan's system for the chosen board and way of counting.
    pub fn system(&self) -> Option<Jewdan> {
        let size = Size::new(self.lines, self.lines).ok()?;
        Some(Jewdan { size, factor: Jewdan::factor_of(size)?, counting: self.counting })
    }

    /// One suggestion per rank difference, and the index of the row the cursor is on.
    pub fn rows(&self) -> (Vec<Suggestion>, usize) {
        let rows = self.system().map(|system| system.table()).unwrap_or_default();
        let at = self.row.row(rows.len());
        (rows, at)
    }

    /// Moves the cursor to the rank difference of two players, [Black, White].
    fn play(&mut self, players: [Rank; 2]) {
        let [black, white] = players;
        self.players = Some(players);
        let Ok(ranks) = black.below(white) else { return };
        let (rows, at) = self.rows();
        self.row = List::at(rows.iter().position(|row| row.ranks == ranks).unwrap_or(at));
    }
}

impl Screen for HandicapScreen {
    type Command = HandicapCommand;
    const KEYS: Keys<HandicapCommand> = keys::KEYS;

    fn run(&mut self, command: HandicapCommand, _cx: &mut Context) -> Outcome {
        match command {
            HandicapCommand::Size(step) => self.lines = next_of(&SIZES, self.lines, step),
            HandicapCommand::Counting(step) => {
                let all = [Counting::Area, Counting::Territory];
                self.counting = next_of(&all, self.counting, step);
            }
            HandicapCommand::Black(step) => {
                let [black, white] = self.players.unwrap_or([Rank::FIRST_KYU; 2]);
                let black = black.stronger(step);
                // Black is always the weaker player.
                self.play([black, if black > white { black } else { white }]);
            }
            HandicapCommand::White(step) => {
                let [black, white] = self.players.unwrap_or([Rank::FIRST_KYU; 2]);
                let white = white.stronger(step);
                self.play([if black > white { white } else { black }, white]);
            }
        }
        Outcome::Done
    }

    fn cursor<'a>(&'a mut self, _cx: &'a Context) -> Cursor<'a> {
        let rows = self.rows().0.len();
        Cursor::List(&mut self.row, rows)
    }

    fn go(&mut self, direction: Direction, _cx: &mut Context) -> Outcome {
        let rows = self.rows().0.len();
        self.players = None;
        self.row.go(direction, rows);
        Outcome::Done
    }

    fn draw(&self, frame: &mut Frame<'_>, screen: Rect, cx: &Context) {
        let middle = title::over(frame, screen, cx);
        draw::draw(frame, middle, self, cx.look());
    }
}
