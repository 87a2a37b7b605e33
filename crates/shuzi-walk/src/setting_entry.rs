//! A setting being changed: the row of the list, and what is typed into it.

use serde::{Deserialize, Serialize};

use crate::{Count, NumberEntry, Remark, Session, Setting};
use shuzi_core::fact::Message;

/// The row of the list of settings, and what is typed there.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct SettingEntry {
    pub(crate) row: usize,
    pub(crate) typed: NumberEntry,
    /// Whether the list is open.
    pub is_open: bool,
    /// A text that was asked about, accepted if entered again.
    #[serde(skip)]
    asked: Option<String>,
    #[serde(skip)]
    is_refused: bool,
}

impl SettingEntry {
    /// Opens the list at a setting.
    pub fn open_at(&mut self, setting: Setting, session: &Session) {
        self.row = session.settings().iter().position(|one| *one == setting).unwrap_or(0);
        self.is_open = true;
    }

    /// The setting the cursor is on.
    pub fn setting(&self, session: &Session) -> Setting {
        let settings = session.settings();
        settings[self.row.min(settings.len() - 1)]
    }

    /// The number being typed.
    pub const fn typed(&self) -> &NumberEntry {
        &self.typed
    }

    /// Types a character.
    pub fn push(&mut self, sign: char, count: &mut Count) {
        count.hush();
        self.asked = None;
        if !self.setting(count.session()).is_number() {
            return count.say(Remark::TurnSetting);
        }
        // A digit replaces a refused number; any other character edits it.
        if std::mem::take(&mut self.is_refused) && sign.is_numeric() {
            self.typed = NumberEntry::default();
        }
        if let Err(why) = self.typed.push(sign) {
            count.say(why);
        }
    }

    /// Deletes the last character.
    pub fn erase(&mut self) {
        self.asked = None;
        self.typed.erase();
    }

    /// Clears what is typed.
    pub fn clear(&mut self) {
        (self.typed, self.asked, self.is_refused) = (NumberEntry::default(), None, false);
    }

    /// Moves the cursor by this many rows, once what is typed is entered.
    pub fn go(&mut self, rows: isize, count: &mut Count) {
        count.hush();
        if self.enter(count) {
            let last = count.session().settings().len() - 1;
            self.row = self.row.min(last).saturating_add_signed(rows).min(last);
        }
    }

    /// Changes the setting by this many choices, or enters what is typed.
    pub fn change(&mut self, step: i32, count: &mut Count) {
        count.hush();
        if self.typed.is_empty() {
            count.change_setting(self.setting(count.session()), step);
        } else {
            self.enter(count);
        }
    }

    /// Enters what is typed. Returns false if it is refused and has to be fixed, or is asked about.
    pub fn enter(&mut self, count: &mut Count) -> bool {
        if self.typed.is_empty() {
            return true;
        }
        let (setting, text) = (self.setting(count.session()), self.typed.amount_text());
        if self.asked.take().as_ref() != Some(&text)
            && let Some(question) = Session::unusual(setting, &text)
        {
            self.asked = Some(text);
            count.say(question);
            return false;
        }
        let entered: Result<(), Message> = count.enter_setting(setting, &text);
        match entered {
            Ok(()) => self.clear(),
            Err(why) => {
                self.is_refused = true;
                count.say(why);
                return false;
            }
        }
        true
    }
}
