//! A count in progress with its history, what is being typed, and the question that is open.

use std::cell::OnceCell;
use std::mem;
use std::sync::Arc;

use crate::asked::{Asked, Question};
use crate::cycle::next_of;
use crate::{
    Direction, Drafts, Live, NumberEntry, Rearranging, Remark, Session, Setting, Standing, Step,
    StepKind, Table,
};
use shuzi_core::fact::Message;
use shuzi_core::goban::{Chain, Vertex, VertexSet};
use shuzi_core::method::Method;
use shuzi_core::rules::Profile;
use shuzi_core::scoring::Comparison;

/// A count in progress: its state, the states before and after it, and what is half done.
#[derive(Clone, Debug)]
pub struct Count {
    pub(crate) session: Session,
    pub(crate) past: Vec<Session>,
    future: Vec<Session>,
    pub(crate) profiles: Vec<Arc<Profile>>,
    pub(crate) drafts: Drafts,
    pub(crate) asked: Option<Question>,
    /// Whether the number typed was refused: the next digit then starts a new one.
    pub(crate) is_refused: bool,
    /// The step that was typed at last: a number typed before is left over.
    pub(crate) typed_at: Option<Step>,
    /// The number that was asked about and is being replaced.
    pub(crate) replaced: Option<u32>,
    /// Where the players have looked while dead stones are marked.
    looked_at: VertexSet,
    /// The count under every profile, worked out once for each state that shows it.
    by_all: OnceCell<Option<Comparison>>,
    /// The stones as a plan left them, likewise.
    rearranged: OnceCell<Option<Rearranging>>,
    pub(crate) remark: Option<Message>,
}

impl Count {
    /// Starts a count. `profiles` are those the player can choose from.
    pub fn new(session: Session, profiles: Vec<Arc<Profile>>) -> Self {
        let looked_at = VertexSet::new(session.size());
        Self {
            session,
            past: Vec::new(),
            future: Vec::new(),
            profiles,
            drafts: Drafts::default(),
            asked: None,
            is_refused: false,
            typed_at: None,
            replaced: None,
            looked_at,
            by_all: OnceCell::new(),
            rearranged: OnceCell::new(),
            remark: None,
        }
    }

    /// The same count with a state and a history that were kept.
    #[must_use]
    pub(crate) fn taken_up(&self, session: Session, past: Vec<Session>, drafts: Drafts) -> Self {
        let typed_at = Some(session.step);
        Self { past, drafts, typed_at, ..Self::new(session, self.profiles.clone()) }
    }

    /// The current state.
    pub const fn session(&self) -> &Session {
        &self.session
    }

    /// The states that undo restores, oldest first.
    pub fn past(&self) -> &[Session] {
        &self.past
    }

    /// The profiles the player can choose from.
    pub fn profiles(&self) -> &[Arc<Profile>] {
        &self.profiles
    }

    /// The numbers being typed at each step.
    pub const fn drafts(&self) -> &Drafts {
        &self.drafts
    }

    /// The number being typed at this step.
    pub fn entry(&self) -> &NumberEntry {
        self.drafts.at(self.session.step)
    }

    /// What the player was last given as a remark, or is asked.
    pub fn remark(&self) -> Option<&Message> {
        self.remark.as_ref().or_else(|| self.asked.as_ref().map(|asked| &asked.text))
    }

    /// What the player was last given as a remark, whatever is asked.
    pub const fn told(&self) -> Option<&Message> {
        self.remark.as_ref()
    }

    /// Tells the player something.
    pub fn say(&mut self, remark: impl Into<Message>) {
        self.remark = Some(remark.into());
    }

    /// Forgets what the player was told; a question stays open.
    pub fn hush(&mut self) {
        self.remark = None;
    }

    /// What kind of answer is wanted now.
    pub const fn kind(&self) -> StepKind {
        match &self.asked {
            Some(Question { about: Asked::Whose(..), .. }) => StepKind::Whose,
            Some(Question { about: Asked::Turn, .. }) => StepKind::Turn,
            Some(Question { about: Asked::InPlace, .. }) => StepKind::YesNo,
            _ => self.session.step.kind(),
        }
    }

    /// Whether nothing has been done yet.
    pub const fn is_fresh(&self) -> bool {
        self.past.is_empty()
    }

    /// Whether the count is at its first step with nothing counted, typed or marked.
    pub fn is_at_beginning(&self) -> bool {
        // A real board is empty here, so a changed size does not matter.
        let is_as_begun = match &self.session.table {
            Table::Real(_) => true,
            table @ Table::Position(_) => {
                self.past.first().is_none_or(|begun| begun.table == *table)
            }
        };
        self.session.step == Step::Setup
            && self.session.answers == crate::Answers::default()
            && is_as_begun
            && self.drafts.is_empty()
    }

    /// Whether there is a change to undo.
    pub fn can_undo(&self) -> bool {
        !self.past.is_empty() || !self.entry().is_empty()
    }

    /// Whether there is a change to redo.
    pub fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// The plan that was carried out, while the stones of its side are counted on a board that is
    /// not on the table.
    pub fn rearranged(&self) -> Option<&Rearranging> {
        self.rearranged.get_or_init(|| self.session.rearranged()).as_ref()
    }

    /// The count under every profile; `None` while it has no result.
    pub fn comparison(&self) -> Option<&Comparison> {
        self.by_all.get_or_init(|| self.session.compared(&self.profiles).ok()).as_ref()
    }

    /// How the count is going, with the number being typed.
    pub fn live(&self) -> Live {
        let typed = self.entry().value().ok().flatten();
        // A refused number is left out; one whose side is asked about is there.
        let is_typed = !self.is_refused || self.kind() == StepKind::Whose;
        let live = Live::of(&self.session, typed.filter(|_| is_typed));
        match self.kind() {
            // While it is asked whose numbers these are, nobody is ahead.
            StepKind::Whose => {
                let standing = Standing::Unknown(Message::plain("live-not-settled"));
                Live { standing, checks: Vec::new(), ..live }
            }
            _ => live,
        }
    }

    /// Notes that the players look at a vertex while they mark dead stones.
    pub fn look_at(&mut self, vertex: Vertex) {
        if self.session.step == Step::Dead && self.session.size().contains(vertex) {
            self.looked_at.insert(vertex);
        }
    }

    /// The first uncertain chain that nobody has looked at, and how many there are.
    pub(crate) fn not_looked_at(&self) -> Option<(Vertex, usize)> {
        let (board, dead) = (self.session.board()?, self.session.dead()?);
        let mut chains: Vec<Chain> = Vec::new();
        for vertex in dead.uncertain.iter() {
            if !chains.iter().any(|chain| chain.stones().contains(&vertex)) {
                chains.extend(Chain::at(vertex, board));
            }
        }
        chains.retain(|chain| !chain.stones().iter().any(|at| self.looked_at.contains(*at)));
        Some((*chains.first()?.stones().first()?, chains.len()))
    }

    /// Changes the count so that it can be undone. Without an effect, nothing is recorded.
    pub fn remember(&mut self, change: impl FnOnce(&mut Session)) {
        let before = self.session.clone();
        change(&mut self.session);
        self.session.withdraw_agreement(&before);
        self.session.changed();
        if self.session != before {
            self.past.push(before);
            self.future.clear();
            self.renew();
        }
    }

    /// Undoes the last change; first what is being typed, number by number.
    pub fn undo(&mut self) {
        self.begin(false);
        if self.entry().is_empty() {
            self.undo_change();
        } else {
            self.typing().erase_number();
        }
    }

    /// Undoes the last change, whatever is being typed.
    pub(crate) fn undo_change(&mut self) {
        match self.past.pop() {
            Some(before) => {
                self.future.push(mem::replace(&mut self.session, before));
                self.renew();
            }
            None => self.say(Remark::NothingToUndo),
        }
    }

    /// Redoes the last change undone.
    pub fn redo(&mut self) {
        self.begin(false);
        match self.future.pop() {
            Some(after) => {
                self.past.push(mem::replace(&mut self.session, after));
                self.renew();
            }
            None => self.say(Remark::NothingToRedo),
        }
    }

    /// The state that redo restores.
    pub(crate) fn next_state(&self) -> Option<&Session> {
        self.future.last()
    }

    /// What was worked out for another state goes.
    fn renew(&mut self) {
        (self.by_all, self.rearranged) = (OnceCell::new(), OnceCell::new());
        if self.looked_at.size() != self.session.size() {
            self.looked_at = VertexSet::new(self.session.size());
        }
    }

    /// Begins something: the last remark goes, and with it a question that Enter alone answers, unless
    /// this is Enter.
    pub(crate) fn begin(&mut self, is_enter: bool) {
        self.remark = None;
        self.is_refused = false;
        self.replaced = None;
        let is_choice = self.asked.as_ref().is_some_and(|asked| asked.about.is_choice());
        if !is_enter && !is_choice {
            self.asked = None;
        }
    }

    /// Takes the next method.
    pub fn next_method(&mut self) {
        self.begin(false);
        if self.session.counts_territory() {
            return self.say(Remark::ByTerritory);
        }
        self.remember(|session| {
            session.choose_method(next_of(&Method::ALL, session.setup.method, 1));
        });
        if !matches!(self.session.step, Step::Setup | Step::Result) {
            self.say(Remark::MethodNeedsSide { method: self.session.setup.method });
        }
    }

    /// Counts the other side, or asks whether it can still be counted to verify the result.
    pub fn next_side(&mut self) {
        self.begin(false);
        if self.session.counts_territory() {
            self.say(Remark::ByTerritory);
        } else if self.session.can_verify() {
            self.ask_to_verify();
        } else if self.session.setup.method.counts_both() {
            self.say(Remark::BothSides);
        } else {
            self.remember(|session| session.choose_side(session.setup.side().other()));
        }
    }

    /// Decides that the other side is counted too, to verify the first.
    pub fn verify(&mut self) {
        self.begin(false);
        self.remember(|session| session.answers.verify = true);
    }

    /// Whether players can go back to the question of points that belong to nobody.
    pub fn can_ask_empty(&self) -> bool {
        let is_later = self.session.step.is_field() && self.session.step != Step::NonScoring;
        is_later && self.session.steps().contains(&Step::Empty)
    }

    /// Goes back to that question, as a dame is found only now: every answer stays.
    pub fn ask_empty(&mut self) {
        self.begin(false);
        if self.can_ask_empty() {
            self.remember(|session| session.step = Step::Empty);
        }
    }

    /// Clears all numbers, and counts again.
    pub fn recount(&mut self) {
        self.begin(false);
        if self.can_recount() {
            self.drafts.clear();
            self.remember(Session::count_again);
            self.say(Remark::CountedAgain);
        }
    }

    /// Whether there are numbers to count again.
    pub fn can_recount(&self) -> bool {
        let mut again = self.session.answers;
        again.count_again();
        self.session.board().is_none() && again != self.session.answers
    }

    /// Moves to a field of the sheet.
    pub fn move_on_sheet(&mut self, direction: Direction) {
        self.begin(false);
        let places = if direction == Direction::Up { -1 } else { 1 };
        self.remember(|session| session.move_on_sheet(places));
    }

    /// Goes one step back, or leaves the question that is open.
    pub fn back(&mut self) {
        self.begin(false);
        if self.asked.take().is_none() {
            self.remember(Session::back);
        }
    }

    /// Changes a setting by this many choices, backwards if negative.
    pub fn change_setting(&mut self, setting: Setting, step: i32) {
        self.begin(false);
        let profiles = mem::take(&mut self.profiles);
        self.with_remarks(|count| {
            count.remember(|session| session.change(setting, step, &profiles));
        });
        self.profiles = profiles;
    }

    /// Sets a setting from a text, such as komi from `6.5`, and says what that changed elsewhere.
    ///
    /// # Errors
    /// Returns an error if the text is not a value of the setting.
    pub fn enter_setting(&mut self, setting: Setting, text: &str) -> Result<(), Message> {
        self.begin(true);
        self.with_remarks(|count| count.set(setting, text))
    }

    /// Answers which game it was: one with this many handicap stones.
    pub fn take_handicap(&mut self, stones: u8) {
        if let Err(why) = self.enter_setting(Setting::Handicap, &stones.to_string()) {
            return self.say(why);
        }
        let Ok(terms) = self.session.known_terms() else { return };
        let stones = terms.handicap.value;
        if stones > 0 {
            let points = terms.adjustment().compensation();
            self.enter();
            self.say(Remark::HandicapTaken { stones, points });
        }
    }

    fn set(&mut self, setting: Setting, text: &str) -> Result<(), Message> {
        let mut changed = self.session.clone();
        changed.set(setting, text, &self.profiles)?;
        self.remember(|session| *session = changed);
        Ok(())
    }

    /// Changes terms, and remarks if numbers went with them, or a komi that the player set stays though
    /// the game just gained or lost its handicap.
    fn with_remarks<T>(&mut self, change: impl FnOnce(&mut Self) -> T) -> T {
        let has_handicap =
            |of: &Self| of.session.terms().is_ok_and(|terms| terms.handicap.value >= 2);
        let (counted, had_handicap) = (self.session.answers, has_handicap(self));
        let changed = change(self);
        if self.session.answers != counted {
            self.say(Remark::CountDropped);
        }
        if let Some(komi) = self.session.setup.overrides.komi
            && has_handicap(self) != had_handicap
        {
            self.say(Remark::KomiStays { komi });
        }
        changed
    }
}
