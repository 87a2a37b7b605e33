//! Entering typed values, or refusing them with a reason.

use std::mem;

use crate::app::{Action, App, Asked, Mode};
use shuzi_core::fact::Message;
use shuzi_core::goban::Vertex;
use shuzi_walk::{Degree, NumberEntry, Origin, Remark, Session, Setting, Step};

impl App {
    pub(super) fn change_setting(&mut self, step: i32) {
        if !self.setting_entry.is_empty() {
            self.commit_setting();
            return;
        }
        let setting = self.setting();
        let profiles = mem::take(&mut self.profiles);
        let counted = self.session.counted;
        let had_handicap = self.has_handicap();
        self.remember(|session| session.change(setting, step, &profiles));
        self.profiles = profiles;
        self.keep_cursor_on_board();
        if self.session.counted != counted {
            self.say(Remark::CountDropped);
        }
        self.tell_komi_that_stays(had_handicap);
    }

    /// Whether the game has at least two handicap stones.
    fn has_handicap(&self) -> bool {
        self.session.terms().is_ok_and(|terms| terms.handicap.value >= 2)
    }

    /// Remarks that a komi set by the player stays, if the game just gained or lost its handicap.
    fn tell_komi_that_stays(&mut self, had_handicap: bool) {
        if let Some(komi) = self.session.setup.overrides.komi
            && self.has_handicap() != had_handicap
        {
            self.say(Remark::KomiStays { komi });
        }
    }

    /// Enters the number typed into a setting. Returns false if it is refused and has to be fixed.
    pub(super) fn commit_setting(&mut self) -> bool {
        if self.setting_entry.is_empty() {
            return true;
        }
        let (setting, text) = (self.setting(), self.setting_entry.amount_text());
        let asked = Some(Asked::Setting(text.clone()));
        if self.asked.take() != asked
            && let Some(question) = Session::unusual(setting, &text)
        {
            self.asked = asked;
            self.say(question);
            return false;
        }
        let counted = self.session.counted;
        let had_handicap = self.has_handicap();
        match self.set(setting, &text) {
            Ok(()) => {
                self.setting_entry = NumberEntry::default();
                if self.session.counted != counted {
                    self.say(Remark::CountDropped);
                }
                self.tell_komi_that_stays(had_handicap);
                true
            }
            Err(why) => {
                self.refused = true;
                self.message = Some(why);
                false
            }
        }
    }

    /// Sets a setting from a text, such as komi from `6.5`.
    ///
    /// # Errors
    /// Returns an error if the text is not a value of the setting.
    pub fn set(&mut self, setting: Setting, text: &str) -> Result<(), Message> {
        let mut changed = self.session.clone();
        changed.set(setting, text, &self.profiles)?;
        self.remember(|session| *session = changed);
        self.keep_cursor_on_board();
        Ok(())
    }

    pub(in crate::app) fn keep_cursor_on_board(&mut self) {
        let size = self.session.size();
        let (x, y) = (self.cursor.x.min(size.width() - 1), self.cursor.y.min(size.height() - 1));
        self.cursor = Vertex::new(x, y);
    }

    /// Accepts the current step and goes to the next.
    pub(super) fn next(&mut self) {
        let is_on_settings = self.mode() == Mode::Settings;
        if is_on_settings && !self.commit_setting() {
            return;
        }
        if self.mode() == Mode::Result {
            // A close result of one side's count is worth the count of the other.
            let is_open = self.session.degree() == Some(Degree::NotSettled);
            let is_close = self.session.can_verify() && (is_open || self.session.is_close());
            match self.session.can_agree_with_result() {
                true if is_close => self.ask_to_verify(),
                true => self.agree(),
                false => {}
            }
            return;
        }
        if !is_on_settings || self.overlay.take().is_none() {
            // A remark about the setting still applies on the next page.
            let said = self.message.take();
            self.enter();
            self.message = self.message.take().or(said);
        }
    }

    /// Replaces what is typed at this step.
    ///
    /// # Errors
    /// Returns an error if a character cannot be part of a number, or the text is too long.
    pub fn type_anew(&mut self, text: &str) -> Result<(), Remark> {
        let mut entry = NumberEntry::default();
        text.chars().try_for_each(|sign| entry.push(sign))?;
        *self.typing() = entry;
        Ok(())
    }

    /// Clears what was typed at this step but not entered.
    pub fn forget_typed(&mut self) {
        self.drafts.forget(self.session.step);
    }

    /// Answers a question that no other key passes. Returns false for an action that is no answer.
    pub(super) fn answer(&mut self, asked: Asked, action: Action, said: Option<Message>) -> bool {
        match (&asked, action) {
            (Asked::Turn, Action::Answer(side)) => self.fill_dame(side),
            (Asked::InPlace, Action::Next | Action::YesNo(true)) => self.remember(Session::verify),
            (Asked::InPlace, Action::YesNo(false)) => self.say(Remark::NotInPlace),
            (Asked::Whose(typed, questions), Action::Agree | Action::SwapSides) => {
                self.asked = Some(Asked::Number(*typed, *questions));
                if self.enter() && action == Action::SwapSides {
                    let said = self.message.take();
                    self.session.swap_sides();
                    self.message = said.map(|_| Remark::SidesSwapped.into());
                }
            }
            (_, Action::Back | Action::Close) => {}
            (_, Action::Next | Action::Finish) => {
                (self.asked, self.message) = (Some(asked), said);
            }
            _ => return false,
        }
        true
    }

    /// Takes the marks, the points left over or the result as both players agree on them.
    pub(super) fn agree(&mut self) {
        if self.can_leave_over() {
            self.remember(Session::leave_over);
            // Now the sum is right, and says nothing of whose numbers they are.
            match self.session.ask_whose() {
                Some(whose) => {
                    self.asked = Some(Asked::Whose(None, 1));
                    self.say(whose);
                }
                None => {
                    self.enter();
                }
            }
        } else if self.session.can_agree_with_result() {
            self.remember(Session::agree_with_result);
            self.say(Remark::ResultAgreed);
        } else if let Some((next, chains)) = self.not_looked_at() {
            self.cursor = next;
            self.say(Remark::LookFirst { chains });
        } else {
            self.remember(Session::agree);
            self.say(Remark::Agreed);
        }
    }

    /// Whether the points that both counts leave over can be said to belong to nobody.
    pub(in crate::app) fn can_leave_over(&self) -> bool {
        self.mode_below() == Mode::Entry
            && self.drafts.at(self.session.step).is_empty()
            && self.session.first_open().is_none()
            && self.session.may_leave_over()
    }

    /// Answers a question by yes or no, and goes on.
    pub(super) fn answer_question(&mut self, is_yes: bool) {
        let mut after = self.session.clone();
        after.answer_yes_or_no(is_yes);
        self.remember(|session| *session = after);
    }

    /// Asks whether the side that verifies the result can still be counted: to count the first one its
    /// stones may have been cleared away (Mays, page 33).
    pub(super) fn ask_to_verify(&mut self) {
        self.asked = Some(Asked::InPlace);
        self.say(Remark::InPlace { side: self.session.setup.side().other() });
    }

    /// Enters what was typed at this step. Returns false if it is refused and has to be fixed.
    fn enter(&mut self) -> bool {
        let step = self.session.step;
        self.refused = false;
        let draft = self.drafts.at(step);
        if let Some(sign) = draft.hanging() {
            // What is typed next goes on from it.
            self.say(Remark::NumberMissing { sign: sign.to_string() });
            return false;
        }
        let typed = match draft.value() {
            Ok(typed) => typed,
            Err(why) => {
                self.refused = true;
                self.say(why);
                return false;
            }
        };
        // Taken, so that an answer is not one to the next step's question.
        let answered = match self.asked.take() {
            Some(Asked::Number(about, questions)) if about == typed => questions,
            _ => 0,
        };
        let mut after = self.session.clone();
        let accepted = after.accept(typed, answered);
        let whose = after.ask_whose().map(Message::from);
        match accepted {
            Ok(remark) => {
                self.remember(|session| *session = after);
                if self.session.step == Step::Dead && step == Step::Setup {
                    self.cursor = self.session.first_to_check();
                }
                self.drafts.forget(step);
                self.message = remark;
                self.show_plan_of_example();
                true
            }
            Err(why) => {
                // Whose numbers these are is answered by its own keys.
                self.asked = Some(if Some(&why) == whose.as_ref() {
                    Asked::Whose(typed, 1)
                } else {
                    Asked::Number(typed, answered + 1)
                });
                self.refused = true;
                self.message = Some(why);
                false
            }
        }
    }

    /// Plays the plan of a bundled game as soon as its stones are to be rearranged.
    fn show_plan_of_example(&mut self) {
        let is_example = matches!(self.session.origin(), Some(Origin::Example(_)));
        if is_example && matches!(self.session.step, Step::Vacant(_)) {
            self.rearrange();
            self.handle(Action::Play);
        }
    }

    /// Goes straight to the result, entering what is typed at this step.
    pub(super) fn finish(&mut self) {
        if self.is_on_settings() && !self.commit_setting() {
            return;
        }
        self.overlay = None;
        if !self.drafts.at(self.session.step).is_empty() && !self.enter() {
            return;
        }
        let remark = self.message.take();
        let mut after = self.session.clone();
        let refused = after.finish().err();
        self.remember(|session| *session = after);
        self.message = refused.or(remark);
    }
}
