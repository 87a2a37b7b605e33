//! Opening, stepping through and leaving the plan for rearranging the stones.

use crate::app::{Action, App, Screen, Scroll};
use shuzi_walk::{Remark, Step, place};

impl App {
    /// Shows the plan for the side whose count is being typed.
    pub(super) fn rearrange(&mut self) {
        if let Some(rearranging) = self.session.rearranging() {
            self.screen = Screen::Rearrange(Box::new(rearranging));
            self.show_words = false;
            self.scroll = Scroll::default();
        } else {
            self.say(Remark::NeedsPosition);
        }
    }

    /// Leaves the plan. If it is done, the vacant points it leaves are typed in, ready to enter.
    pub(super) fn close_plan(&mut self) {
        let done = self.rearranging().filter(|rearranging| rearranging.is_done());
        let vacant = done.map(|rearranging| rearranging.plan.vacant());
        self.screen = Screen::Count;
        self.show_words = false;
        if let (Some(vacant), Step::Vacant(side), true) =
            (vacant, self.session.step, self.entry().is_empty())
        {
            let left = u32::try_from(vacant).ok();
            self.remember(|session| session.counted.planned[place(side)] = left);
            if let Err(why) = self.type_anew(&vacant.to_string()) {
                self.say(why);
            }
        }
    }

    pub(super) fn handle(&mut self, action: Action) {
        if let Screen::Rearrange(rearranging) = &mut self.screen {
            match action {
                // Enter after the last stone goes on.
                Action::Handle(1) if rearranging.is_done() => self.close_plan(),
                Action::Handle(stones) => rearranging.step(stones),
                Action::Play => rearranging.play(),
                _ => rearranging.tick(),
            }
        }
    }
}
