//! Practice on the screen: what there is, a round, and how it goes.

mod asking;

pub use asking::Asking;

use super::{Action, Direction, Key, Mode, Remark};
use crate::fact::Message;
use crate::practice::{
    Attempt, Drill, DueItem, LEVELS, Lesson, Pool, Round, Schedule, Statistics, items,
};

/// A line of the menu.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MenuRow {
    /// A lesson, by its place among them.
    Lesson(usize),
    /// What comes back now.
    Due,
    /// Questions of all kinds in turn.
    Mixed,
    /// Questions of one kind.
    Drill(Drill),
}

/// What is shown.
#[derive(Clone, Debug)]
pub enum PracticePage {
    /// What there is to practise.
    Menu,
    /// A round.
    Round(Box<Asking>),
    /// How practice goes; the line chosen.
    Figures(usize),
}

/// What practice asks the outside to do.
#[derive(Clone, Debug, PartialEq)]
pub enum PracticeEffect {
    /// Add an attempt to the history, with the time of now.
    Keep(Box<Attempt>),
    /// Leave the program.
    Quit,
}

/// Practice: its state while it runs.
#[derive(Clone, Debug)]
pub struct Practising {
    pool: Pool,
    lessons: Vec<Lesson>,
    attempts: Vec<Attempt>,
    due: Vec<DueItem>,
    statistics: Vec<Statistics>,
    now: String,
    page: PracticePage,
    row: usize,
    level: u8,
    count: usize,
    next_seed: u64,
    clock: bool,
    limit: Option<u64>,
    tenths: u64,
    show_words: bool,
    scroll: u16,
    help: Option<u16>,
    message: Option<Message>,
}

impl Practising {
    /// The menu, by what the history knows. `now` is a UTC time as the history writes it;
    /// `seed` is where new questions begin.
    pub fn new(
        pool: Pool,
        lessons: Vec<Lesson>,
        attempts: Vec<Attempt>,
        now: &str,
        seed: u64,
    ) -> Self {
        let mut practising = Self {
            pool,
            lessons,
            attempts,
            due: Vec::new(),
            statistics: Vec::new(),
            now: now.to_owned(),
            page: PracticePage::Menu,
            row: 0,
            level: *LEVELS.start(),
            count: 10,
            next_seed: seed,
            clock: false,
            limit: None,
            tenths: 0,
            show_words: false,
            scroll: 0,
            help: None,
            message: None,
        };
        practising.look_back();
        let undone = |practising: &Self| {
            practising.lessons.iter().position(|l| l.done(&practising.attempts) < l.steps.len())
        };
        // The cursor waits where the player left off.
        practising.row = undone(&practising).unwrap_or(practising.lessons.len());
        practising
    }

    /// Sets the level, how many questions a round has, and the time they should take, in seconds.
    #[must_use]
    pub fn with(mut self, level: u8, count: usize, limit: Option<u64>) -> Self {
        (self.level, self.count, self.limit) = (level, count, limit);
        self.clock = limit.is_some();
        self
    }

    /// Begins with a round.
    pub fn begin(&mut self, round: Round) {
        self.page = PracticePage::Round(Box::new(Asking::new(round)));
        (self.tenths, self.scroll, self.show_words) = (0, 0, false);
    }

    fn look_back(&mut self) {
        self.due = Schedule::of(&self.attempts).due(&self.now);
        self.statistics = Statistics::of(&self.attempts);
    }

    /// What is shown.
    pub const fn page(&self) -> &PracticePage {
        &self.page
    }

    /// The lessons.
    pub fn lessons(&self) -> &[Lesson] {
        &self.lessons
    }

    /// How many steps of a lesson are done.
    pub fn done(&self, lesson: &Lesson) -> usize {
        lesson.done(&self.attempts)
    }

    /// What comes back now.
    pub fn due(&self) -> &[DueItem] {
        &self.due
    }

    /// How every drill goes, the weakest first.
    pub fn statistics(&self) -> &[Statistics] {
        &self.statistics
    }

    /// The lines of the menu.
    pub fn rows(&self) -> Vec<MenuRow> {
        let lessons = (0..self.lessons.len()).map(MenuRow::Lesson);
        let drills = Drill::ALL.into_iter().map(MenuRow::Drill);
        lessons.chain([MenuRow::Due, MenuRow::Mixed]).chain(drills).collect()
    }

    /// The line of the menu the cursor is on.
    pub const fn row(&self) -> usize {
        self.row
    }

    /// The level of new questions.
    pub const fn level(&self) -> u8 {
        self.level
    }

    /// The time the question has taken so far, in tenths of a second, where it is shown, and how
    /// long it should take.
    pub const fn clock(&self) -> Option<(u64, Option<u64>)> {
        if self.clock { Some((self.tenths, self.limit)) } else { None }
    }

    /// The first line of the list of keys, where it is open.
    pub const fn help(&self) -> Option<u16> {
        self.help
    }

    /// The last remark to the player.
    pub const fn message(&self) -> Option<&Message> {
        self.message.as_ref()
    }

    /// Tells the player something.
    pub fn say(&mut self, remark: impl Into<Message>) {
        self.message = Some(remark.into());
    }

    /// How many lines of the words are scrolled away.
    pub const fn scroll(&self) -> u16 {
        self.scroll
    }

    /// Whether a small screen shows the words rather than the board: the words first, but the
    /// board where stones are marked on it; a key swaps them.
    pub fn shows_words(&self) -> bool {
        let on_board = matches!(&self.page, PracticePage::Round(asking) if asking.marks());
        self.show_words == on_board
    }

    /// Which keys mean something now.
    pub fn mode(&self) -> Mode {
        if self.help.is_some() { Mode::Help } else { self.mode_below() }
    }

    /// Which keys mean something where the list of keys is closed.
    pub fn mode_below(&self) -> Mode {
        match &self.page {
            PracticePage::Menu => Mode::Menu,
            PracticePage::Figures(_) => Mode::Figures,
            PracticePage::Round(asking) => match asking.round.task() {
                Some(_) if asking.given.is_some() => Mode::Marked,
                Some(_) if asking.marks() => Mode::Mark,
                Some(task) if task.question.answer != crate::practice::Answer::Read => Mode::Answer,
                _ => Mode::Marked,
            },
        }
    }

    /// The action a key means now, if it means any.
    pub fn action(&self, key: Key) -> Option<Action> {
        self.mode().action(key)
    }

    /// Whether time runs: a question is open.
    pub fn is_open(&self) -> bool {
        matches!(self.mode_below(), Mode::Answer | Mode::Mark)
    }

    /// Tells how long the question has been open, in tenths of a second.
    pub const fn passes(&mut self, tenths: u64) {
        self.tenths = tenths;
    }

    /// Takes in an attempt that was kept, its time filled in.
    pub fn kept(&mut self, attempt: Attempt) {
        self.now.clone_from(&attempt.time);
        self.attempts.push(attempt);
    }

    /// Carries out an action.
    pub fn update(&mut self, action: Action) -> Option<PracticeEffect> {
        if let Action::Leap(direction, steps) = action {
            for _ in 0..steps {
                self.update(Action::Move(direction));
            }
            return None;
        }
        self.message = None;
        match action {
            Action::Quit => return Some(PracticeEffect::Quit),
            Action::Help => self.help = Some(0),
            Action::Clock => self.clock = !self.clock,
            Action::Swap => self.show_words = !self.show_words,
            Action::Close => self.close(),
            Action::Move(direction) => self.go(direction),
            Action::Next => return self.next(),
            Action::Figures => self.page = PracticePage::Figures(0),
            Action::Change(step) => {
                let level = i32::from(self.level) + step;
                let level = u8::try_from(level).unwrap_or(0);
                self.level = level.clamp(*LEVELS.start(), *LEVELS.end());
            }
            Action::Pass => {
                if let PracticePage::Round(asking) = &mut self.page {
                    asking.pass();
                }
            }
            _ => {
                if let PracticePage::Round(asking) = &mut self.page {
                    asking.change(action);
                }
            }
        }
        None
    }

    /// Closes the top layer, and only that.
    fn close(&mut self) {
        match &mut self.page {
            _ if self.help.is_some() => self.help = None,
            PracticePage::Round(asking) if !asking.typed.is_empty() && asking.given.is_none() => {
                asking.typed.clear();
            }
            PracticePage::Menu => {}
            _ => self.show_menu(),
        }
    }

    fn show_menu(&mut self) {
        self.look_back();
        self.page = PracticePage::Menu;
    }

    fn go(&mut self, direction: Direction) {
        let one_on = |at: usize, last: usize| match direction {
            Direction::Up => at.saturating_sub(1),
            _ => (at + 1).min(last),
        };
        if let Some(line) = self.help {
            self.help = Some(u16::try_from(one_on(line.into(), 99)).unwrap_or(0));
            return;
        }
        let last = self.rows().len() - 1;
        match &mut self.page {
            PracticePage::Menu => self.row = one_on(self.row, last),
            PracticePage::Figures(row) => {
                *row = one_on(*row, self.statistics.len().saturating_sub(1));
            }
            PracticePage::Round(asking) if asking.marks() => asking.change(Action::Move(direction)),
            PracticePage::Round(_) => {
                self.scroll = u16::try_from(one_on(self.scroll.into(), 40)).unwrap_or(0);
            }
        }
    }

    fn next(&mut self) -> Option<PracticeEffect> {
        match &mut self.page {
            PracticePage::Menu => self.choose(),
            PracticePage::Figures(_) => self.show_menu(),
            PracticePage::Round(asking) if asking.round.task().is_none() => {
                if asking.round.is_lesson() && self.row + 1 < self.lessons.len() {
                    self.row += 1;
                }
                self.show_menu();
            }
            PracticePage::Round(asking) => {
                let attempt = match asking.next(self.tenths) {
                    Ok(attempt) => attempt,
                    Err(why) => {
                        self.message = Some(why);
                        return None;
                    }
                };
                (self.scroll, self.show_words) = (0, false);
                if asking.given.is_none() {
                    self.tenths = 0;
                }
                return attempt.map(|attempt| PracticeEffect::Keep(Box::new(attempt)));
            }
        }
        None
    }

    /// Begins what the cursor is on.
    fn choose(&mut self) {
        let Some(&row) = self.rows().get(self.row) else { return };
        let round = match row {
            MenuRow::Lesson(number) => {
                let lesson = &self.lessons[number];
                Round::of_lesson(lesson, self.done(lesson))
            }
            MenuRow::Due if self.due.is_empty() => {
                self.say(Remark::NothingDue);
                return;
            }
            MenuRow::Due => {
                let due = &self.due[..self.due.len().min(self.count)];
                Round::of_items(Message::plain("round-missed"), due, &self.pool)
            }
            MenuRow::Mixed => self.new_round(Message::plain("round-all-drills"), &Drill::ALL),
            MenuRow::Drill(drill) => self.new_round(drill.title(), &[drill]),
        };
        self.begin(round);
    }

    fn new_round(&mut self, title: Message, drills: &[Drill]) -> Round {
        let items = items(drills, self.level, self.count, &self.due, (self.next_seed, false));
        self.next_seed += self.count as u64;
        Round::of_items(title, &items, &self.pool)
    }
}
