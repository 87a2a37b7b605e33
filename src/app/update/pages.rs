//! Opening the pages over a count.

use crate::app::{Action, App, CheatSheet, Comparing, Effect};
use shuzi_walk::{Remark, Step};

impl App {
    /// Opens a page, or says why it does not apply. Returns `None` for an action that opens none.
    pub(super) fn open_page(&mut self, action: Action) -> Option<Effect> {
        match action {
            Action::CheatSheet
                if self.session.counts_territory() && self.session.step != Step::Setup =>
            {
                self.say(Remark::ByTerritory);
            }
            Action::CheatSheet => {
                let sheet = CheatSheet::of(&self.session, self.profiles.clone());
                return Some(Effect::CheatSheet(Box::new(sheet)));
            }
            Action::Handicap => return Some(Effect::Handicap),
            Action::Appearance => return Some(Effect::Appearance),
            Action::Example if self.session.step == Step::Setup => return Some(Effect::Examples),
            Action::Compare => match Comparing::of(&self.session, &self.profiles) {
                Ok(comparing) => return Some(Effect::Compare(Box::new(comparing))),
                Err(why) => self.message = Some(why),
            },
            _ => {}
        }
        None
    }
}
