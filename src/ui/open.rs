//! A screen that is open, with what every screen has: its keys, the list of all that can be done, help.

use std::time::Duration;

use ratatui::Frame;
use ratatui::crossterm::event::{MouseButton, MouseEvent, MouseEventKind};
use ratatui::layout::{Position, Rect};

use super::{
    Click, Common, Context, Does, Effect, Hint, Key, KeyGroup, Palette, Passed, PixelBoard, Screen,
    ScreenKind, Scroll, footer, help, palette,
};
use shuzi_core::fact::Message;
use shuzi_walk::{Direction, Remark};

/// What the player does.
#[derive(Clone, Debug)]
pub enum Input {
    /// A key the program knows.
    Key(Key),
    /// Pasted text.
    Paste(String),
    /// The mouse, and the area of the screen.
    Mouse(MouseEvent, Rect),
    /// Nothing, for as long as the screen waits.
    Tick,
}

/// A screen on the stack.
pub trait Layer {
    /// Takes what the player does.
    fn take(&mut self, input: &Input, cx: &mut Context) -> Effect;
    fn draw(&self, frame: &mut Frame<'_>, cx: &Context);
    /// Draws pictures over the signs.
    fn draw_pictures(&self, frame: &mut Frame<'_>, pixels: &mut PixelBoard, cx: &Context);
    /// Whether the screen below is drawn, too.
    fn is_window(&self) -> bool;
    /// As [`Screen::ready`].
    fn ready(&mut self, cx: &mut Context) -> Option<Box<dyn Layer>>;
    /// As [`Screen::arrive`].
    fn arrive(&mut self, cx: &mut Context) -> Effect;
    /// As [`Screen::passed`].
    fn passed(&mut self, what: Passed, cx: &mut Context) -> Effect;
    /// As [`Screen::patience`].
    fn patience(&self, cx: &Context) -> Option<Duration>;
    /// As [`Screen::wants_mouse`].
    fn wants_mouse(&self, cx: &Context) -> bool;
    fn kind(&self) -> ScreenKind;
    /// As [`Screen::last_words`].
    fn last_words(&self, cx: &mut Context) -> Option<Message>;
    /// The names of the commands that a key can run now.
    fn commands(&self, cx: &Context) -> Vec<&'static str>;
    /// Runs the command of this name, if it can run now.
    fn run_named(&mut self, name: &str, cx: &mut Context) -> Effect;
}

/// A screen that is open.
#[derive(Debug)]
pub struct Open<S> {
    pub screen: S,
    over: Option<Over>,
}

/// What is over a screen.
#[derive(Debug)]
enum Over {
    /// Its keys.
    Help(Scroll),
    /// The list of all that can be done.
    Palette(Palette),
}

/// The rows that Page Up and Page Down move, and the steps of Home and End: more than any list has.
const A_PAGE: u16 = 10;
const ALL: u16 = 4000;

/// The most characters accepted from a paste into a number or a filter.
const LONGEST_PASTE: usize = 60;

/// What a key means.
enum Meaning<C> {
    Do(Does<C>),
    Type(char),
}

impl<S: Screen> Open<S> {
    /// Opens a screen.
    pub fn boxed(screen: S) -> Box<dyn Layer> {
        Box::new(Self { screen, over: None })
    }

    /// The keys that have an effect now.
    fn bindings(&self, cx: &Context) -> Vec<(&'static Hint, Does<S::Command>)> {
        let can = |(_, does): &(_, Does<S::Command>)| match *does {
            Does::Own(command) => self.screen.can(command, cx),
            Does::Common(_) => true,
        };
        self.screen.keys(cx).iter().filter(can).collect()
    }

    fn hints(&self, cx: &Context) -> Vec<&'static Hint> {
        self.bindings(cx).into_iter().map(|(hint, _)| hint).collect()
    }

    /// What a key means on the screen itself.
    fn meaning(&mut self, key: Key, cx: &Context) -> Option<Meaning<S::Command>> {
        let keys = &cx.look().keys;
        let is_bound = |(hint, _): &(&Hint, Does<S::Command>)| keys.has(hint, key);
        // Where a key has two meanings, only one of them has an effect.
        let works = self.bindings(cx).into_iter().find(is_bound);
        let bound = works.or_else(|| self.screen.keys(cx).iter().find(is_bound));
        let leap = |direction, steps| Meaning::Do(Does::Common(Common::Leap(direction, steps)));
        if let Some((_, does)) = bound {
            return Some(Meaning::Do(does));
        }
        let is_board = matches!(self.screen.cursor(cx), super::Cursor::Board(..));
        let [first, last] = if is_board {
            [Direction::Left, Direction::Right]
        } else {
            [Direction::Up, Direction::Down]
        };
        match key {
            Key::Char(sign) if self.screen.takes(sign, cx) => Some(Meaning::Type(sign)),
            Key::PageUp => Some(leap(Direction::Up, A_PAGE)),
            Key::PageDown => Some(leap(Direction::Down, A_PAGE)),
            Key::Home => Some(leap(first, ALL)),
            Key::End => Some(leap(last, ALL)),
            _ => None,
        }
    }

    fn press(&mut self, key: Key, cx: &mut Context) -> Effect {
        if key == Key::Ctrl('z') {
            return Effect::Suspend;
        }
        match &mut self.over {
            Some(Over::Help(_)) => self.press_in_help(key, cx),
            Some(Over::Palette(_)) => self.press_in_palette(key, cx),
            None => match self.meaning(key, cx) {
                Some(Meaning::Do(does)) => self.carry_out(does, cx),
                Some(Meaning::Type(sign)) => {
                    cx.hush();
                    self.screen.typed(sign, cx)
                }
                None => Effect::Ignored,
            },
        }
    }

    /// A key over the help: Enter does what its cursor is on.
    fn press_in_help(&mut self, key: Key, cx: &mut Context) -> Effect {
        let hints = KeyGroup::sorted(&self.hints(cx));
        let Some(Over::Help(scroll)) = &mut self.over else { return Effect::Ignored };
        let direction = match key {
            Key::Arrow(direction) => direction,
            Key::Char('k') => Direction::Up,
            Key::Char('j') => Direction::Down,
            Key::PageUp | Key::PageDown | Key::Home | Key::End => {
                let is_up = matches!(key, Key::PageUp | Key::Home);
                let steps = if matches!(key, Key::Home | Key::End) { ALL } else { A_PAGE };
                let direction = if is_up { Direction::Up } else { Direction::Down };
                (0..steps).for_each(|_| scroll.go(direction));
                return Effect::Done;
            }
            Key::Enter | Key::Char(' ') => {
                let chosen = hints.get(scroll.row()).map(|hint| hint.name);
                self.over = None;
                return chosen.map_or(Effect::Done, |name| self.run_named(name, cx));
            }
            Key::Char(':') => {
                self.over = Some(Over::Palette(Palette::default()));
                return Effect::Done;
            }
            Key::Esc | Key::Char('?' | 'q') => {
                self.over = None;
                return Effect::Done;
            }
            Key::Ctrl('c') => return self.screen.quit(cx),
            _ => return Effect::Ignored,
        };
        scroll.go(direction);
        Effect::Done
    }

    fn press_in_palette(&mut self, key: Key, cx: &mut Context) -> Effect {
        let hints = self.hints(cx);
        let Some(Over::Palette(palette)) = &mut self.over else { return Effect::Ignored };
        match key {
            Key::Enter => {
                let chosen = palette.chosen(&hints, cx.look());
                self.over = None;
                return chosen.map_or(Effect::Done, |name| self.run_named(name, cx));
            }
            Key::Esc => self.over = None,
            Key::Ctrl('c') => return self.screen.quit(cx),
            Key::Arrow(direction) => palette.go(direction),
            Key::Backspace => palette.erase(),
            Key::Char(sign) => palette.push(sign),
            _ => return Effect::Ignored,
        }
        Effect::Done
    }

    fn carry_out(&mut self, does: Does<S::Command>, cx: &mut Context) -> Effect {
        match does {
            Does::Own(command) => {
                cx.hush();
                self.screen.run(command, cx)
            }
            Does::Common(common) => self.carry_out_common(common, cx),
        }
    }

    fn carry_out_common(&mut self, common: Common, cx: &mut Context) -> Effect {
        match common {
            Common::Move(direction) => self.leap(direction, 1, cx),
            Common::Leap(direction, steps) => self.leap(direction, steps, cx),
            Common::Close => {
                cx.hush();
                self.screen.close(cx)
            }
            Common::Help => {
                self.over = Some(Over::Help(Scroll::default()));
                Effect::Done
            }
            Common::Palette => {
                self.over = Some(Over::Palette(Palette::default()));
                Effect::Done
            }
            Common::Quit => self.screen.quit(cx),
            Common::Appearance => Effect::Appearance,
            Common::Mouse => {
                cx.turn_mouse();
                Effect::Done
            }
        }
    }

    fn leap(&mut self, direction: Direction, steps: u16, cx: &mut Context) -> Effect {
        cx.hush();
        let mut outcome = Effect::Ignored;
        for _ in 0..steps {
            outcome = self.screen.go(direction, cx);
            if !matches!(outcome, Effect::Done) {
                break;
            }
        }
        self.screen.moved(cx);
        outcome
    }

    /// Pasted text is typed sign by sign. Refused unless all of it can be typed here, so that pasting
    /// never runs a command.
    fn paste(&mut self, text: &str, cx: &mut Context) -> Effect {
        if let (None, Some(outcome)) = (&self.over, self.screen.paste(text, cx)) {
            return outcome;
        }
        let signs: Vec<char> = text.trim().chars().collect();
        let is_palette = matches!(self.over, Some(Over::Palette(_)));
        let is_typed = |open: &mut Self, &sign: &char| {
            is_palette || matches!(open.meaning(Key::Char(sign), cx), Some(Meaning::Type(_)))
        };
        let fits = signs.len() <= LONGEST_PASTE && signs.iter().all(|sign| is_typed(self, sign));
        if !fits || matches!(self.over, Some(Over::Help(_))) {
            cx.say(Remark::PasteRefused);
            return Effect::Done;
        }
        signs.into_iter().fold(Effect::Ignored, |_, sign| self.press(Key::Char(sign), cx))
    }

    fn click(&mut self, mouse: MouseEvent, screen: Rect, cx: &mut Context) -> Effect {
        let place = Position::new(mouse.column, mouse.row);
        if self.over.is_some() {
            return Effect::Ignored;
        }
        if mouse.kind == MouseEventKind::Down(MouseButton::Left) {
            let area = self.screen.footer(screen, cx);
            if let Some(hit) = footer::hit(area, &self.hints(cx), place, cx.look()) {
                return self.run_named(hit.name, cx);
            }
        }
        self.screen.click(Click { place, kind: mouse.kind, screen }, cx)
    }
}

impl<S: Screen> Layer for Open<S> {
    fn take(&mut self, input: &Input, cx: &mut Context) -> Effect {
        if !matches!(input, Input::Tick) {
            self.screen.touched();
        }
        match input {
            Input::Key(key) => self.press(*key, cx),
            Input::Paste(text) => self.paste(text, cx),
            Input::Mouse(mouse, screen) => self.click(*mouse, *screen, cx),
            Input::Tick => self.screen.tick(cx),
        }
    }

    fn draw(&self, frame: &mut Frame<'_>, cx: &Context) {
        let (screen, look) = (frame.area(), cx.look());
        if !S::IS_WINDOW {
            super::clear(frame, screen, look);
        }
        if screen.width < 20 || screen.height < 6 {
            let words = look.words.get("too-small");
            frame.render_widget(ratatui::text::Line::from(words), screen);
            return;
        }
        self.screen.draw(frame, screen, cx);
        let hints = self.hints(cx);
        let area = self.screen.footer(screen, cx);
        let shown = match &self.over {
            Some(Over::Help(_)) => help::KEYS.iter().collect(),
            Some(Over::Palette(_)) => palette::KEYS.iter().collect(),
            None => hints.clone(),
        };
        super::clear(frame, area, look);
        footer::draw(frame, area, &shown, look);
        match &self.over {
            Some(Over::Help(scroll)) => {
                let keys = KeyGroup::sorted(&hints);
                let names: Vec<&str> =
                    keys.iter().map(|hint| self.screen.help_name(hint)).collect();
                help::draw(frame, screen, &keys, &names, scroll, look);
            }
            Some(Over::Palette(palette)) => palette.draw(frame, screen, &hints, look),
            None => {}
        }
    }

    fn draw_pictures(&self, frame: &mut Frame<'_>, pixels: &mut PixelBoard, cx: &Context) {
        // Whatever is over a picture breaks it, so it has to be sent again.
        match self.over {
            None => self.screen.draw_pictures(frame, pixels, cx),
            Some(_) => pixels.forget(),
        }
    }

    fn is_window(&self) -> bool {
        S::IS_WINDOW
    }

    fn ready(&mut self, cx: &mut Context) -> Option<Box<dyn Layer>> {
        self.screen.ready(cx)
    }

    fn arrive(&mut self, cx: &mut Context) -> Effect {
        self.screen.arrive(cx)
    }

    fn passed(&mut self, what: Passed, cx: &mut Context) -> Effect {
        self.screen.passed(what, cx)
    }

    fn patience(&self, cx: &Context) -> Option<Duration> {
        self.screen.patience(cx).filter(|_| self.over.is_none())
    }

    fn wants_mouse(&self, cx: &Context) -> bool {
        self.screen.wants_mouse(cx)
    }

    fn kind(&self) -> ScreenKind {
        self.screen.kind()
    }

    fn last_words(&self, cx: &mut Context) -> Option<Message> {
        self.screen.last_words(cx)
    }

    fn commands(&self, cx: &Context) -> Vec<&'static str> {
        self.hints(cx).into_iter().map(|hint| hint.name).collect()
    }

    fn run_named(&mut self, name: &str, cx: &mut Context) -> Effect {
        let found = self.bindings(cx).into_iter().find(|(hint, _)| hint.name == name);
        found.map_or(Effect::Ignored, |(_, does)| self.carry_out(does, cx))
    }
}
