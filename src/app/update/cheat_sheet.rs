//! Opening and changing the key-number sheet and the handicap table.

use crate::app::{Action, App, CheatSheet, HandicapTable, Remark, Screen, Step};

impl App {
    /// Opens the sheet or the table, or changes what it shows.
    pub(super) fn change_sheet(&mut self, action: Action) {
        match (action, &mut self.screen) {
            (Action::Sheet(change), Screen::CheatSheet(sheet)) => {
                sheet.change(change, &self.profiles);
            }
            (Action::Sheet(change), Screen::Handicap(table)) => table.change(change),
            (Action::CheatSheet, _)
                if self.session.counts_territory() && self.session.step != Step::Setup =>
            {
                self.say(Remark::ByTerritory);
            }
            (Action::Handicap, _) => self.screen = Screen::Handicap(HandicapTable::default()),
            _ => self.screen = Screen::CheatSheet(CheatSheet::of(&self.session)),
        }
    }
}
