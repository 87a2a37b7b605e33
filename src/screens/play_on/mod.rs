//! Playing on from the dead stones, where the players do not agree.

mod draw;
mod keys;

use ratatui::Frame;
use ratatui::crossterm::event::{MouseButton, MouseEventKind};
use ratatui::layout::Rect;

use crate::ui::board::BoardView;
use crate::ui::live::LivePart;
use crate::ui::table_frame::{draw_words, inside};
use crate::ui::{Click, Context, Cursor, Effect, Keys, Screen, Scroll, TableFrame};
use keys::PlayOnCommand;
use shuzi_core::goban::{Vertex, VertexSet};

/// The board of players who play on.
#[derive(Debug)]
pub struct PlayOnScreen {
    cursor: Vertex,
    is_swapped: bool,
    scroll: Scroll,
}

impl PlayOnScreen {
    /// The board, with the cursor at a vertex.
    pub fn new(cursor: Vertex) -> Self {
        Self { cursor, is_swapped: false, scroll: Scroll::default() }
    }

    /// Uses the frame, whose board has no dead stones.
    fn with_frame<T>(&self, cx: &Context, then: impl FnOnce(&TableFrame<'_>) -> T) -> T {
        let nothing = VertexSet::new(cx.session().size());
        let played = cx.session().played_on();
        let board = played
            .map(|played| BoardView::of_board(played.board(), &nothing).with_cursor(self.cursor));
        then(&TableFrame::new(board, LivePart::Nothing, self.is_swapped))
    }
}

impl Screen for PlayOnScreen {
    type Command = PlayOnCommand;
    const KEYS: Keys<PlayOnCommand> = keys::KEYS;

    fn run(&mut self, command: PlayOnCommand, cx: &mut Context) -> Effect {
        let count = cx.count_mut();
        match command {
            PlayOnCommand::Settle => {
                if count.settle_by_play() {
                    return Effect::Pop;
                }
            }
            PlayOnCommand::Play => count.play(Some(self.cursor)),
            PlayOnCommand::Pass => count.play(None),
            PlayOnCommand::Undo => count.take_back_move(),
            PlayOnCommand::Redo => count.play_again(),
            PlayOnCommand::Swap => self.is_swapped = !self.is_swapped,
        }
        Effect::Done
    }

    fn can(&self, command: PlayOnCommand, cx: &Context) -> bool {
        match command {
            PlayOnCommand::Undo => cx.count().can_undo(),
            PlayOnCommand::Redo => cx.count().can_redo(),
            _ => true,
        }
    }

    fn cursor<'a>(&'a mut self, cx: &'a Context) -> Cursor<'a> {
        Cursor::Board(&mut self.cursor, cx.session().size())
    }

    fn footer(&self, screen: Rect, cx: &Context) -> Rect {
        self.with_frame(cx, |frame| frame.areas(screen, cx).footer)
    }

    fn click(&mut self, click: Click, cx: &mut Context) -> Effect {
        let is_pressed = click.kind == MouseEventKind::Down(MouseButton::Left);
        let vertex = self.with_frame(cx, |frame| frame.vertex_at(click.screen, click.place, cx));
        let Some(vertex) = vertex.filter(|_| is_pressed) else { return Effect::Ignored };
        self.cursor = vertex;
        cx.count_mut().play(Some(vertex));
        Effect::Done
    }

    fn draw(&self, frame: &mut Frame<'_>, screen: Rect, cx: &Context) {
        let areas = self.with_frame(cx, |around| {
            let areas = around.areas(screen, cx);
            around.draw(frame, &areas, cx);
            areas
        });
        let Some(played) = cx.session().played_on() else { return };
        let lines = |_| draw::lines(played, cx.session().comes_back(), cx.look());
        draw_words(frame, inside(areas.words), lines, &self.scroll, cx);
    }
}
