//! Playing on from the dead stones of a position.

use crate::{PlayedOn, Remark, Session, Table};
use shuzi_core::goban::Vertex;
use shuzi_core::rules::Scoring;

impl Session {
    /// What was played from the position; `None` for a real board.
    pub fn played_on(&self) -> Option<&PlayedOn> {
        match &self.table {
            Table::Position(position) => Some(position.played_on()),
            Table::Real(_) => None,
        }
    }

    /// Plays a move from the dead stones; `None` is a pass.
    ///
    /// # Errors
    /// Returns an error if the move is not possible.
    pub fn play_on(&mut self, vertex: Option<Vertex>) -> Result<(), Remark> {
        if let Table::Position(position) = &mut self.table {
            position.played_on_mut().play(vertex)?;
        }
        Ok(())
    }

    /// Takes the last move back. Returns false if there is none.
    pub fn take_back(&mut self) -> bool {
        let Table::Position(position) = &mut self.table else { return false };
        position.played_on_mut().take_back()
    }

    /// Whether players come back to the position as it was once they have played on: what is played
    /// costs territory, but no area.
    pub fn comes_back(&self) -> bool {
        self.setup.profile.value.scoring == Scoring::Territory
    }

    /// Settles by what was played which stones are dead: under area rules the board reached is
    /// counted; under territory rules the position as it was, with the chains' fates as played.
    pub fn settle_by_play(&mut self) {
        let comes_back = self.comes_back();
        self.settle_anew(|position| {
            let played = position.played_on();
            if played.moves().len() == played.counted() {
                return;
            }
            if comes_back {
                let dead = played.dead_on_base(position.dead());
                position.set_dead(dead);
            } else {
                let dead = played.dead_on_reached(&position.board, position.dead());
                position.count_reached(dead);
            }
        });
    }
}
