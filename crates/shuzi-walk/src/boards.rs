//! Another board in the place of the one that is counted: a bundled game, or one put in by hand.

use std::sync::Arc;

use crate::{Answers, Count, ExampleGame, Origin, Session, Step, Table, TablePosition};
use shuzi_core::counting::{Overrides, ValueSource};
use shuzi_core::goban::Board;
use shuzi_core::record::Info;

impl Count {
    /// Counts a board that was put in by hand or read from a photograph, with its dead stones proposed.
    pub fn take_board(&mut self, board: Board) {
        self.begin(false);
        self.drafts.clear();
        let position = TablePosition::put_in(board);
        let info = self.own_info();
        self.remember(|session: &mut Session| {
            session.table = Table::Position(Box::new(position));
            session.info = info;
            session.answers = Answers::default();
            session.step = Step::Dead;
        });
    }

    /// The information on the game the count began with. The example's komi must not apply to a board
    /// set up after viewing it.
    fn own_info(&self) -> Arc<Info> {
        let is_own = |session: &&Session| !matches!(session.origin(), Some(Origin::Example(_)));
        let own = self.past.iter().chain([&self.session]).rfind(is_own);
        own.map(|session| Arc::clone(&session.info)).unwrap_or_default()
    }

    /// Opens a bundled game, unless counting has begun.
    pub fn open_example(&mut self, game: ExampleGame) {
        self.begin(false);
        if self.session.step != Step::Setup {
            return;
        }
        let Some((table, info)) = game.table() else { return };
        let rules = ExampleGame::rules(&info, &self.profiles);
        self.drafts.clear();
        self.remember(|session: &mut Session| {
            session.setup.profile = rules.unwrap_or_else(|| session.setup.profile.clone());
            // Komi and handicap are those of the example, not of a game at the table.
            let Overrides { side, keep_tie_breaker, by, .. } = session.setup.overrides;
            if by != ValueSource::Option {
                session.setup.overrides =
                    Overrides { side, keep_tie_breaker, by, ..Overrides::default() };
            }
            session.table = table;
            session.info = Arc::new(info);
            session.answers = Answers::default();
            session.step = Step::Dead;
        });
    }

    /// Whether an example or a board put in by hand can be left for the table before it.
    pub fn is_other_board(&self) -> bool {
        matches!(self.session.origin(), Some(Origin::Example(_) | Origin::PutIn))
            && self.past.iter().any(|session| session.table != self.session.table)
    }

    /// Returns from an example or a board put in by hand to the table before it.
    pub fn leave_board(&mut self) {
        let other = |session: &Session| session.table != self.session.table;
        if let Some(at) = self.past.iter().rposition(other) {
            while self.past.len() > at {
                self.undo_change();
            }
        }
    }
}
