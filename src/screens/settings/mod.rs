//! The settings of a count, each with the source of its value.

mod draw;
mod keys;

use ratatui::Frame;
use ratatui::layout::Rect;

pub(super) use keys::needs;

use super::names::NamesScreen;
use super::rules::RulesScreen;
use crate::ui::board::BoardView;
use crate::ui::live::LivePart;
use crate::ui::table_frame::{draw_words, inside};
use crate::ui::{Context, Effect, Keys, Screen, Scroll, TableFrame};
use keys::SettingsCommand;
use shuzi_picture::BoardPicture;
use shuzi_walk::{Direction, Remark, Setting, Step};

/// The list of settings. What is typed there is part of the count, so that nothing typed is lost.
#[derive(Debug, Default)]
pub struct SettingsScreen {
    scroll: Scroll,
}

impl SettingsScreen {
    /// Puts the cursor on a setting.
    pub fn open_at(setting: Setting, cx: &mut Context) {
        let bench = &mut cx.game.bench;
        bench.setting.open_at(setting, bench.count.session());
    }

    fn frame(cx: &Context) -> TableFrame<'_> {
        let session = cx.session();
        let live = if session.step == Step::Setup { LivePart::Goal } else { LivePart::Short };
        let board = BoardPicture::of_count(session).map(BoardView::of);
        TableFrame { below: None, ..TableFrame::new(board, live, true) }
    }

    /// Closes the list.
    fn leave(cx: &mut Context) -> Effect {
        cx.game.bench.setting.is_open = false;
        Effect::Pop
    }

    fn setting(cx: &Context) -> Setting {
        cx.game.bench.setting.setting(cx.session())
    }

    fn name_players(cx: &mut Context) -> Effect {
        if cx.session().settings().contains(&Setting::Players) {
            return Effect::open(NamesScreen::new(cx));
        }
        cx.say(Remark::OwnPlayers);
        Effect::Done
    }
}

impl Screen for SettingsScreen {
    type Command = SettingsCommand;
    const KEYS: Keys<SettingsCommand> = keys::KEYS;

    fn run(&mut self, command: SettingsCommand, cx: &mut Context) -> Effect {
        let setting = Self::setting(cx);
        let bench = &mut cx.game.bench;
        let (entry, count) = (&mut bench.setting, &mut bench.count);
        match command {
            SettingsCommand::Accept => {
                if entry.enter(count) {
                    return Self::leave(cx);
                }
            }
            SettingsCommand::Change(_) if setting == Setting::Players => {
                return Self::name_players(cx);
            }
            SettingsCommand::Change(step) => entry.change(step, count),
            // In a size that is typed it is the sign between its numbers.
            SettingsCommand::Times => entry.push('×', count),
            SettingsCommand::Erase => entry.erase(),
            SettingsCommand::Rules => return Effect::open(RulesScreen::new(cx)),
            SettingsCommand::Names => return Self::name_players(cx),
            SettingsCommand::Undo if !entry.typed().is_empty() => entry.clear(),
            SettingsCommand::Undo => count.undo(),
            SettingsCommand::Redo => count.redo(),
        }
        Effect::Done
    }

    fn can(&self, command: SettingsCommand, cx: &Context) -> bool {
        let entry = &cx.game.bench.setting;
        match command {
            SettingsCommand::Erase => !entry.typed().is_empty(),
            SettingsCommand::Times => {
                Self::setting(cx) == Setting::Size && !entry.typed().is_empty()
            }
            SettingsCommand::Names => cx.session().settings().contains(&Setting::Players),
            SettingsCommand::Undo => !entry.typed().is_empty() || cx.count().can_undo(),
            SettingsCommand::Redo => cx.count().can_redo(),
            _ => true,
        }
    }

    fn go(&mut self, direction: Direction, cx: &mut Context) -> Effect {
        let rows = if direction == Direction::Up { -1 } else { 1 };
        let bench = &mut cx.game.bench;
        bench.setting.go(rows, &mut bench.count);
        Effect::Done
    }

    fn takes(&self, sign: char, _cx: &Context) -> bool {
        // Characters that no number contains are taken, too, so that a remark rejects them.
        !sign.is_control()
    }

    fn typed(&mut self, sign: char, cx: &mut Context) -> Effect {
        let bench = &mut cx.game.bench;
        bench.setting.push(sign, &mut bench.count);
        Effect::Done
    }

    fn footer(&self, screen: Rect, cx: &Context) -> Rect {
        Self::frame(cx).areas(screen, cx).footer
    }

    fn close(&mut self, cx: &mut Context) -> Effect {
        // What is typed is a layer of its own, so Esc clears it first.
        let entry = &mut cx.game.bench.setting;
        if entry.typed().is_empty() {
            return Self::leave(cx);
        }
        entry.clear();
        Effect::Done
    }

    fn draw(&self, frame: &mut Frame<'_>, screen: Rect, cx: &Context) {
        let around = Self::frame(cx);
        let areas = around.areas(screen, cx);
        around.draw(frame, &areas, cx);
        let lines = |room: Rect| draw::lines(cx, room.width);
        draw_words(frame, inside(areas.words), lines, &self.scroll, cx);
    }
}
