//! A count, from the question which game it was to its result.

mod commands;
mod draw;
mod game;
mod illustration;
mod keys;
mod on_table;
mod opening;
mod result;
mod sheet;
mod table_picture;

use ratatui::Frame;
use ratatui::crossterm::event::{MouseButton, MouseEventKind};
use ratatui::layout::Rect;

pub(super) use game::warnings;
pub(super) use keys::{RESULT as RESULT_KEYS, TABLES};
pub use opening::{open, open_file};

use super::editor::EditorScreen;
use super::question::ResumeQuestion;
use super::settings::SettingsScreen;
use crate::ui::board::BoardView;
use crate::ui::layout::A_WORKSHEET;
use crate::ui::live::LivePart;
use crate::ui::{
    Click, Context, Cursor, Effect, Keys, Passed, PixelBoard, Screen, ScreenKind, Scroll,
    TableFrame,
};
use keys::CountCommand;
use shuzi_core::fact::Message;
use shuzi_core::goban::{Size, Vertex};
use shuzi_picture::BoardPicture;
use shuzi_walk::{Direction, Origin, Session, Step, StepKind};

/// What a count does first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum First {
    /// Asks which game it was.
    Nothing,
    /// Opens the editor.
    Edit,
    /// Shows the result under all rules.
    Compare,
}

#[derive(Debug)]
pub struct CountScreen {
    /// What is still to be done first.
    first: Option<First>,
    /// The cursor on the board.
    cursor: Vertex,
    /// Whether a small screen shows what it does not show by itself.
    is_swapped: bool,
    scroll: Scroll,
    /// The step and the board shown last.
    last: Option<(Step, Size, bool)>,
    /// The example that was opened from the first screen, as it was then.
    example: Option<Session>,
}

impl CountScreen {
    /// Shows the count in progress.
    pub fn new(first: First) -> Self {
        Self {
            first: Some(first),
            cursor: Vertex::new(0, 0),
            is_swapped: false,
            scroll: Scroll::default(),
            last: None,
            example: None,
        }
    }

    /// Shows a bundled game that was opened from the first screen, and leads back there.
    pub fn of_example(cx: &Context) -> Self {
        Self { example: Some(cx.session().clone()), ..Self::new(First::Nothing) }
    }

    /// Whether the player works on the board.
    fn is_on_board(cx: &Context) -> bool {
        matches!(cx.count().kind(), StepKind::Board | StepKind::Seki)
    }

    /// The frame around the step.
    fn frame<'a>(&self, cx: &'a Context) -> TableFrame<'a> {
        let session = cx.session();
        let is_on_board = Self::is_on_board(cx);
        let board = BoardPicture::of_count(session).map(|picture| {
            let mut view = BoardView::of(picture);
            view.in_question = session.in_question();
            view.centre = self.cursor;
            view.cursor = is_on_board.then_some(self.cursor);
            view.rearranging = cx.count().rearranged();
            if view.rearranging.is_some() {
                // The sizes of the territories are those before anything was moved.
                view.picture.numbers = Vec::new();
                // Once the stones are counted, only those of their side are left.
                view.is_cleared = matches!(session.step, Step::Stones(_));
            }
            view
        });
        let live = match session.step {
            Step::Result => LivePart::Nothing,
            Step::Setup => LivePart::Goal,
            step if session.is_real() && !step.is_field() => LivePart::Goal,
            _ => LivePart::Count,
        };
        let frame = TableFrame::new(board, live, self.is_swapped == is_on_board);
        match session.step {
            Step::Setup => TableFrame { below: None, ..frame },
            Step::Result => TableFrame { below: Some(A_WORKSHEET), ..frame },
            _ => frame,
        }
    }

    /// Follows what has become of the count: its step, its board.
    fn follow(&mut self, cx: &mut Context) {
        let session = cx.session();
        let is_example = matches!(session.origin(), Some(Origin::Example(_)));
        let now = (session.step, session.size(), is_example);
        if let Some((step, ..)) = self.last.replace(now).filter(|last| *last != now) {
            (self.is_swapped, self.scroll) = (false, Scroll::default());
            if session.step == Step::Seki && !session.is_in_seki(self.cursor) {
                self.cursor = session.next_chain(Vertex::new(0, 0), false);
            }
            if session.step == Step::Dead && matches!(step, Step::Setup | Step::Result) {
                self.cursor = session.first_to_check();
            }
        } else if self.last.is_none() {
            self.cursor = session.first_to_check();
        }
        let (width, height) = (session.size().width(), session.size().height());
        self.cursor = Vertex::new(self.cursor.x.min(width - 1), self.cursor.y.min(height - 1));
        cx.count_mut().look_at(self.cursor);
    }

    /// Does what the count was begun with.
    fn do_first(first: First, cx: &mut Context) -> Effect {
        let outcome = match first {
            First::Nothing => return Effect::Done,
            First::Edit => {
                cx.game.bench.edit();
                Effect::open(EditorScreen::default())
            }
            First::Compare => {
                cx.count_mut().finish();
                Self::compare(cx)
            }
        };
        // What was done for the player on the way here is not worth keeping.
        cx.game.begin_here();
        outcome
    }
}

impl Screen for CountScreen {
    type Command = CountCommand;

    fn keys(&self, cx: &Context) -> Keys<CountCommand> {
        if cx.count().can_leave_over() {
            return keys::LEFT_OVER;
        }
        keys::of(cx.count().kind())
    }

    fn run(&mut self, command: CountCommand, cx: &mut Context) -> Effect {
        let outcome = self.obey(command, cx);
        self.follow(cx);
        outcome
    }

    fn can(&self, command: CountCommand, cx: &Context) -> bool {
        commands::can(command, cx)
    }

    fn cursor<'a>(&'a mut self, cx: &'a Context) -> Cursor<'a> {
        if Self::is_on_board(cx) {
            Cursor::Board(&mut self.cursor, cx.session().size())
        } else {
            Cursor::Text(&mut self.scroll)
        }
    }

    fn go(&mut self, direction: Direction, cx: &mut Context) -> Effect {
        if cx.count().kind() == StepKind::Number && cx.session().is_on_sheet() {
            cx.count_mut().move_on_sheet(direction);
            return Effect::Done;
        }
        match self.cursor(cx) {
            Cursor::Board(vertex, size) => *vertex = direction.from(*vertex, size),
            _ => self.scroll.go(direction),
        }
        Effect::Done
    }

    fn moved(&mut self, cx: &mut Context) {
        self.follow(cx);
    }

    fn takes(&self, sign: char, cx: &Context) -> bool {
        match cx.count().kind() {
            // Characters that no number contains are taken, too, so that a remark rejects them.
            StepKind::Number => !sign.is_control(),
            StepKind::Whose | StepKind::Turn => false,
            // No number is asked here; one that is typed must not vanish without a word.
            _ => sign.is_ascii_digit(),
        }
    }

    fn typed(&mut self, sign: char, cx: &mut Context) -> Effect {
        cx.count_mut().push(sign);
        Effect::Done
    }

    fn footer(&self, screen: Rect, cx: &Context) -> Rect {
        self.frame(cx).areas(screen, cx).footer
    }

    fn click(&mut self, click: Click, cx: &mut Context) -> Effect {
        let is_pressed = click.kind == MouseEventKind::Down(MouseButton::Left);
        let vertex = self.frame(cx).vertex_at(click.screen, click.place, cx);
        let Some(vertex) = vertex.filter(|_| is_pressed && Self::is_on_board(cx)) else {
            return Effect::Ignored;
        };
        self.cursor = vertex;
        self.run(CountCommand::Toggle, cx)
    }

    fn close(&mut self, cx: &mut Context) -> Effect {
        // An example that was only looked at leads back to where it was opened.
        if self.example.as_ref() == Some(cx.session()) {
            cx.game.forget();
            cx.end_count();
            return Effect::Pop;
        }
        // A phone's board is left as it is; a question is closed first.
        if cx.game.is_sent() && cx.count().kind() == cx.session().step.kind() {
            return Self::leave(cx);
        }
        if cx.session().step == Step::Setup {
            if cx.game.bench.leave_board() {
                self.follow(cx);
                return Effect::Done;
            }
            return Self::leave(cx);
        }
        cx.count_mut().back();
        self.follow(cx);
        Effect::Done
    }

    fn arrive(&mut self, cx: &mut Context) -> Effect {
        if cx.game.offered().is_some() {
            return Effect::open(ResumeQuestion);
        }
        self.follow(cx);
        let first = self.first.take().map_or(Effect::Done, |first| Self::do_first(first, cx));
        self.follow(cx);
        match first {
            Effect::Done if cx.game.bench.is_editing => Effect::open(EditorScreen::default()),
            Effect::Done if cx.game.bench.setting.is_open => {
                Effect::open(SettingsScreen::default())
            }
            first => first,
        }
    }

    fn passed(&mut self, what: Passed, cx: &mut Context) -> Effect {
        match what {
            Passed::Leave => Self::leave(cx),
            Passed::Resumed => {
                self.first = None;
                self.arrive(cx)
            }
            Passed::Changed => {
                self.follow(cx);
                Effect::Done
            }
        }
    }

    fn draw(&self, frame: &mut Frame<'_>, screen: Rect, cx: &Context) {
        let around = self.frame(cx);
        let areas = around.areas(screen, cx);
        around.draw(frame, &areas, cx);
        draw::draw(frame, areas.words, self, cx);
    }

    fn draw_pictures(&self, frame: &mut Frame<'_>, pixels: &mut PixelBoard, cx: &Context) {
        let around = self.frame(cx);
        let area = around.areas(frame.area(), cx).board;
        let board = around.board.as_ref().filter(|board| board.rearranging.is_none());
        let Some(board) = board else { return pixels.forget() };
        let seki = board.in_question.filter(|_| cx.session().step == Step::Seki);
        pixels.draw(frame, area, &board.picture, seki, board.cursor, cx.look());
    }

    fn kind(&self) -> ScreenKind {
        ScreenKind::Count
    }

    fn last_words(&self, cx: &mut Context) -> Option<Message> {
        cx.game.save();
        let code = if cx.game.is_saved { "ended-count" } else { "ended-unsaved" };
        Some(Message::plain(code))
    }
}
