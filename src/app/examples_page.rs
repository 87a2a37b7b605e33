//! The choice of a bundled game, and its final position.

use super::{Action, Mode, Page, PageEffect};
use shuzi_walk::{ExampleGame, TablePosition, beside};

/// The choice of a game to learn counting by, with its final position.
#[derive(Clone, Debug)]
pub struct ExamplesPage {
    /// The game the cursor is on.
    pub game: ExampleGame,
    positions: [Option<Box<TablePosition>>; ExampleGame::ALL.len()],
}

impl Default for ExamplesPage {
    fn default() -> Self {
        let positions = ExampleGame::ALL.map(ExampleGame::position);
        Self { game: ExampleGame::default(), positions }
    }
}

impl ExamplesPage {
    /// The final position of the game the cursor is on.
    pub fn position(&self) -> Option<&TablePosition> {
        let at = ExampleGame::ALL.iter().position(|game| *game == self.game)?;
        self.positions[at].as_deref()
    }
}

impl Page for ExamplesPage {
    const MODE: Mode = Mode::Examples;

    fn act(&mut self, action: Action) -> Option<PageEffect> {
        match action {
            Action::Move(direction) => self.game = beside(&ExampleGame::ALL, self.game, direction),
            Action::Next => return Some(PageEffect::Pass(Action::OpenExample(self.game))),
            Action::Close => return Some(PageEffect::Close),
            _ => {}
        }
        None
    }
}
