//! The choice of a bundled game, and its final position.

use std::sync::Arc;

use super::cycle::beside;
use super::{Action, ExampleGame, Mode, Origin, Page, PageEffect, Table, TablePosition};
use crate::counting::{Sourced, ValueSource};
use crate::life::Dead;
use crate::record::{Games, Info, decode};
use crate::rules::Profile;

impl ExampleGame {
    /// The final position with its dead stones proposed, and the game's information.
    pub(super) fn position(self) -> Option<(Box<TablePosition>, Info)> {
        let text = decode(self.text(), None);
        let (game, _) = Games::of(&text, None).next()?.ok()?;
        let dead = Dead::proposed(&game.board);
        let origin = Origin::Example(self);
        let position = TablePosition::new(origin, game.board, dead, game.plays);
        Some((Box::new(position), game.info))
    }

    /// The game as what is counted.
    pub(super) fn table(self) -> Option<(Table, Info)> {
        let (position, info) = self.position()?;
        Some((Table::File(position), info))
    }

    /// The rules that a game was played by, among these.
    pub(super) fn rules(info: &Info, all: &[Arc<Profile>]) -> Option<Sourced<Arc<Profile>>> {
        let rules = info.rules.as_ref()?;
        let value = all.iter().find(|profile| profile.name == rules.value)?;
        Some(Sourced { value: Arc::clone(value), source: ValueSource::File(rules.place) })
    }
}

/// The choice of a game to learn counting by, with its final position.
#[derive(Clone, Debug)]
pub struct ExamplesPage {
    /// The game the cursor is on.
    pub game: ExampleGame,
    positions: [Option<Box<TablePosition>>; ExampleGame::ALL.len()],
}

impl Default for ExamplesPage {
    fn default() -> Self {
        let positions = ExampleGame::ALL.map(|game| game.position().map(|(position, _)| position));
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
