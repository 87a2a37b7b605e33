//! A round of practice: questions in sequence, and the effect of each answer.

use std::collections::VecDeque;

use fastrand::Rng;

use crate::fact::{Fact as _, Message};

use super::game_stages::stages;
use super::{Answer, Attempt, Drill, DueItem, Lap, Lesson, Marked, Material, Mistake, Pool};
use super::{Question, Stage, Subject};

/// A question within a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task {
    /// The drill or lesson it belongs to.
    pub subject: Subject,
    /// The level, or the number of the lesson's step or the game's stage.
    pub level: u8,
    /// The seed of the question.
    pub seed: u64,
    /// The question, or the last line of a worksheet.
    whole: Question,
    /// How many of the worksheet's lines before it have been answered, and how.
    before: Before,
    /// How it is asked.
    pub kind: RoundKind,
    /// The heading above it.
    pub title: Message,
    /// Whether it was already missed in this round.
    pub again: bool,
}

/// The lines of a worksheet that have been answered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Before {
    lines: usize,
    /// Whether one of them was wrong, or given up.
    missed: bool,
    /// The first mistake that an answer revealed.
    mistake: Option<Mistake>,
    tenths: u64,
    hints: usize,
}

impl Task {
    fn new(subject: Subject, level: u8, question: Question, title: Message) -> Self {
        let kind = RoundKind::Drills;
        let before = Before::default();
        Self { subject, level, seed: 0, whole: question, before, kind, title, again: false }
    }

    /// What is asked now: a question, or a line of its worksheet.
    pub fn question(&self) -> &Question {
        self.whole.lines.get(self.before.lines).unwrap_or(&self.whole)
    }

    /// Whether lines of the same worksheet have been answered already.
    pub const fn is_later_line(&self) -> bool {
        self.before.lines > 0
    }

    /// Whether this is all that is asked: a question, or the last line of its worksheet.
    const fn is_last_line(&self) -> bool {
        self.before.lines == self.whole.lines.len()
    }
}

/// The kind of a round, and of each question in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundKind {
    /// Drills: a missed question comes once more at the end.
    Drills,
    /// A lesson: each step stays until it is answered correctly.
    Lesson,
    /// A whole game against the clock, in stages.
    Whole,
    /// One question per lesson, to find out which lessons can be skipped.
    Placement,
    /// Today's five minutes: questions of the other kinds.
    Today,
}

/// A round of practice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    title: Message,
    kind: RoundKind,
    laps: Vec<Lap>,
    lines: u8,
    tasks: VecDeque<Task>,
    done: usize,
    all: usize,
    answered: usize,
    right: usize,
    /// Whether the last question of a lesson was left unanswered: what is only read does not count then.
    is_passing: bool,
}

impl Round {
    /// A round of drill questions, and of lesson steps that come back.
    pub fn of_items(title: Message, items: &[DueItem], material: &Material) -> Self {
        Self::new(title, RoundKind::Drills, Self::tasks_of(items, material).into(), 0)
    }

    pub(super) fn tasks_of(items: &[DueItem], material: &Material) -> Vec<Task> {
        let task = |item: &DueItem| {
            let (question, title) = (item.question(material)?, material.title(&item.subject));
            let task = Task::new(item.subject.clone(), item.level, question, title);
            Some(Task { seed: item.seed, ..task })
        };
        items.iter().filter_map(task).collect()
    }

    /// A lesson, starting after the steps already done, or from the beginning if all are done.
    pub fn of_lesson(lesson: &Lesson, done: usize) -> Self {
        let done = if done < lesson.steps.len() { done } else { 0 };
        let tasks = Self::tasks_of_lesson(lesson, done).into();
        Self::new(lesson.title.clone(), RoundKind::Lesson, tasks, done)
    }

    pub(super) fn tasks_of_lesson(lesson: &Lesson, done: usize) -> Vec<Task> {
        let steps = lesson.steps.iter().zip(1..).skip(done);
        let task = |(question, number): (&Question, u8)| Task {
            kind: RoundKind::Lesson,
            ..Task::new(lesson.subject(), number, question.clone(), lesson.title.clone())
        };
        steps.map(task).collect()
    }

    /// A whole game on a square board of this size, against the clock.
    pub fn whole_game(seed: u64, lines: u8, pool: &Pool) -> Self {
        let tasks = Self::tasks_of_game(seed, lines, pool).into();
        Self { lines, ..Self::new(Message::plain("round-whole"), RoundKind::Whole, tasks, 0) }
    }

    pub(super) fn tasks_of_game(seed: u64, lines: u8, pool: &Pool) -> Vec<Task> {
        let title = Message::plain("round-whole");
        let task = |(question, level): (Question, u8)| Task {
            seed,
            kind: RoundKind::Whole,
            ..Task::new(Subject::Whole, level, question, title.clone())
        };
        stages(seed, lines, pool).into_iter().zip(1..).map(task).collect()
    }

    /// One question for each lesson that the history does not show as done. A right answer counts
    /// as the lesson's last step.
    pub fn placement(lessons: &[Lesson], attempts: &[Attempt]) -> Self {
        let undone = lessons.iter().filter(|lesson| lesson.done(attempts) < lesson.steps.len());
        let tasks = undone.filter_map(|lesson| {
            let last = u8::try_from(lesson.steps.len()).ok()?;
            let title = Message::plain("round-placement");
            let task = Task::new(lesson.subject(), last, lesson.placement.clone()?, title);
            Some(Task { kind: RoundKind::Placement, ..task })
        });
        Self::new(Message::plain("round-placement"), RoundKind::Placement, tasks.collect(), 0)
    }

    /// Today's questions, which may end with a whole game on a board of this size.
    pub(super) fn of_today(tasks: Vec<Task>, lines: u8) -> Self {
        let title = Message::plain("round-today");
        Self { lines, ..Self::new(title, RoundKind::Today, tasks.into(), 0) }
    }

    fn new(title: Message, kind: RoundKind, tasks: VecDeque<Task>, done: usize) -> Self {
        let (all, laps) = (done + tasks.len(), Vec::new());
        Self {
            title,
            kind,
            laps,
            lines: 19,
            tasks,
            done,
            all,
            answered: 0,
            right: 0,
            is_passing: false,
        }
    }

    /// The title of the question, or of the round once it is over.
    pub fn title(&self) -> &Message {
        self.tasks.front().map_or(&self.title, |task| &task.title)
    }

    /// Its kind.
    pub const fn kind(&self) -> RoundKind {
        self.kind
    }

    /// Whether the question is a step of a lesson.
    pub fn is_lesson(&self) -> bool {
        self.asks_as(RoundKind::Lesson)
    }

    /// Whether the question stays until it is answered correctly: a step of a lesson, an arrangement.
    pub fn stays_until_right(&self) -> bool {
        let is_shape = self.task().is_some_and(|task| task.question().shape.is_some());
        self.is_lesson() || (is_shape && !self.is_whole_game())
    }

    /// Whether the question is a stage of a whole game.
    pub fn is_whole_game(&self) -> bool {
        self.asks_as(RoundKind::Whole)
    }

    fn asks_as(&self, kind: RoundKind) -> bool {
        self.tasks.front().map_or(self.kind, |task| task.kind) == kind
    }

    /// The finished stages of the whole game.
    pub fn laps(&self) -> &[Lap] {
        &self.laps
    }

    /// The number of lines of the whole game's board.
    pub const fn lines(&self) -> u8 {
        self.lines
    }

    /// The current question; `None` at the end.
    pub fn task(&self) -> Option<&Task> {
        self.tasks.front()
    }

    /// The questions left, in order.
    pub fn tasks(&self) -> impl Iterator<Item = &Task> {
        self.tasks.iter()
    }

    /// The number of questions finished, and of all questions at the start.
    pub fn progress(&self) -> (usize, usize) {
        (self.done.min(self.all), self.all)
    }

    /// The number of answers given, and of right ones.
    pub const fn score(&self) -> (usize, usize) {
        (self.answered, self.right)
    }

    /// Marks an answer to the current question, given after `tenths` tenths of a second with the
    /// help of this many hints. Also returns the attempt for the history, without its time; `None`
    /// until the last line of a worksheet, which stands for all.
    pub fn answer(
        &mut self,
        given: &Answer,
        (tenths, hints): (u64, usize),
    ) -> Option<(Marked, Option<Attempt>)> {
        let task = self.tasks.front_mut()?;
        let marked = task.question().mark(given);
        if *given == Answer::Read && self.is_passing {
            return Some((marked, None));
        }
        self.is_passing &= !marked.right;
        let before = Before {
            tenths: task.before.tenths.saturating_add(tenths),
            hints: task.before.hints + hints,
            mistake: task.before.mistake.or(marked.mistake),
            ..task.before
        };
        if !task.is_last_line() {
            task.before = before;
            return Some((marked, None));
        }
        let correct = marked.right && !before.missed;
        let attempt = Attempt {
            time: String::new(),
            drill: task.subject.to_string(),
            level: task.level,
            seed: task.seed,
            position: task.whole.position.clone(),
            answer: given.to_string(),
            right: task.whole.answer.to_string(),
            correct,
            mistake: before.mistake.map(|mistake| mistake.code().to_owned()),
            tenths: before.tenths,
            hints: u8::try_from(before.hints).unwrap_or(u8::MAX),
        };
        if *given != Answer::Read {
            self.answered += 1;
            self.right += usize::from(correct);
        }
        self.time(tenths, marked.right);
        Some((marked, Some(attempt)))
    }

    /// Gives up on the current question after `tenths` tenths of a second.
    pub fn pass(&mut self, tenths: u64) {
        if let Some(task) = self.tasks.front_mut() {
            task.before.tenths = task.before.tenths.saturating_add(tenths);
        }
        self.time(tenths, false);
        self.is_passing = self.is_lesson();
    }

    /// Records the time of a stage of a whole game.
    fn time(&mut self, tenths: u64, right: bool) {
        if self.is_whole_game()
            && let Some(&stage) = Stage::ALL.get(self.laps.len())
        {
            self.laps.push(Lap { stage, tenths, right });
        }
    }

    /// Moves on after an answer, or with `None` after giving up.
    pub fn go_on(&mut self, right: Option<bool>) {
        let is_wrong = if self.is_lesson() { right != Some(true) } else { right == Some(false) };
        if self.stays_until_right() && is_wrong {
            return;
        }
        if let Some(task) = self.tasks.front_mut().filter(|task| !task.is_last_line()) {
            task.before.lines += 1;
            task.before.missed |= right != Some(true);
            return;
        }
        let Some(mut task) = self.tasks.pop_front() else { return };
        self.done += 1;
        let missed = right == Some(false) || right.is_some() && task.before.missed;
        if task.kind == RoundKind::Drills && missed && !task.again {
            (task.again, task.before) = (true, Before::default());
            // Before the whole game, which comes last.
            let whole = self.tasks.iter().position(|task| task.kind == RoundKind::Whole);
            self.tasks.insert(whole.unwrap_or(self.tasks.len()), task);
        }
    }
}

/// Seeds are below this, so that every program that reads the history can hold them.
pub const LARGEST_SEED: u64 = 1 << 48;

/// The items of a round of `count` questions: due items first, up to half, then new ones from each
/// drill in turn. If the seed is fixed (`true`), due items are left out, so that the round is
/// always the same.
pub fn items(
    drills: &[Drill],
    level: u8,
    count: usize,
    due: &[DueItem],
    seed: (u64, bool),
) -> Vec<DueItem> {
    let is_wanted = |drill: Drill| drills.contains(&drill);
    let wanted =
        |item: &&DueItem| item.subject.drill().is_some_and(is_wanted) && item.level == level;
    let (first, fixed) = seed;
    let back = if fixed { 0 } else { count.div_ceil(2) };
    let mut items: Vec<DueItem> = due.iter().filter(wanted).take(back).cloned().collect();
    // Seeds that follow each other give rounds without a question in common.
    let mut random = Rng::with_seed(first);
    let asked = |drill: Drill, seed: u64| Question::about(drill, level, seed, None).asked;
    for &drill in drills.iter().cycle().take(count - items.len()) {
        let subject = Subject::Drill(drill);
        let is_new = |seed: &u64| {
            let mut same = items.iter().filter(|item| item.subject == subject);
            drill.has_board() || same.all(|item| asked(drill, item.seed) != asked(drill, *seed))
        };
        // There are few questions of some kinds.
        let drawn = random.u64(..LARGEST_SEED);
        let others = std::iter::repeat_with(|| random.u64(..LARGEST_SEED)).take(TRIES);
        let seed = std::iter::once(drawn).chain(others).find(is_new).unwrap_or(drawn);
        items.push(DueItem { subject, level, seed, position: None });
    }
    items
}

/// How many more seeds are tried for a question that is not in the round yet.
const TRIES: usize = 20;
