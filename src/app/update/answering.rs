//! What was typed is taken over, or refused with a reason.

use std::mem;

use crate::app::{App, Effect, Mode, NumberEntry, Setting};
use crate::fact::Message;
use crate::goban::Vertex;

impl App {
    pub(super) fn change_setting(&mut self, step: i32) {
        if !self.entry.is_empty() {
            self.commit_setting();
            return;
        }
        let setting = self.setting();
        let profiles = mem::take(&mut self.profiles);
        self.remember(|session| session.change(setting, step, &profiles));
        self.profiles = profiles;
        self.keep_cursor_on_board();
    }

    /// Takes over a number typed into a setting; false if it was wrong.
    pub(super) fn commit_setting(&mut self) -> bool {
        if self.entry.is_empty() {
            return true;
        }
        let (setting, text) = (self.setting(), mem::take(&mut self.entry).into_text());
        match self.set(setting, &text) {
            Ok(()) => true,
            Err(why) => {
                self.message = Some(why);
                false
            }
        }
    }

    /// Sets a setting from what was typed, as `komi` from `6.5`.
    ///
    /// # Errors
    /// Says what is wrong with the text.
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

    /// Accepts what is on the screen and goes on.
    pub(super) fn next(&mut self) -> Option<Effect> {
        if self.mode() == Mode::Settings {
            if !self.commit_setting() {
                return None;
            }
            if self.overlay.take().is_some() {
                return Some(Effect::Save);
            }
        }
        let typed = match self.entry.value() {
            Ok(typed) => typed,
            Err(why) => {
                self.entry = NumberEntry::default();
                self.say(why);
                return Some(Effect::Save);
            }
        };
        let mut after = self.session.clone();
        match after.accept(typed) {
            Ok(remark) => {
                self.remember(|session| *session = after);
                self.entry = NumberEntry::default();
                self.message = remark;
                Some(Effect::Save)
            }
            Err(why) => {
                self.entry = NumberEntry::default();
                self.message = Some(why);
                Some(Effect::Save)
            }
        }
    }

    pub(super) fn finish(&mut self) {
        let mut after = self.session.clone();
        match after.finish() {
            Ok(()) => {
                self.overlay = None;
                self.remember(|session| *session = after);
            }
            Err(why) => self.message = Some(why),
        }
    }
}
