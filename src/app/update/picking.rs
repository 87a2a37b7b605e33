//! Opening, using and leaving the list of rule profiles.

use crate::app::{Action, App, Overlay, Picker, Screen};
use shuzi_walk::{Remark, Setting};

impl App {
    /// Opens the list from the settings.
    pub(super) fn open_picker(&mut self) {
        if !self.is_on_settings() {
            return;
        }
        let over_count = self.overlay.take() == Some(Overlay::Settings);
        let in_use = self.session.setup.profile.value.name.clone();
        self.screen = Screen::Pick(Box::new(Picker::of(
            &self.profiles,
            &self.recent_rules,
            &in_use,
            over_count,
        )));
    }

    /// Carries out an action in the list. Returns false if it is not open or ignores the action.
    pub(super) fn pick_with(&mut self, action: Action) -> bool {
        let Screen::Pick(picker) = &mut self.screen else { return false };
        match action {
            Action::Move(direction) => picker.go(direction),
            Action::Type(sign) => picker.push(sign),
            Action::Erase => picker.erase(),
            Action::Next => {
                let chosen = picker.chosen().map(|profile| profile.name.clone());
                if let Some(name) = chosen {
                    self.close_picker();
                    let counted = self.session.counted;
                    if let Err(why) = self.set(Setting::Rules, &name) {
                        self.message = Some(why);
                    } else if self.session.counted != counted {
                        self.say(Remark::CountDropped);
                    }
                }
            }
            _ => return false,
        }
        true
    }

    /// Returns to the settings.
    pub(super) fn close_picker(&mut self) {
        if let Screen::Pick(picker) = std::mem::take(&mut self.screen) {
            self.overlay = picker.over_count.then_some(Overlay::Settings);
        }
    }
}
