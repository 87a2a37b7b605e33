//! The choice of how things look, tried on a sample position.

mod draw;
mod keys;

use ratatui::Frame;
use ratatui::layout::Rect;

use crate::ui::{
    AppearanceRow, Context, Cursor, Effect, Keys, List, Screen, TerminalSettings, title,
};
use keys::AppearanceCommand;
use shuzi_walk::{ExampleGame, TablePosition};

/// The choice of how things look.
#[derive(Debug)]
pub struct AppearanceScreen {
    list: List,
    /// The position that shows the choice.
    sample: Option<Box<TablePosition>>,
    /// How things look if the choice is dropped.
    before: TerminalSettings,
}

impl AppearanceScreen {
    /// The choice, from how things look now.
    pub fn new(cx: &Context) -> Self {
        let sample = ExampleGame::Even.position();
        Self { list: List::default(), sample, before: cx.settings.clone() }
    }

    fn row(&self) -> AppearanceRow {
        AppearanceRow::ALL[self.list.row(AppearanceRow::ALL.len())]
    }
}

impl Screen for AppearanceScreen {
    type Command = AppearanceCommand;
    const KEYS: Keys<AppearanceCommand> = keys::KEYS;

    fn run(&mut self, command: AppearanceCommand, cx: &mut Context) -> Effect {
        match command {
            AppearanceCommand::Change(step) => {
                if let Some(said) = cx.settings.turn(self.row(), step) {
                    cx.say(said);
                }
                Effect::Done
            }
            AppearanceCommand::Keep => {
                let said = cx.settings.keep();
                cx.say(said);
                Effect::Pop
            }
        }
    }

    fn cursor<'a>(&'a mut self, _cx: &'a Context) -> Cursor<'a> {
        Cursor::List(&mut self.list, AppearanceRow::ALL.len())
    }

    fn close(&mut self, cx: &mut Context) -> Effect {
        cx.settings = self.before.clone();
        Effect::Pop
    }

    fn quit(&mut self, cx: &mut Context) -> Effect {
        cx.settings = self.before.clone();
        Effect::Quit
    }

    fn draw(&self, frame: &mut Frame<'_>, screen: Rect, cx: &Context) {
        let middle = title::over(frame, screen, cx);
        draw::draw(frame, middle, self.row(), self.sample.as_deref(), cx.remark(), cx.look());
    }
}
