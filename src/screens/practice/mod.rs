//! Practice: the menu, a round, the statistics. Every attempt is saved at once.

mod asking;
mod chart;
mod draw;
mod draw_figures;
mod draw_menu;
mod draw_round;
mod keys;
mod menu;
mod practising;

use std::time::{Duration, Instant};

use ratatui::Frame;
use ratatui::crossterm::event::{MouseButton, MouseEventKind};
use ratatui::layout::Rect;

use asking::Asking;
pub(super) use keys::{TABLES, is_of_answer};
pub use menu::MenuRow;
pub use practising::Practising;
use practising::{PracticeMode, PracticePage};

use crate::shell::{Failure, History, history, local_time, not_kept, recalled};
use crate::ui::{Click, Context, Cursor, Effect, Hint, Keys, List, Screen};
use keys::PracticeCommand;
use shuzi_core::fact::Message;
use shuzi_core::goban::Board;
use shuzi_core::practice::{Attempt, Material};

/// How long a stone that moves by itself rests.
const A_MOVE: Duration = Duration::from_millis(450);

/// How often the clock is drawn while it is shown.
const A_SECOND: Duration = Duration::from_secs(1);

#[derive(Debug)]
pub struct PracticeScreen {
    practising: Practising,
    history: History<Attempt>,
    /// When the question was asked.
    begun: Instant,
    was_open: bool,
}

impl PracticeScreen {
    /// Practice as it was chosen on the command line.
    ///
    /// # Errors
    /// Returns an error without a folder for the history.
    pub fn new(practising: Practising, cx: &Context) -> Result<Self, Failure> {
        let no_home = || Failure::from(Message::plain("no-home"));
        let history = history(cx.folders.as_ref().ok_or_else(no_home)?);
        let was_open = practising.is_open();
        Ok(Self { practising, history, begun: Instant::now(), was_open })
    }

    /// Practice with the bundled positions, with what the history knows.
    pub(crate) fn from_home(cx: &Context) -> Result<Self, Failure> {
        let folders = cx.folders.as_ref();
        let (attempts, wrong) =
            folders.map(|folders| recalled(&history(folders))).unwrap_or_default();
        let seed = fastrand::u64(..1 << 48);
        let mut practising = Practising::new(Material::bundled()?, attempts, &local_time(), seed);
        if let Some(wrong) = wrong {
            practising.say(wrong);
        }
        Self::new(practising, cx)
    }

    fn asking(&mut self) -> Option<&mut Asking> {
        match &mut self.practising.page {
            PracticePage::Round(asking) => Some(asking),
            _ => None,
        }
    }

    fn passes(&mut self) {
        let tenths = self.begun.elapsed().as_millis() / 100;
        self.practising.tenths = u64::try_from(tenths).unwrap_or(u64::MAX);
    }

    fn keep(&mut self, mut attempt: Attempt) {
        attempt.time = local_time();
        if let Err(error) = self.history.add(&attempt) {
            self.practising.say(not_kept(&self.history, &error));
        }
        self.practising.kept(attempt);
    }

    /// Follows what was done: says what there is to say, and starts the clock with each question.
    fn follow(&mut self, cx: &mut Context) {
        if let Some(asking) = self.practising.asking_mut().filter(|_| !cx.look().motion) {
            asking.arrive();
        }
        let is_open = self.practising.is_open();
        if !self.was_open && is_open {
            self.begun = Instant::now();
        }
        self.was_open = is_open;
        if let Some(told) = self.practising.told.take() {
            cx.say(told);
        }
    }
}

impl Screen for PracticeScreen {
    type Command = PracticeCommand;

    fn keys(&self, _cx: &Context) -> Keys<PracticeCommand> {
        keys::of(self.practising.mode())
    }

    fn run(&mut self, command: PracticeCommand, cx: &mut Context) -> Effect {
        let practising = &mut self.practising;
        match command {
            PracticeCommand::Next => {
                if let Some(attempt) = practising.accept() {
                    self.keep(attempt);
                }
            }
            PracticeCommand::Change(step) => practising.change_level(step),
            PracticeCommand::Figures => {
                practising.page = PracticePage::Figures(List::default());
            }
            PracticeCommand::Clock => practising.clock = !practising.clock,
            PracticeCommand::Swap => practising.show_words = !practising.show_words,
            PracticeCommand::Pass => practising.pass(),
            own => {
                if let Some(asking) = self.asking() {
                    match own {
                        PracticeCommand::Hint => asking.hint(),
                        PracticeCommand::Erase => asking.erase(),
                        PracticeCommand::Toggle => asking.toggle_at(asking.cursor),
                        _ => asking.next_chain(),
                    }
                }
            }
        }
        self.follow(cx);
        Effect::Done
    }

    fn can(&self, command: PracticeCommand, _cx: &Context) -> bool {
        command != PracticeCommand::Swap || self.practising.has_board()
    }

    fn cursor<'a>(&'a mut self, _cx: &'a Context) -> Cursor<'a> {
        let practising = &mut self.practising;
        let (rows, drills) = (practising.rows().len(), practising.statistics.len());
        match &mut practising.page {
            PracticePage::Menu => Cursor::List(&mut practising.list, rows),
            PracticePage::Figures(list) => Cursor::List(list, drills + 1),
            PracticePage::Round(asking) => match asking.board().map(Board::size) {
                Some(size) if asking.marks() => Cursor::Board(&mut asking.cursor, size),
                _ => Cursor::Text(&mut practising.scroll),
            },
        }
    }

    fn takes(&self, sign: char, _cx: &Context) -> bool {
        self.practising.mode() == PracticeMode::Answer && keys::is_of_answer(sign)
    }

    fn typed(&mut self, sign: char, _cx: &mut Context) -> Effect {
        if let Some(asking) = self.asking() {
            asking.push(sign);
        }
        Effect::Done
    }

    fn click(&mut self, click: Click, cx: &mut Context) -> Effect {
        let vertex = draw::vertex_at(click.screen, &self.practising, cx.look(), click.place);
        match vertex.zip(self.asking()) {
            Some((vertex, asking)) if click.kind == MouseEventKind::Down(MouseButton::Left) => {
                asking.toggle_at(vertex);
                Effect::Done
            }
            _ => Effect::Ignored,
        }
    }

    fn close(&mut self, cx: &mut Context) -> Effect {
        if !self.practising.close() {
            return Effect::Pop;
        }
        self.follow(cx);
        Effect::Done
    }

    fn quit(&mut self, _cx: &mut Context) -> Effect {
        Effect::Pop
    }

    fn arrive(&mut self, cx: &mut Context) -> Effect {
        self.follow(cx);
        Effect::Done
    }

    fn touched(&mut self) {
        self.passes();
    }

    fn tick(&mut self, _cx: &mut Context) -> Effect {
        self.passes();
        if let Some(asking) = self.practising.asking_mut() {
            asking.tick();
        }
        Effect::Done
    }

    fn patience(&self, _cx: &Context) -> Option<Duration> {
        let practising = &self.practising;
        if practising.is_moving() {
            return Some(A_MOVE);
        }
        let is_timed = practising.clock().is_some() || practising.glance().is_some();
        (is_timed && practising.is_open()).then_some(A_SECOND)
    }

    fn wants_mouse(&self, cx: &Context) -> bool {
        let mode = self.practising.mode();
        cx.look().mouse && matches!(mode, PracticeMode::Mark | PracticeMode::Arrange)
    }

    fn draw(&self, frame: &mut Frame<'_>, screen: Rect, cx: &Context) {
        draw::draw(frame, screen, &self.practising, cx);
    }

    fn last_words(&self, _cx: &mut Context) -> Option<Message> {
        Some(Message::plain("ended-practice"))
    }

    /// Practice has no count to keep and no steps to go back.
    fn help_name(&self, hint: &Hint) -> &'static str {
        match hint.name {
            "quit" => "leave",
            "back" => "close",
            name => name,
        }
    }
}
