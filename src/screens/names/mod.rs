//! The players' names, being typed.

mod keys;

use ratatui::Frame;
use ratatui::layout::Rect;
use ratatui::text::Line;

use crate::ui::{Context, Effect, Field, Keys, Screen, Window};
use keys::NamesCommand;
use shuzi_walk::{LONGEST_NAMES, Setting};

/// The players' names, being typed.
#[derive(Debug)]
pub struct NamesScreen {
    entry: Field,
}

impl NamesScreen {
    /// The names as they are, to be changed.
    pub fn new(cx: &Context) -> Self {
        let [black, white] = cx.session().players().map(Option::unwrap_or_default);
        let between = if white.is_empty() { "" } else { ", " };
        Self { entry: Field::of(format!("{black}{between}{white}"), LONGEST_NAMES) }
    }
}

impl Screen for NamesScreen {
    type Command = NamesCommand;
    const KEYS: Keys<NamesCommand> = keys::KEYS;

    const IS_WINDOW: bool = true;

    fn run(&mut self, command: NamesCommand, cx: &mut Context) -> Effect {
        match command {
            NamesCommand::Accept => {
                if let Err(why) = cx.count_mut().enter_setting(Setting::Players, self.entry.text())
                {
                    cx.say(why);
                }
                Effect::Pop
            }
            NamesCommand::Erase => {
                self.entry.erase();
                Effect::Done
            }
        }
    }

    fn takes(&self, _sign: char, _cx: &Context) -> bool {
        true
    }

    fn typed(&mut self, sign: char, _cx: &mut Context) -> Effect {
        self.entry.push(sign);
        Effect::Done
    }

    fn draw(&self, frame: &mut Frame<'_>, screen: Rect, cx: &Context) {
        let look = cx.look();
        let typed = format!("> {}{}", self.entry.text(), look.glyphs.caret());
        let lines = vec![
            Line::styled(typed, look.theme.strong),
            Line::styled(look.words.get("about-players"), look.theme.quiet),
        ];
        Window { title: look.words.label("players"), width: 60, lines }.draw(frame, screen, look);
    }
}
