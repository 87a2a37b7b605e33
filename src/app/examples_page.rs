//! The choice of a bundled game, and its final position.

use std::sync::Arc;

use super::cycle::beside;
use super::{Action, ExampleGame, Mode, Origin, Page, PageEffect, Table, TablePosition};
use shuzi_core::counting::{Sourced, ValueSource};
use shuzi_core::life::{Dead, DeadSource};
use shuzi_core::record::{Game, Games, Info, decode};
use shuzi_core::rules::Profile;

impl ExampleGame {
    fn game(self) -> Option<Game> {
        let text = decode(self.text(), None);
        Games::of(&text, None).next()?.ok().map(|(game, _)| game)
    }

    /// The final position with the dead stones that the file marks.
    pub(super) fn position(self) -> Option<Box<TablePosition>> {
        let game = self.game()?;
        let dead = Dead::said(game.marks?.dead, DeadSource::File);
        let origin = Origin::Example(self);
        Some(Box::new(TablePosition::new(origin, game.board, dead, game.plays)))
    }

    /// The final position with the dead stones that the file marks, and what it says of the game.
    pub(super) fn showcase(self) -> Option<(Box<TablePosition>, Info)> {
        Some((self.position()?, self.game()?.info))
    }

    /// The game as what is counted, with its dead stones proposed.
    pub(super) fn table(self) -> Option<(Table, Info)> {
        let game = self.game()?;
        let dead = Dead::proposed(&game.board);
        let origin = Origin::Example(self);
        let position = TablePosition::new(origin, game.board, dead, game.plays);
        Some((Table::File(Box::new(position)), game.info))
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
