//! A round of practice: questions in sequence, and the effect of each answer.

use std::collections::VecDeque;

use fastrand::Rng;

use crate::fact::{Fact as _, Message};

use super::whole_game::{WHOLE, stages};
use super::{Answer, Attempt, Drill, DueItem, Lap, Lesson, Marked, Pool, Question, Stage};

/// A question within a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Task {
    /// The name of its drill or lesson in the history.
    pub drill: String,
    /// The level, or the number of the lesson's step.
    pub level: u8,
    /// The seed of the question.
    pub seed: u64,
    /// The question.
    pub question: Question,
    /// Whether it was already missed in this round.
    pub again: bool,
}

/// The kind of a round.
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
}

/// A round of practice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    title: Message,
    kind: RoundKind,
    laps: Vec<Lap>,
    tasks: VecDeque<Task>,
    done: usize,
    all: usize,
    answered: usize,
    right: usize,
}

impl Round {
    /// A round of drill questions.
    pub fn of_items(title: Message, items: &[DueItem], pool: &Pool) -> Self {
        let task = |item: &DueItem| Task {
            drill: item.drill.as_str().to_owned(),
            level: item.level,
            seed: item.seed,
            question: item.question(pool),
            again: false,
        };
        Self::new(title, RoundKind::Drills, items.iter().map(task).collect(), 0)
    }

    /// A lesson, starting after the steps already done, or from the beginning if all are done.
    pub fn of_lesson(lesson: &Lesson, done: usize) -> Self {
        let done = if done < lesson.steps.len() { done } else { 0 };
        let tasks = lesson.steps.iter().zip(1..).skip(done).map(|(question, number)| Task {
            drill: lesson.as_str(),
            level: number,
            seed: 0,
            question: question.clone(),
            again: false,
        });
        Self::new(lesson.title.clone(), RoundKind::Lesson, tasks.collect(), done)
    }

    /// A whole game against the clock.
    pub fn whole_game(seed: u64, pool: &Pool) -> Self {
        let tasks = stages(seed, pool).into_iter().zip(1..).map(|(question, level)| Task {
            drill: WHOLE.to_owned(),
            level,
            seed,
            question,
            again: false,
        });
        Self::new(Message::plain("round-whole"), RoundKind::Whole, tasks.collect(), 0)
    }

    /// One question for each lesson that the history does not show as done. A right answer counts
    /// as the lesson's last step.
    pub fn placement(lessons: &[Lesson], attempts: &[Attempt]) -> Self {
        let undone = lessons.iter().filter(|lesson| lesson.done(attempts) < lesson.steps.len());
        let tasks = undone.filter_map(|lesson| {
            Some(Task {
                drill: lesson.as_str(),
                level: u8::try_from(lesson.steps.len()).ok()?,
                seed: 0,
                question: lesson.placement.clone()?,
                again: false,
            })
        });
        Self::new(Message::plain("round-placement"), RoundKind::Placement, tasks.collect(), 0)
    }

    fn new(title: Message, kind: RoundKind, tasks: VecDeque<Task>, done: usize) -> Self {
        let all = done + tasks.len();
        Self { title, kind, laps: Vec::new(), tasks, done, all, answered: 0, right: 0 }
    }

    /// Its title.
    pub const fn title(&self) -> &Message {
        &self.title
    }

    /// Its kind.
    pub const fn kind(&self) -> RoundKind {
        self.kind
    }

    /// Whether it is a lesson.
    pub fn is_lesson(&self) -> bool {
        self.kind == RoundKind::Lesson
    }

    /// The finished stages of a whole game.
    pub fn laps(&self) -> &[Lap] {
        &self.laps
    }

    /// The current question; `None` at the end.
    pub fn task(&self) -> Option<&Task> {
        self.tasks.front()
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
    /// help of this many hints. Also returns the attempt for the history, without its time.
    pub fn answer(
        &mut self,
        given: &Answer,
        (tenths, hints): (u64, usize),
    ) -> Option<(Marked, Attempt)> {
        let task = self.tasks.front()?;
        let marked = task.question.mark(given);
        let attempt = Attempt {
            time: String::new(),
            drill: task.drill.clone(),
            level: task.level,
            seed: task.seed,
            position: task.question.position.clone(),
            answer: given.to_string(),
            right: task.question.answer.to_string(),
            correct: marked.right,
            mistake: marked.mistake.map(|mistake| mistake.code().to_owned()),
            tenths,
            hints: u8::try_from(hints).unwrap_or(u8::MAX),
        };
        if *given != Answer::Read {
            self.answered += 1;
            self.right += usize::from(marked.right);
        }
        self.time(tenths, marked.right);
        Some((marked, attempt))
    }

    /// Gives up on the current question after `tenths` tenths of a second.
    pub fn pass(&mut self, tenths: u64) {
        self.time(tenths, false);
    }

    /// Records the time of a stage of a whole game.
    fn time(&mut self, tenths: u64, right: bool) {
        if self.kind == RoundKind::Whole
            && let Some(&stage) = Stage::ALL.get(self.laps.len())
        {
            self.laps.push(Lap { stage, tenths, right });
        }
    }

    /// Moves on after an answer, or with `None` after giving up.
    pub fn go_on(&mut self, right: Option<bool>) {
        if self.is_lesson() && right != Some(true) {
            return;
        }
        let Some(mut task) = self.tasks.pop_front() else { return };
        self.done += 1;
        if self.kind == RoundKind::Drills && right == Some(false) && !task.again {
            task.again = true;
            self.tasks.push_back(task);
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
    let wanted = |item: &&DueItem| drills.contains(&item.drill) && item.level == level;
    let (first, fixed) = seed;
    let back = if fixed { 0 } else { count.div_ceil(2) };
    let mut items: Vec<DueItem> = due.iter().filter(wanted).take(back).cloned().collect();
    // Seeds that follow each other give rounds without a question in common.
    let mut random = Rng::with_seed(first);
    let new = drills.iter().cycle().take(count - items.len());
    items.extend(new.map(|&drill| DueItem {
        drill,
        level,
        seed: random.u64(..LARGEST_SEED),
        position: None,
    }));
    items
}
