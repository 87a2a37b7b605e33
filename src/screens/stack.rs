//! The stack of screens, without a terminal.

use std::time::Duration;

use ratatui::Frame;

use super::appearance::AppearanceScreen;
use super::count::{CountScreen, First};
use super::home::HomeScreen;
use super::question::QuitQuestion;
use crate::ui::{Context, Effect, Input, Layer, Open, ScreenKind, in_plain_signs};
use shuzi_core::fact::Message;

/// The screens that are open: the top one takes what the player does.
pub struct Stack {
    layers: Vec<Box<dyn Layer>>,
    /// What they share.
    pub cx: Context,
}

/// What the loop has to do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Flow {
    Nothing,
    /// Draw a frame.
    Draw,
    /// Give the terminal back until the program returns to the foreground.
    Suspend,
    /// End the program; the result, if there is one, is printed.
    Leave(Option<String>),
}

impl std::fmt::Debug for Stack {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Stack").field("layers", &self.layers.len()).finish_non_exhaustive()
    }
}

impl Stack {
    /// Opens these screens, the last on top.
    pub fn new(layers: Vec<Box<dyn Layer>>, cx: Context) -> Self {
        let mut stack = Self { layers, cx };
        let arrived = stack.arrive();
        stack.follow(arrived);
        stack
    }

    /// Opens the first screen.
    pub fn home(cx: Context) -> Self {
        Self::new(vec![Open::boxed(HomeScreen::new(false))], cx)
    }

    /// Opens the count in progress, without the first screen below it.
    pub fn count(cx: Context) -> Self {
        Self::new(vec![Open::boxed(CountScreen::new(First::Nothing))], cx)
    }

    /// Takes what the player does.
    pub fn take(&mut self, input: &Input) -> Flow {
        let Some(top) = self.layers.last_mut() else { return Flow::Leave(None) };
        if let Some(next) = top.ready(&mut self.cx) {
            let flow = self.follow(Effect::Replace(next));
            if matches!(input, Input::Tick) {
                return flow;
            }
        }
        let Some(top) = self.layers.last_mut() else { return Flow::Leave(None) };
        let outcome = top.take(input, &mut self.cx);
        self.follow(outcome)
    }

    /// Carries out what follows, one after the other.
    fn follow(&mut self, outcome: Effect) -> Flow {
        if matches!(outcome, Effect::Ignored) {
            return Flow::Nothing;
        }
        let mut next = outcome;
        loop {
            next = match next {
                Effect::Ignored | Effect::Done => return Flow::Draw,
                Effect::Push(layer) => {
                    self.layers.push(layer);
                    self.arrive()
                }
                Effect::Replace(layer) => {
                    self.layers.pop();
                    self.layers.push(layer);
                    self.arrive()
                }
                Effect::Pop => {
                    self.layers.pop();
                    if self.layers.is_empty() {
                        return Flow::Leave(None);
                    }
                    self.arrive()
                }
                Effect::Pass(what) => {
                    self.layers.pop();
                    self.cx.forget_pictures();
                    match self.layers.last_mut() {
                        Some(top) => top.passed(what, &mut self.cx),
                        None => return Flow::Leave(None),
                    }
                }
                Effect::Appearance => Effect::open(AppearanceScreen::new(&self.cx)),
                Effect::Suspend => {
                    self.save();
                    return Flow::Suspend;
                }
                Effect::Quit if self.is_half_done() && !self.top_is(ScreenKind::Quit) => {
                    Effect::open(QuitQuestion)
                }
                Effect::Quit | Effect::Leave => return Flow::Leave(self.end()),
            };
        }
    }

    /// Whether a count is open that would be broken off.
    fn is_half_done(&self) -> bool {
        let bench = &self.cx.game.bench;
        let is_open =
            self.has(ScreenKind::Count) && !bench.is_finished() && !bench.count.is_fresh();
        is_open || self.cx.has_open_boards()
    }

    /// The top screen arrives.
    fn arrive(&mut self) -> Effect {
        // What was drawn over is sent again.
        self.cx.forget_pictures();
        self.layers.last_mut().map_or(Effect::Done, |top| top.arrive(&mut self.cx))
    }

    fn end(&mut self) -> Option<String> {
        let said = if self.has(ScreenKind::Count) { self.cx.end() } else { None };
        #[cfg(feature = "phone")]
        self.cx.end_phones();
        said
    }

    /// Saves what a frame is about to show.
    pub fn save(&mut self) {
        if self.has(ScreenKind::Count) {
            self.cx.game.save();
        }
    }

    /// The top screen, and the one below it if it is a window.
    fn shown(&self) -> &[Box<dyn Layer>] {
        let first = self.layers.iter().rposition(|layer| !layer.is_window()).unwrap_or(0);
        &self.layers[first..]
    }

    /// Draws what is open, with pictures on a terminal that shows them.
    pub fn draw(&mut self, frame: &mut Frame<'_>) {
        self.draw_signs(frame);
        let Some(mut pixels) = self.cx.pixels.take() else { return };
        match self.shown() {
            [only] => only.draw_pictures(frame, &mut pixels, &self.cx),
            // A window breaks the picture below it, so the picture has to be sent again.
            _ => pixels.forget(),
        }
        self.cx.pixels = Some(pixels);
    }

    /// Draws what is open, in signs alone.
    pub fn draw_signs(&self, frame: &mut Frame<'_>) {
        for layer in self.shown() {
            layer.draw(frame, &self.cx);
        }
        in_plain_signs(frame.buffer_mut(), self.cx.look());
    }

    /// Opens a screen on top.
    pub fn open(&mut self, layer: Box<dyn Layer>) -> Flow {
        self.follow(Effect::Push(layer))
    }

    /// Whether clicks mean something.
    pub fn wants_mouse(&self) -> bool {
        self.layers.last().is_some_and(|top| top.wants_mouse(&self.cx))
    }

    /// How long to wait for the player before a tick.
    pub fn patience(&self) -> Option<Duration> {
        self.layers.last()?.patience(&self.cx)
    }

    /// Whether a screen of this kind is open.
    pub fn has(&self, kind: ScreenKind) -> bool {
        self.layers.iter().any(|layer| layer.kind() == kind)
    }

    pub fn top_is(&self, kind: ScreenKind) -> bool {
        self.layers.last().is_some_and(|top| top.kind() == kind)
    }

    /// The names of the commands that a key can run now.
    pub fn commands(&self) -> Vec<&'static str> {
        self.layers.last().map_or_else(Vec::new, |top| top.commands(&self.cx))
    }

    /// Runs the command of this name, if it can run now.
    pub fn run_named(&mut self, name: &str) -> Flow {
        let Some(top) = self.layers.last_mut() else { return Flow::Nothing };
        let outcome = top.run_named(name, &mut self.cx);
        self.follow(outcome)
    }

    /// Hands something to the top screen.
    #[cfg(feature = "phone")]
    pub(super) fn pass(&mut self, what: crate::ui::Passed) -> Flow {
        let Some(top) = self.layers.last_mut() else { return Flow::Nothing };
        let outcome = top.passed(what, &mut self.cx);
        self.follow(outcome)
    }

    /// Opens the count that was begun in the place of the one before and all above it.
    #[cfg(feature = "phone")]
    pub(super) fn replace_count(&mut self) -> Flow {
        let place = self.layers.iter().rposition(|layer| layer.kind() == ScreenKind::Count);
        self.layers.truncate(place.unwrap_or(self.layers.len()));
        self.open(Open::boxed(CountScreen::new(First::Nothing)))
    }

    /// What is printed when the system ends the program.
    pub fn last_words(&mut self) -> Message {
        let said = self.layers.iter().rev().find_map(|layer| layer.last_words(&mut self.cx));
        said.unwrap_or_else(|| Message::plain("ended-home"))
    }
}
