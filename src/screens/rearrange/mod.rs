//! The plan for rearranging the stones, stone by stone.

mod draw;
mod keys;

use std::time::Duration;

use ratatui::Frame;
use ratatui::layout::Rect;

use crate::ui::board::BoardView;
use crate::ui::live::LivePart;
use crate::ui::table_frame::{draw_words, inside};
use crate::ui::{Context, Cursor, Effect, Keys, Screen, Scroll, TableFrame};
use keys::RearrangeCommand;
use shuzi_picture::BoardPicture;
use shuzi_walk::Rearranging;

/// How long a stone takes while a plan plays by itself.
const A_STONE: Duration = Duration::from_millis(500);

/// The plan for the side that is being counted.
#[derive(Debug)]
pub struct RearrangeScreen {
    plan: Rearranging,
    is_swapped: bool,
    scroll: Scroll,
}

impl RearrangeScreen {
    /// A plan, which plays by itself or not.
    pub fn new(mut plan: Rearranging, plays: bool) -> Self {
        if plays {
            plan.play();
        }
        Self { plan, is_swapped: false, scroll: Scroll::default() }
    }

    fn frame<'a>(&'a self, cx: &'a Context) -> TableFrame<'a> {
        let board = BoardPicture::of_count(cx.session()).map(|mut picture| {
            // The numbers of the territories are those before anything is moved.
            picture.numbers = Vec::new();
            BoardView { rearranging: Some(&self.plan), ..BoardView::of(picture) }
        });
        TableFrame::new(board, LivePart::Plan(&self.plan), self.is_swapped)
    }

    /// Leaves the plan. If it is done, the vacant points it leaves are typed in, ready to enter.
    fn leave(&self, cx: &mut Context) -> Effect {
        if self.plan.is_done() {
            cx.count_mut().take_plan(self.plan.side, self.plan.plan.vacant());
        }
        Effect::Pop
    }
}

impl Screen for RearrangeScreen {
    type Command = RearrangeCommand;
    const KEYS: Keys<RearrangeCommand> = keys::KEYS;

    fn run(&mut self, command: RearrangeCommand, cx: &mut Context) -> Effect {
        match command {
            // Enter after the last stone leaves the plan.
            RearrangeCommand::Handle(1) if self.plan.is_done() => return self.leave(cx),
            RearrangeCommand::Handle(stones) => self.plan.step(stones),
            RearrangeCommand::Play => self.plan.play(),
            RearrangeCommand::Swap => self.is_swapped = !self.is_swapped,
        }
        Effect::Done
    }

    fn can(&self, command: RearrangeCommand, _cx: &Context) -> bool {
        !matches!(command, RearrangeCommand::Handle(2..)) || !self.plan.is_done()
    }

    fn cursor<'a>(&'a mut self, _cx: &'a Context) -> Cursor<'a> {
        Cursor::Text(&mut self.scroll)
    }

    fn footer(&self, screen: Rect, cx: &Context) -> Rect {
        self.frame(cx).areas(screen, cx).footer
    }

    fn close(&mut self, cx: &mut Context) -> Effect {
        self.leave(cx)
    }

    fn tick(&mut self, _cx: &mut Context) -> Effect {
        self.plan.tick();
        Effect::Done
    }

    fn patience(&self, _cx: &Context) -> Option<Duration> {
        self.plan.is_playing().then_some(A_STONE)
    }

    fn draw(&self, frame: &mut Frame<'_>, screen: Rect, cx: &Context) {
        let around = self.frame(cx);
        let areas = around.areas(screen, cx);
        around.draw(frame, &areas, cx);
        let lines = |room: Rect| draw::lines(&self.plan, cx.look(), room);
        draw_words(frame, inside(areas.words), lines, &self.scroll, cx);
    }
}
