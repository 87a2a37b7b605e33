//! Typing the players' names.

use crate::app::{Action, App, Overlay, Screen};
use shuzi_walk::{NamesEntry, Remark, Setting};

impl App {
    /// Opens the entry of the players' names, from the settings or over the count.
    pub(super) fn open_names(&mut self) {
        if !self.session.settings().contains(&Setting::Players) {
            return self.say(Remark::OwnPlayers);
        }
        let over_count = self.overlay.take() == Some(Overlay::Settings);
        self.screen = Screen::Names(NamesEntry::of(self.session.players(), over_count));
    }

    /// Carries out an action in the entry. Returns false if it is not open or ignores the action.
    pub(super) fn name_with(&mut self, action: Action) -> bool {
        let Screen::Names(entry) = &mut self.screen else { return false };
        match action {
            Action::Type(sign) => entry.push(sign),
            Action::Erase => entry.erase(),
            Action::Next => {
                let text = entry.text().to_owned();
                self.close_names();
                if let Err(why) = self.set(Setting::Players, &text) {
                    self.message = Some(why);
                }
            }
            _ => return false,
        }
        true
    }

    /// Returns to the settings.
    pub(super) fn close_names(&mut self) {
        if let Screen::Names(entry) = std::mem::take(&mut self.screen) {
            self.overlay = entry.over_count.then_some(Overlay::Settings);
        }
    }
}
