//! Moving within the screen, and closing its top layer.

use crate::app::{Action, App, Effect, Mode, Overlay, Screen};
use crate::output::Format;
use shuzi_walk::{Direction, NumberEntry, Step, beside};

impl App {
    pub(super) fn go(&mut self, direction: Direction) {
        if matches!(self.overlay, Some(Overlay::Help { .. })) {
            return self.help_scroll.go(direction);
        }
        if let Some(Overlay::Save(format)) = self.overlay {
            let offered = Format::offered(self.session.board().is_some());
            self.overlay = Some(Overlay::Save(beside(&offered, format, direction)));
            return;
        }
        if self.mode() == Mode::Settings {
            if !self.commit_setting() {
                return;
            }
            let last = self.session.settings().len() - 1;
            self.row = match direction {
                Direction::Up => self.row.saturating_sub(1),
                _ => (self.row + 1).min(last),
            };
            return;
        }
        if self.mode() == Mode::Entry && self.session.is_on_sheet() {
            let places = if direction == Direction::Up { -1 } else { 1 };
            self.remember(|session| session.move_on_sheet(places));
            return;
        }
        if matches!(self.mode(), Mode::Read | Mode::Question | Mode::Result | Mode::Side) {
            return self.scroll.go(direction);
        }
        self.cursor = direction.from(self.cursor, self.session.size());
    }

    /// Closes the top layer only.
    pub(super) fn close(&mut self) -> Option<Effect> {
        match self.overlay.take() {
            // The saved count is kept.
            Some(Overlay::Resume | Overlay::Another) => Some(Effect::Home),
            Some(Overlay::Help { on_settings: true }) => {
                self.overlay = Some(Overlay::Settings);
                None
            }
            // Text being typed is a layer of its own, so Esc clears it first.
            Some(overlay) if !self.setting_entry.is_empty() => {
                self.setting_entry = NumberEntry::default();
                self.overlay = Some(overlay);
                None
            }
            Some(_) => None,
            None => self.close_screen(),
        }
    }

    /// Returns from the current screen to the previous one.
    fn close_screen(&mut self) -> Option<Effect> {
        match self.screen {
            // The count began with the photograph: only the home screen comes before it.
            Screen::Edit(ref editor) if editor.review().is_some() => Some(Effect::Home),
            Screen::Edit(_) => {
                self.leave_editor();
                None
            }
            Screen::Pick(_) => {
                self.close_picker();
                None
            }
            Screen::Names(_) => {
                self.close_names();
                None
            }
            Screen::PlayOn => {
                self.screen = Screen::Count;
                None
            }
            Screen::Rearrange(_) => {
                self.close_plan();
                None
            }
            Screen::Count if !self.setting_entry.is_empty() => {
                self.setting_entry = NumberEntry::default();
                None
            }
            Screen::Count if self.session.step != Step::Setup => {
                self.change(Action::Back);
                None
            }
            Screen::Count => (!self.leave_board()).then_some(Effect::Home),
        }
    }

    pub(super) fn quit(&mut self) -> Option<Effect> {
        // An unfinished board is worth a question even at a result. A photographed board that was
        // counted is kept only for another check, so it does not matter.
        let half_put_in = matches!(self.screen, Screen::Edit(_))
            || self.draft.as_ref().is_some_and(|draft| draft.review().is_none());
        let finished = self.session.step == Step::Result && !half_put_in;
        if !finished && !self.past.is_empty() && self.overlay != Some(Overlay::Quit) {
            self.overlay = Some(Overlay::Quit);
            return None;
        }
        Some(Effect::Quit { finished })
    }
}
