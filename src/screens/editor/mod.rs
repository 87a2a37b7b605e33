//! A board put in by hand, or compared with its photograph.

mod draw;
mod keys;
mod seen;

use ratatui::Frame;
use ratatui::crossterm::event::{MouseButton, MouseEventKind};
use ratatui::layout::Rect;
use ratatui::text::Line;

pub(super) use keys::{HAND, PHOTOGRAPH, is_point, is_sign};

use crate::ui::board::BoardView;
use crate::ui::live::LivePart;
use crate::ui::split::cut_top;
use crate::ui::table_frame::{draw_over_last_rows, draw_words, inside};
use crate::ui::wrapping::{height, wrapped};
use crate::ui::{
    Click, Context, Effect, Keys, Passed, PixelBoard, Screen, ScreenKind, Scroll, TableFrame,
};
use keys::EditorCommand;
use shuzi_core::goban::VertexSet;
use shuzi_core::place::Diagnostic;
use shuzi_core::record::read_diagram;
use shuzi_walk::{Direction, Editor, Remark, Review};

/// The editor. Its board is part of the count, so that nothing put in is lost.
#[derive(Debug, Default)]
pub struct EditorScreen {
    scroll: Scroll,
}

impl EditorScreen {
    fn editor(cx: &Context) -> Option<&Editor> {
        cx.game.bench.editor.as_ref()
    }

    /// Whether undo returns to the game before.
    fn can_return(cx: &Context) -> bool {
        cx.game.can_return() && !Self::editor(cx).is_some_and(Editor::can_undo)
    }

    fn is_photograph(cx: &Context) -> bool {
        Self::editor(cx).is_some_and(|editor| editor.review().is_some())
    }

    fn frame<'a>(cx: &'a Context, dead: &'a VertexSet) -> TableFrame<'a> {
        let editor = Self::editor(cx);
        let review = editor.and_then(Editor::review);
        let board = editor.map(|editor| {
            let view = BoardView::of_board(editor.board(), dead).with_cursor(editor.cursor());
            BoardView { in_question: review.map(|review| &review.doubts), ..view }
        });
        let photographed = editor.filter(|_| review.is_some()).map(Editor::size);
        TableFrame { photographed, ..TableFrame::new(board, LivePart::Nothing, false) }
    }

    /// Uses the frame, whose board has no dead stones.
    fn with_frame<T>(cx: &Context, then: impl FnOnce(&TableFrame<'_>) -> T) -> T {
        let dead = VertexSet::new(Self::editor(cx).map_or(cx.session().size(), Editor::size));
        then(&Self::frame(cx, &dead))
    }

    fn lines(cx: &Context) -> Vec<Line<'static>> {
        let Some(editor) = Self::editor(cx) else { return Vec::new() };
        match editor.review() {
            Some(review) => draw::review_lines(editor, review, cx.look()),
            None => draw::editor_lines(editor, cx.look()),
        }
    }

    /// The room that the words leave for the photograph.
    fn room_for_seen(words: Rect, cx: &Context) -> Rect {
        let area = inside(words);
        let rows = |lines| height(&wrapped(lines, area.width));
        let said =
            cx.remark().map_or(0, |remark| rows(vec![Line::from(cx.look().words.message(remark))]));
        let left = Rect { height: area.height.saturating_sub(said), ..area };
        cut_top(left, rows(Self::lines(cx)))[1]
    }

    fn leave(cx: &mut Context) -> Effect {
        // The count began with the photograph: only the first screen comes before it.
        if Self::is_photograph(cx) {
            return Effect::Pass(Passed::Leave);
        }
        cx.game.bench.leave_editor();
        Effect::Pop
    }
}

impl Screen for EditorScreen {
    type Command = EditorCommand;

    fn keys(&self, cx: &Context) -> Keys<EditorCommand> {
        if Self::is_photograph(cx) { PHOTOGRAPH } else { HAND }
    }

    fn run(&mut self, command: EditorCommand, cx: &mut Context) -> Effect {
        if command == EditorCommand::Count {
            let is_counted = cx.game.bench.count_board();
            return if is_counted { Effect::Pop } else { Effect::Done };
        }
        // In a game just begun, undo takes back the key that began it.
        if command == EditorCommand::Undo && Self::can_return(cx) {
            cx.return_to_game_before();
            return Effect::Pop;
        }
        let Some(editor) = &mut cx.game.bench.editor else { return Effect::Pop };
        match command {
            EditorCommand::Empty => editor.push('.'),
            EditorCommand::NextRow => editor.next_row(),
            EditorCommand::NextDoubt => editor.go_to_doubt(false),
            EditorCommand::PreviousDoubt => editor.go_to_doubt(true),
            EditorCommand::AsRead => editor.take_as_read(),
            EditorCommand::Turn => editor.turn(),
            EditorCommand::Mirror => editor.mirror(),
            EditorCommand::Fill(color) => editor.fill(color),
            EditorCommand::Erase => editor.erase(),
            EditorCommand::Undo => editor.undo(),
            EditorCommand::Redo => editor.redo(),
            EditorCommand::Count => {}
        }
        Effect::Done
    }

    fn can(&self, command: EditorCommand, cx: &Context) -> bool {
        match command {
            EditorCommand::Undo => {
                Self::editor(cx).is_some_and(Editor::can_undo) || Self::can_return(cx)
            }
            EditorCommand::Redo => Self::editor(cx).is_some_and(Editor::can_redo),
            _ => true,
        }
    }

    fn go(&mut self, direction: Direction, cx: &mut Context) -> Effect {
        if let Some(editor) = &mut cx.game.bench.editor {
            editor.go(direction);
        }
        Effect::Done
    }

    fn takes(&self, sign: char, cx: &Context) -> bool {
        if Self::is_photograph(cx) { is_point(sign) } else { is_sign(sign) }
    }

    fn typed(&mut self, sign: char, cx: &mut Context) -> Effect {
        if let Some(editor) = &mut cx.game.bench.editor {
            editor.push(sign);
        }
        Effect::Done
    }

    /// A pasted text is a diagram, which replaces the board.
    fn paste(&mut self, text: &str, cx: &mut Context) -> Option<Effect> {
        cx.hush();
        match read_diagram(text) {
            Ok(game) => {
                if let Some(editor) = &mut cx.game.bench.editor {
                    editor.replace(game.board);
                }
            }
            Err(Diagnostic { place, what }) => cx.say(Remark::NotPasted { place, why: what }),
        }
        Some(Effect::Done)
    }

    fn footer(&self, screen: Rect, cx: &Context) -> Rect {
        Self::with_frame(cx, |frame| frame.areas(screen, cx).footer)
    }

    fn click(&mut self, click: Click, cx: &mut Context) -> Effect {
        let vertex = Self::with_frame(cx, |frame| frame.vertex_at(click.screen, click.place, cx));
        let (Some(vertex), Some(editor)) = (vertex, &mut cx.game.bench.editor) else {
            return Effect::Ignored;
        };
        match click.kind {
            MouseEventKind::Down(MouseButton::Left) => editor.toggle(vertex),
            MouseEventKind::Drag(MouseButton::Left) => editor.paint(vertex),
            _ => return Effect::Ignored,
        }
        Effect::Done
    }

    fn close(&mut self, cx: &mut Context) -> Effect {
        Self::leave(cx)
    }

    fn arrive(&mut self, cx: &mut Context) -> Effect {
        // From outside, as from a phone, the board may have been counted.
        if cx.game.bench.is_editing { Effect::Done } else { Effect::Pop }
    }

    fn passed(&mut self, _what: Passed, cx: &mut Context) -> Effect {
        self.arrive(cx)
    }

    fn kind(&self) -> ScreenKind {
        ScreenKind::Editor
    }

    fn draw(&self, frame: &mut Frame<'_>, screen: Rect, cx: &Context) {
        let Some(editor) = Self::editor(cx) else { return };
        let look = cx.look();
        let areas = Self::with_frame(cx, |around| {
            let areas = around.areas(screen, cx);
            around.draw(frame, &areas, cx);
            areas
        });
        if areas.words.is_empty() {
            if let (None, Some(review)) = (cx.remark(), editor.review()) {
                let doubt = doubt(review, cx);
                if let Some(line) = doubt {
                    draw_over_last_rows(frame, &areas, line, cx);
                }
            }
            return;
        }
        let lines = |_| Self::lines(cx);
        let left = draw_words(frame, inside(areas.words), lines, &self.scroll, cx);
        seen::draw(frame, left, editor, look);
    }

    fn draw_pictures(&self, frame: &mut Frame<'_>, pixels: &mut PixelBoard, cx: &Context) {
        let Some(editor) = Self::editor(cx) else { return };
        let words = Self::with_frame(cx, |around| around.areas(frame.area(), cx).words);
        let drawn = (!words.is_empty()).then(|| Self::room_for_seen(words, cx)).and_then(|area| {
            seen::pixels(area, editor, cx.look(), pixels.cell()).map(|pixels| (area, pixels))
        });
        pixels.draw_photograph(frame, drawn, cx.look());
    }
}

/// What to check of a photograph, where there is no room for the words.
fn doubt(review: &Review, cx: &Context) -> Option<Line<'static>> {
    let (words, theme) = (&cx.look().words, &cx.look().theme);
    let text = match &review.why {
        Some(why) => words.say("photo-look-over", &[("why", why.clone().into())]),
        None if review.doubts.is_empty() => return None,
        None => words.say("photo-left", &[("points", review.doubts.len().into())]),
    };
    Some(Line::styled(text, theme.warning))
}
