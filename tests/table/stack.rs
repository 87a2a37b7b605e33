//! A count with the page over it, as the screen stacks them.

use ratatui::Frame;
use shuzi::app::{
    Action, App, AppearancePage, CheatSheet, Comparing, Effect, ExamplesPage, HandicapTable, Key,
    OpenPage, PageEffect,
};
use shuzi::view::{Appearance, PageView, draw, draw_page};

/// A count, and the page over it if one is open.
#[derive(Clone, Debug)]
pub struct Stack {
    pub app: App,
    pub over: Option<Over>,
}

/// A page over a count.
#[derive(Clone, Debug)]
pub enum Over {
    Sheet(OpenPage<CheatSheet>),
    Handicap(OpenPage<HandicapTable>),
    Compare(Box<OpenPage<Comparing>>),
    Look(Box<OpenPage<AppearancePage>>),
    Examples(Box<OpenPage<ExamplesPage>>),
}

impl Stack {
    pub const fn of(app: App) -> Self {
        Self { app, over: None }
    }

    /// Presses keys as [`super::press`] does.
    pub fn press(&mut self, keys: &str) {
        for c in keys.chars() {
            self.key(super::key(c));
        }
    }

    pub fn key(&mut self, key: Key) {
        if let Some(action) = self.action(key) {
            self.update(action);
        }
    }

    /// The action bound to a key now, if any.
    pub fn action(&self, key: Key) -> Option<Action> {
        match &self.over {
            None => self.app.action(key),
            Some(Over::Sheet(open)) => open.mode().action(key),
            Some(Over::Handicap(open)) => open.mode().action(key),
            Some(Over::Compare(open)) => open.mode().action(key),
            Some(Over::Look(open)) => open.mode().action(key),
            Some(Over::Examples(open)) => open.mode().action(key),
        }
    }

    /// Carries out an action. Returns what the page asks of the outside.
    pub fn update(&mut self, action: Action) -> Option<PageEffect> {
        let asked = match &mut self.over {
            Some(Over::Sheet(open)) => open.update(action),
            Some(Over::Handicap(open)) => open.update(action),
            Some(Over::Compare(open)) => open.update(action),
            Some(Over::Look(open)) => open.update(action),
            Some(Over::Examples(open)) => open.update(action),
            None => {
                self.over = match self.app.update(action) {
                    Some(Effect::CheatSheet(sheet)) => Some(Over::Sheet(OpenPage::new(*sheet))),
                    Some(Effect::Handicap) => {
                        Some(Over::Handicap(OpenPage::new(HandicapTable::default())))
                    }
                    Some(Effect::Compare(of)) => Some(Over::Compare(Box::new(OpenPage::new(*of)))),
                    Some(Effect::Appearance) => {
                        Some(Over::Look(Box::new(OpenPage::new(AppearancePage::default()))))
                    }
                    Some(Effect::Examples) => {
                        Some(Over::Examples(Box::new(OpenPage::new(ExamplesPage::default()))))
                    }
                    _ => None,
                };
                None
            }
        };
        if matches!(
            asked,
            Some(
                PageEffect::Close
                    | PageEffect::Pass(_)
                    | PageEffect::KeepAppearance
                    | PageEffect::DropAppearance
            )
        ) {
            self.over = None;
        }
        if let Some(PageEffect::Pass(action)) = asked {
            self.app.update(action);
        }
        asked
    }

    pub fn draw(&self, frame: &mut Frame<'_>, look: &Appearance) {
        match &self.over {
            None => draw(frame, &self.app, look),
            Some(Over::Sheet(open)) => self.page(frame, open, look),
            Some(Over::Handicap(open)) => self.page(frame, open, look),
            Some(Over::Compare(open)) => self.page(frame, open, look),
            Some(Over::Look(open)) => self.page(frame, open, look),
            Some(Over::Examples(open)) => self.page(frame, open, look),
        }
    }

    fn page<P: PageView>(&self, frame: &mut Frame<'_>, open: &OpenPage<P>, look: &Appearance) {
        draw_page(frame, open, self.app.session(), look);
    }
}
