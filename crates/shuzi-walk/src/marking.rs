//! Marking dead stones and sekis, filling dame, and playing on where the players do not agree.

use crate::asked::Asked;
use crate::{Count, PlayedOn, Remark, Session, Step};
use shuzi_core::counting::Undone;
use shuzi_core::goban::{Color, Vertex};

impl Count {
    /// Whether this step can mark anything at a vertex.
    pub fn can_mark(&self, vertex: Vertex) -> bool {
        match self.session.step {
            Step::Dead => self.session.stone_at(vertex).is_some(),
            Step::Seki => self.session.is_in_seki(vertex),
            _ => false,
        }
    }

    /// Marks the chain at a vertex dead or alive, or who fills a point of a seki.
    pub fn mark(&mut self, vertex: Vertex) {
        self.begin(false);
        let counted = self.session.answers;
        match self.session.step {
            Step::Dead if self.can_mark(vertex) => {
                self.remember(|session| session.toggle_dead(vertex));
            }
            Step::Seki if self.can_mark(vertex) => {
                self.remember(|session| session.cycle_fill(vertex));
            }
            Step::Dead => return self.say(Remark::NoStoneHere),
            Step::Seki => return self.say(Remark::NotInSeki),
            _ => {}
        }
        // Numbers that were taken from the board are no longer its own.
        if self.session.answers != counted {
            self.say(Remark::NumbersDropped);
        }
    }

    /// Says that the group at a vertex is in seki, or takes that back.
    pub fn mark_seki(&mut self, vertex: Vertex) {
        self.begin(false);
        if self.session.step != Step::Dead || self.session.stone_at(vertex).is_none() {
            return self.say(Remark::NoStoneHere);
        }
        let mut is_said = None;
        self.remember(|session| is_said = session.toggle_seki(vertex));
        self.say(match is_said {
            Some(true) => Remark::SaidInSeki,
            Some(false) => Remark::NotSaidInSeki,
            None => Remark::SharesNoLiberty,
        });
    }

    /// Goes back from the result to the dead stones.
    pub fn look_over(&mut self) {
        self.begin(false);
        if self.session.board().is_some() {
            self.remember(|session| session.step = Step::Dead);
        }
    }

    pub fn can_fill_dame(&self) -> bool {
        self.session.step == Step::Dead && !self.session.dame().is_empty()
    }

    /// Fills the dame alternately, unless nobody knows who moves first and it matters.
    pub fn fill_dame(&mut self) {
        self.begin(false);
        if !self.can_fill_dame() {
            let (open, size) = (self.session.undone(Undone::Border), self.session.size());
            return self.say(match open.first() {
                Some(point) => Remark::BorderOpen { place: point.name(size) },
                None => Remark::NoDame,
            });
        }
        match self.session.turn() {
            Some(side) => self.fill_dame_from(side),
            None if self.session.dame().len().is_multiple_of(2) => {
                self.fill_dame_from(Color::Black);
            }
            None => self.ask(Asked::Turn, Remark::WhoseTurn),
        }
    }

    /// Fills the dame alternately, and remarks which points each side filled.
    pub(crate) fn fill_dame_from(&mut self, first: Color) {
        let size = self.session.size();
        let mut filled = [Vec::new(), Vec::new()];
        self.remember(|session| filled = session.fill_dame(first));
        let [black, white] = filled
            .each_ref()
            .map(|points| -> Vec<String> { points.iter().map(|point| point.name(size)).collect() });
        self.say(match (black.is_empty(), white.is_empty()) {
            (false, false) => Remark::DameFilled { black, white },
            (true, _) => Remark::DameFilledBy { side: Color::White, places: white },
            (_, true) => Remark::DameFilledBy { side: Color::Black, places: black },
        });
    }

    /// Whether players who disagree can play on here.
    pub fn can_play_on(&self) -> bool {
        self.session.step == Step::Dead && self.session.board().is_some()
    }

    /// Plays a move from the dead stones, or says why it is not possible; `None` is a pass.
    pub fn play(&mut self, vertex: Option<Vertex>) {
        self.begin(false);
        if let Err(why) = self.play_at(vertex) {
            self.say(why);
        }
    }

    /// Plays one move after another from the dead stones: vertices, or `None` for a pass.
    ///
    /// # Errors
    /// Returns an error for the first move that is not possible; those before it are played.
    pub fn play_moves(&mut self, moves: &[Option<Vertex>]) -> Result<(), Remark> {
        if !self.can_play_on() {
            return Err(Remark::PlayOnAtDead);
        }
        self.begin(false);
        moves.iter().try_for_each(|&vertex| self.play_at(vertex))
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

    /// Takes back the last move played on.
    pub fn take_back_move(&mut self) {
        // The move before, as it was: then it can be redone.
        if self.is_one_move(self.past.last(), -1) {
            return self.undo();
        }
        self.begin(false);
        let mut after = self.session.clone();
        if after.take_back() {
            self.remember(|session| *session = after);
        } else {
            self.say(Remark::NothingToUndo);
        }
    }

    /// Plays a move again that was taken back.
    pub fn play_again(&mut self) {
        if self.is_one_move(self.next_state(), 1) {
            return self.redo();
        }
        self.begin(false);
        self.say(Remark::NothingToRedo);
    }

    /// Whether a state has this many moves more than now, and the same position before them.
    fn is_one_move(&self, other: Option<&Session>, more: isize) -> bool {
        let played = other.and_then(Session::played_on).zip(self.session.played_on());
        played.is_some_and(|(other, now)| {
            let moves = |of: &PlayedOn| isize::try_from(of.moves().len()).unwrap_or(0);
            moves(other) - moves(now) == more && other.counted() == now.counted()
        })
    }

    /// Ends play, and settles by it which stones are dead. Returns false if not both have passed: it is
    /// asked about once.
    pub fn settle_by_play(&mut self) -> bool {
        self.begin(true);
        let played = self.session.played_on();
        let is_played = played.is_some_and(|played| played.moves().len() > played.counted());
        let is_over = played.is_some_and(PlayedOn::is_over);
        if is_played && !is_over && !self.was_asked(Asked::NotBothPassed) {
            self.ask(Asked::NotBothPassed, Remark::NotBothPassed);
            return false;
        }
        self.asked = None;
        self.remember(Session::settle_by_play);
        if is_played {
            let comes_back = self.session.comes_back();
            self.say(if comes_back { Remark::BackAsPlayed } else { Remark::ReachedCounted });
        }
        true
    }
}
