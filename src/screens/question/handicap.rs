//! The question how many handicap stones there were.

use ratatui::Frame;
use ratatui::layout::Rect;

use super::keys::{HANDICAP, Stones};
use crate::ui::{Context, Effect, Keys, Passed, Screen, ask_window};

/// The question how many handicap stones there were.
#[derive(Clone, Copy, Debug)]
pub struct HandicapQuestion;

impl Screen for HandicapQuestion {
    type Command = Stones;
    const KEYS: Keys<Stones> = HANDICAP;

    const IS_WINDOW: bool = true;

    fn run(&mut self, Stones(stones): Stones, cx: &mut Context) -> Effect {
        cx.count_mut().take_handicap(stones);
        Effect::Pass(Passed::Changed)
    }

    fn draw(&self, frame: &mut Frame<'_>, screen: Rect, cx: &Context) {
        ask_window(frame, screen, &cx.look().words.get("handicap-question"), cx.look());
    }
}
