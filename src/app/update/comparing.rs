//! Opening the comparison and turning its pages.

use crate::app::{App, Comparing, Screen};

impl App {
    /// Turns pages by `step`; without one, opens or closes the comparison.
    pub(super) fn compare(&mut self, step: Option<i32>) {
        match (step, &mut self.screen) {
            (Some(step), Screen::Compare(comparing)) => comparing.turn(step),
            (_, Screen::Compare(_)) => self.screen = Screen::Count,
            (Some(_), _) => {}
            (None, _) => match Comparing::of(&self.session, &self.profiles) {
                Ok(comparing) => self.screen = Screen::Compare(Box::new(comparing)),
                Err(why) => self.message = Some(why),
            },
        }
    }
}
