//! Playing on from the dead stones when the players do not agree.

use crate::app::{Action, App, Asked, Mode, Screen};
use shuzi_core::goban::Vertex;
use shuzi_walk::{PlayedOn, Remark, Session, Step};

impl App {
    /// What is being played from the dead stones, if that is shown.
    pub fn playing_on(&self) -> Option<&PlayedOn> {
        matches!(self.screen, Screen::PlayOn).then(|| self.session.played_on()).flatten()
    }

    /// Shows the board to play on, where there is one.
    pub(super) fn play_on(&mut self) {
        if self.can(Action::PlayOn) {
            self.screen = Screen::PlayOn;
        } else {
            self.say(Remark::PlayOnAtDead);
        }
    }

    /// Carries out an action of players who play on. Returns false for one that is not theirs.
    pub(super) fn play_on_with(&mut self, action: Action) -> bool {
        if self.mode() != Mode::PlayOn {
            return false;
        }
        match action {
            Action::Toggle => self.play(Some(self.cursor)),
            Action::ToggleAt(vertex) => {
                self.cursor = vertex;
                self.play(Some(vertex));
            }
            Action::Pass => self.play(None),
            // The move before, as it was: then it can be redone.
            Action::Undo if self.is_one_move(self.past.last(), -1) => self.undo(),
            Action::Redo if self.is_one_move(self.future.last(), 1) => self.redo(),
            Action::Redo => self.say(Remark::NothingToRedo),
            Action::Undo => {
                let mut after = self.session.clone();
                if after.take_back() {
                    self.remember(|session| *session = after);
                } else {
                    self.say(Remark::NothingToUndo);
                }
            }
            Action::Next => {
                let played = self.session.played_on();
                let is_played =
                    played.is_some_and(|played| played.moves().len() > played.counted());
                let is_over = played.is_some_and(PlayedOn::is_over);
                if is_played && !is_over && self.asked != Some(Asked::NotBothPassed) {
                    self.asked = Some(Asked::NotBothPassed);
                    self.say(Remark::NotBothPassed);
                    return true;
                }
                self.asked = None;
                self.screen = Screen::Count;
                self.remember(Session::settle_by_play);
                if is_played {
                    let comes_back = self.session.comes_back();
                    self.say(if comes_back {
                        Remark::BackAsPlayed
                    } else {
                        Remark::ReachedCounted
                    });
                }
            }
            Action::Back => self.screen = Screen::Count,
            _ => return false,
        }
        true
    }

    /// Plays one move after another from the dead stones: vertices, or `None` for a pass.
    ///
    /// # Errors
    /// Returns an error for the first move that is not possible; those before it are played.
    pub fn play_moves(&mut self, moves: &[Option<Vertex>]) -> Result<(), Remark> {
        self.play_on();
        for &vertex in moves {
            self.message = None;
            self.play_at(vertex)?;
        }
        Ok(())
    }

    /// Whether a state has this many moves more than now, and the same position before them.
    fn is_one_move(&self, other: Option<&Session>, more: isize) -> bool {
        let played = other.and_then(Session::played_on).zip(self.session.played_on());
        played.is_some_and(|(other, now)| {
            let moves = |of: &PlayedOn| isize::try_from(of.moves().len()).unwrap_or(0);
            moves(other) - moves(now) == more && other.counted() == now.counted()
        })
    }

    /// Plays a move, or says why it is not possible.
    fn play(&mut self, vertex: Option<Vertex>) {
        if let Err(why) = self.play_at(vertex) {
            self.say(why);
        }
    }

    fn play_at(&mut self, vertex: Option<Vertex>) -> Result<(), Remark> {
        let mut after = self.session.clone();
        after.play_on(vertex)?;
        self.remember(|session| *session = after);
        if self.session.played_on().is_some_and(PlayedOn::is_over) {
            self.say(Remark::BothPassed);
        }
        Ok(())
    }

    /// Whether players who disagree can play on here.
    pub(in crate::app) fn can_play_on(&self) -> bool {
        self.session.step == Step::Dead && self.session.board().is_some()
    }
}
