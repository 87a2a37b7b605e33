//! The question whether to quit in the middle of a count.

use ratatui::Frame;
use ratatui::layout::Rect;

use super::keys::{Leave, QUIT};
use crate::ui::{Context, Effect, Keys, Screen, ScreenKind, ask_window};

#[derive(Clone, Copy, Debug)]
pub struct QuitQuestion;

impl Screen for QuitQuestion {
    type Command = Leave;
    const KEYS: Keys<Leave> = QUIT;

    const IS_WINDOW: bool = true;

    fn run(&mut self, Leave: Leave, _cx: &mut Context) -> Effect {
        Effect::Leave
    }

    fn kind(&self) -> ScreenKind {
        ScreenKind::Quit
    }

    fn draw(&self, frame: &mut Frame<'_>, screen: Rect, cx: &Context) {
        let id = if cx.game.is_saved { "quit-question" } else { "quit-unsaved" };
        ask_window(frame, screen, &cx.look().words.get(id), cx.look());
    }
}
