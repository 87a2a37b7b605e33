//! Practice: the menu, a round and the statistics.

use super::{Asking, MenuRow};
use crate::ui::{List, Scroll};
use shuzi_core::fact::Message;
use shuzi_core::practice::{
    Answer, Attempt, Days, DueItem, LEVELS, Lesson, Material, Round, Schedule, Statistics,
    WholeGame, due, today,
};

#[derive(Clone, Debug)]
pub enum PracticePage {
    Menu,
    Round(Box<Asking>),
    /// The statistics, with the row the cursor is on.
    Figures(List),
}

/// What the keys act on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PracticeMode {
    Menu,
    /// Typing an answer.
    Answer,
    /// Marking stones as an answer.
    Mark,
    /// Putting and taking stones as an answer.
    Arrange,
    /// A question that has been answered.
    Marked,
    /// The end of a round.
    Over,
    /// The statistics.
    Figures,
}

/// The most reviews per day, so that a player is not swamped after a long break.
const MOST_A_DAY: usize = 10;

/// The state of practice.
#[derive(Clone, Debug)]
pub struct Practising {
    pub(super) material: Material,
    pub(super) attempts: Vec<Attempt>,
    pub(super) schedule: Schedule,
    pub(super) due: Vec<DueItem>,
    /// The round for today, as it would begin now.
    pub(super) today: Round,
    pub(super) statistics: Vec<Statistics>,
    pub(super) overall: Option<Statistics>,
    pub(super) days: Days,
    pub(super) games: Vec<WholeGame>,
    now: String,
    pub(super) page: PracticePage,
    pub(super) list: List,
    /// The menu row the round was started from.
    pub(super) chosen: Option<MenuRow>,
    pub(super) level: u8,
    pub(super) count: usize,
    pub(super) next_seed: u64,
    pub(super) clock: bool,
    limit: Option<u64>,
    pub(super) tenths: u64,
    pub(super) show_words: bool,
    pub(super) scroll: Scroll,
    /// What there is to say.
    pub(super) told: Option<Message>,
}

impl Practising {
    /// Creates practice at its menu. `now` is a UTC time in the history's format, `seed` the seed
    /// of the first new question.
    pub fn new(material: Material, attempts: Vec<Attempt>, now: &str, seed: u64) -> Self {
        let schedule = Schedule::of(&attempts);
        let today = today(&material, &attempts, &schedule, now, seed);
        let mut practising = Self {
            material,
            attempts,
            schedule,
            due: Vec::new(),
            today,
            statistics: Vec::new(),
            overall: None,
            days: Days::default(),
            games: Vec::new(),
            now: now.to_owned(),
            page: PracticePage::Menu,
            list: List::default(),
            chosen: None,
            level: *LEVELS.start(),
            count: 10,
            next_seed: seed,
            clock: false,
            limit: None,
            tenths: 0,
            show_words: false,
            scroll: Scroll::default(),
            told: None,
        };
        practising.count_up();
        practising
    }

    /// Sets the level, the questions per round and the time limit per question in seconds.
    #[must_use]
    pub fn with(mut self, level: u8, count: usize, limit: Option<u64>) -> Self {
        (self.level, self.count, self.limit) = (level, count, limit);
        self.clock = limit.is_some();
        self
    }

    /// Begins a round that is not in the menu.
    pub fn begin(&mut self, round: Round) {
        self.chosen = None;
        self.page = PracticePage::Round(Box::new(Asking::new(round)));
        (self.tenths, self.scroll, self.show_words) = (0, Scroll::default(), false);
    }

    pub(super) fn look_back(&mut self) {
        self.schedule = Schedule::of(&self.attempts);
        let (attempts, schedule) = (&self.attempts, &self.schedule);
        self.today = today(&self.material, attempts, schedule, &self.now, self.next_seed);
        self.count_up();
    }

    /// Works out what the menu and the statistics show.
    fn count_up(&mut self) {
        self.due = due(&self.material, &self.attempts, &self.schedule, &self.now);
        self.due.truncate(MOST_A_DAY);
        self.statistics = Statistics::of(&self.attempts);
        self.overall = Statistics::of_all(&self.attempts);
        self.days = Days::of(&self.attempts, &self.now);
        self.games = WholeGame::all(&self.attempts);
    }

    /// How many steps of a lesson are done.
    pub fn done(&self, lesson: &Lesson) -> usize {
        lesson.done(&self.attempts)
    }

    /// How many of a lesson's steps will come back after a mistake.
    pub fn to_repeat(&self, lesson: &Lesson) -> usize {
        self.schedule.of_lesson(lesson)
    }

    /// The menu row the cursor is on.
    pub fn row(&self) -> usize {
        self.list.row(self.rows().len())
    }

    /// The time taken, in tenths of a second, and the limit in seconds, if the clock is shown. In a
    /// whole game the time covers all stages.
    pub fn clock(&self) -> Option<(u64, Option<u64>)> {
        if let Some(asking) = self.asking().filter(|asking| asking.round.is_whole_game()) {
            let laps: u64 = asking.round.laps().iter().map(|lap| lap.tenths).sum();
            let now = if self.is_open() { self.tenths } else { 0 };
            return Some((laps + now, Some(WholeGame::aim(asking.round.lines()) / 10)));
        }
        if self.clock { Some((self.tenths, self.limit)) } else { None }
    }

    /// The seconds until the board is hidden, if it is shown only briefly.
    pub fn glance(&self) -> Option<u64> {
        let asking = self.asking()?;
        let glance = asking.round.task()?.question().glance.filter(|_| asking.given.is_none())?;
        Some(glance.saturating_sub(self.tenths / 10))
    }

    /// Whether the board is hidden.
    pub fn is_covered(&self) -> bool {
        self.asking().is_some_and(|asking| asking.is_covered(self.tenths))
    }

    /// Tells the player something.
    pub fn say(&mut self, remark: impl Into<Message>) {
        self.told = Some(remark.into());
    }

    /// Whether a small screen shows the text rather than the board. By default the board comes
    /// first only while stones are marked on it; a key switches.
    pub fn shows_words(&self) -> bool {
        let on_board = self.asking().is_some_and(Asking::marks);
        self.show_words == on_board
    }

    /// Whether there is a board to swap to.
    pub fn has_board(&self) -> bool {
        self.asking().is_some_and(|asking| asking.board().is_some())
    }

    /// What the keys act on.
    pub fn mode(&self) -> PracticeMode {
        match &self.page {
            PracticePage::Menu => PracticeMode::Menu,
            PracticePage::Figures(_) => PracticeMode::Figures,
            PracticePage::Round(asking) => match asking.round.task() {
                Some(_) if asking.given.is_some() => PracticeMode::Marked,
                Some(_) if asking.arranges() => PracticeMode::Arrange,
                Some(_) if asking.marks() => PracticeMode::Mark,
                Some(task) if task.question().answer != Answer::Read => PracticeMode::Answer,
                None if self.comes_again() => PracticeMode::Over,
                _ => PracticeMode::Marked,
            },
        }
    }

    /// Whether a question is open, so that its time is running.
    pub fn is_open(&self) -> bool {
        matches!(self.mode(), PracticeMode::Answer | PracticeMode::Mark | PracticeMode::Arrange)
    }

    /// Whether stones are moving on the board.
    pub fn is_moving(&self) -> bool {
        self.asking().is_some_and(Asking::is_moving)
    }

    /// The round, while there is one.
    pub fn asking(&self) -> Option<&Asking> {
        if let PracticePage::Round(asking) = &self.page { Some(asking) } else { None }
    }

    /// The round, to be changed.
    pub fn asking_mut(&mut self) -> Option<&mut Asking> {
        if let PracticePage::Round(asking) = &mut self.page { Some(asking) } else { None }
    }

    /// Adds an attempt that the caller saved, with its time filled in.
    pub fn kept(&mut self, attempt: Attempt) {
        self.now.clone_from(&attempt.time);
        self.attempts.push(attempt);
    }

    /// Makes new questions harder or easier.
    pub fn change_level(&mut self, step: i32) {
        let level = u8::try_from(i32::from(self.level) + step).unwrap_or(0);
        self.level = level.clamp(*LEVELS.start(), *LEVELS.end());
    }

    /// Leaves the question unanswered.
    pub fn pass(&mut self) {
        let tenths = self.tenths;
        if let Some(asking) = self.asking_mut() {
            asking.pass(tenths);
        }
    }

    /// Closes what is typed, or the page. Returns false at the menu.
    pub fn close(&mut self) -> bool {
        match &mut self.page {
            PracticePage::Round(asking) if !asking.typed.is_empty() && asking.given.is_none() => {
                asking.typed.clear();
            }
            PracticePage::Menu => return false,
            _ => self.show_menu(),
        }
        true
    }

    fn show_menu(&mut self) {
        let at = self.rows().get(self.row()).copied();
        self.look_back();
        self.page = PracticePage::Menu;
        // Rows are reordered by the statistics; keep the cursor on the same one.
        let rows = self.rows();
        let again = at.and_then(|at| rows.iter().position(|row| *row == at));
        self.list = List::at(again.unwrap_or(0));
    }

    /// Answers, goes to the next question, or begins what the cursor is on. Returns the attempt made, to
    /// be kept with the current time.
    pub fn accept(&mut self) -> Option<Attempt> {
        match &mut self.page {
            PracticePage::Menu => self.choose_here(),
            PracticePage::Figures(_) => self.show_menu(),
            PracticePage::Round(asking) if asking.round.task().is_none() => self.go_on_after(),
            PracticePage::Round(asking) => {
                let attempt = match asking.next(self.tenths) {
                    Ok(attempt) => attempt,
                    Err(why) => {
                        self.told = Some(why);
                        return None;
                    }
                };
                (self.scroll, self.show_words) = (Scroll::default(), false);
                if asking.given.is_none() {
                    self.tenths = 0;
                }
                return attempt;
            }
        }
        None
    }
}
