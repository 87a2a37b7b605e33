//! The key-number sheet, opened and changed.

use crate::app::{Action, App, CheatSheet, Screen};

impl App {
    /// Opens the sheet, or changes what it shows.
    pub(super) fn change_sheet(&mut self, action: Action) {
        match (action, &mut self.screen) {
            (Action::Sheet(change), Screen::CheatSheet(sheet)) => {
                sheet.change(change, &self.profiles);
            }
            _ => self.screen = Screen::CheatSheet(CheatSheet::of(&self.session)),
        }
    }
}
