//! What a count does with the player's answers.

use crate::asked::{Asked, Question};
use crate::{Count, Degree, NumberEntry, Remark, Session, Step, StepKind};
use shuzi_core::fact::Message;
use shuzi_core::goban::{Color, Vertex};

impl Count {
    /// Types a character of a number.
    pub fn push(&mut self, sign: char) {
        // A digit replaces a refused number and one left over; any other character edits it.
        let is_left_over = self.typed_at.replace(self.session.step) != Some(self.session.step);
        let is_replaced = self.is_refused || is_left_over;
        let replaced = match self.asked.as_ref().map(|asked| asked.about) {
            Some(Asked::Number(number, _)) => number,
            _ => self.replaced,
        };
        self.begin(false);
        // A question with its own keys stays in sight.
        if self.asked.is_some() && self.kind() != StepKind::Number {
            return;
        }
        if self.kind() != StepKind::Number {
            return self.say(Remark::NoNumberAsked);
        }
        if is_replaced && sign.is_numeric() {
            *self.typing() = NumberEntry::default();
        }
        // What is no whole number is said at once.
        let typed = self.typing().push(sign).and_then(|()| self.typing().value().map(drop));
        self.replaced = replaced;
        if let Err(why) = typed {
            self.say(why);
        } else if let Some(number) = replaced {
            self.say(Remark::NumberReplaced { number });
        }
    }

    /// Deletes the last character typed.
    pub fn erase(&mut self) {
        self.begin(false);
        self.typed_at = Some(self.session.step);
        self.typing().erase();
    }

    /// Adds ten to the number being typed: one more pile or rectangle.
    pub fn add_ten(&mut self) {
        self.begin(false);
        self.typed_at = Some(self.session.step);
        self.typing().add_ten();
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

    /// Types the vacant points that a plan leaves for a side, ready to enter, unless something is typed.
    pub fn take_plan(&mut self, side: Color, vacant: usize) {
        if self.session.step != Step::Vacant(side) || !self.entry().is_empty() {
            return;
        }
        let left = u32::try_from(vacant).ok();
        self.remember(|session| session.answers.planned[side.index()] = left);
        if let Err(why) = self.type_anew(&vacant.to_string()) {
            self.say(why);
        }
    }

    /// Clears what was typed at this step but not entered.
    pub fn forget_typed(&mut self) {
        self.drafts.forget(self.session.step);
    }

    /// The number being typed, mutably.
    pub(crate) fn typing(&mut self) -> &mut NumberEntry {
        self.drafts.at_mut(self.session.step)
    }

    /// The question about the number typed that Enter alone answers, if one is open.
    pub fn question(&self) -> Option<&Message> {
        let is_typed = !self.entry().is_empty();
        self.asked.as_ref().map(|asked| &asked.text).filter(|_| is_typed)
    }

    pub(crate) fn ask(&mut self, about: Asked, text: impl Into<Message>) {
        self.asked = Some(Question { about, text: text.into() });
    }

    /// Whether this is what the player was asked about.
    pub(crate) fn was_asked(&self, about: Asked) -> bool {
        self.asked.as_ref().is_some_and(|asked| asked.about == about)
    }

    /// Accepts the current step and goes to the next; at a result, agrees with it, or asks to verify
    /// one that is close.
    pub fn next(&mut self) {
        self.begin(true);
        match self.kind() {
            // These are answered by their own keys.
            StepKind::Whose | StepKind::Turn => {}
            StepKind::Result => {
                self.asked = None;
                // A close result of one side's count is worth the count of the other.
                let is_open = self.session.degree() == Some(Degree::NotSettled);
                let is_close = self.session.can_verify() && (is_open || self.session.is_close());
                match self.session.can_agree_with_result() {
                    true if is_close => self.ask_to_verify(),
                    true => self.agree_with_result(),
                    false => {}
                }
            }
            _ if self.was_asked(Asked::InPlace) => self.answer(true),
            _ => {
                self.enter();
            }
        }
    }

    /// Answers a question by yes or no, and goes on.
    pub fn answer(&mut self, is_yes: bool) {
        self.begin(false);
        if self.was_asked(Asked::InPlace) {
            self.asked = None;
            if is_yes {
                self.remember(Session::verify);
            } else {
                self.say(Remark::NotInPlace);
            }
            return;
        }
        self.remember(|session| session.answer_yes_or_no(is_yes));
    }

    /// Answers a question with a side: whose turn it is, or who moved last.
    pub fn answer_side(&mut self, side: Color) {
        self.begin(false);
        if self.was_asked(Asked::Turn) {
            self.asked = None;
            self.fill_dame_from(side);
        } else if self.session.step == Step::LastMove {
            self.remember(|session| session.answer_last_move(side));
        }
    }

    /// Whether the players can agree: with the marks, the points left over, the result, or whose
    /// numbers these are.
    pub fn can_agree(&self) -> bool {
        self.kind() == StepKind::Whose
            || self.session.can_agree()
            || self.session.can_agree_with_result()
            || self.can_leave_over()
    }

    /// Takes the marks, the points left over, the result or the sides as both players agree on them.
    /// Returns an uncertain chain that they have to look at first.
    pub fn agree(&mut self) -> Option<Vertex> {
        self.begin(false);
        if self.kind() == StepKind::Whose {
            self.take_sides(false);
        } else if self.can_leave_over() {
            self.remember(Session::leave_over);
            // Now the sum is right, and says nothing of whose numbers they are.
            match self.session.ask_whose() {
                Some(whose) => self.ask(Asked::Whose(None, 1), whose),
                None => {
                    self.enter();
                }
            }
        } else if self.session.can_agree_with_result() {
            self.agree_with_result();
        } else if !self.session.can_agree() {
        } else if let Some((next, chains)) = self.not_looked_at() {
            self.say(Remark::LookFirst { chains });
            return Some(next);
        } else {
            self.remember(Session::agree);
            self.say(Remark::Agreed);
        }
        None
    }

    fn agree_with_result(&mut self) {
        self.remember(Session::agree_with_result);
        self.say(Remark::ResultAgreed);
    }

    /// Answers whose numbers were typed: the other side's.
    pub fn swap_sides(&mut self) {
        self.begin(false);
        self.take_sides(true);
    }

    /// Enters the number whose sides were asked about, as typed or for the other side.
    fn take_sides(&mut self, swapped: bool) {
        let Some(Question { about: Asked::Whose(typed, questions), text }) = self.asked.take()
        else {
            return;
        };
        self.ask(Asked::Number(typed, questions), text);
        if self.enter() && swapped {
            self.session.swap_sides();
            self.remark = self.remark.take().map(|_| Remark::SidesSwapped.into());
        }
    }

    /// Whether the points that both counts leave over can be said to belong to nobody.
    pub fn can_leave_over(&self) -> bool {
        self.kind() == StepKind::Number
            && self.entry().is_empty()
            && self.session.first_open().is_none()
            && self.session.may_leave_over()
    }

    /// Asks whether the side that verifies the result can still be counted: to count the first one its
    /// stones may have been cleared away (Mays, page 33).
    pub(crate) fn ask_to_verify(&mut self) {
        let side = self.session.setup.side().other();
        self.ask(Asked::InPlace, Remark::InPlace { side });
    }

    /// Enters what was typed at this step. Returns false if it is refused and has to be fixed.
    pub(crate) fn enter(&mut self) -> bool {
        let step = self.session.step;
        self.is_refused = false;
        let draft = self.drafts.at(step);
        if let Some(sign) = draft.hanging() {
            // What is typed next is added to it.
            self.say(Remark::NumberMissing { sign: sign.to_string() });
            return false;
        }
        let typed = match draft.value() {
            Ok(typed) => typed,
            Err(why) => {
                self.is_refused = true;
                self.say(why);
                return false;
            }
        };
        // Taken, so that an answer is not one to the next step's question.
        let answered = match self.asked.take().map(|asked| asked.about) {
            Some(Asked::Number(about, questions)) if about == typed => questions,
            _ => 0,
        };
        let mut after = self.session.clone();
        let accepted = after.accept(typed, answered);
        let whose = after.ask_whose().map(Message::from);
        match accepted {
            Ok(remark) => {
                self.remember(|session| *session = after);
                self.drafts.forget(step);
                self.remark = remark;
                true
            }
            Err(why) => {
                // Whose numbers these are is answered by its own keys.
                let about = if Some(&why) == whose.as_ref() {
                    Asked::Whose(typed, 1)
                } else {
                    Asked::Number(typed, answered + 1)
                };
                self.is_refused = true;
                self.ask(about, why);
                false
            }
        }
    }

    /// Whether there is a result to go to, or a number to enter.
    pub fn can_finish(&self) -> bool {
        self.session.is_counted() || !self.entry().is_empty()
    }

    /// Goes straight to the result, entering what is typed at this step.
    pub fn finish(&mut self) {
        if matches!(self.kind(), StepKind::Whose | StepKind::Turn) {
            return;
        }
        self.begin(false);
        self.asked = None;
        if !self.entry().is_empty() && !self.enter() {
            return;
        }
        let remark = self.remark.take();
        let mut after = self.session.clone();
        let refused = after.finish().err();
        self.remember(|session| *session = after);
        self.remark = refused.or(remark);
    }
}
