//! The bundled games to learn counting by.

use std::sync::Arc;

use serde::{Deserialize, Serialize};
use strum::{IntoStaticStr, VariantArray};

use crate::{Origin, Table, TablePosition};
use shuzi_core::counting::{Sourced, ValueSource};
use shuzi_core::life::{Dead, DeadSource};
use shuzi_core::record::{Decoded, Game, Games, Info};
use shuzi_core::rules::Profile;

/// A bundled game; the totals are those of Mays, Examples 1 to 5, but for the false eye.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, IntoStaticStr, VariantArray,
)]
#[strum(const_into_str, serialize_all = "kebab-case", prefix = "example-")]
#[serde(rename_all = "kebab-case")]
pub enum ExampleGame {
    #[default]
    Even,
    /// A game with three handicap stones.
    Handicap,
    /// A seki whose last shared liberty stays vacant.
    Seki,
    /// A seki whose shared liberties are filled evenly.
    #[strum(serialize = "shared")]
    SharedLiberties,
    /// A seki with a false eye, which its owner fills first.
    FalseEye,
    /// A game that the rules decide: White played in its own territory while Black passed.
    Passes,
}

impl ExampleGame {
    /// All games, from the easiest.
    pub const ALL: &'static [Self] = Self::VARIANTS;

    /// The game file.
    const fn text(self) -> &'static str {
        match self {
            Self::Even => include_str!("../games/even.sgf"),
            Self::Handicap => include_str!("../games/handicap.sgf"),
            Self::Seki => include_str!("../games/seki.sgf"),
            Self::SharedLiberties => include_str!("../games/seki-4x9.sgf"),
            Self::FalseEye => include_str!("../games/false-eyes.sgf"),
            Self::Passes => include_str!("../games/passes.sgf"),
        }
    }

    fn game(self) -> Option<Game> {
        let text = Decoded::of_text(self.text());
        Games::of(&text, None).next()?.ok().map(|(game, _)| game)
    }

    /// The final position with the dead stones that the file marks.
    pub fn position(self) -> Option<Box<TablePosition>> {
        let game = self.game()?;
        let dead = Dead::said(game.marks?.dead, DeadSource::File);
        let origin = Origin::Example(self);
        Some(Box::new(TablePosition::new(origin, game.board, dead, game.plays)))
    }

    /// The final position with the dead stones that the file marks, and what it says of the game.
    pub fn showcase(self) -> Option<(Box<TablePosition>, Info)> {
        Some((self.position()?, self.game()?.info))
    }

    /// The game as what is counted, with its dead stones proposed.
    pub fn table(self) -> Option<(Table, Info)> {
        let game = self.game()?;
        let dead = Dead::proposed(&game.board);
        let origin = Origin::Example(self);
        let position = TablePosition::new(origin, game.board, dead, game.plays);
        Some((Table::Position(Box::new(position)), game.info))
    }

    /// The rules that a game was played by, among these.
    pub fn rules(info: &Info, all: &[Arc<Profile>]) -> Option<Sourced<Arc<Profile>>> {
        let rules = info.rules.as_ref()?;
        let value = all.iter().find(|profile| profile.name == rules.value)?;
        Some(Sourced { value: Arc::clone(value), source: ValueSource::File(rules.place) })
    }
}
