//! Which actions have an effect now.

use super::{Action, App, Editor, Mode};
use shuzi_walk::{Setting, Step};

impl App {
    /// Whether an action has an effect now, so that it is worth a hint.
    pub fn can(&self, action: Action) -> bool {
        let session = &self.session;
        match action {
            Action::Rearrange => {
                session.board().is_some()
                    && matches!(session.step, Step::Vacant(_) | Step::Stones(_))
            }
            Action::LookOver => session.board().is_some(),
            Action::Swap => session.board().is_some() || self.editor().is_some(),
            Action::Undo if self.editor().is_some() => self.editor().is_some_and(Editor::can_undo),
            Action::Redo if self.editor().is_some() => self.editor().is_some_and(Editor::can_redo),
            Action::Undo => !self.past.is_empty() || !self.entry().is_empty(),
            Action::Redo => !self.future.is_empty(),
            Action::Finish => session.is_counted() || !self.entry().is_empty(),
            Action::Verify => !session.counted.verify,
            Action::NextMethod => !session.counts_territory(),
            Action::NextSide if session.counts_territory() => false,
            Action::NextSide => session.can_verify() || !session.setup.method.counts_both(),
            Action::Erase if matches!(self.mode_below_help(), Mode::Pick | Mode::Names) => true,
            Action::NamePlayers => session.settings().contains(&Setting::Players),
            Action::Erase => !self.entry().is_empty(),
            Action::Example => session.step == Step::Setup,
            Action::Handle(1..) => self.rearranging().is_none_or(|plan| !plan.is_done()),
            Action::PlayOn => self.can_play_on(),
            Action::FillDame => session.step == Step::Dead && !session.dame().is_empty(),
            Action::Agree => {
                self.mode_below_help() == Mode::Whose
                    || session.can_agree()
                    || session.can_agree_with_result()
                    || self.can_leave_over()
            }
            Action::Recount => session.board().is_none() && session.is_begun(),
            _ => true,
        }
    }
}
