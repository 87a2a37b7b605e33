//! The formats to save a result in.

mod export;
mod keys;

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;

pub use export::copy_result;

use crate::output::Format;
use crate::ui::{Context, Cursor, Effect, Keys, List, Screen, Window};
use keys::Write;

/// The list of formats.
#[derive(Debug, Default)]
pub struct SaveScreen {
    list: List,
}

impl SaveScreen {
    fn formats(cx: &Context) -> Vec<Format> {
        Format::offered(cx.session().board().is_some())
    }
}

impl Screen for SaveScreen {
    type Command = Write;
    const KEYS: Keys<Write> = keys::KEYS;

    const IS_WINDOW: bool = true;

    fn run(&mut self, _: Write, cx: &mut Context) -> Effect {
        let formats = Self::formats(cx);
        if let Some(&format) = formats.get(self.list.row(formats.len())) {
            let text = cx.game.text.as_deref();
            let said = export::write_result(format, text, cx);
            cx.say(said);
        }
        Effect::Pop
    }

    fn cursor<'a>(&'a mut self, cx: &'a Context) -> Cursor<'a> {
        Cursor::List(&mut self.list, Self::formats(cx).len())
    }

    fn draw(&self, frame: &mut Frame<'_>, screen: Rect, cx: &Context) {
        let look = cx.look();
        let formats = Self::formats(cx);
        let chosen = self.list.row(formats.len());
        let line = |(place, format): (usize, &Format)| {
            let name = look.words.get(&format!("save-{}", format.as_str()));
            if place == chosen {
                Line::styled(format!("> {name}"), look.theme.strong)
            } else {
                Line::styled(format!("  {name}"), look.theme.quiet)
            }
        };
        let lines = formats.iter().enumerate().map(line).collect();
        let title = look.words.get("save-title");
        Window { title, width: 40, lines }.draw(frame, screen, look);
    }
}
